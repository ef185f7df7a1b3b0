import RuleFiles
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the findings of proofs, by the column at which they are and their reason.
struct ProofLintTests {
  private static let fields: [(String, [String])] = [
    (
      "type: string, constraints: {pattern: '[0-9]{5}', minLength: 3}",
      ["every value that 'pattern' accepts passes 'minLength'"]
    ),
    ("type: string, constraints: {pattern: '[0-9]{5}', minLength: 6}", []),
    (
      "type: string, constraints: {pattern: '[0-9]+', enum: [x]}",
      ["no value passes both 'pattern' and 'enum'"]
    ),
    ("rules: [{starts-with: ab}, {regex: 'b.*'}]", ["no value passes both 'starts-with' and 'regex'"]),
    ("rules: [{regex: '(?=b)a'}]", ["no value passes 'regex'"]),
    (
      "rules: [{starts-with: a}, {ends-with: b}, {not-contains: ab}, {length: ..2}]",
      ["no value passes 'length' and all rules before it"]
    ),
    (
      "rules: [{starts-with: a}, {contains: a}]", ["every value that 'starts-with' accepts passes 'contains'"]
    ),
    (
      "rules: [{contains: a}, {starts-with: a}]", ["every value that 'starts-with' accepts passes 'contains'"]
    ),
    ("rules: [{regex: '[ab]'}, {regex: 'a|b'}]", ["every value that 'regex' accepts passes 'regex'"]),
    ("rules: [{regex: 'a|b'}, {length: ..9, severity: warning}]", []),
    ("type: integer, rules: [{regex: '[0-9]+'}]", []), ("type: string, constraints: {pattern: 'a|b'}", []),
    (
      "type: string, constraints: {pattern: 'a+|aa|b'}",
      ["the branch 'aa' of 'pattern' accepts only what the others accept"]
    ),
    (
      "type: string, constraints: {pattern: 'a|b|a'}",
      ["the branch 'a' of 'pattern' accepts only what the others accept"]
    ),
    (
      "type: string, constraints: {pattern: '(a)\\1|aa'}",
      ["the branch 'aa' of 'pattern' accepts only what the others accept"]
    ),
    ("type: string, constraints: {pattern: '(?i)a|A'}", []),
    ("rules: [{any: [{contains: b}, email, {length: ..3}]}]", []),
    (
      "rules: [{any: [{contains: ab}, {contains: b}]}]",
      ["part 1 of 'any' accepts only what the others accept"]
    ),
  ]

  @Test func `what is proved is reported`() {
    for (field, expected) in Self.fields {
      let document = Array("fields: [{name: a, \(field)}]".utf8)
      let others = Set(Linter.findings(in: document).map(\.reason))
      let findings = Linter.findings(in: document, in: .init(), analyzing: ProofLint.findings)
      #expect(findings.map(\.reason).filter { !others.contains($0) } == expected, "\(field)")
    }
  }
}
