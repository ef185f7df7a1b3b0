import RuleFiles
import Testing
import Validation

/// Tests of `messages:` and `severity:`.
struct MessageTests {
  private static let file = """
    messages:
      default: not right
      integer.malformed: "{field}: no number"
      de: {default: falsch, required: fehlt}
    fields:
      - name: age
        type: integer
        constraints: {required: true, maximum: 120}
        messages:
          range: "{value} is too much"
          range.too-large: "above {maximum}"
          de-AT: {range: zu viel}
        rules:
          - {not: {equals: 13}, messages: {default: unlucky}}
          - {length: ..2, severity: warning, messages: {length.too-long: "{actual} > {maximum}", de: {default: zu lang}}}
      - name: b
        rules: [{any: [{length: {max: 1}}, email]}]
        messages: {length.too-long: long, any: nothing}
      - name: c
        severity: warning
        constraints: {required: true}
        rules: [uppercase, {digits: 2, severity: error}]

    """

  @Test(
    arguments: [
      (0, "", nil, "not right"), (0, "", "de", "fehlt"), (0, "x", nil, "age: no number"),
      (0, "121", nil, "above 120"),
      (0, "121", "de", "falsch"), (0, "121", "de-AT", "zu viel"), (0, "13", nil, "unlucky"),
      (0, "013", nil, "3 > 2"),
      (0, "013", "de", "zu lang"), (0, "013", "de-CH", "zu lang"), (1, "xx", nil, "nothing"),
      (2, "x1", nil, "not right"),
    ] as [(Int, String, String?, String)])
  func `the message of the innermost level for the code or rule is used`(
    field: Int, value: String, locale: String?, message: String
  ) throws {
    let field = try ruleFile(Self.file).fields[field]
    let finding = try #require(field.rules.findings(in: value).first)
    #expect(finding.message(field: field.name, value: value, locale: locale) == message)
  }

  @Test func `messages by code also apply to causes`() throws {
    let field = try ruleFile(Self.file).fields[1]
    let cause = try #require(field.rules.findings(in: "xx").first?.failure.causes.first)
    #expect(field.messages?.text(for: cause.code, of: nil) == "long")
  }

