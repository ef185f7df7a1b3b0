import CSVRecords
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of checks of columns that are given as byte ranges, here the parts of Arrow arrays.
struct ColumnBatchTests {
  private func rules(_ spellings: String...) throws -> RuleSet {
    RuleSet(try spellings.map { try Catalog.rule($0) })
  }

  /// Returns the findings of a column, each as its position and code; a question mark follows a warning.
  private func findings(_ values: [String?], _ rules: RuleSet, all: Bool = false) -> [String] {
    let column = ArrowColumn(values)
    var checker = ColumnChecker(rules)
    checker.check(column.batch, in: column.bytes.span)
    return checker.rejected.flatMap { rejected in
      checker.findings(of: rejected, in: column.bytes.span, all: all).map {
        "\(rejected.position) \($0.failure.code)\(rejected.severity == .warning ? "?" : "")"
      }
    }
  }

  @Test func `values between offsets are checked, and an absent value is reported if it is required`() throws
  {
    let values = ["ann@example.com", nil, "ann", "", "a@b.co", nil, "x@y", "a@b.co", nil]
    let (optional, required) = (try rules("email"), try rules("required", "email"))
    #expect(
      findings(values, optional) == [
        "2 email.no-at-sign", "3 email.no-at-sign", "6 email.domain-single-label",
      ])
    #expect(
      findings(values, required) == [
        "1 required", "2 email.no-at-sign", "3 email.no-at-sign", "5 required",
        "6 email.domain-single-label", "8 required",
      ])
  }

  @Test func `all findings of a value are reported on request`() throws {
    let rules = try rules("not-blank", "length:2..", "integer")
    #expect(
      findings([" ", "x", nil, "12"], rules, all: true) == [
        "0 not-blank", "0 length.too-short", "0 integer.malformed", "1 length.too-short",
        "1 integer.malformed", "2 not-blank",
      ])
    #expect(findings([" ", "x", nil, "12"], rules) == ["0 not-blank", "1 length.too-short", "2 not-blank"])
  }

  @Test func `a value with warnings only is rejected as a warning`() throws {
    var warning = try Catalog.rule("length:..2")
    warning.severity = .warning
    let rules = RuleSet([warning, try Catalog.rule("integer")])
    #expect(
      findings(["123", "abc", "12", nil], rules) == ["0 length.too-long?", "1 integer.malformed"])
  }

  @Test func `a checker can be used for several batches`() throws {
    var checker = ColumnChecker(try rules("integer"))
    for (values, rejected) in [
      (["1", "x", "y"], [1, 2]), ([], []), (["z"], [0]), (["1", "2", "3", "4"], []),
    ] {
      let column = ArrowColumn(values)
      checker.check(column.batch, in: column.bytes.span)
      #expect(checker.rejected.map(\.position) == rejected)
      #expect(checker.verdicts.count == values.count)
    }
  }

  @Test func `findings equal those of the reference for random rules and values`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let spellings = ["required", "not-blank", "length:..3", "integer", "email", "range:5.."]
    let cells = ["", " ", "1", "12345", "abc", "a@b.co", "\u{A0}", "7"]
    for _ in 0..<TestRun.rounds(300) {
      let chosen = try spellings.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map {
        var rule = try Catalog.rule($0)
        if Bool.random(using: &random) { rule.severity = .warning }
        return rule
      }
      let (rules, all) = (RuleSet(chosen, missingValues: []), Bool.random(using: &random))
      let values = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Int.random(in: 0..<5, using: &random) == 0 ? nil : cells.randomElement(using: &random)!
      }
      let expected = values.enumerated().flatMap { position, value in
        // In an Arrow array absence is stored in the bitmap, so no value means an absent one.
        let obvious = ObviousRules(
          RuleSet(chosen, missingValues: value == nil ? [""] : []), isLine: false)
        let found = obvious.findings(in: Array((value ?? "").utf8), all: all)
        let isWarning = found.allSatisfy { $0.severity == .warning }
        return found.map { "\(position) \($0.failure.code)\(isWarning ? "?" : "")" }
      }
      #expect(findings(values, rules, all: all) == expected, "seed \(seed)")
    }
  }

  @Test func `rules over records and keys apply to batches made by hand`() throws {
    let checks = [
      ColumnCheck(name: "id", column: 0, rules: try rules("unique")),
      ColumnCheck(name: "from", column: 1, rules: try rules("date")),
      ColumnCheck(name: "to", column: 2, rules: try rules("date")),
    ]
    let order = RecordRule(
      "order",
      .comparison(RecordComparison([.field("to", .day)], .atLeast, [.field("from", .day)])))
    let plan = CheckPlan(
      checks, recordChecks: [RecordCheck(order, columns: [2, 1], column: 2)], columnCount: 3, format: .lines)
    let ids = ArrowColumn(["a", "b", nil, "a", nil])
    let from = ArrowColumn(
      ["2024-01-01", "2024-01-02", "2024-02-30", "2024-01-01", "2024-01-01"], after: ids.bytes)
    let to = ArrowColumn(["2024-01-01", "2024-01-01", "2024-01-01", nil, "2023-12-31"], after: from.bytes)
    var columns = checks.map { ColumnChecker($0.rules) }
    for (index, batch) in [ids.batch, from.batch, to.batch].enumerated() {
      columns[index].check(batch, in: to.bytes.span)
    }
    #expect(columns[1].rejected.map(\.position) == [2])

    var rules = RecordRuleChecker(plan)
    rules.check(columns, count: 5, in: to.bytes.span)
    #expect(rules.rejections.map { $0.map(\.position) } == [[1, 4]])

    var keys = KeyChecker(plan, try KeyTables([plan], of: []), file: "arrow")
    let origins = (1...5).map { KeyIndex.Origin(record: $0 + 10, line: $0 + 10) }
    keys.collect(columns, in: to.bytes.span, origins: KeyOrigins(origins))
    #expect(try keys.compare(in: to.bytes.span, nil))
    try keys.finishComparison(orMoveToDisk: nil)
    #expect(keys.rejections.map { $0.map(\.position) } == [[3]])
    #expect(keys.rejections[0][0].origin == origins[0])
  }
}
