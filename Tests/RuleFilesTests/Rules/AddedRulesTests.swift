import RuleFiles
import Testing
import Validation

/// Tests of `rules:` of a field: what each spelling checks.
struct AddedRulesTests {
  @Test(
    arguments: [
      ("email", "x", "email.no-at-sign"), ("length:..2", "abc", "length.too-long"),
      ("'regex:a:b'", "a:b", ""),
      ("{email: html}", "a@b", ""), ("{email: true}", "a@b", "email.domain-single-label"),
      (#"regex: '\d{2}: x'"#, "12: x", ""), ("{regex: NO}", "NO", ""), ("{equals: 'true'}", "true", ""),
      ("{equals: 7}", "7", ""), ("{one-of: [a, 'b,c', 1.50, '']}", "b,c", ""),
      ("{one-of: [1.50]}", "1.5", "one-of.not-listed"),
      ("{one-of: 'a,b'}", "b", ""), ("{national-id: NO}", "x", "national-id.structure"),
      ("{range: {exclusive-min: 0, max: 1e3}}", "0", "range.not-above"),
      ("{range: {exclusive-min: 0}}", "0.1", ""),
      (
        "{in-file: {path: countries.csv, column: code, header: true, delimiter: ';'}}", "XX",
        "in-file.not-listed"
      ),
      ("{all: [email, length:..9]}", "ann@example.com", "length.too-long"),
      ("{all: [email, length:..9]}", "ann", "email.no-at-sign"),
      ("{any: [email, integer]}", "x", "any.failed"),
      ("{any: [email, integer]}", "12", ""), ("{not: integer}", "1", "not.matched"),
      ("{not: {one-of: [a, b]}}", "c", ""),
      ("{not: {any: [integer, email]}}", "1", "not.matched"), ("{not: {all: [integer, length:1]}}", "12", ""),
      ("{exactly-one: [integer, length:3]}", "123", "exactly-one.several"),
      ("{exactly-one: [integer, length:3]}", "x", "exactly-one.none"),
      ("{when: {starts-with: D}, then: length:2}", "DEU", "length.too-long"),
      ("{when: {starts-with: D}, then: length:2}", "FRA", ""),
      (
        "{when: {starts-with: D}, then: length:2, otherwise: [uppercase, length:3]}", "FR", "length.too-short"
      ),
      ("{when: [integer, length:2], then: [{range: 10..20}, {not: {equals: 13}}]}", "13", "not.matched"),
      ("{when: [integer, length:2], then: [{range: 10..20}, {not: {equals: 13}}]}", "130", ""),
      ("{any: [{all: [digits:3, {not: {equals: '000'}}]}, {when: alpha, then: uppercase}]}", "000", ""),
      (
        "{any: [{all: [digits:3, {not: {equals: '000'}}]}, {when: alpha, then: uppercase}]}", "abc",
        "any.failed"
      ),
    ])
  func `each spelling of a rule is applied with its argument`(rule: String, value: String, codes: String)
    throws
  {
    #expect(try addedRules(rule).codes(of: value) == codes)
  }

  @Test func `rules in JSON are the same as in YAML`() throws {
    let json =
      #"{"fields":[{"name":"a","rules":["integer",{"any":[{"length":{"max":1}},{"range":{"min":50}}]}]}]}"#
    let rules = try RuleFile(Array(json.utf8)).fields[0].rules
    #expect(rules.codes(of: "x") == "integer.malformed" && rules.codes(of: "42") == "any.failed")
    #expect(rules.codes(of: "7") == "" && rules.codes(of: "77") == "")
  }

  @Test func `rules follow the type and the constraints, and findings have the names of the rules`() throws {
    let file = try ruleFile(
      """
      fields:
        - name: a
          rules: [{any: [length:1, equals:77]}]
          type: integer
          constraints: {maximum: 5}
      """)
    #expect(file.fields[0].rules.ruleNames == ["integer", "range", "any"])
    #expect(file.fields[0].rules.findings(in: "88", all: true).map(\.rule) == ["range", "any"])
  }

  @Test func `presence rules at the top level of a field set its presence`() throws {
    #expect(try addedRules("not-blank", "integer").presence == .notBlank)
    #expect(try addedRules("required: true").codes(of: "") == "required")
  }

  @Test func `the causes of a composite are the failures of its parts`() throws {
    let finding = try #require(
      addedRules("{any: [integer, {all: [email, length:..3]}]}").findings(in: "x").first)
    #expect(finding.failure.causes.map(\.code) == ["integer.malformed", "email.no-at-sign"])
  }

  @Test func `a composite that contains a secret rule is secret`() throws {
    #expect(try addedRules("{any: [{all: [password]}, integer]}").isSecret)
    #expect(try addedRules("{when: integer, then: password}").isSecret)
    #expect(try !addedRules("{any: [email, integer]}").isSecret)
  }

  @Test func `texts, controls and choices for forms are kept`() throws {
    let file = try ruleFile(
      """
      fields:
        - {name: a, title: Name, description: The name., placeholder: Ann, assistiveText: As in the passport.}
        - {name: b, title: null}
        - {name: c, type: string, control: choice, autocomplete: country, categories: [DE, {value: FR, label: France}]}
        - {name: d, type: integer, categories: [{value: 1, label: One}]}
      """)
    #expect(
      file.fields[0].texts
        == .init(
          title: "Name", description: "The name.", placeholder: "Ann", assistiveText: "As in the passport."))
    #expect(file.fields[1].texts == .init())
    #expect(
      file.fields[2].texts
        == .init(
          control: .choice, autocomplete: "country", choices: [.init("FR", label: "France")]))
    #expect(file.fields[3].texts == .init(choices: [.init("1", label: "One")]))
  }
}
