import TestSupport
import Testing

@testable import CSVRecords

struct FieldSeparatorTests {
  @Test func `widths are at least 1, and their sum is bounded`() {
    #expect(FieldWidths([10, 5, 8])?.ends == [10, 15, 23])
    #expect(FieldWidths([10, 5, 8])?.widths == [10, 5, 8])
    #expect(FieldWidths([FieldWidths.maximumSum])?.ends == [1 << 30])
    for faulty in [[], [0], [1, -1], [FieldWidths.maximumSum, 1], [.max], [1, .max]] {
      #expect(FieldWidths(faulty) == nil, "\(faulty)")
    }
  }

  private static let widths = FieldSeparator.widths(FieldWidths([4, 2])!)

  @Test(arguments: [
    (",", UInt8(ascii: "\""), UInt8?.none, true), ("||", UInt8(ascii: "\""), nil, true),
    ("|\"", UInt8(ascii: "\""), nil, false), ("||", UInt8(ascii: "|"), nil, false),
    ("\\|", UInt8(ascii: "\""), UInt8(ascii: "\\"), false), (",\n", UInt8(ascii: "\""), nil, false),
  ])
  func `a delimiter contains no byte with another meaning`(
    delimiter: String, quote: UInt8, escape: UInt8?, isUnambiguous: Bool
  ) throws {
    let separator = try FieldSeparator.delimiter(#require(BytePrefix(delimiter.utf8)))
    #expect(Dialect.isUnambiguous(separator: separator, quote: quote, escape: escape) == isUnambiguous)
  }

  @Test func `fields of fixed width have neither quotes nor escapes`() {
    #expect(Dialect.isUnambiguous(separator: Self.widths))
    #expect(!Dialect.isUnambiguous(separator: Self.widths, quote: 0x22))
    #expect(!Dialect.isUnambiguous(separator: Self.widths, escape: 0x5C))
  }

  @Test(arguments: [
    ("ab  cd\n", ["ab", "cd"]), ("ab  c", ["ab", "c"]), ("ab  \n", ["ab", ""]), ("ab", ["ab"]),
    ("äöü€ß\n", ["äöü€", "ß"]), ("ab  cd    \r\n", ["ab", "cd"]), ("      \n", ["", ""]), ("\n", [""]),
  ])
  func `a line is divided by its characters`(text: String, fields: [String]) {
    let row = TableRow(Array(text.utf8), Dialect(separator: Self.widths, quote: nil))
    #expect(row.fields == fields.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("a||b||c\n", ["a", "b", "c"]), ("a|||b\n", ["a", "|b"]), ("\"a||b\"||\"c\"\"\"\n", ["a||b", "c\""]),
    ("||", ["", ""]), ("|", ["|"]), ("\"a\"|b||c", ["a|b", "c"]),
  ])
  func `the leftmost match of a delimiter separates`(text: String, fields: [String]) throws {
    let separator = try FieldSeparator.delimiter(#require(BytePrefix("||".utf8)))
    let row = TableRow(Array(text.utf8), Dialect(separator: separator, quote: 0x22))
    #expect(row.fields == fields.map { Array($0.utf8) })
  }

  @Test(arguments: [("a||b|", "a||\"b|\""), ("a||b", "a||b"), ("a||", "a||"), ("a||\"b|\"", "a||\"b|\"")])
  func `a field that ends with a byte of the delimiter is quoted before another one`(
    record: String, extensible: String
  ) throws {
    let separator = try FieldSeparator.delimiter(#require(BytePrefix("||".utf8)))
    let dialect = Dialect(separator: separator, quote: 0x22)
    #expect(dialect.extensible(Array(record.utf8)[...]) == Array(extensible.utf8)[...])
    let unquoted = Dialect(separator: separator, quote: nil)
    #expect((unquoted.extensible(Array(record.utf8)[...]) == nil) == (record == "a||b|"))
  }

  @Test(arguments: [("ab", 1, "  "), ("äö", 1, "  "), ("", 1, "    ")])
  func `empty fields of fixed width are spaces up to where the last one begins`(
    record: String, count: Int, added: String
  ) {
    let dialect = Dialect(separator: Self.widths, quote: nil)
    #expect(dialect.emptyFields(count, after: Array(record.utf8).span) == Array(added.utf8))
  }
}
