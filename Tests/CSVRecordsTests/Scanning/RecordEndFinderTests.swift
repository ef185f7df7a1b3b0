import TestSupport
import Testing

@testable import CSVRecords

struct RecordEndFinderTests {
  /// Returns for each piece the offset at which the record ends in it, or `nil`.
  private func end(_ format: RecordFormat, _ pieces: [String]) -> [Int?] {
    var record = RecordEndFinder(format)
    return pieces.map { piece in
      let bytes = [UInt8](latin: piece)
      return record.end(in: bytes.span)
    }
  }

  @Test(
    arguments: [
      (["a,b"], [nil]), (["a\nb"], [2]), (["a\r\nb"], [3]), (["a\rb"], [2]), (["a", "b\n"], [nil, 2]),
      (["\"a\n", "\"", "\r\nb"], [nil, nil, 2]), (["\"a\"", "\"\n\"\n"], [nil, 4]),
      (["a\"", "\nb\""], [nil, 1]),
      (["\"a\"b\"", "\n"], [nil, 1]), (["a\r"], [2]),
    ] as [([String], [Int?])])
  func `the end of a CSV record is found outside quotes`(pieces: [String], ends: [Int?]) {
    #expect(end(.csv(Dialect()), pieces) == ends)
  }

  @Test func `a line or value ends with its terminator`() {
    #expect(end(.lines, ["\"a\r", "b\r\n\n"]) == [nil, 3])
    #expect(end(.nulTerminated, ["\"a\n", "b\u{0}\u{0}"]) == [nil, 2])
  }

  private static let escaping = RecordFormat.csv(
    Dialect(escape: UInt8(ascii: "\\"), comment: BytePrefix("#".utf8)))

  @Test(
    arguments: [
      (.csv(Dialect()), "", ""), (.csv(Dialect()), "a,b", "\n"), (.csv(Dialect()), "a\n", ""),
      (.csv(Dialect()), "a\r", ""), (.csv(Dialect()), "\"a", "\"\n"), (.csv(Dialect()), "\"a\n", "\"\n"),
      (.csv(Dialect()), "\"a\"\"", "\"\n"), (.csv(Dialect()), "\"a\"", "\n"),
      (.csv(Dialect()), "\"a\"b", "\n"),
      (escaping, "a\\", "\\\n"), (escaping, "a\\\\", "\n"), (escaping, "a\\\n", "\n"),
      (escaping, "a\\\r\n", ""),
      (escaping, "\"a\\", "\\\"\n"), (escaping, "\"a\\\"", "\"\n"), (escaping, "# a\\", ""),
      (.lines, "a", "\n"), (.lines, "\"a\r", "\r\n"), (.lines, "a\r\n", ""), (.nulTerminated, "a\r", "\0"),
      (.nulTerminated, "a\0", ""),
    ] as [(RecordFormat, String, String)])
  func `a record that its input does not end is ended with the same fields`(
    format: RecordFormat, record: String, end: String
  ) {
    let bytes = [UInt8](latin: record)
    #expect(format.missingEnd(of: bytes.span).escaped == [UInt8](latin: end).escaped)
  }
}
