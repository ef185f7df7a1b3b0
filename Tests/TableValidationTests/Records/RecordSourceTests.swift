import CSVRecords
import RuleFiles
import TableValidation
import TestSupport
import Testing
import Validation

@Suite struct RecordSourceTests {
  /// Columns of texts, of which one may be changed before it is checked.
  private struct Columns: RecordSource {
    var texts: [[String?]] = []
    var bytes: [UInt8] = []
    var count: Int { texts.first?.count ?? 0 }

    mutating func read(_ column: CheckedColumn, into batch: inout ColumnBatch) {
      batch = ColumnBatch(texts[column.column], of: column, appendingTo: &bytes)
    }

    mutating func append(_ changed: [UInt8]) { bytes += changed }
  }

  private static let rules = """
    missingValues: ["", "-"]
    fields:
      - {name: id, constraints: {required: true, unique: true}}
      - {name: n, type: integer, constraints: {minimum: 3}, normalize: [trim]}
      - {name: day, type: date, rules: [{one-of: [2024-01-02, 2024-02-30], severity: warning}]}
    rules: [{id: at-least, at-least-one-of: [n, day]}]
    table: {columns: {n: {sum: {maximum: 40}, sorted: ascending}}, duplicates: false}
    """

  private static func texts(_ finding: Finding) -> [String?] {
    var failure = finding.failure
    // A text names the line of the first record with a key, and other records its number.
    if failure.code.rawValue.hasSuffix("duplicate") || failure.code == "table.duplicate-record" {
      failure = ValidationFailure(failure.code)
    }
    return [
      finding.location.record.map(String.init), finding.field, finding.rule, failure.code.rawValue,
      finding.value, finding.severity.rawValue,
    ]
  }

  @Test func `records of a program have the findings of the CSV that says the same, in any batches`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let rules = try RuleFile(Array(Self.rules.utf8))
    let names = rules.fields.map(\.name)
    let choices: [[String?]] = [
      ["a", "b", "c", "d", "e", "\u{E9}\u{1F600}", "-", nil], ["1", " 4 ", "7", "x", "", "-", nil, "12"],
      ["2024-01-02", "2024-02-30", "2024-03-01", "soon", nil],
    ]
    for _ in 0..<TestRun.rounds(200) {
      let records = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        choices.map { $0.randomElement(using: &random) ?? nil }
      }
      let csv =
        names.joined(separator: ",") + "\n"
        + records.map { $0.map { $0.map { "\"\($0)\"" } ?? "" }.joined(separator: ",") + "\n" }.joined()
      let input = try TableInput(MemorySource(Array(csv.utf8)), named: "t", by: rules)
      let expected = try TableCheck(CheckPlan(rules, of: input)).findings(in: input).map(Self.texts)
      let size = Int.random(in: 1...records.count, using: &random)
      let batches = stride(from: 0, to: records.count, by: size).lazy.map { start in
        Columns(texts: names.indices.map { column in records[start...].prefix(size).map { $0[column] } })
      }
      var found: [[String?]] = []
      let plan = try CheckPlan(rules, columns: names, named: "t")
      let summary = try TableCheck(plan).run(batches, named: "t") { found.append(Self.texts($0)) }
      #expect(found == expected, "\(csv) in batches of \(size), seed \(seed)")
      #expect(summary.records == records.count)
    }
  }

  @Test func `a table without batches is checked by the rules over the table`() throws {
    let rules = try RuleFile(Array("fields: [{name: a}]\ntable: {records: {minimum: 1}}".utf8))
    var codes: [FailureCode] = []
    let plan = try CheckPlan(rules, columns: ["a"], named: "t")
    let summary = try TableCheck(plan).run([Columns](), named: "t") { codes.append($0.failure.code) }
    #expect(codes == ["table.too-few-records"] && !summary.isValid)
  }

  @Test func `an error of the receiver ends the check`() throws {
    struct Stop: Error {}
    let rules = try RuleFile(Array("fields: [{name: a, type: integer}]".utf8))
    let plan = try CheckPlan(rules, columns: ["a"], named: "t")
    var count = 0
    #expect(throws: Stop.self) {
      _ = try TableCheck(plan).run([Columns(texts: [["x", "y"]])], named: "t") { _ in
        count += 1
        throw Stop()
      }
    }
    #expect(count == 1)
  }

  @Test func `the options of the check apply to records of a program`() throws {
    let rules = try RuleFile(
      Array("fields: [{name: a, type: integer, rules: [{one-of: ['1'], severity: warning}]}]".utf8))
    var options = CheckOptions()
    options.minimumRecords = 9
    options.omitsWarnings = true
    options.findingLimits.total = 2
    let plan = try CheckPlan(rules, columns: ["a"], named: "t", options: options)
    var codes: [FailureCode] = []
    let summary = try TableCheck(plan).run([Columns(texts: [["2", "x", "y", "z"]])], named: "t") {
      codes.append($0.failure.code)
    }
    #expect(codes == ["integer.malformed", "integer.malformed"])
    #expect(summary.counts.contains { $0.code == "table.too-few-records" } && summary.omittedFindings == 2)
  }

  @Test(arguments: [
    "table: {groups: [{same: [a]}]}", "foreignKeys: [{fields: a, reference: {fields: a}}]",
  ])
  func `rules that read a table twice are an error for batches, which are read once`(rule: String) throws {
    let rules = try RuleFile(Array("fields: [{name: a}]\n\(rule)".utf8))
    let check = try TableCheck(CheckPlan(rules, columns: ["a"], named: "t"))
    #expect {
      try check.run([Columns(texts: [["1"]])], named: "t") { _ in }
    } throws: { error in
      "\(error)".hasSuffix("so that it is read twice, and batches are read once; check it as a file")
    }
  }
}
