import CSVRecords
import TestSupport
import Testing

@testable import ByteStreams

/// Tests of the conversion to UTF-8 against that of the program iconv, with the same library.
struct TranscoderTests {
  private static let alphabet = Array("a,b;\"0\r\né ß — 東京都 ソフトｱ 한국어 中文 Привет שלום ñ Ê̄ €😀".unicodeScalars)

  static let encodings = [
    "ISO-8859-1", "CP1252", "ISO-8859-15", "KOI8-R", "CP437", "CP1255", "CP1258", "TCVN", "IBM037",
    "MACINTOSH", "ASCII",
    "SHIFT_JIS", "CP932", "EUC-JP", "EUC-JISX0213", "ISO-2022-JP", "EUC-KR", "CP949", "JOHAB", "GBK",
    "GB18030", "BIG5",
    "BIG5-HKSCS", "EUC-TW", "UTF-7", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE",
    "UCS-2",
  ]

  @Test(arguments: encodings)
  func `text in any encoding is what iconv makes of it, in pieces of any size`(encoding: String) throws {
    var random = SeededGenerator(seed: 20)
    let scalars = (0..<3000).map { _ in Self.alphabet.randomElement(using: &random) ?? " " }
    let text = Array(String(String.UnicodeScalarView(scalars)).utf8)
    let encoded = try IconvProgram.convert(["-c", "-f", "UTF-8", "-t", encoding], text)
    let expected = try IconvProgram.convert(["-f", encoding, "-t", "UTF-8"], encoded)
    #expect(!encoded.isEmpty && !expected.isEmpty)
    for (pieces, reads) in [(1 << 16, 1 << 16), (1, 1), (1, 4096), (4096, 1), (7, 100)] {
      let transcoder = try #require(Transcoder(encoding))
      var source = DecodedSource(PiecesSource(encoded, by: pieces), transcoder)
      #expect(try source.readEverything(by: reads) == expected, "pieces of \(pieces), reads of \(reads)")
    }
    #expect(Transcoder.decode(encoded, as: encoding)?.text == expected)
  }

  @Test(arguments: encodings)
  func `random bytes are decoded alike in pieces of any size, undecodable bytes counted`(encoding: String)
    throws
  {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<20 {
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      let whole = try #require(Transcoder.decode(bytes, as: encoding))
      #expect(whole.text.count { $0 == Transcoder.undecodable } == whole.undecodable)
      let valid = whole.text.filter { $0 != Transcoder.undecodable }
      #expect(String(validating: valid, as: UTF8.self) != nil)
      for (pieces, reads) in [(1, 1), (3, 4096), (4096, 5)] {
        let transcoder = try #require(Transcoder(encoding))
        var source = DecodedSource(PiecesSource(bytes, by: pieces), transcoder)
        #expect(try source.readEverything(by: reads) == whole.text)
      }
    }
  }

  @Test(arguments: [
    ("CP1252", [0x61, 0x81, 0x2C], "a\u{FFFD},"), ("CP932", [0x81, 0x2C, 0x62], "\u{FFFD},b"),
    ("EUC-JP", [0xA4], "\u{FFFD}"),
    ("UTF-16LE", [0x61, 0, 0x00, 0xD8, 0x62, 0], "a\u{FFFD}b"), ("UTF-16BE", [0, 0x61, 0], "a\u{FFFD}"),
    ("UTF-32LE", [0, 0, 0x11, 0, 0x61, 0, 0, 0], "\u{FFFD}a"),
    ("GB18030", [0x81, 0x30, 0x81], "\u{FFFD}0\u{FFFD}"),
    ("ASCII", [0x61, 0xE9, 0x62], "a\u{FFFD}b"),
  ])
  func `a byte stands for each place that cannot be decoded`(encoding: String, bytes: [UInt8], text: String)
    throws
  {
    let decoded = try #require(Transcoder.decode(bytes, as: encoding))
    #expect(String(decoding: decoded.text, as: UTF8.self) == text)
  }

  @Test func `a character that is incomplete does not make a source ready`() throws {
    let pieces = PiecesSource([], hasArrived: false)
    pieces.arrivesOnce = true
    let source = DecodedSource(pieces, try #require(Transcoder("UTF-16LE")))
    var buffer = [UInt8](repeating: 0, count: 100)
    for byte in [0x3D, 0xD8, 0x00] as [UInt8] {
      pieces.deliver([byte])
      #expect(!source.isReady)
    }
    pieces.deliver([0xDE])
    #expect(source.isReady)
    #expect(try source.read(into: &buffer, at: 0..<2) == 2)
    #expect(try source.read(into: &buffer, at: 2..<100) == 2)
    #expect(buffer[..<4].elementsEqual("😀".utf8))
    #expect(!source.isReady)
  }

  @Test(arguments: ["", "no-such", "UTF-16//IGNORE", "latin1/", "UTF-8\u{0}"])
  func `what is no name of an encoding is none`(name: String) {
    #expect(Transcoder(name) == nil)
  }

  @Test func `the C library has each encoding that is suggested`() {
    for name in EncodingName.common where name != "auto" { #expect(Transcoder(name) != nil, "\(name)") }
  }
}
