import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of tables that are several files, read by the library or pushed by the caller.
struct SeveralFilesTests {
  private let folder = ScratchDirectory()
  private let hand = HandMade()
  private let fields = "fields: [{name: id, constraints: {unique: true}}, {name: n, type: integer}]"

  private func parse(_ text: String) throws -> OpaquePointer {
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    return try #require(rules)
  }

  /// Creates a checker of files, or returns the text of the error.
  private func open(
    _ rules: OpaquePointer, _ paths: [String], names: [String]? = nil, flags: Int32 = 0
  ) -> (OpaquePointer?, String) {
    var checker: OpaquePointer?
    var error = [CChar](repeating: 0, count: 2000)
    let count = paths.count
    let status = Self.withPointers(paths) { paths in
      Self.withPointers(names ?? []) { given in
        val_checker_open_files(
          rules, paths, names == nil ? nil : given, count, flags, &checker, &error,
          error.count)
      }
    }
    return (checker, status == 0 ? "" : CheckerTests.text(error))
  }

  private static func withPointers<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    let copies = texts.map { text in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count + 1)
      _ = copy.initialize(from: text.utf8CString)
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    return copies.map { UnsafePointer($0.baseAddress) }.withUnsafeBufferPointer { body($0.baseAddress) }
  }

  /// Checks all records, and returns a line for each finding.
  private func findings(_ checker: OpaquePointer?) throws -> [String] {
    var collected: OpaquePointer?
    var error = [CChar](repeating: 0, count: 2000)
    guard val_checker_collect(checker, &collected, &error, error.count) == 0 else {
      return [CheckerTests.text(error)]
    }
    defer {
      val_findings_free(collected)
      val_checker_free(checker)
    }
    var stream = ArrowArrayStream()
    guard val_findings_stream(collected, &stream, nil, 0) == 0 else { return ["no stream"] }
    var rows: [String] = []
    defer { stream.release(&stream) }
    while true {
      var batch = ArrowArray()
      guard stream.get_next(&stream, &batch) == 0, batch.release != nil else { return rows }
      let texts = try ["file", "code", "message"].map { try CheckerTests.texts(batch, $0) }
      rows += (0..<Int(batch.length)).map { row in
        "\(texts[0][row] ?? ""): \(texts[1][row] ?? ""): \(texts[2][row] ?? "")"
      }
      batch.release(&batch)
    }
  }

  @Test func `keys are compared across files, whose findings have their names and numbers of their own`()
    throws
  {
    let rules = try parse(fields)
    defer { val_rules_free(rules) }
    let first = folder.write("id,n\n1,1\n2,x\n", to: "a.csv")
    // Its columns are in another order, and it is JSON Lines.
    let second = folder.write("{\"n\": 4, \"id\": \"2\"}\n", to: "b.jsonl")
    let (checker, error) = open(rules, [first, second])
    #expect(error == "")
    #expect(
      try findings(checker) == [
        "\(first): integer.malformed: must be a whole number",
        "\(second): unique.duplicate: must be unique: line 3 of \(first) has the same value",
      ])
  }

  @Test func `names decide formats and are those in findings`() throws {
    let rules = try parse(fields)
    defer { val_rules_free(rules) }
    let path = folder.write("{\"id\": \"1\", \"n\": \"x\"}\n", to: "data")
    let (checker, error) = open(rules, [path], names: ["people.jsonl"])
    #expect(error == "")
    #expect(try findings(checker) == ["people.jsonl: integer.malformed: must be a whole number"])
  }

  @Test func `a file that cannot be read is a finding if another one can be`() throws {
    let rules = try parse(fields)
    defer { val_rules_free(rules) }
    let good = folder.write("id,n\n1,1\n", to: "a.csv")
    let (empty, binary) = (folder.write("", to: "b.csv"), folder.write("PK\u{3}\u{4}\0\0\0\0", to: "c.csv"))
    let (checker, error) = open(rules, [good, empty, binary])
    #expect(error == "")
    let found = try findings(checker)
    #expect(found.count == 2)
    #expect(found.first == "\(empty): file.empty: is empty: it has no header")
    #expect(found.last?.hasPrefix("\(binary): file.not-text: ") == true)
    #expect(open(rules, [empty, empty]).1 == "cannot read \(empty): it has no header")
    #expect(
      open(rules, [good, folder("none.csv")]).1
        == "cannot read \(folder("none.csv")): No such file or directory")
    #expect(open(rules, []).1 == "a table of files has at least one file")
  }

  @Test func `files that are pushed are told apart, and their records are numbered anew`() throws {
    let rules = try parse(fields + "\ntable: {records: {minimum: 9}}")
    defer { val_rules_free(rules) }
    var checker = OpaquePointer?.none
    var schema = hand.schema("+s", "", children: ["id", "n"].map { hand.schema("u", $0) })
    #expect(val_checker_open(rules, &schema, "a", Int32(VAL_WHOLE.rawValue), &checker, nil, 0) == 0)
    for (name, columns) in [("a", [["1", "2"], ["1", "x"]]), ("b", [["3", "1"], ["y", "1"]])] {
      if name != "a" { #expect(val_checker_begin_file(checker, name, nil, 0) == 0) }
      var batch = hand.batch(columns)
      #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    }
    #expect(
      try findings(checker) == [
        "a: integer.malformed: must be a whole number", "b: integer.malformed: must be a whole number",
        "b: unique.duplicate: must be unique: record 1 of a has the same value",
        "a: table.too-few-records: must have at least 9 records, has 4",
      ])
    #expect(hand.unreleased == 0)
  }

  @Test func `a file begins only in a whole table that is pushed`() throws {
    let rules = try parse(fields)
    defer { val_rules_free(rules) }
    var checker = OpaquePointer?.none
    var schema = hand.schema("+s", "", children: [hand.schema("u", "id")])
    #expect(val_checker_open(rules, &schema, "a", 0, &checker, nil, 0) == 0)
    #expect(val_checker_begin_file(checker, "b", nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    val_checker_free(checker)
  }
}
