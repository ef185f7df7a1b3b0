import CArrow
import RuleFiles
import TestSupport
import Testing

@testable import TableValidation
@testable import ValidationC

/// Stored values that are accepted without their texts: the results are those of a check in which all values are read as texts.
struct RecordFilterTests {
  private static let rounds = TestRun.rounds(80)
  private static let records = 300

  @Test func `records of any stored values have the findings of their texts`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var findings = 0
    for round in 0..<Self.rounds {
      let columns = (0..<2).map { _ in
        let (format, types) = StoredValues.formats.randomElement(using: &random)!
        return (format, types.randomElement(using: &random)!)
      }
      let isPair = Bool.random(using: &random)
      let table = StoredTable(
        isPair ? [columns[0], columns[0]] : columns, records: Self.records,
        extreme: [2, 40, 300].randomElement(using: &random)!, &random)
      let rules = try LoadedRules(Array(table.rules.utf8), in: "")
      let texts = try table.findings(rules, isFiltered: false)
      let filtered = try table.findings(rules, isFiltered: true)
      try #require(filtered == texts, "seed \(seed), round \(round): \(table.description)")
      findings += texts.count
    }
    #expect(findings > Self.rounds)
  }

  @Test(
    arguments: [
      ("l", "{name: a, type: integer, constraints: {minimum: 1, maximum: 9}}", 1...9),
      ("i", "{name: a, type: integer, constraints: {exclusiveMinimum: -1}}", 0...Int128(Int32.max)),
      ("C", "{name: a, type: integer}", 0...255),
      ("c", "{name: a, type: number, constraints: {maximum: 3.5}}", -128...3),
      ("d:14,2", "{name: a, type: number, constraints: {minimum: 0, maximum: 1.05}}", 0...105),
      ("tdD", "{name: a, type: date, constraints: {minimum: 2024-01-01}}", 19_723...2_932_896),
      (
        "tsu:UTC", "{name: a, type: datetime, constraints: {minimum: '2024-01-01T00:00:00Z'}}",
        1_704_067_200_000_000...253_402_300_799_999_999
      ),
      ("g", "{name: a, type: number, constraints: {minimum: 0, maximum: 1}}", 0...0x3FF0_0000_0000_0000),
      ("l", "{name: a, type: number, constraints: {minimum: 5, maximum: 4}}", nil),
      ("d:14,2", "{name: a, type: number, rules: ['decimal:10,2']}", -9_999_999_999...9_999_999_999),
      ("d:9,2,32", "{name: a, type: number, rules: ['decimal:6,3'], constraints: {minimum: 0}}", 0...99_999),
      ("d:38,2", "{name: a, type: number, rules: ['decimal:2,2']}", -99...99),
      ("d:9,-3", "{name: a, type: number, rules: ['decimal:5,0']}", -99...99),
      ("s", "{name: a, type: integer, rules: ['decimal:3,0']}", -999...999),
      ("l", "{name: a, type: integer, rules: ['decimal:100,0']}", Int128(Int64.min)...Int128(Int64.max)),
    ] as [(String, String, ClosedRange<Int128>?)])
  func `the interval of accepted values ends where the rules do`(
    format: String, field: String, numbers: ClosedRange<Int128>?
  ) throws {
    guard case .interval(let interval)? = try proof(of: field, stored: format) else {
      Issue.record("no interval")
      return
    }
    // -0 is a number of its own before 0, and accepted as 0 is.
    let first = format == "g" ? numbers.map { -1...$0.upperBound } : numbers
    #expect(interval.numbers == first)
  }

  @Test(
    arguments: [
      ("l", "{name: a, type: integer, constraints: {enum: [80, 100, 150]}}", [80, 100, 150]),
      (
        "c", "{name: a, type: integer, constraints: {enum: [-128, '+7', '012', 127, 300]}}",
        [-128, 7, 12, 127]
      ),
      (
        "L",
        "{name: a, type: integer, constraints: {enum: ['18446744073709551615', '18446744073709500000']}}",
        [18_446_744_073_709_551_615, 18_446_744_073_709_500_000]
      ),
      ("s", "{name: a, type: string, constraints: {enum: ['1', '02', 'x', '-9']}}", [1, -9]),
      (
        "i",
        "{name: a, type: integer, constraints: {enum: [1, 2, 3, 4], minimum: 2}, rules: [{multiple-of: 2}]}",
        [2, 4]
      ),
    ] as [(String, String, [Int128])])
  func `listed integers are known as they are stored`(format: String, field: String, numbers: [Int128]) throws
  {
    guard case .list(let list)? = try proof(of: field, stored: format) else {
      Issue.record("no list")
      return
    }
    #expect(list.first == numbers.min())
    for distance in 0..<70_000 as Range<Int128> {
      #expect(list.contains(distance: UInt64(distance)) == numbers.contains(list.first + distance))
    }
  }

  @Test(arguments: [
    ("l", "['multiple-of:6', 'multiple-of:4']", 12), ("d:14,2", "['multiple-of:0.5']", 50),
    ("d:14,2", "['multiple-of:0.005']", 1), ("d:14,2", "['multiple-of:0.006']", 3),
    ("d:14,2", "['multiple-of:2.4']", 240), ("d:9,-3", "['multiple-of:4000']", 4),
    ("d:9,-3", "['multiple-of:16']", 2), ("C", "['multiple-of:1000']", 1000),
    ("s", "['multiple-of:0.25']", 1),
  ])
  func `the multiples of a number are multiples in the unit of a column`(
    format: String, rules: String, divisor: UInt64
  ) throws {
    let field = "{name: a, type: number, rules: \(rules)}"
    guard case .interval(let interval)? = try proof(of: field, stored: format) else {
      Issue.record("no interval")
      return
    }
    #expect(interval.divisor == divisor)
  }

  @Test(arguments: [
    ("g", "{name: a, type: integer}"), ("l", "{name: a, type: integer, rules: [{regex: '1.*'}]}"),
    ("ttu", "{name: a, type: time}"), ("l", "{name: a, type: integer, missingValues: ['', '-1']}"),
    ("d:14,2", "{name: a, type: number, decimalChar: ','}"),
    ("d:14,3", "{name: a, type: number, rules: ['decimal:10,2']}"),
    ("g", "{name: a, type: number, rules: ['decimal:10,2']}"),
    ("g", "{name: a, type: number, rules: ['multiple-of:0.5']}"),
    ("d:14,2", "{name: a, type: number, rules: ['multiple-of:7e30']}"),
    ("l", "{name: a, type: integer, rules: ['multiple-of:999999999999999989', 'multiple-of:7919']}"),
    ("tdD", "{name: a, type: date, format: '%d.%m.%Y'}"),
    ("l", "{name: a, type: integer, constraints: {enum: [0, 65536]}}"),
    ("c", "{name: a, type: integer, constraints: {enum: [200, 300]}}"),
  ])
  func `rules that only texts decide have no interval`(format: String, field: String) throws {
    #expect(try proof(of: field, stored: format) == nil)
  }

  /// Returns how the accepted values of a field are known in a column with a format of Arrow.
  private func proof(of field: String, stored format: String) throws -> ColumnProof? {
    let rules = try RuleFile(Array("fields: [\(field)]".utf8))
    let plan = try CheckPlan(rules, columns: ["a"], named: "t")
    var schema = HandMade().schema(format, "a")
    defer { schema.release(&schema) }
    return try ColumnProof(ColumnType(schema, named: "a"), plan.checks[0].rules)
  }
}

