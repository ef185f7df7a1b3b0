import CSVRecords
import FileOutput
import FindingReports
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of limits of single rules and fields: the records that break them are counted by limits, and fail a check by these alone.
struct OwnLimitsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rules: String
    let table: String
    /// The limits with the numbers of records, the number of invalid records that break only such rules, and the outcome.
    let outcome: String
    var testDescription: String { rules }
  }

  private static let cases = [
    Case(
      rules: "fields: [{name: n, type: integer, limits: {invalid: 50%}}]", table: "n\n1\nx\n3\n",
      outcome: "n 1/3 passes; 1 of 1 limited; passes within the limits"),
    Case(
      rules: "fields: [{name: n, type: integer, limits: {invalid: 50%}}]", table: "n\n1\nx\n",
      outcome: "n 1/2 fails; 1 of 1 limited; fails fails: 1 record breaks rules of 'n', the limit is 50%"),
    Case(
      rules: "fields: [{name: n, type: integer, limits: {invalid: {warn: 1, fail: 3}}}]", table: "n\n1\nx\n",
      outcome: "n 1/2 warns; 1 of 1 limited; passes warning: 1 record breaks rules of 'n', the limit is 1"),
    // A rule's own limits apply in place of those of its field.
    Case(
      rules:
        "fields: [{name: n, type: integer, limits: {invalid: 9}, rules: [{digits: 2, limits: {invalid: 1}}]}]",
      table: "n\n12\nx\n3\n",
      outcome:
        "n 1/3 passes; n digits 2/3 fails; 2 of 2 limited; fails fails: 2 records break digits of 'n', the limit is 1"
    ),
    // A value that breaks a rule within its limits and another rule makes the check fail.
    Case(
      rules: "fields: [{name: n, rules: [{length: ..2, limits: {invalid: 9}}, integer]}]",
      table: "n\nabc\n123\n1\n",
      outcome: "n length 2/3 passes; 1 of 2 limited; fails "),
    Case(
      rules: "fields: [{name: n, rules: [{not-blank: true, limits: {invalid: 9}}, integer]}, {name: m}]",
      table: "n,m\n\" \",\n,\n1,\n",
      outcome: "n not-blank 2/3 passes; 1 of 2 limited; fails "),
    Case(
      rules: "fields: [{name: n, rules: [{unique: true, limits: {invalid: 2}}]}]", table: "n\n1\n1\n1\n",
      outcome:
        "n unique 2/3 fails; 2 of 2 limited; fails fails: 2 records break unique of 'n', the limit is 2"),
    Case(
      rules: "fields: [{name: n, limits: {invalid: 2}, rules: [{unique: {ignoring: [case]}}]}]",
      table: "n\na\nA\n",
      outcome: "n 1/2 passes; 1 of 1 limited; passes within the limits"),
    Case(
      rules: "fields: [{name: n}]\ntable: {unique: [{fields: [n], ignoring: [case], limits: {invalid: 2}}]}",
      table: "n\na\nA\n",
      outcome: "n unique-key 1/2 passes; 1 of 1 limited; passes within the limits"),
    // The primary key is no rule of the field.
    Case(
      rules: "fields: [{name: n, limits: {invalid: 2}}]\nprimaryKey: [n]", table: "n\na\na\n",
      outcome: "n 0/2 passes; 0 of 1 limited; fails "),
    Case(
      rules:
        "fields: [{name: a, type: integer}, {name: b, type: integer}]\nrules: [{id: order, compare: a <= b, limits: {invalid: 75%}}]",
      table: "a,b\n1,2\n2,1\n2,1\n2,2\n",
      outcome: " order 2/4 passes; 2 of 2 limited; passes within the limits"),
    // The limits of the file are for the records that break other rules.
    Case(
      rules:
        "fields: [{name: a, type: integer, limits: {invalid: 5}}, {name: b, type: integer}]\nlimits: {invalid: 50%}",
      table: "a,b\nx,1\nx,1\nx,y\n1,1\n",
      outcome: "a 3/4 passes; 2 of 3 limited; passes within the limits"),
    Case(
      rules:
        "fields: [{name: a, type: integer, limits: {invalid: 5}}, {name: b, type: integer}]\nlimits: {invalid: 1}",
      table: "a,b\nx,1\n1,y\n",
      outcome: "a 1/2 passes; 1 of 2 limited; fails fails: the limit is 1"),
    // What is not a rule has no limits of its own.
    Case(
      rules: "fields: [{name: a, type: integer, limits: {invalid: 5}}, {name: b}]",
      table: "a,b\nx,1,2\n1,2\n", outcome: "a 0/2 passes; 0 of 1 limited; fails "),
    // A code that is a warning makes no record invalid.
    Case(
      rules: "fields: [{name: a, type: integer, limits: {invalid: 1}}]\nseverity: {integer: warning}",
      table: "a\nx\n", outcome: "a 0/1 passes; 0 of 0 limited; passes "),
  ]

  @Test(arguments: cases)
  func `records are counted by the limits of the rules that they break`(_ test: Case) throws {
    let rules = try RuleFile(Array(test.rules.utf8))
    for (chunkSize, jobs, reportsAll) in [
      (ChunkReader.defaultChunkSize, 1, false), (1, 3, false), (7, 2, true),
    ] {
      var options = CheckOptions()
      (options.chunkSize, options.jobs, options.reportsAll) = (chunkSize, jobs, reportsAll)
      let input = try TableInput(
        MemorySource(Array(test.table.utf8)), named: "t.csv", by: rules, options: options)
      let plan = try CheckPlan(rules, of: input, options: options)
      let summary = try TableCheck(plan).run([input]) { _ in }
      #expect(
        Self.text(summary, by: plan) == test.outcome,
        "chunks of \(chunkSize), \(jobs) jobs, all \(reportsAll)")
    }
  }

  private static func text(_ summary: Summary, by plan: CheckPlan) -> String {
    let outcome = CheckOutcome(summary, by: plan.options.failurePolicy)
    let limited = summary.limited.map { limited in
      let name = [limited.field ?? "", limited.rule].compactMap(\.self).joined(separator: " ")
      return "\(name) \(limited.invalid)/\(limited.records) \(limited.outcome)"
    }
    let records = "\(summary.limitedInvalid) of \(summary.invalid) limited"
    return (limited + [records, "\(outcome.isFailure ? "fails" : "passes") \(outcome.note)"])
      .joined(separator: "; ")
  }

  @Test func `the files of a table are counted together, whatever the order of their columns`() throws {
    let rules = try RuleFile(
      Array(
        "fields: [{name: a, type: integer, limits: {invalid: 2}}, {name: b}]\nfieldsMatch: equal\n".utf8))
    let inputs = try [("1", "a,b\nx,\n"), ("2", "b,a\n,y\n")].map { name, text in
      try TableInput(MemorySource(Array(text.utf8)), named: name, by: rules)
    }
    let plans = try inputs.map { try CheckPlan(rules, of: $0) }
    let planned = inputs.enumerated().map { PlannedInput($0.element, plan: $0.offset) }
    let summary = try TableCheck(plans, outputs: .init()).run(planned) { _ in }
    #expect(summary.limited.map(\.invalid) == [2])
    #expect(summary.limited.map(\.records) == [2])
    #expect(CheckOutcome(summary, by: FailurePolicy()).isFailure)
  }

  @Test func `a check that has stopped is not judged by limits`() throws {
    let rules = try RuleFile(Array("fields: [{name: a, type: integer, limits: {invalid: 9}}]".utf8))
    var options = CheckOptions()
    options.stopsAfterInvalid = 1
    let input = try TableInput(MemorySource(Array("a\nx\ny\n".utf8)), named: "t", by: rules, options: options)
    let summary = try TableCheck(CheckPlan(rules, of: input, options: options)).run([input]) { _ in }
    #expect(CheckOutcome(summary, by: options.failurePolicy).isFailure)
  }

  @Test func `random rules with limits are counted as by each rule alone`() throws {
    let texts = ["digits: 1..3", "length: ..2", "starts-with: a", "integer: true", "one-of: [ab, 12, x]"]
    for seed in 0..<UInt64(TestRun.rounds(60)) {
      var random = SeededGenerator(seed: TestRun.seed &+ seed)
      let chosen = texts.shuffled(using: &random).prefix(3).map { ($0, Bool.random(using: &random)) }
      let list = chosen.map { "{\($0.0)\($0.1 ? ", limits: {invalid: 3}" : "")}" }
      let values = (0..<20).map { _ in
        ["1", "12", "12345", "ab", "abc", "x", "a"].randomElement(using: &random)!
      }
      let rules = try RuleFile(Array("fields: [{name: n, rules: [\(list.joined(separator: ", "))]}]".utf8))
      let input = try TableInput(
        MemorySource(Array(("n\n" + values.joined(separator: "\n")).utf8)), named: "t", by: rules)
      let summary = try TableCheck(CheckPlan(rules, of: input)).run([input]) { _ in }
      let broken = try values.map { value in
        try chosen.filter { rule, _ in
          let alone = try RuleFile(Array("fields: [{name: n, rules: [{\(rule)}]}]".utf8))
          return !alone.fields[0].rules.findings(in: value).isEmpty
        }
      }
      let expected = chosen.filter(\.1).map { limited in
        broken.count { $0.contains { $0.0 == limited.0 } }
      }
      #expect(summary.limited.map(\.invalid) == expected, "seed \(TestRun.seed &+ seed): \(list), \(values)")
      #expect(
        summary.limitedInvalid == broken.count { !$0.isEmpty && $0.allSatisfy(\.1) },
        "seed \(TestRun.seed &+ seed): \(list), \(values)")
    }
  }
}