  @Test func `the levels of messages of a file and its fields are available to reports`() throws {
    let file = try ruleFile(Self.file)
    #expect(file.messages?.levels.count == 1 && file.fields.map { $0.messages?.levels.count } == [2, 2, 1])
    #expect(try ruleFile("fields: [{name: a, type: integer}]").fields[0].messages == nil)
    #expect(
      try ruleFile("fields: [{name: a, type: integer}]").fields[0].rules.findings(in: "x")[0].messages == nil)
  }

  @Test func `the severity of a field applies to its rules without a severity`() throws {
    let file = try ruleFile(Self.file)
    #expect(file.fields[0].rules.strategies.map(\.severity) == [.error, .error, .error, .warning])
    #expect(file.fields[2].rules.strategies.map(\.severity) == [.warning, .error])
    #expect(
      file.fields[2].rules.presenceSeverity == .warning && file.fields[0].rules.presenceSeverity == .error)
  }

  @Test func `the severity of a use replaces that of its rules, and its messages apply to rules without any`()
    throws
  {
    let file = try ruleFile(
      """
      definitions: {x: [{integer: true, messages: {default: inner}}, length:1]}
      fields:
        - {name: a, rules: [{use: x, severity: warning, messages: {default: outer}}]}
        - {name: b, rules: [{use: x}]}
      """)
    #expect(file.fields[0].rules.findings(in: "xx", all: true).map { $0.message() } == ["inner", "outer"])
    #expect(file.fields[0].rules.findings(in: "xx", all: true).map(\.severity) == [.warning, .warning])
    #expect(file.fields[1].rules.findings(in: "xx", all: true).map(\.severity) == [.error, .error])
  }

  @Test(
    arguments: [
      ("{requird: x}", 16, "this field never reports 'requird'; did you mean 'required'?"),
      (
        "{length.too-lng: x}", 16,
        "this field never reports 'length.too-lng'; did you mean 'length.too-long'?"
      ),
      (
        "{email: x}", 16,
        "this field never reports 'email'; the choices are length.too-long, length.too-short, required, length, default"
      ),
      (
        "{length.too-long: '{maximun}'}", 33,
        "'{maximun}' is not a parameter of 'length.too-long', which uses this text; did you mean '{maximum}'?"
      ),
      (
        "{length.too-long: '{n}'}", 33,
        "'{n}' is not a parameter of 'length.too-long', which uses this text; its parameters are {actual}, {field}, {maximum}, {unit}, {value}"
      ),
      (
        "{length: '{maximum}'}", 24,
        "'{maximum}' is not a parameter of 'length.too-short', which uses this text; did you mean '{minimum}'?"
      ),
      (
        "{default: '{actual}'}", 25,
        "'{actual}' is not a parameter of 'required', which uses this text; its parameters are {field}, {value}"
      ),
      ("{default: 1}", 25, "a text must be a string, or an object for a language such as de, not a number"),
      (
        "{required: {default: x}}", 16,
        "'required' is not a language tag such as de or pt-BR; the text of a code or a rule must be a string"
      ),
      ("{de: {de: {default: x}}}", 25, "a text inside a language must be a string, not an object"),
      ("{de: {default: x}, DE: {default: y}}", 34, "the language 'de' is already here in another case"),
      ("{de: {requird: x}}", 21, "this field never reports 'requird'; did you mean 'required'?"),
    ])
  func `a message that can never be used, or whose parameters do not exist, is rejected`(
    messages: String, column: Int, fault: String
  ) {
    let text =
      "fields:\n  - name: a\n    type: string\n    constraints: {required: true, maxLength: 3}\n    messages: \(messages)\n"
    #expect(ruleFileFaults(text) == "r.yaml:5:\(column): \(fault)")
  }

  @Test(
    arguments: [
      ("{lenght: x}", "1:12: a rule never reports 'lenght'; did you mean 'length'?"),
      (
        "{record.ragged: x}",
        "1:12: a rule never reports 'record.ragged'; the choices are its codes, the names of its rules, and default"
      ),
      (
        "{range: x, any.failed: y, unlucky: z}",
        "1:37: a rule never reports 'unlucky'; the choices are its codes, the names of its rules, and default"
      ),
      (
        "{length.too-lang: x}",
        "1:12: a rule never reports 'length.too-lang'; did you mean 'length.too-long'?"
      ),
      (
        "{default: '{maximum}'}",
        "1:21: '{maximum}' is not a parameter of 'aba.checksum', which uses this text; its parameters are {field}, {value}"
      ),
    ])
  func `the messages of a file can name any rule or code`(messages: String, fault: String) {
    let faults = ruleFileFaults("messages: \(messages)\nfields: [{name: a}]\n")
    #expect(faults == (fault.isEmpty ? "" : "r.yaml:" + fault))
  }

  @Test func `the messages of a rule can name only its codes or default`() {
    #expect(
      addedRuleFaults("{integer: true, messages: {integer: x}}")
        == "r.yaml:4:36: this rule never reports 'integer'; the choices are integer.malformed, default")
    #expect(addedRuleFaults("{any: [integer, email], messages: {any.failed: x, integer.malformed: y}}") == "")
  }

  @Test func `a message that shows a secret value is rejected`() {
    #expect(
      addedRuleFaults("{password: true, messages: {default: 'not {value}'}}")
        == "r.yaml:4:46: '{value}' would show a secret: remove it")
    #expect(
      ruleFileFaults(
        "fields:\n  - name: a\n    rules: [{any: [password, integer]}]\n    messages: {default: '{value}'}\n")
        == "r.yaml:4:25: '{value}' would show a secret: remove it")
  }

  @Test func `a rule over records uses its own message or that of the file`() throws {
    let file = try ruleFile(
      """
      messages: {comparison.not-met: out of order, de: {comparison.not-met: verkehrt}}
      fields: [{name: a, type: integer}, {name: b, type: integer}]
      rules: [{id: order, compare: a < b}, {id: size, compare: a < 5, message: too much}]

      """)
    let findings = file.findings(in: ["a": "7", "b": "6"]).map(\.finding)
    #expect(findings.map { $0.message(locale: "en") } == ["out of order", "too much"])
    #expect(findings.map { $0.message(locale: "de") } == ["verkehrt", "too much"])
  }
}