/// A batch of random stored values, and random rules for it.
private struct StoredTable {
  let rules: String
  let formats: [String]
  private let columns: [(bytes: [UInt8], validity: [UInt8]?, offset: Int)]
  private let records: Int

  var description: String { "\(formats) \(rules)" }

  init(
    _ columns: [(format: String, type: String)], records: Int, extreme: Int, _ random: inout SeededGenerator
  ) {
    self.records = records
    formats = columns.map(\.format)
    var fields: [String] = []
    for (name, (_, type)) in zip(["a", "b"], columns) {
      let constraints = StoredValues.constraints(type, &random).joined(separator: ", ")
      let hasDecimal = ["integer", "number"].contains(type) && Int.random(in: 0..<3, using: &random) == 0
      let scale = Int.random(in: 0...5, using: &random)
      let divisor = ["2", "7", "0.5", "0.05", "1000", "0.003", "5e-8", "3e7"].randomElement(using: &random)!
      let rules =
        !hasDecimal
        ? ""
        : Bool.random(using: &random)
          ? ", rules: ['multiple-of:\(divisor)']"
          : ", rules: ['decimal:\(scale + Int.random(in: 1...8, using: &random)),\(scale)']"
      fields.append("  - {name: \(name), type: \(type), constraints: {\(constraints)}\(rules)}")
    }
    var rules = "fields:\n" + fields.joined(separator: "\n") + "\n"
    let type = columns[0].type
    if type == columns[1].type, ["integer", "number", "date", "datetime"].contains(type) {
      let comparison = ["<", "<=", "==", "!=", ">=", ">"].randomElement(using: &random)!
      let condition = Bool.random(using: &random) ? ", when: {field: a, rule: ascii}" : ""
      rules += "rules:\n  - {id: r, compare: a \(comparison) b, at: b\(condition)}\n"
      if type == "number" { rules += "  - {id: s, compare: 3.5 \(comparison) a}\n" }
    }
    self.rules = rules
    self.columns = formats.map { format in
      let offset = Int.random(in: 0...70, using: &random)
      let count = offset + records
      let validity: [UInt8]? =
        switch Int.random(in: 0...2, using: &random) {
        case 0: nil
        case 1: (0..<(count + 7) / 8).map { _ in UInt8.random(in: 0...255, using: &random) }
        default: [UInt8](repeating: 0xFF, count: count / 8) + [UInt8(truncatingIfNeeded: 0xFE)]
        }
      return (StoredValues.bytes(format, count: count, extreme: extreme, &random), validity, offset)
    }
  }

