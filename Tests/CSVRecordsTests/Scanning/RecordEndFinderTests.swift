import TestSupport
import Testing

@testable import CSVRecords

struct RecordEndFinderTests {
  /// Where in which piece the record ends.
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

  @Test func `the end of a line or value is its terminator`() {
    #expect(end(.lines, ["\"a\r", "b\r\n\n"]) == [nil, 3])
    #expect(end(.nulTerminated, ["\"a\n", "b\u{0}\u{0}"]) == [nil, 2])
  }
}
