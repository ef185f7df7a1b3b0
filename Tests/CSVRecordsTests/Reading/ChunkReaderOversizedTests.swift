import TestSupport
import Testing

@testable import CSVRecords

/// Records longer than the limit: which records they are does not depend on how the source delivers the bytes.
struct ChunkReaderOversizedTests {
  private static let bound = 6

  /// Checks the number of too long records in the text against the reference parser, and reads the text in chunks of
  /// many sizes.
  private func check(
    _ text: String, _ format: RecordFormat = .csv(Dialect()), tooLong: Int, columnCount: Int = 1
  ) throws {
    let bytes = [UInt8](latin: text)
    let trial = Trial(bytes, format, columnCount: columnCount, maximumRecordSize: Self.bound)
    let notes = trial.expected.records.flatMap(\.notes)
    #expect(notes.count { $0.kind == .tooLong } == tooLong, "\"\(bytes.escaped)\"")
    for chunkSize in Array(1...10) + [13, 17, 24, 100] {
      try trial.run(chunkSize: chunkSize)
      try trial.run(chunkSize: chunkSize, source: DrippingSource(bytes, sizes: [1, 3], isReady: false))
    }
  }

  @Test(arguments: ["", "\n", "\r", "\r\n"], ["", "b", "b\n", "bbbbbbbbb", "\nb", "\"b\nb\"\n"])
  func `the limit counts the record's bytes without its line end`(end: String, next: String) throws {
    guard end != "" || next == "" else { return }
    let nextCount = next.hasPrefix("bbb") ? 1 : 0
    for size in 0...20 {
      let text = String(repeating: "a", count: size) + end
      let count = size > Self.bound ? 1 : 0
      try check(text + next, tooLong: count + nextCount)
      try check("b\n" + text + next, tooLong: count + nextCount)
      try check("\"b\"b\n" + text + next, tooLong: count + nextCount)
    }
  }

  @Test(arguments: ["", "\n", "\r", "\r\n"])
  func `quotes and quoted bytes count towards the limit`(end: String) throws {
    for size in 0...20 {
      let count = size + 2 > Self.bound ? 1 : 0
      for filler in ["a", "\n", ",", "\r"] {
        let quoted = "\"" + String(repeating: filler, count: size) + "\""
        try check(quoted + end, tooLong: count)
        try check("b\n" + quoted + end + (end.isEmpty ? "" : "b\n"), tooLong: count)
      }
    }
  }

  @Test func `a record with an unclosed quote can exceed the limit`() throws {
    for size in 0...20 {
      let text = "b\n\"" + String(repeating: "\n", count: size)
      try check(text, tooLong: size + 1 > Self.bound ? 1 : 0)
      try check(text + "\r", tooLong: size + 2 > Self.bound ? 1 : 0)
    }
  }

  @Test func `consecutive records can exceed the limit`() throws {
    try check("aaaaaaaaa\nbbbbbbbbb\r\nccccccc\rd\neeeeeeeeeeeeeeeee\n\"fff\n\nfff\"\n", tooLong: 5)
    try check("aaaaaaaaaaaaaaaaaaaa\n\n\nb\n\r\nbbbbbbbbbbbbbbb\n\n", tooLong: 2, columnCount: 2)
    try check("aaaaaaaaaaa\"\n\"b\"c\n\"dddddddddd\"d\n", tooLong: 2)
  }

  @Test(arguments: ["#", "#!#!#!##"])
  func `a comment may exceed the limit, even by its prefix`(prefix: String) throws {
    let dialect = Dialect(comment: BytePrefix(prefix.utf8))
    for size in 0...20 {
      let comment = prefix + String(repeating: "c", count: size)
      for text in [
        "\(comment)\na\n", "a\n\(comment)\nb\n", "\n\(comment)\na", "\(comment)\n\(comment)\na\n\(comment)",
      ] {
        try check(text, .csv(dialect), tooLong: 0)
        try Trial([UInt8](latin: text), .csv(dialect), maximumRecordSize: Self.bound).runReader()
        let reader = try CSVReader(
          Array("\(comment)\nname\n\(text)".utf8), dialect: dialect, maximumRecordSize: Self.bound)
        #expect(reader.header == ["name"])
      }
    }
  }

  @Test func `lines and NUL-terminated values have the same limit`() throws {
    for size in 0...20 {
      let text = String(repeating: "\"", count: size)
      let count = size > Self.bound ? 1 : 0
      for end in ["", "\n", "\r\n", "\r\na", "\nbbbbbb\r\na"] {
        try check(text + end, .lines, tooLong: count)
      }
      try check(text + "\r", .lines, tooLong: size + 1 > Self.bound ? 1 : 0)
      try check(text + "\r\r\n", .lines, tooLong: size + 1 > Self.bound ? 1 : 0)
      for end in ["", "\u{0}", "\u{0}a", "\u{0}\r\n\u{0}"] {
        try check(text + end, .nulTerminated, tooLong: count)
      }
    }
  }

  @Test(arguments: [1, 3, 16, 64])
  func `a record longer than the limit is delivered in small chunks`(chunkSize: Int) throws {
    let bytes = [UInt8](latin: "\"" + String(repeating: "a\r\n\"\"", count: 2_000) + "\"\r\nb\n")
    var reader = ChunkReader(
      MemorySource(bytes), format: .csv(Dialect()), chunkSize: chunkSize, maximumRecordSize: 100)
    var chunk = Chunk()
    var kinds: [Chunk.Kind] = []
    var count = 0
    while try reader.fill(&chunk) {
      kinds.append(chunk.kind)
      count += chunk.count
      try #require(chunk.storage.count <= 103 + 2 * chunkSize)
      let isCut = chunk.storage[chunk.count - 1] == 0x0D && count < bytes.count && bytes[count] == 0x0A
      try #require(!isCut, "a piece ends between CR and LF")
    }
    #expect(count == bytes.count)
    #expect(kinds.first == .oversizedStart && kinds.last == .records && kinds.count > 3)
    #expect(kinds.dropFirst().dropLast().allSatisfy { $0 == .oversizedRest })
  }
}