  /// Returns the findings as texts, and the summary.
  func findings(_ rules: LoadedRules, isFiltered: Bool) throws -> [String] {
    let hand = HandMade()
    let schema = hand.schema("+s", "", children: zip(["a", "b"], formats).map { hand.schema($1, $0) })
    let batch = hand.array(
      records, [nil],
      children: columns.map { column in
        hand.array(records, nulls: -1, offset: column.offset, [column.validity, column.bytes])
      })
    return try rules.findings(schema, batch, isFiltered: isFiltered)
  }
}

extension LoadedRules {
  /// Returns the findings in a batch as texts, and the summary.
  func findings(_ schema: ArrowSchema, _ batch: ArrowArray, isFiltered: Bool) throws -> [String] {
    var (schema, batch) = (schema, batch)
    let check = try ArrowCheck(
      self, schema: OwnedSchema(moving: &schema), file: "t", isWhole: true, flags: [.all],
      isFiltered: isFiltered)
    try check.begin(OwnedArray(moving: &batch), firstRecord: 5)
    while try check.advance() {}
    check.finish()
    var found = IdentifiedFindings()
    check.exchangeFindings(&found)
    var texts: [String] = []
    for (index, row) in found.rows.rows.enumerated() {
      found.rows.withValue(at: index) { value in
        let value = String(decoding: value.indices.map { value[$0] }, as: UTF8.self)
        let (field, code) = (row.form.field ?? [], row.form.code)
        texts.append(
          "\(row.record ?? 0) \(String(decoding: field, as: UTF8.self)) \(String(decoding: code, as: UTF8.self)) \(value)"
        )
      }
    }
    return texts + ["\(check.summary(with: []))"]
  }
}
