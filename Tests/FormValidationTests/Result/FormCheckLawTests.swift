import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// A check of a form and of a record by the same rule file find the same, and what is told of it follows from all of it.
struct FormCheckLawTests {
  private static let yaml = """
    fields:
      - {name: a, type: string, constraints: {required: true}, rules: [{length: ..1, severity: warning}, {not: {equals: xx}}]}
      - {name: b, rules: [not-blank, {length: ..3, severity: warning}, {length: ..3}], normalize: [trim]}
      - {name: born, type: date, constraints: {minimum: 2000-01-01}}
      - {name: n, type: integer, constraints: {minimum: 1, maximum: 9}}
      - {name: c, severity: warning, rules: [required, no-control]}
      - {name: d, type: string, missingValues: ["", "-"], rules: [{phone: DE}]}
    rules:
      - {id: same, compare: a == b, at: b}
      - {id: less, compare: n < 5, severity: warning}
      - {id: one, at-least-one-of: [born, d]}

    """
  private static let sound = [
    "a": "x", "b": "x", "born": "2001-01-01", "n": "1", "c": "x", "d": "030 12345678",
  ]
  private static let values = [
    "", " ", "-", "x", "xx", " x ", "abcd", "1", "7", "12", "2024-02-30", "1999-12-31", "2001-01-01", "é",
    "\u{1}",
    "030 12345678", "+49 30 123456", "0", "+1 415 555 2671",
  ]

  /// The same findings, each failure of a field once; an error takes the place of a warning.
  private static func once(_ findings: [RecordFinding], _ form: Form) -> [[RecordFinding]] {
    let ofRules = findings.filter { finding in form.rules.contains { $0.name == finding.finding.rule } }
    let ofFields = form.fields.map { field in
      var told: [RecordFinding] = []
      for finding in findings where finding.field == field.name && !ofRules.contains(finding) {
        let index = told.firstIndex { $0.finding.failure == finding.finding.failure }
        if let index {
          if told[index].finding.severity == .warning { told[index] = finding }
        } else {
          told.append(finding)
        }
      }
      return told
    }
    return (ofFields + ofRules.map { [$0] }).filter { !$0.isEmpty }
  }

  private static func first(_ findings: [RecordFinding]) -> RecordFinding? {
    findings.first { $0.finding.severity == .error } ?? findings.first
  }

  @Test func `a form finds what the rule file finds in the same record, and tells as much as is asked for`()
    throws
  {
    var (generator, seed) = SeededGenerator.announced()
    let file = try RuleFile(Array(Self.yaml.utf8))
    let form = Form(file)
    var valid = 0
    for _ in 0..<2_000 {
      var record: [String: String] = [:]
      var builder = SubmissionBuilder(form, limits: SubmissionLimits())
      for field in form.fields where Int.random(in: 0..<8, using: &generator) > 0 {
        let isSound = Int.random(in: 0..<4, using: &generator) > 0
        let value = (isSound ? Self.sound[field.name] : Self.values.randomElement(using: &generator)) ?? ""
        record[field.name] = value
        try builder.add(value.utf8Span.span, named: field.name.utf8Span.span)
      }
      let post = builder.finish()
      let groups = Self.once(file.findings(in: record), form)
      let told = groups.flatMap(\.self)
      let firsts = groups.compactMap(Self.first)
      #expect(form.check(post).findings == told, "seed \(seed): \(record)")
      #expect(form.check(post, reporting: .firstPerField).findings == firsts, "seed \(seed): \(record)")
      #expect(
        form.check(post, reporting: .first).findings == [Self.first(firsts)].compactMap(\.self),
        "seed \(seed): \(record)")
      let asked = form.fields.map(\.name).filter { _ in Bool.random(using: &generator) }
      let ofAsked = told.filter { finding in
        let reads = form.rules.first { $0.name == finding.finding.rule }?.inputs ?? []
        return finding.field.map(asked.contains) ?? reads.contains(where: asked.contains)
      }
      #expect(form.check(post, only: asked).findings == ofAsked, "seed \(seed): \(record), \(asked)")
      if told.isEmpty { valid += 1 }
    }
    #expect(10..<1_000 ~= valid, "seed \(seed): \(valid) of 2,000 posts are valid")
  }
}
