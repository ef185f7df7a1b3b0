import CSVRecords
import TestSupport
import Testing

@testable import ByteStreams

struct DecompressionTests {
  /// A table that compresses well but not to nothing.
  private static let table = Array(
    ("id,name\n" + (1...400).map { "\($0),name \($0 * 7919 % 1000)\n" }.joined()).utf8)

  static func compressed(_ bytes: [UInt8], _ format: CompressionFormat) throws -> [UInt8] {
    let compressor = try StreamCompressor(format)
    var result: [UInt8] = []
    try compressor.compress(bytes.span) { for index in $0.indices { result.append($0[index]) } }
    try compressor.finish { for index in $0.indices { result.append($0[index]) } }
    return result
  }

  private static func decompressed(
    _ bytes: [UInt8], _ format: CompressionFormat, pieces: Int = 1 << 16, reads: Int = 1 << 16
  ) throws -> [UInt8] {
    var source = try DecodedSource(PiecesSource(bytes, by: pieces), format)
    return try source.readEverything(by: reads)
  }

  @Test(arguments: CompressionFormat.allCases)
  func `what was compressed is read again, in pieces of any size`(format: CompressionFormat) throws {
    var random = SeededGenerator(seed: 19)
    let noise = (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for bytes in [[], [0], Self.table, [UInt8](repeating: 0x61, count: 3_000_000), noise] {
      let compressed = try Self.compressed(bytes, format)
      #expect(FileSignature.of(compressed, name: []) == .compressed(format))
      let sizes =
        bytes.count > 100_000 ? [(1 << 16, 1 << 18), (4096, 777)] : [(1, 1), (1, 4096), (4096, 1), (7, 13)]
      for (pieces, reads) in sizes {
        #expect(try Self.decompressed(compressed, format, pieces: pieces, reads: reads) == bytes)
      }
    }
  }

  @Test(arguments: CompressionFormat.allCases)
  func `several streams are one content`(format: CompressionFormat) throws {
    let parts = [Array("a,b\n".utf8), [], Self.table, Array("1,2\n".utf8)]
    let compressed = try parts.flatMap { try Self.compressed($0, format) }
    for pieces in [1, 3, 1 << 16] {
      #expect(try Self.decompressed(compressed, format, pieces: pieces) == parts.flatMap(\.self))
    }
  }

  @Test func `frames of zstd that are to be skipped are skipped, also at the beginning`() throws {
    let skipped: [UInt8] = [0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3]
    let frame = try Self.compressed(Self.table, .zstd)
    let bytes = skipped + frame + skipped + frame + skipped
    #expect(FileSignature.of(bytes, name: []) == .compressed(.zstd))
    #expect(try Self.decompressed(bytes, .zstd, pieces: 1) == Self.table + Self.table)
  }

  @Test func `xz streams may have padding of a multiple of four bytes between and after them`() throws {
    let stream = try Self.compressed(Self.table, .xz)
    let padding: [UInt8] = [0, 0, 0, 0]
    #expect(
      try Self.decompressed(stream + padding + stream + padding, .xz, pieces: 1) == Self.table + Self.table)
    #expect(throws: StreamError.self) { try Self.decompressed(stream + [0, 0, 0] + stream, .xz) }
    #expect(throws: StreamError.self) { try Self.decompressed(stream + [0], .xz) }
  }

  @Test func `zeros after gzip members are padding, and what follows them is ignored`() throws {
    let member = try Self.compressed(Self.table, .gzip)
    for pieces in [1, 1 << 16] {
      #expect(try Self.decompressed(member + [0, 0, 0], .gzip, pieces: pieces) == Self.table)
      var source = try DecodedSource(PiecesSource(member + [0, 0, 7], by: pieces), .gzip)
      #expect(try source.readEverything() == Self.table)
      #expect(source.ignoredOffset == member.count + 2)
    }
  }

  @Test(arguments: [(CompressionFormat.gzip, "x"), (.gzip, "\u{1F}"), (.bzip2, "BZ?"), (.bzip2, "no stream")])
  func `gzip and bzip2 ignore what is no stream after the last one`(format: CompressionFormat, rest: String)
    throws
  {
    let stream = try Self.compressed(Self.table, format)
    for pieces in [1, 1 << 16] {
      var source = try DecodedSource(PiecesSource(stream + Array(rest.utf8), by: pieces), format)
      #expect(try source.readEverything() == Self.table)
      #expect(source.ignoredOffset == stream.count)
    }
  }

