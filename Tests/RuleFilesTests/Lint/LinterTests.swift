import JSONDocument
import Testing
import Validation

@testable import RuleFiles

struct LinterTests {
  /// Returns all findings of a document, one a line.
  private func found(_ text: String) -> String {
    Linter.findings(in: Array(text.utf8)).map { $0.rendered(file: "r.yml") }.joined(separator: "\n")
  }

  /// Returns the column and code of each finding for one field with these members.
  private func codes(_ members: String) -> [String] {
    Linter.findings(in: Array("fields: [{name: a, \(members)}]".utf8)).map {
      "\($0.position.column) \($0.code.rawValue)"
    }
  }

  @Test(arguments: [
    ("type: integer, constraints: {minimum: 3, maximum: 2}", ["61 lint.empty-range"]),
    ("type: integer, constraints: {maximum: 2, minimum: 3}", ["61 lint.empty-range"]),
    ("type: integer, constraints: {minimum: 2, maximum: 2}", []),
    ("type: integer, constraints: {exclusiveMinimum: 2, maximum: 2}", ["70 lint.empty-range"]),
    (
      "type: date, constraints: {minimum: '2024-03-01', exclusiveMaximum: '2024-02-29'}",
      ["69 lint.empty-range"]
    ),
    (
      "type: datetime, constraints: {minimum: '2024-03-01T00:00:00Z', maximum: '2024-03-01T01:00:00+02:00'}",
      ["83 lint.empty-range"]
    ),
    ("type: duration, constraints: {minimum: P2D, maximum: PT47H}", ["64 lint.empty-range"]),
    ("type: year, constraints: {minimum: 2025, maximum: 2024}", ["61 lint.empty-range"]),
    ("type: string, constraints: {minLength: 5, maxLength: 4}", ["62 lint.empty-range"]),
    ("type: string, constraints: {minLength: 4, maxLength: 4}", []),
  ])
  func `contradictory bounds are reported at the second of the two`(members: String, findings: [String]) {
    #expect(codes(members) == findings)
  }

  @Test(arguments: [
    ("type: string, constraints: {enum: [ab, abc], maxLength: 2}", ["59 lint.refused-value"]),
    ("type: integer, constraints: {enum: [1, 20], maximum: 10}", ["59 lint.refused-value"]),
    ("type: integer, constraints: {enum: [1, 2]}, example: 3", ["73 lint.refused-value"]),
    ("type: integer, example: 3", []), ("type: integer, example: x", ["44 lint.refused-value"]),
    ("type: string, format: email, example: ann@example.com", []),
    ("type: string, format: email, example: ann", ["58 lint.refused-value"]),
    ("type: boolean, default: true, trueValues: ['yes']", []),
    ("type: string, rules: [lowercase], example: ABC", ["63 lint.refused-value"]),
    ("type: string, normalize: [lowercase], rules: [lowercase], example: ABC", []),
    ("type: string, constraints: {enum: [a, '']}, example: ''", []),
    ("type: string, rules: [{lowercase: true, severity: warning}], example: ABC", []),
    ("type: object, example: {a: 1}", []),
  ])
  func `enum values and examples that violate the field's own rules are reported`(
    members: String, findings: [String]
  ) {
    #expect(codes(members) == findings)
  }

  @Test(arguments: [
    ("type: string, constraints: {pattern: 'a{5}', maxLength: 4}", ["48 lint.pattern-length"]),
    ("type: string, constraints: {pattern: 'a{5}', minLength: 6}", ["48 lint.pattern-length"]),
    ("type: string, constraints: {pattern: 'a{5,}', minLength: 6}", []),
    ("type: string, constraints: {maxLength: 4}, rules: [{regex: 'a{5}b?'}]", ["72 lint.pattern-length"]),
    ("type: string, rules: ['length:..4 bytes', {regex: 'a{5}'}]", []),
    ("type: string, constraints: {pattern: '(a+)+'}", ["48 lint.endless-pattern"]),
    ("type: string, constraints: {pattern: '(\\w+\\s?)*x'}", ["48 lint.endless-pattern"]),
    ("type: string, constraints: {pattern: '[a-z]+(-[a-z]+)*'}", []),
    ("type: string, constraints: {pattern: '(?<a>x)\\k<a>', maxLength: 1}", []),
  ])
  func `a pattern that contradicts the length limits or backtracks exponentially is reported`(
    members: String, findings: [String]
  ) {
    #expect(codes(members) == findings)
  }

