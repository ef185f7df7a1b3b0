import CArrow
import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation
@testable import ValidationC

/// Tests of checks of Arrow batches by the functions of the C interface.
struct CheckerTests {
  private static let rules = """
    missingValues: ["", NA]
    fields:
      - {name: id, type: integer, constraints: {required: true, unique: true}}
      - {name: mail, type: string, format: email, normalize: [trim]}
      - {name: day, type: date}
      - {name: until, type: date}
    rules:
      - {id: order, compare: until >= day, at: until}
    """
  private static let names = ["id", "mail", "day", "until"]

  private static func schema(_ hand: HandMade, _ names: [String] = names) -> ArrowSchema {
    hand.schema("+s", "", children: names.map { hand.schema("u", $0) })
  }

  private static func parse(_ text: String) throws -> OpaquePointer {
    var rules: OpaquePointer?
    var error = [CChar](repeating: 0, count: 1000)
    let status = val_rules_parse(text, text.utf8.count, nil, &rules, &error, error.count)
    try #require(status == 0, "\(Self.text(error))")
    return try #require(rules)
  }

  /// Returns the text before the first NUL.
  static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the texts of a column of findings; `nil` for null.
  static func texts(_ findings: ArrowArray, _ name: String) throws -> [String?] {
    let index = try #require(FindingTable.schema.firstIndex { $0.name == name })
    let kind = FindingTable.schema[index].kind.rawValue
    let type = try ColumnType(HandMade().schema(kind, name), named: name)
    let count = Int(findings.length)
    let column = try type.column(of: findings.children[index]!.pointee, from: 0, count: count)
    var values = ValueBuffer()
    column.append(0..<count, to: &values)
    let nulls = Set(values.nulls)
    return values.ranges.enumerated().map { position, range in
      nulls.contains(position) ? nil : String(decoding: values.bytes[range], as: UTF8.self)
    }
  }

