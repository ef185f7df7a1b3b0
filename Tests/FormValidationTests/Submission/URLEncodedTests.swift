import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

struct URLEncodedTests {
  /// Decodes a body by the steps of the URL standard, section 5.1.
  private static func pairs(_ body: [UInt8]) -> [(name: [UInt8], value: [UInt8], file: Submission.File?)] {
    body.split(separator: UInt8(ascii: "&")).map { piece in
      let halves = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(halves[0]), halves.count > 1 ? decoded(halves[1]) : [], nil)
    }
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let blanks = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    var result: [UInt8] = []
    var index = 0
    while index < blanks.count {
      let digits = blanks.dropFirst(index + 1).prefix(2)
      let isHex =
        digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
      if blanks[index] == UInt8(ascii: "%"), isHex,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(blanks[index])
        index += 1
      }
    }
    return result
  }

  private static func read(_ body: String, _ form: Form = .ofAllKinds) throws -> Submission {
    try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
  }

  @Test(
    arguments: [
      ("a=b", "b"), ("a=", ""), ("a", ""), ("&&a=1&", "1"), ("a=b=c", "b=c"), ("a=x+y%20z", "x y z"),
      ("a=%2B%26%3D%25", "+&=%"), ("a=%", "%"), ("a=%4", "%4"), ("a=%4g", "%4g"), ("a=%%41", "%A"),
      ("a=%e2%82%AC", "€"), ("%61=1", "1"), ("a=;b=2", ";b=2"), ("a=%00", "\0"), ("a=1#x?y", "1#x?y"),
      ("a=%EF%BB%BFx", "\u{FEFF}x"), ("a=1&b=2&=3&a", "1"),
    ])
  func `a value is decoded by the URL standard`(body: String, expected: String) throws {
    let value = try Self.read(body)["a"]
    #expect(value.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: ["", "&", "b=1", "=a", "A=1", "%EF%BB%BFa=1", "+a=1", "a%=1", "a[]=1", "a[0]=1"])
  func `a name that is not a field is skipped`(body: String) throws {
    #expect(try ReadPost(Self.read(body)).values.allSatisfy(\.isEmpty))
  }

  @Test func `names in brackets are plain names, and a field with several values accepts an index`() throws {
    let post = try Self.read("a%5Bb%5D%5B0%5D=1&tags=r&tags[]=g&tags%5B12%5D=x&tags[x]=y&tags[1=z&%C3%A9=2")
    #expect(post["a[b][0]"] == "1" && post.values(of: "tags") == ["r", "g", "x"] && post["é"] == "2")
  }

  @Test func `repeated names keep all values in order`() throws {
    let post = try Self.read("a=1&text=x&a=2&a=3")
    #expect(post.values(of: "a") == ["1", "2", "3"] && post["a"] == "1")
    let codes = Form.ofAllKinds.check(post).findings.map(\.finding.failure.code)
    #expect(codes == ["form.repeated"])
  }

  @Test func `an unchecked checkbox is absent, and a checked one sends its value`() throws {
    #expect(try Self.read("a=1")["ok"] == nil)
    #expect(try Self.read("ok=yes")["ok"] == "yes")
  }

  @Test func `line breaks are replaced only in text areas`() throws {
    let post = try Self.read("text=%0D%0Aa%0D%0D%0Ab%0Ac%0D&a=%0D%0A")
    #expect(post["text"].map { Array($0.utf8) } == Array("\na\n\nb\nc\n".utf8))
    #expect(post["a"].map { Array($0.utf8) } == [0x0D, 0x0A])
  }

  @Test func `the name of a file without content is skipped`() throws {
    let post = try Self.read("file=photo.png")
    #expect(post["file"] == nil && post.file(of: "file") == nil)
  }

  @Test func `invalid UTF-8 is kept until the check`() throws {
    let post = try Self.read("a=x%FF&%C3=1")
    #expect(post.posted.bytes[post.posted.values[0]!.raw] == [0x78, 0xFF])
    #expect(Form.ofAllKinds.check(post).findings.map(\.finding.failure.code) == ["text.invalid-utf8"])
  }

  @Test(arguments: ["UTF-8", "utf8", "Unicode-1-1-UTF-8", "+x-unicode20utf8%0A", "unicode11utf8", "", "+"])
  func `a post can declare UTF-8 as its encoding`(label: String) throws {
    let post = try Self.read("a=1&_charset_=\(label)&_CharSet_=\(label)")
    #expect(post["a"] == "1" && post.posted.values.count { $0 != nil } == 1)
  }

  @Test(arguments: ["windows-1252", "utf-16", "utf-8x", "utf 8", "x"])
  func `a post that declares another encoding is rejected`(label: String) {
    let body = "_charset_=\(label)&a=1"
    #expect(throws: SubmissionError.unsupportedEncoding(label)) { try Self.read(body) }
  }

  @Test func `a field can have the name of the encoding declaration, which is checked nevertheless`() throws {
    let form = Form([FormField("_charset_", .hidden)])
    #expect(try Self.read("_charset_=UTF-8", form)["_charset_"] == "UTF-8")
    #expect(throws: SubmissionError.unsupportedEncoding("koi8-r")) { try Self.read("_charset_=koi8-r", form) }
  }

  @Test func `the token of a post is read in addition to its fields`() throws {
    let form = Form([FormField("a")])
    #expect(try Self.read("a=1&csrf-token=x%2By&csrf-token=z", form).token == FormToken("x+y"))
    #expect(try Self.read("csrf-token=&a=1", form).token == FormToken(""))
    #expect(try Self.read("a=1&Csrf-Token=x&csrf-token[]=y", form).token == nil)
    var disabled = FormField("csrf-token")
    disabled.isDisabled = true
    #expect(try Self.read("csrf-token=x", Form([disabled])).token == nil)
    // A field of that name receives the value instead.
    let post = try Self.read("csrf-token=x", Form([FormField("csrf-token", .hidden)]))
    #expect(post.token == nil && post["csrf-token"] == "x")
  }

  @Test func `a disabled field is not read`() throws {
    var field = FormField("a")
    field.isDisabled = true
    #expect(try Self.read("a=1", Form([field]))["a"] == nil)
  }

  @Test func `a million separators are an empty post, and a megabyte of brackets is an error`() throws {
    let form = Form.ofAllKinds
    let separators = [UInt8](repeating: UInt8(ascii: "&"), count: 1 << 20)
    #expect(
      try Submission(decoding: separators, as: .urlEncoded, for: form).posted.values.allSatisfy { $0 == nil })
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    #expect(throws: SubmissionError.nestedTooDeep(maximum: 32)) {
      try Submission(decoding: brackets, as: .urlEncoded, for: form)
    }
    let percents = Array("a=".utf8) + [UInt8](repeating: UInt8(ascii: "%"), count: (1 << 20) - 2)
    #expect(try Submission(decoding: percents, as: .urlEncoded, for: form)["a"]?.utf8.count == (1 << 20) - 2)
  }

  @Test func `random bodies are decoded as by the steps of the standard`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let pieces =
      [
        "a", "text", "tags", "tags[]", "a[b][0]", "a%5Bb%5D[0]", "ok", "file", "trimmed", "%C3%A9",
        "_charset_",
      ]
      + [
        "=", "=", "&", "&", "+", "%", "%2", "%0D", "%0A", "\r\n", "\r", "%e2%82%ac", "%FF", " ", "utf-8", "x",
      ]
    for _ in 0..<TestRun.rounds(20_000) {
      let count = Int.random(in: 0...12, using: &random)
      var body = (0..<count).flatMap { _ in Array(pieces.randomElement(using: &random)!.utf8) }
      if !body.isEmpty, Bool.random(using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let pairs = Self.pairs(body)
      let encoding = pairs.first { pair in
        String(decoding: pair.name, as: UTF8.self).lowercased() == "_charset_"
          && !["", "utf-8"].contains(
            String(decoding: pair.value, as: UTF8.self).lowercased()
              .split(whereSeparator: { " \t\n\r\r\n\u{C}".contains($0) }).joined(separator: " "))
      }
      let expected: Reading =
        encoding.map { .rejected(.unsupportedEncoding(String(decoding: $0.value, as: UTF8.self))) }
        ?? .read(ReadPost(.ofAllKinds, pairs))
      let found = Reading { () throws(SubmissionError) in
        try Submission(decoding: body, as: .urlEncoded, for: Form.ofAllKinds)
      }
      guard found == expected else {
        Issue.record("\(String(decoding: body, as: UTF8.self).debugDescription), seed \(seed): \(found)")
        return
      }
    }
  }
}