  @Test(
    arguments: [CompressionFormat.zstd, .xz],
    ["x", "(\u{B5}", "\u{1}\u{0}\u{0}\u{0}", "12345678901", "123456789012", "this is no stream"])
  func `for zstd and xz it is damage at its first byte, however short it is`(
    format: CompressionFormat, rest: String
  ) throws {
    let stream = try Self.compressed(Self.table, format)
    for pieces in [1, 1 << 16] {
      #expect(throws: StreamError(format: format, fault: .damaged, offset: stream.count)) {
        try Self.decompressed(stream + Array(rest.utf8), format, pieces: pieces)
      }
    }
  }

  @Test(arguments: [([0, 0, 0], 3), ([0, 0, 0, 0, 7], 4), ([0, 7], 1), ([0, 0, 0, 0, 0, 0], 6)])
  func `after padding of xz a stream follows or nothing`(rest: [UInt8], offset: Int) throws {
    let stream = try Self.compressed(Self.table, .xz)
    for pieces in [1, 1 << 16] {
      #expect(throws: StreamError(format: .xz, fault: .damaged, offset: stream.count + offset)) {
        try Self.decompressed(stream + rest, .xz, pieces: pieces)
      }
    }
  }

  @Test(arguments: CompressionFormat.allCases)
  func `a stream that is cut anywhere is an error with the number of bytes`(format: CompressionFormat) throws
  {
    let stream = try Self.compressed(Self.table, format)
    for count in 0..<stream.count {
      let error = #expect(throws: StreamError.self) { try Self.decompressed(Array(stream[..<count]), format) }
      #expect(error == StreamError(format: format, fault: .cut, offset: count))
      // The second of two members.
      guard count > 3 else { continue }
      #expect(throws: StreamError(format: format, fault: .cut, offset: stream.count + count)) {
        try Self.decompressed(stream + stream[..<count], format)
      }
    }
  }

  @Test(arguments: CompressionFormat.allCases)
  func `a flipped bit is an error, or does not change the content`(format: CompressionFormat) throws {
    let stream = try Self.compressed(Array(Self.table.prefix(700)), format)
    var unchanged = 0
    for index in stream.indices {
      for bit in 0..<8 {
        var damaged = stream
        damaged[index] ^= 1 << bit
        do {
          let content = try Self.decompressed(damaged, format)
          // A frame of zstd can become one that is to be skipped only by its first byte and its second.
          #expect(content == Array(Self.table.prefix(700)), "byte \(index), bit \(bit)")
          unchanged += 1
        } catch {
          let error = try #require(error as? StreamError)
          #expect((0...stream.count).contains(error.offset))
        }
      }
    }
    // Of gzip's header the time, the system and hints do not matter; nor do reserved bits, and those that fill the last byte.
    #expect(unchanged <= (format == .gzip ? 70 : 20), "\(unchanged)")
  }

  @Test(arguments: CompressionFormat.allCases)
  func `content before a cut is read first, and content just before damage never`(format: CompressionFormat)
    throws
  {
    let first = try Self.compressed(Self.table, format)
    var second = Array(first.dropLast(6))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let cut = try DecodedSource(PiecesSource(first + second, by: 1 << 16), format)
    #expect(try cut.read(into: &buffer, at: buffer.indices) >= Self.table.count)
    for index in second.indices.dropFirst(8) { second[index] ^= 0xFF }
    let damaged = try DecodedSource(PiecesSource(first + second, by: 1 << 16), format)
    for source in [cut, damaged, damaged] {
      #expect(throws: StreamError.self) { try source.read(into: &buffer, at: buffer.indices) }
    }
  }

  @Test(arguments: CompressionFormat.allCases)
  func `a source is ready only if a read would return`(format: CompressionFormat) throws {
    let (first, second) = (try Self.compressed(Self.table, format), try Self.compressed(Self.table, format))
    let pieces = PiecesSource([], hasArrived: false)
    let source = try DecodedSource(pieces, format)
    var (content, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 10_000))
    for byte in first + second {
      #expect(!source.isReady)
      pieces.deliver([byte])
      // The piece is read, and then none is there.
      pieces.arrivesOnce = true
      while source.isReady {
        let count = try source.read(into: &buffer, at: buffer.indices)
        content += buffer[..<count]
      }
    }
    #expect(content == Self.table + Self.table)
  }
}
