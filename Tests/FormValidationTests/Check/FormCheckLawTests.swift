import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that a form and a record checked by the same rule file have the findings of the simple reference evaluation,
/// and that each scope reports a part of them.
struct FormCheckLawTests {
  private static let yaml = """
    fields:
      - {name: a, type: string, constraints: {required: true}, rules: [{length: ..1, severity: warning}, {not: {equals: xx}}]}
      - {name: b, rules: [not-blank, {length: ..3, severity: warning}, {length: ..3}], normalize: [trim]}
      - {name: born, type: date, constraints: {minimum: 2000-01-01}}
      - {name: n, type: integer, constraints: {minimum: 1, maximum: 9}}
      - {name: c, severity: warning, rules: [required, no-control]}
      - {name: d, type: string, missingValues: ["", "-"], normalize: [], rules: [{phone: DE}]}
    rules:
      - {id: same, compare: a == b, at: b}
      - {id: less, compare: n < 5, severity: warning}
      - {id: one, at-least-one-of: [born, d]}

    """
  private static let validValues = [
    "a": "x", "b": "x", "born": "2001-01-01", "n": "1", "c": "x", "d": "030 12345678",
  ]
  private static let values = [
    "", " ", "-", "x", "xx", " x ", "abcd", "1", "7", "12", "2024-02-30", "1999-12-31", "2001-01-01", "é",
    "\u{1}",
    "030 12345678", "+49 30 123456", "0", "+1 415 555 2671",
  ]

  /// Returns the findings by field, each failure of a field once; an error replaces a warning, and hides that there
  /// is no number to compare.
  private static func once(_ findings: [RecordFinding], _ form: Form) -> [[RecordFinding]] {
    let ofRules = findings.filter { finding in form.rules.contains { $0.name == finding.finding.rule } }
    let ofFields = form.fields.map { field in
      var reported: [RecordFinding] = []
      for finding in findings where finding.field == field.name && !ofRules.contains(finding) {
        let index = reported.firstIndex { $0.finding.failure == finding.finding.failure }
        if let index {
          if reported[index].finding.severity == .warning { reported[index] = finding }
        } else if finding.finding.failure.code != "range.not-a-number"
          || !reported.contains(where: { $0.finding.severity == .error })
        {
          reported.append(finding)
        }
      }
      return reported
    }
    return (ofFields + ofRules.map { [$0] }).filter { !$0.isEmpty }
  }

  private static func first(_ findings: [RecordFinding]) -> RecordFinding? {
    findings.first { $0.finding.severity == .error } ?? findings.first
  }

  @Test func `a form has the findings of its rule file for random records, limited by the scope`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let file = try RuleFile(Array(Self.yaml.utf8))
    let form = Form(file)
    var valid = 0
    for _ in 0..<TestRun.rounds(2_000) {
      var record: [String: String] = [:]
      var builder = SubmissionBuilder(form, limits: SubmissionLimits())
      for field in form.fields where Int.random(in: 0..<8, using: &generator) > 0 {
        let isValid = Int.random(in: 0..<4, using: &generator) > 0
        let value =
          (isValid ? Self.validValues[field.name] : Self.values.randomElement(using: &generator)) ?? ""
        record[field.name] = value
        try builder.add(value.utf8Span.span, named: field.name.utf8Span.span)
      }
      let post = builder.finish()
      let obvious = file.obviousFindings(in: record)
      #expect(file.findings(in: record) == obvious, "seed \(seed): \(record)")
      let groups = Self.once(obvious, form)
      let reported = groups.flatMap(\.self)
      let firsts = groups.compactMap(Self.first)
      #expect(form.check(post).findings == reported, "seed \(seed): \(record)")
      #expect(form.check(post, reporting: .firstPerField).findings == firsts, "seed \(seed): \(record)")
      #expect(
        form.check(post, reporting: .first).findings == [Self.first(firsts)].compactMap(\.self),
        "seed \(seed): \(record)")
      let checked = form.fields.map(\.name).filter { _ in Bool.random(using: &generator) }
      let ofChecked = reported.filter { finding in
        let reads = form.rules.first { $0.name == finding.finding.rule }?.inputs ?? []
        return finding.field.map(checked.contains) ?? reads.contains(where: checked.contains)
      }
      #expect(form.check(post, only: checked).findings == ofChecked, "seed \(seed): \(record), \(checked)")
      if reported.isEmpty { valid += 1 }
    }
    #expect(TestRun.rounds(10)..<TestRun.rounds(1_000) ~= valid, "seed \(seed): \(valid) posts are valid")
  }
}
