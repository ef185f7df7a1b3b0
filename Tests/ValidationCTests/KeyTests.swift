import CArrow
import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation
@testable import ValidationC

/// Tests of the bytes of keys, by which a caller compares the records of batches that several checkers have.
struct KeyTests {
  private static let rules = """
    missingValues: ["", NA]
    fields:
      - {name: a, type: integer, constraints: {unique: true}}
      - {name: b, type: number, normalize: [trim]}
      - {name: c, type: string, rules: [{length: {max: 3}}], normalize: [trim, lowercase]}
      - {name: d, type: date, constraints: {unique: true}}
    primaryKey: [a, c]
    uniqueKeys: [[b, d], [c]]
    table: {unique: [{fields: [c, d], ignoring: [blanks], where: {field: b, is: 1}}]}
    foreignKeys:
      - {fields: a, reference: {fields: b}}
      - {fields: [c, a], reference: {fields: [c, b]}}
    """
  private static let names = ["a", "b", "c", "d"]
  private static let cells = [
    nil, "", "NA", "1", "01", "+1", "1.0", " 1", "2", "2.50", "2.5", "x", "X ", "x\u{0}", "long text",
    "2024-02-29",
    "2024-02-30", "\u{E9}",
  ]

  private static func parse(_ text: String = rules) throws -> OpaquePointer {
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    return try #require(rules)
  }

  private static func schema(_ hand: HandMade) -> ArrowSchema {
    hand.schema("+s", "", children: names.map { hand.schema("u", $0) })
  }

  /// Returns the values of a column of binary values; `nil` for null.
  private static func values(_ array: ArrowArray) -> [[UInt8]?] {
    let (offsets, data) = (array.buffers[1]!, array.buffers[2]!)
    return (0..<Int(array.length)).map { row in
      let start = Int(offsets.load(fromByteOffset: row * 4, as: Int32.self))
      let end = Int(offsets.load(fromByteOffset: row * 4 + 4, as: Int32.self))
      return array.buffers[0]!.bit(at: row)
        ? (start..<end).map { data.load(fromByteOffset: $0, as: UInt8.self) } : nil
    }
  }

