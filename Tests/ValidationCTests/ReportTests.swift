import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of the HTML report of a check by the functions of the C interface.
struct ReportTests {
  private let folder = ScratchDirectory()
  private let hand = HandMade()
  private let rules = """
    fieldsMatch: subset
    fields:
      - {name: id, type: integer, constraints: {unique: true}}
      - {name: mail, type: string, format: email}
      - {name: key, rules: [password]}
      - {name: note, rules: [{length: {max: 3}, severity: warning}]}
    table: {records: {minimum: 9}}
    """
  /// The records, of which a column has no rules.
  private let records = [
    ["1", "ann@example.com", "x", "", "Bern"], ["2", "bob", "y", "long", "<b>Rome</b>"],
    ["2", "<script>", "z", "a", "Oslo"], ["x", "", "", "", ""],
  ]
  private let names = ["id", "mail", "key", "note", "town"]

  private func parse() throws -> OpaquePointer {
    var parsed: OpaquePointer?
    try #require(val_rules_parse(rules, rules.utf8.count, nil, &parsed, nil, 0) == 0)
    return try #require(parsed)
  }

  /// Writes the report of a checker, which is freed, and returns the page without the time, and how a file is read.
  private func page(_ checker: OpaquePointer?) throws -> String {
    var error = [CChar](repeating: 0, count: 2000)
    let path = folder("report.html")
    guard val_checker_report(checker, path, &error, error.count) == 0 else { return CheckerTests.text(error) }
    val_checker_free(checker)
    let page = String(decoding: try folder.bytes(of: "report.html"), as: UTF8.self)
      .replacing(/<time [^>]*>[^<]*<\/time>/, with: "")
      .replacing(/<div><dt>Read as<\/dt><dd>[^<]*<\/dd><\/div>/, with: "")
    let parts = page.split(separator: "<dt>Time</dt><dd>", maxSplits: 1)
    try #require(parts.count == 2)
    return String(parts[0]) + parts[1].drop { $0 != "<" }
  }

  /// Returns the page of a CSV file with the records.
  private func pageOfFile() throws -> String {
    let text = ([names] + records).map { $0.joined(separator: ",") + "\n" }.joined()
    let parsed = try parse()
    defer { val_rules_free(parsed) }
    var checker: OpaquePointer?
    let path = folder.write(text, to: "t.csv")
    #expect(val_checker_open_file(parsed, path, "t", Int32(VAL_REPORT.rawValue), &checker, nil, 0) == 0)
    return try page(checker)
  }

  @Test(arguments: [1, 2, 4]) func `the page of batches is that of a file with the same records`(
    size: Int
  ) throws {
    let parsed = try parse()
    defer { val_rules_free(parsed) }
    var checker = OpaquePointer?.none
    var schema = hand.schema("+s", "", children: names.map { hand.schema("u", $0) })
    let flags = Int32(VAL_WHOLE.rawValue | VAL_REPORT.rawValue)
    #expect(val_checker_open(parsed, &schema, "t", flags, &checker, nil, 0) == 0)
    for start in stride(from: 0, to: records.count, by: size) {
      let columns = names.indices.map { column in records[start..<start + size].map { $0[column] } }
      var batch = hand.batch(columns)
      #expect(val_checker_push(checker, &batch, Int64(start + 1), nil, nil, 0) == 0)
    }
    var expected = try pageOfFile()
    for record in records.indices {
      for (line, word) in [("Line", "Record"), ("line", "record")] {
        expected = expected.replacing("\(line) \(record + 2)", with: "\(word) \(record + 1)")
      }
    }
    #expect(try page(checker) == expected)
    for text in [
      "<h1><span class=\"verdict\">Invalid", "&lt;b&gt;Rome&lt;/b&gt;", "unique.duplicate", "hidden",
    ] {
      #expect(expected.contains(text), "\(text)")
    }
    #expect(!expected.contains("<script>"))
    #expect(hand.unreleased == 0)
  }

  @Test func `a checker has a report only with its flag, and then no findings`() throws {
    let parsed = try parse()
    defer { val_rules_free(parsed) }
    let path = folder.write("id,mail,key,note\n1,,,\n", to: "t.csv")
    var (checker, findings) = (OpaquePointer?.none, OpaquePointer?.none)
    #expect(val_checker_open_file(parsed, path, nil, Int32(VAL_REPORT.rawValue), &checker, nil, 0) == 0)
    #expect(val_checker_collect(checker, &findings, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    val_checker_free(checker)
    #expect(val_checker_open_file(parsed, path, nil, Int32(VAL_COUNT_ONLY.rawValue), &checker, nil, 0) == 0)
    #expect(val_checker_report(checker, folder("r.html"), nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    val_checker_free(checker)
  }

  @Test func `a page that cannot be written is an error`() throws {
    let parsed = try parse()
    defer { val_rules_free(parsed) }
    let path = folder.write("id,mail,key,note\n1,,,\n", to: "t.csv")
    var checker: OpaquePointer?
    #expect(val_checker_open_file(parsed, path, nil, Int32(VAL_REPORT.rawValue), &checker, nil, 0) == 0)
    #expect(val_checker_report(checker, folder("none/r.html"), nil, 0) == Int32(VAL_INPUT.rawValue))
    val_checker_free(checker)
  }
}