  @Test func `findings of pushed batches have the numbers of their records`() throws {
    let hand = HandMade()
    let rules = try Self.parse(Self.rules)
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand)
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "people", 0, &checker, nil, 0) == 0)
    #expect(schema.release == nil)
    let columns: [[[String?]]] = [
      [
        ["1", "x", "1"], [nil, "bob", " a@b.co "], ["2024-02-30", "NA", ""],
        ["2024-01-01", nil, "2024-01-02"],
      ],
      [["2", nil, "1"], ["a@b", "", "NA"], ["2024-01-02", "", ""], ["2024-01-01", "", ""]],
    ]
    var found: [String] = []
    for (number, values) in columns.enumerated() {
      var batch = hand.batch(values)
      var findings = ArrowArray()
      #expect(val_checker_push(checker, &batch, Int64(number * 3 + 1), &findings, nil, 0) == 0)
      #expect(batch.release == nil)
      let parts = try ["record", "field", "code", "value", "params"].map {
        try Self.texts(findings, $0)
      }
      for row in 0..<Int(findings.length) {
        found.append(parts.map { $0[row] ?? "-" }.joined(separator: " "))
      }
      findings.release(&findings)
    }
    #expect(
      found == [
        #"1 day date.no-such-day 2024-02-30 {"day":30,"last":29}"#, "2 id integer.malformed x {}",
        "2 mail email.no-at-sign bob {}", #"3 id unique.duplicate 1 {"record":1}"#,
        #"4 mail email.domain-single-label a@b {}"#,
        #"4 until comparison.not-met 2024-01-01 {"comparison":"until >= day"}"#, "5 id required  {}",
        #"6 id unique.duplicate 1 {"record":1}"#,
      ])
    var text = [CChar](repeating: 0, count: 4000)
    _ = val_checker_counts(checker, &text, text.count)
    #expect(
      Self.text(text).hasPrefix(
        #"{"records":6,"invalid":6,"valid":false,"fails":true,"limits":[],"columns":[],"counts":["#))
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `batches that are pushed are not checked by rules over a whole table`() throws {
    let hand = HandMade()
    let rules = try Self.parse("fields: [{name: id}]\ntable: {records: {minimum: 1}}\n")
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand, ["id"])
    var checker: OpaquePointer?
    var error = [CChar](repeating: 0, count: 1000)
    #expect(val_checker_open(rules, &schema, "people", 0, &checker, &error, error.count) != 0)
    #expect(
      Self.text(error).hasSuffix(
        "the rules under 'table' are for a whole table, and batches that are pushed have no end; check a stream or a file"
      ), "\(Self.text(error))")
    #expect(hand.unreleased == 0)
  }

  @Test func `the records of a table without columns are not duplicates`() throws {
    let hand = HandMade()
    let rules = try Self.parse("fieldsMatch: subset\nfields: [{name: a}]\ntable: {duplicates: false}")
    defer { val_rules_free(rules) }
    var schema = hand.schema("+s", "")
    var batch = hand.array(3, [nil])
    var stream = HandMadeStream.stream(&schema, [batch])
    batch.release = nil
    var checker: OpaquePointer?
    let flags = Int32(VAL_COUNT_ONLY.rawValue)
    try #require(val_checker_open_stream(rules, &stream, "t", flags, &checker, nil, 0) == 0)
    #expect(val_checker_run(checker, nil, 0) == 0)
    var text = [CChar](repeating: 0, count: 1000)
    _ = val_checker_counts(checker, &text, text.count)
    #expect(
      Self.text(text)
        == #"{"records":3,"invalid":0,"valid":false,"fails":true,"limits":[],"columns":[{"field":"a","code":"header.missing-field","#
        + #""severity":"error","message":"must have this field"}],"counts":[{"field":null,"rule":"header","#
        + #""code":"header.missing-field","severity":"error","findings":1}]}"#)
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `a batch is released after an error, which names column and row`() throws {
    let hand = HandMade()
    let rules = try Self.parse(Self.rules)
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand)
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "people", 0, &checker, nil, 0) == 0)
    let column = { hand.array(1, [nil, .init([1, 0] as [Int32]), [65]]) }
    var batch = hand.array(1, [nil], children: (0..<4).map { _ in column() })
    var error = [CChar](repeating: 0, count: 200)
    #expect(val_checker_push(checker, &batch, 1, nil, &error, error.count) == Int32(VAL_DATA.rawValue))
    #expect(
      Self.text(error)
        == "column 'id' breaks the Arrow specification: its offsets decrease after row 0, from 1 to 0")
    var next = hand.batch([[nil], [nil], [nil], [nil]])
    #expect(
      val_checker_push(checker, &next, 1, nil, &error, error.count) == Int32(VAL_ARGUMENT.rawValue))
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `a struct that has been released already is an error`() throws {
    let hand = HandMade()
    let rules = try Self.parse(Self.rules)
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand)
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "people", 0, &checker, nil, 0) == 0)
    var other: OpaquePointer?
    var error = [CChar](repeating: 0, count: 200)
    #expect(
      val_checker_open(rules, &schema, "people", 0, &other, &error, error.count)
        == Int32(VAL_DATA.rawValue))
    #expect(Self.text(error) == "the schema has been released already; pass each schema once")
    #expect(other == nil)
    var batch = hand.batch([["1"], ["a@b.co"], ["2024-01-01"], ["2024-01-01"]])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    #expect(
      val_checker_push(checker, &batch, 2, nil, &error, error.count) == Int32(VAL_DATA.rawValue))
    #expect(Self.text(error) == "the batch has been released already; pass each batch once")
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `columns that differ from the fields are findings, and types that cannot be checked an error`()
    throws
  {
    let hand = HandMade()
    let rules = try Self.parse(Self.rules)
    defer { val_rules_free(rules) }
    var error = [CChar](repeating: 0, count: 200)
    var checker: OpaquePointer?
    var wrong = hand.schema("+s", "", children: [hand.schema("+m", "id")])
    #expect(
      val_checker_open(rules, &wrong, "t", 0, &checker, &error, error.count)
        == Int32(VAL_TYPE.rawValue))
    #expect(
      Self.text(error).hasPrefix("column 'id' has the type map ('+m'), which is checked only for"))
    var schema = Self.schema(hand, ["id", "mail", "until", "day"])
    #expect(val_checker_open(rules, &schema, "t", 0, &checker, nil, 0) == 0)
    var batch = hand.batch([["1"], ["a@b.co"], ["2024-01-01"], ["2024-01-01"]])
    var findings = ArrowArray()
    #expect(val_checker_push(checker, &batch, 1, &findings, nil, 0) == 0)
    #expect(try Self.texts(findings, "code") == ["header.wrong-order"])
    #expect(try Self.texts(findings, "record") == [nil])
    findings.release(&findings)
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `random batches have the findings of the CSV that has the same values`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let cells = [
      nil, "", "NA", "1", "2", "x", "a@b.co", " a@b.co", "bob", "2024-02-29", "2024-02-30", "2023-01-01",
      "\u{E9}", "a\u{0}",
    ]
    let rules = try Self.parse(Self.rules)
    defer { val_rules_free(rules) }
    for _ in 0..<TestRun.rounds(100) {
      let hand = HandMade()
      let count = Int.random(in: 0...20, using: &random)
      let columns = Self.names.map { _ in (0..<count).map { _ in cells.randomElement(using: &random)! } }
      var schema = Self.schema(hand)
      var checker: OpaquePointer?
      #expect(val_checker_open(rules, &schema, "t", 0, &checker, nil, 0) == 0)
      var batch = hand.batch(columns)
      var findings = ArrowArray()
      #expect(val_checker_push(checker, &batch, 1, &findings, nil, 0) == 0)
      let parts = try ["record", "field", "rule", "code", "value", "severity"].map {
        try Self.texts(findings, $0)
      }
      let found = (0..<Int(findings.length)).map { row in parts.map { $0[row] } }
      findings.release(&findings)
      val_checker_free(checker)
      #expect(hand.unreleased == 0)
      #expect(found == (try Self.findingsOfCSV(columns, count)), "seed \(seed)")
    }
  }

  /// Returns the findings of a CSV file of the same values, by the check of files.
  private static func findingsOfCSV(_ columns: [[String?]], _ count: Int) throws -> [[String?]] {
    var text = names.joined(separator: ",") + "\n"
    for row in 0..<count { text += columns.map { "\"\($0[row] ?? "")\"" }.joined(separator: ",") + "\n" }
    let file = try RuleFile(Array(rules.utf8))
    let input = try TableInput(MemorySource(Array(text.utf8)), named: "t")
    let match = SchemaMatch(file, input)
    let plan = CheckPlan(
      match.checks, recordChecks: match.recordChecks, columnCount: 4, format: .csv(Dialect()))
    return try TableCheck(plan).findings(in: input).map {
      [
        $0.location.record.map { "\($0)" }, $0.field, $0.rule, $0.failure.code.rawValue, $0.value,
        $0.severity.rawValue,
      ]
    }
  }

  @Test func `the counts of two checkers of a table add up to those of one`() throws {
    let hand = HandMade()
    let rules = try Self.parse(
      """
      fieldsMatch: superset
      fields: [{name: mail, type: string, format: email}, {name: day, type: date}, {name: other}]
      """)
    defer { val_rules_free(rules) }
    let batches = [[["a@b.co", "x"], ["2024-02-30", "x"]], [["bob", "a@b.co"], ["2024-02-01", nil]]]
    func checker() throws -> OpaquePointer {
      var schema = Self.schema(hand, ["mail", "day", "further"])
      var checker: OpaquePointer?
      try #require(
        val_checker_open(rules, &schema, "t", Int32(VAL_COUNT_ONLY.rawValue), &checker, nil, 0) == 0)
      return try #require(checker)
    }
    func push(_ checker: OpaquePointer, _ number: Int) {
      var batch = hand.batch(batches[number] + [["", ""]])
      #expect(val_checker_push(checker, &batch, Int64(number * 2 + 1), nil, nil, 0) == 0)
    }
    func counts(_ checker: OpaquePointer) -> String {
      var text = [CChar](repeating: 0, count: 2000)
      _ = val_checker_counts(checker, &text, text.count)
      return Self.text(text)
    }
    let (whole, first) = (try checker(), try checker())
    var second: OpaquePointer?
    try #require(val_checker_open_peer(first, &second, nil, 0) == 0)
    defer { for checker in [whole, first, second] { val_checker_free(checker) } }
    push(whole, 0)
    push(whole, 1)
    push(first, 1)
    #expect(counts(first) != counts(whole))
    push(try #require(second), 0)
    #expect(counts(first) == counts(whole))
    #expect(counts(whole).contains(#""records":4,"invalid":3,"valid":false"#), "\(counts(whole))")
    #expect(counts(whole).contains(#""field":null"#))
  }

  @Test(arguments: [
    (
      "fields: [{name: a}]\ntable: {duplicates: false}", VAL_WHOLE.rawValue,
      "there are rules under 'table', so that one checker checks all records"
    ),
    (
      "fields: [{name: a}]", 0,
      "other checkers of a table are for batches that are pushed, with VAL_WHOLE or VAL_COUNT_ONLY"
    ),
  ])
  func `rules over the table, and findings that are returned at once, have one checker`(
    rules text: String, flags: UInt32, message: String
  ) throws {
    let hand = HandMade()
    let rules = try Self.parse(text)
    defer { val_rules_free(rules) }
    var (checker, peer): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    var schema = Self.schema(hand, ["a"])
    try #require(val_checker_open(rules, &schema, "t", Int32(flags), &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    var error = [CChar](repeating: 0, count: 1000)
    #expect(val_checker_open_peer(checker, &peer, &error, error.count) == Int32(VAL_ARGUMENT.rawValue))
    #expect(Self.text(error) == message)
  }
}
