import TestSupport
import Testing

@testable import CSVRecords

struct DialectTests {
  @Test func `the default dialect has a comma and a double quote`() {
    #expect(Dialect().delimiter == Array(",".utf8))
    #expect(Dialect().quote == UInt8(ascii: "\""))
    #expect(Dialect() == Dialect(delimiter: 0x2C, quote: 0x22))
    #expect(Dialect() != Dialect(delimiter: 0x3B))
  }

  @Test func `a delimiter equal to the quote is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = Dialect(delimiter: 0x22) }
  }

  @Test func `a line end as delimiter or quote is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = Dialect(delimiter: 0x0A) }
    await #expect(processExitsWith: .failure) { _ = Dialect(quote: 0x0D) }
  }

  @Test(arguments: [
    ("", 0..<0), ("a", 0..<1), ("a\"b", 0..<3), ("\"\"", 1..<1), ("\"a\"", 1..<2), ("\"", 1..<1),
    ("\"a", 1..<2),
    ("\",\n\"", 1..<3), (" \"a\"", 0..<4), ("'a'", 0..<3),
  ])
  func `a field without escapes or stray text is returned as a range of the input`(
    text: String, range: Range<Int>
  ) {
    for before in [0, 3] {
      let bytes = [UInt8](repeating: 0x22, count: before) + [UInt8](latin: text) + [0x22, 0x2C]
      var scratch: [UInt8] = [1, 2]
      let content = Dialect().content(
        of: before..<bytes.count - 2, in: bytes.span, scratch: &scratch, scratchStart: 100)
      #expect(content == range.lowerBound + before..<range.upperBound + before)
      #expect(scratch == [1, 2])
    }
  }

  @Test(arguments: [
    ("\"\"\"\"", "\""), ("\"a\"\"b\"", "a\"b"), ("\"\"\"", "\""), ("\"a\"\"", "a\""), ("\"a\"b", "ab"),
    ("\"a\"\"\"b", "a\"b"), ("\"a\"b\"\"c", "ab\"\"c"), ("\"\"a\"", "a\""), ("\"a\" ", "a "),
  ])
  func `a field with doubled quotes or stray text is assembled in the scratch bytes`(
    text: String, content: String
  ) {
    for before in [0, 3] {
      let bytes = [UInt8](repeating: 0x22, count: before) + [UInt8](latin: text) + [0x22, 0x22]
      var scratch: [UInt8] = [1, 2]
      let place = Dialect().content(
        of: before..<bytes.count - 2, in: bytes.span, scratch: &scratch, scratchStart: 100)
      #expect(scratch == [1, 2] + [UInt8](latin: content))
      #expect(place == 102..<100 + scratch.count)
    }
  }

  @Test(arguments: [
    ("", [""]), ("\n", [""]), ("\r\n", [""]), ("a,b\r\n", ["a", "b"]), ("a,", ["a", ""]), (",\r", ["", ""]),
    ("\"a,\n\"\"\",\"b\"c\n", ["a,\n\"", "bc"]), ("\"a\n", ["a\n"]), ("\"a\r\n\"", ["a\r\n"]),
  ])
  func `a row is split into the contents of its fields`(text: String, fields: [String]) {
    #expect(TableRow([UInt8](latin: text), Dialect()).fields == fields.map { [UInt8](latin: $0) })
  }
}