  @Test(arguments: [
    ("type: integer, rules: [integer]", ["43 lint.redundant-rule"]),
    ("type: integer, rules: [number]", ["43 lint.redundant-rule"]), ("type: number, rules: [integer]", []),
    ("type: number, rules: [number]", []),
    ("type: boolean, rules: [boolean]", ["43 lint.redundant-rule"]),
    ("type: boolean, trueValues: [ja], falseValues: [nein], rules: [boolean]", []),
    ("type: number, decimalChar: ',', rules: [number]", []),
    ("type: date, format: '%d/%m/%Y', rules: [date]", []),
    ("type: date, rules: [date]", ["40 lint.redundant-rule"]),
    ("type: string, rules: ['date:%d/%m/%Y', 'date:%d/%m/%Y']", ["59 lint.redundant-rule"]),
    ("type: string, format: email, rules: [email]", ["57 lint.redundant-rule"]),
    ("type: string, format: email, rules: ['email:rfc5321']", []),
    ("type: string, constraints: {required: true}, rules: [required]", ["73 lint.redundant-rule"]),
    ("type: string, constraints: {required: true}, rules: [not-blank]", []),
    ("type: string, rules: [not-blank, required]", ["53 lint.redundant-rule"]),
    ("type: string, constraints: {maxLength: 4}, rules: ['length:..4']", ["71 lint.redundant-rule"]),
    ("type: string, rules: [slug, ascii, slug]", ["55 lint.redundant-rule"]),
    ("type: string, rules: ['starts-with:a', 'starts-with:b']", []),
    ("type: string, constraints: {enum: [a, b]}, rules: [lowercase]", ["71 lint.redundant-rule"]),
    ("type: string, constraints: {enum: [a, B]}, rules: [{not: {equals: a}}]", ["55 lint.refused-value"]),
    ("type: string, rules: [{slug: true, severity: warning}, slug]", []),
  ])
  func `a rule implied by the type or by another rule is reported`(members: String, findings: [String]) {
    #expect(codes(members) == findings)
  }

  @Test(arguments: [
    ("type: string, rules: ['length:3.. graphemes']", ["42 lint.unbounded-graphemes"]),
    ("type: string, rules: [{any: ['length:3.. graphemes', ascii]}]", ["43 lint.unbounded-graphemes"]),
    ("type: string, rules: ['length:3..9 graphemes']", []),
    ("type: string, rules: ['length:3.. graphemes', 'length:..900 bytes']", []),
  ])
  func `a grapheme length without an upper limit is reported`(members: String, findings: [String]) {
    #expect(codes(members) == findings)
  }

  @Test func `a finding contains its location, reason, remedy and code`() {
    #expect(
      found("fields:\n  - name: n\n    type: integer\n    constraints: {minimum: 9, maximum: 3}\n") == """
        r.yml:4:31: warning: 'minimum' 9 is above 'maximum' 3, so that no value passes; exchange the two, or remove one \
        [lint.empty-range]
        """)
  }

  @Test func `thirty deliberate faults yield exactly thirty findings at the expected locations`() throws {
    let places = Linter.findings(in: Array(ThirtyFaults.text.utf8)).map {
      "\($0.position) \($0.code.rawValue)"
    }
    #expect(places == ThirtyFaults.findings)
    #expect(ThirtyFaults.findings.count == 30)
  }
}