  /// Pushes columns of texts as one batch; returns the names of the keys, and for each the bytes by record.
  private static func keys(
    _ columns: [[String?]], _ rules: OpaquePointer, _ hand: HandMade
  ) throws -> [(name: String, values: [[UInt8]?])] {
    var schema = schema(hand)
    var checker: OpaquePointer?
    var error = [CChar](repeating: 0, count: 500)
    let status = val_checker_open(
      rules, &schema, "t", Int32(VAL_KEYS.rawValue), &checker, &error, error.count)
    try #require(
      status == 0,
      "\(String(decoding: error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))")
    defer { val_checker_free(checker) }
    var batch = hand.batch(columns)
    try #require(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    var (keys, described) = (ArrowArray(), ArrowSchema())
    try #require(val_checker_keys(checker, &keys, &described, nil, 0) == 0)
    defer {
      keys.release(&keys)
      described.release(&described)
    }
    #expect(keys.length == columns[0].count)
    return (0..<Int(keys.n_children)).map {
      (String(cString: described.children[$0]!.pointee.name), values(keys.children[$0]!.pointee))
    }
  }

  @Test func `equal bytes are the duplicates and missing references that the program finds`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let rules = try Self.parse()
    defer { val_rules_free(rules) }
    var seen: Set<String> = []
    for _ in 0..<TestRun.rounds(60) {
      let hand = HandMade()
      let pool = (0..<Int.random(in: 2...18, using: &random)).map { _ in
        Self.cells.randomElement(using: &random)!
      }
      let count = Int.random(in: 1...30, using: &random)
      let columns = Self.names.map { _ in (0..<count).map { _ in pool.randomElement(using: &random)! } }
      // Each part has a checker of its own.
      let half = Int.random(in: 0...count, using: &random)
      let first = try Self.keys(columns.map { Array($0[..<half]) }, rules, hand)
      let second = try Self.keys(columns.map { Array($0[half...]) }, rules, hand)
      let keys = Dictionary(uniqueKeysWithValues: zip(first, second).map { ($0.name, $0.values + $1.values) })
      let found = Self.duplicates(keys) + Self.missing(keys)
      let expected = try Self.findingsOfCSV(columns, count)
      #expect(Set(found) == Set(expected) && found.count == expected.count, "seed \(seed)")
      for finding in expected { seen.insert(String(finding.split(separator: " ")[0])) }
      #expect(hand.unreleased == 0)
    }
    #expect(
      seen == ["unique.duplicate", "primary-key.duplicate", "unique-key.duplicate", "foreign-key.missing"],
      "seed \(seed)")
  }

  /// Returns code, fields, record and first record of each duplicate.
  private static func duplicates(_ keys: [String: [[UInt8]?]]) -> [String] {
    keys.flatMap { name, values -> [String] in
      let rule = String(name.prefix { $0 != "(" })
      guard rule != "reference", rule != "foreign-key" else { return [] }
      var origins: [[UInt8]: Int] = [:]
      return values.enumerated().compactMap { row, value in
        guard let value else { return nil }
        if let origin = origins[value] {
          let fields = name.dropFirst(rule.count).prefix { $0 != ")" } + ")"
          return "\(rule).duplicate \(fields) \(row + 1) \(origin)"
        }
        origins[value] = row + 1
        return nil
      }
    }
  }

  private static func missing(_ keys: [String: [[UInt8]?]]) -> [String] {
    [("foreign-key(a)", "reference(b)"), ("foreign-key(c, a)", "reference(c, b)")].flatMap {
      name, reference in
      let referred = Set(keys[reference]!.compactMap { $0 })
      return keys[name]!.enumerated().compactMap { row, value in
        value.flatMap {
          referred.contains($0) ? nil : "foreign-key.missing \(name.dropFirst(11)) \(row + 1) -"
        }
      }
    }
  }

  /// Returns the findings on keys of a CSV file of the same values, by the check of files.
  private static func findingsOfCSV(_ columns: [[String?]], _ count: Int) throws -> [String] {
    var text = names.joined(separator: ",") + "\n"
    for row in 0..<count { text += columns.map { "\"\($0[row] ?? "")\"" }.joined(separator: ",") + "\n" }
    let file = try RuleFile(Array(rules.utf8))
    let input = try TableInput(MemorySource(Array(text.utf8)), named: "t")
    let plan = try CheckPlan(file, of: input)
    return try TableCheck(plan).findings(in: input).compactMap { finding in
      let code = finding.failure.code.rawValue
      guard code.hasSuffix(".duplicate") || code.hasSuffix(".missing") else { return nil }
      var fields = [finding.field ?? ""]
      if case .list(let list)? = finding.failure.parameters["fields"] { fields = list }
      var origin = "-"
      if case .integer(let record)? = finding.failure.parameters["record"] { origin = "\(record)" }
      return "\(code) (\(fields.joined(separator: ", "))) \(finding.location.record ?? 0) \(origin)"
    }
  }

  @Test func `keys are described as JSON, and are not compared by the checker`() throws {
    let hand = HandMade()
    let rules = try Self.parse()
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand)
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "t", Int32(VAL_KEYS.rawValue), &checker, nil, 0) == 0)
    var text = [CChar](repeating: 0, count: 2000)
    _ = val_checker_describe_keys(checker, &text, text.count)
    let described = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(
      described.hasPrefix(
        #"[{"column":"unique(a)","rule":"unique","code":"unique.duplicate","fields":["a"],"reference":null,"isStored":false,"#
          + #""severity":"error","message":"must be unique: record {record} has the same value","params":{"record":"{record}"}},"#
      ),
      "\(described)")
    let foreign =
      #"{"column":"foreign-key(a)","rule":"foreign-key","code":"foreign-key.missing","fields":["a"],"reference":"reference(b)","#
      + #""isStored":false,"severity":"error","message":"must refer to a record of this table: none has this 'b'","#
      + #""params":{"fields":["a"],"reference":["b"]}},"#
      + #"{"column":"reference(b)","rule":null,"code":null,"fields":["b"],"reference":null,"#
      + #""isStored":false,"severity":null,"message":null,"params":null}"#
    #expect(described.contains(foreign), "\(described)")
    var (findings, keys) = (ArrowArray(), ArrowArray())
    #expect(val_checker_keys(checker, &keys, nil, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    for _ in 0..<2 {
      var batch = hand.batch([["1"], ["3"], ["x"], ["2024-02-29"]])
      #expect(val_checker_push(checker, &batch, 1, &findings, nil, 0) == 0)
      #expect(findings.length == 0)
      findings.release(&findings)
      #expect(val_checker_keys(checker, &keys, nil, nil, 0) == 0)
      keys.release(&keys)
      #expect(val_checker_keys(checker, &keys, nil, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    }
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `a batch of more records than are checked at a time has a key for each`() throws {
    let hand = HandMade()
    let rules = try Self.parse(
      "fieldsMatch: subset\nfields: [{name: a, type: integer, constraints: {unique: true}}]")
    defer { val_rules_free(rules) }
    let count = 20_000
    let texts: [String?] = (0..<count).map { $0 % 3 == 0 ? nil : $0 % 3 == 1 ? "x" : "0\($0)" }
    let keys = try Self.keys([texts] + [[String?]](repeating: texts, count: 3), rules, hand)
    #expect(keys.map(\.name) == ["unique(a)"])
    #expect(keys[0].values.indices.allSatisfy { ($0 % 3 == 2) == (keys[0].values[$0] != nil) })
    #expect(Set(keys[0].values.compactMap { $0 }).count == count / 3)
    #expect(hand.unreleased == 0)
  }

  @Test func `keys of secrets are an error`() throws {
    let hand = HandMade()
    let rules = try Self.parse(
      "fieldsMatch: subset\nfields: [{name: a, control: password, constraints: {unique: true}}]")
    defer { val_rules_free(rules) }
    var schema = Self.schema(hand)
    var checker: OpaquePointer?
    #expect(
      val_checker_open(rules, &schema, "t", Int32(VAL_KEYS.rawValue), &checker, nil, 0)
        == Int32(VAL_RULES.rawValue))
    #expect(hand.unreleased == 0)
  }

  @Test func `keys that are skipped are not compared, even those of secrets`() throws {
    let hand = HandMade()
    let rules = try Self.parse(
      """
      fields: [{name: a, control: password, constraints: {unique: true}}, {name: b, type: integer}, {name: c}, {name: d}]
      primaryKey: [b, c]
      foreignKeys: [{fields: d, reference: {resource: "", fields: c}}]
      """)
    defer { val_rules_free(rules) }
    func open(_ flags: val_flags...) -> (status: Int32, checker: OpaquePointer?, error: String) {
      var schema = Self.schema(hand)
      var checker: OpaquePointer?
      var error = [CChar](repeating: 0, count: 500)
      let sum = flags.reduce(0) { $0 + Int32($1.rawValue) }
      let status = val_checker_open(rules, &schema, "t", sum, &checker, &error, error.count)
      return (status, checker, CheckerTests.text(error))
    }
    #expect(open(VAL_COUNT_ONLY).error.hasPrefix("a foreign key refers to the table itself"))
    #expect(open(VAL_KEYS, VAL_SKIP_KEYS).error == "VAL_KEYS and VAL_SKIP_KEYS exclude each other")
    let (status, checker, _) = open(VAL_COUNT_ONLY, VAL_SKIP_KEYS)
    #expect(status == 0)
    let equal: [String?] = ["1", "1", "x"]
    var batch = hand.batch([equal, equal, equal, ["no", "no", "no"]])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    var counts = [CChar](repeating: 0, count: 2000)
    _ = val_checker_counts(checker, &counts, counts.count)
    #expect(
      CheckerTests.text(counts)
        == #"{"records":3,"invalid":1,"valid":false,"fails":true,"limits":[],"columns":[],"counts":"#
        + #"[{"field":"b","rule":"integer","code":null,"severity":"error","findings":1}]}"#)
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }
}
