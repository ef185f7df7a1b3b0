import CSVRecords
import FileOutput
import FormValidation
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests that no output contains any part of a secret value, whatever the rule's name and structure.
struct SecrecyTests {
  /// The value that every rule here rejects; none of its characters occurs elsewhere in an output.
  private static let secret = "Ǽ☂Ǿ"

  /// Rules that contain a strategy for secrets.
  static let rules: [NamedRule] = {
    let password = PasswordStrategy()
    let strategies: [(String, any InputFieldValidationStrategy)] = [
      ("strong", password), ("all", .all(EchoStrategy(), password)), ("any", .any(EchoStrategy(), password)),
      ("not", .not(.not(password))), ("exactly-one", .exactlyOne(EchoStrategy(), password)),
      ("condition", .when(.not(password), then: EchoStrategy())),
      ("then", .when(.length(...9), then: password)),
      ("otherwise", .when(.length(50...), then: .email, otherwise: password)),
      ("collecting", .collecting(EchoStrategy(), .any(.email, .all(.url, password)))),
      ("fast", FastPathStrategy(LengthStrategy(50...), before: password) { _ in true }),
      ("list", ListStrategy(ListType(delimiter: ",", itemType: TextType()), each: password)),
    ]
    return strategies.map { NamedRule(name: $0, strategy: $1) }
  }()

  struct NamedRule: CustomTestStringConvertible {
    let name: String
    let strategy: any InputFieldValidationStrategy

    var rule: Rule { Rule(name: name, kind: .content(strategy)) }
    var testDescription: String { name }
  }

  private static let ownTexts = RuleMessages([.init(other: "never {value} in {field}")])

  /// Returns the rules of a secret field: the given rule, rules that repeat the value, and a rule whose message
  /// repeats it.
  private static func rules(with rule: Rule) -> [Rule] {
    let echo = Rule(name: "echo", kind: .content(EchoStrategy()))
    let warning = Rule(name: "warned", kind: .content(EchoStrategy()), severity: .warning, messages: ownTexts)
    return [rule, echo, warning, Rule(name: "ascii", kind: .content(ASCIIStrategy()), messages: ownTexts)]
  }

  private static func expectNothing(of output: [UInt8], _ comment: String) {
    let text = String(decoding: output, as: UTF8.self)
    #expect(!text.isEmpty, "\(comment): the output is empty")
    #expect(!text.contains { secret.contains($0) }, "\(comment): \(text)")
    // JSON output does not escape characters outside ASCII.
    #expect(!text.lowercased().contains("\\u01f"), "\(comment): \(text)")
  }

  /// Rules over records that read the field `a`, whose value `b` repeats; each fails.
  private static let recordRules: [RecordRule] = [
    RecordRule("kept", .keeps("a", EchoStrategy())),
    RecordRule("other", .comparison(RecordComparison([.field("a")], .unequal, [.field("b")])), at: "b"),
    RecordRule("whole", .comparison(RecordComparison([.field("a")], .unequal, [.field("b")]))),
    RecordRule(
      "conditional",
      .forbiddenIf("b", .field("a", keeps: Rule(name: "u", kind: .content(UndecidedStrategy()))))),
  ]

  // MARK: - In Swift

  @Test(arguments: rules) func `the findings of a rule set do not show a secret`(named: NamedRule) {
    let rules = RuleSet(Self.rules(with: named.rule))
    #expect(rules.isSecret)
    for reportsAll in [true, false] {
      let findings = rules.findings(in: Self.secret, all: reportsAll)
      let texts = findings.map { "\($0) \($0.failure.message) \($0.message(value: ""))" }
      Self.expectNothing(of: Array(texts.joined(separator: "\n").utf8), named.name)
    }
  }

  @Test(arguments: rules) func `the error of an input field does not show a secret`(named: NamedRule) throws {
    let field = InputField()
    field.text = Self.secret
    field.validationStrategy = .collecting(EchoStrategy(), AnyWrapped(named.strategy))
    field.validate()
    Self.expectNothing(of: Array("\(try #require(field.assistiveText)) \(field.state)".utf8), named.name)
  }

  @Test(arguments: rules) func `the findings, pages and documents of a form do not show a secret`(
    named: NamedRule
  ) throws {
    let fields = [
      FormField("a", rules: Self.rules(with: named.rule)),
      FormField("b", .password, rules: Self.rules(with: .plain)),
    ]
    let form = Form(fields, rules: Self.recordRules)
    try Self.expectNothing(ofForm: form, named.name)
    // Only the rule over records is for secrets.
    let kept = RecordRule("secret", .keeps("a", AnyWrapped(named.strategy)))
    let plain = Form([FormField("a", rules: Self.rules(with: .plain)), fields[1]], rules: [kept])
    #expect(plain.fields[0].isSecret)
    try Self.expectNothing(ofForm: plain, named.name)
  }

  private static func expectNothing(ofForm form: Form, _ name: String) throws {
    let body = "a=%C7%BC%E2%98%82%C7%BE&b=%C7%BC%E2%98%82%C7%BE"
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    #expect(!result.isValid)
    expectNothing(of: FormPage(form, result: result, action: "/").html(), name)
    expectNothing(of: result.problem(), name)
    expectNothing(of: result.errorsObject(), name)
    expectNothing(of: Array("\(result.findings) \(result.formErrors())".utf8), name)
    expectNothing(of: Array("\(result.fields().map { "\($0.errorText ?? "") \($0.warnings)" })".utf8), name)
  }

  @Test func `a rule over records that reads a secret field shows no value of another field`() throws {
    let secret = FormField("a", rules: [Rule(name: "s", kind: .content(.password(length: 1...)))])
    let rules = Self.recordRules.map { rule in
      RecordRule(rule.name, rule.constraint, at: rule.field)
    }
    let file = try RuleFile(
      Array(
        """
        messages: {default: 'not {value}'}
        fields: [{name: a, rules: ['password:length=1..']}, {name: b, type: string}]
        rules: [{id: other, compare: a != b, at: b}]
        """.utf8))
    for form in [Form([secret, FormField("b")], rules: rules), Form(file)] {
      let body = "a=%C7%BC%E2%98%82%C7%BE&b=%C7%BC%E2%98%82%C7%BE"
      let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
      #expect(!result.isValid)
      Self.expectNothing(of: result.problem(), "problem")
      Self.expectNothing(of: result.errorsObject(), "errors")
      Self.expectNothing(of: Array("\(result.fields().map { $0.errorText ?? "" })".utf8), "fields")
    }
  }

  @Test(arguments: rules) func `the reports of a table do not show a secret`(named: NamedRule) throws {
    let unique = Rule(name: "unique", kind: .uniqueness, messages: Self.ownTexts)
    let checks = [
      ColumnCheck(name: "a", column: 0, rules: RuleSet(Self.rules(with: named.rule) + [unique])),
      ColumnCheck(name: "b", column: 1, rules: RuleSet([])),
    ]
    let records = Self.recordRules.map { rule in
      RecordCheck(
        rule, columns: rule.inputs.map { $0 == "a" ? 0 : 1 }, column: rule.field.map { $0 == "a" ? 0 : 1 },
        messages: Self.ownTexts)
    }
    try Self.expectNothing(ofTable: checks, records, named.name)
    let passing = ColumnCheck(
      name: "a", column: 0,
      rules: RuleSet([Rule(name: "s", kind: .content(.password(length: 1...))), unique]))
    try Self.expectNothing(ofTable: [passing, checks[1]], records, named.name)
    let kept = RecordRule("secret", .keeps("a", AnyWrapped(named.strategy)))
    let plain = ColumnCheck(name: "a", column: 0, rules: RuleSet(Self.rules(with: .plain)))
    let open = ColumnCheck(name: "a", column: 0, rules: RuleSet([unique]))
    for check in [plain, open] {
      try Self.expectNothing(
        ofTable: [check], [RecordCheck(kept, columns: [0], column: 0, messages: Self.ownTexts)], named.name)
    }
  }

  private static func expectNothing(
    ofTable checks: [ColumnCheck], _ records: [RecordCheck], _ name: String
  ) throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\n\(secret),\(secret)\n\(secret),\(secret)\n"])
    let path = "\(scratch.path)/t.csv"
    for report in [TextReport(), JSONLinesReport()] as [any Report] {
      for reportsAll in [true, false] {
        var options = CheckOptions()
        options.reportsAll = reportsAll
        let input = try TableInput(path, format: .csv(Dialect()), hasHeader: true, options: options)
        let plan = CheckPlan(
          checks, recordChecks: records, columnCount: 2, format: .csv(Dialect()), options: options,
          report: report)
        let findings = try OutputFile("\(scratch.path)/findings")
        let check = TableCheck(plan, outputs: .init(findings: findings))
        let summary = try check.run([input])
        expectNothing(of: try scratch.bytes(of: "findings") + Array("\(summary)".utf8), name)
      }
    }
  }

  @Test func `the same outputs show a value that is not secret`() throws {
    let form = Form([FormField("a", rules: Self.rules(with: .plain))])
    let result = form.check(
      try Submission(decoding: Array("a=%C7%BC%E2%98%82%C7%BE".utf8), as: .urlEncoded, for: form))
    let outputs = [
      FormPage(form, result: result, action: "/").html(), result.problem(), result.errorsObject(),
    ]
    for output in outputs { #expect(String(decoding: output, as: UTF8.self).contains(Self.secret)) }
    let scratch = ScratchDirectory(["t.csv": "a\n\(Self.secret)\n"])
    let text = try scratch.validate("check", "-c", "a=ascii", "--errors", "-", "t.csv")
    #expect(text.outputText.contains(Self.secret))
  }

  // MARK: - In rule files

  /// The rules with which a rule file makes a field secret.
  private static let fileRules = [
    "password", "{any: [password, integer]}", "{all: [ascii, password]}", "{not: {not: password}}",
    "{exactly-one: [integer, password]}", "{when: {not: password}, then: ascii}",
    "{when: {length: 1..9}, then: password}", "{when: email, then: email, otherwise: password}",
    "{use: strong}", "{any: [{use: strong}, integer]}",
  ]

  private static func file(_ rule: String, tests: String = "") -> String {
    """
    messages: {required: must be filled in}
    definitions: {strong: [{all: [password]}]}
    fields: [{name: a, type: string, rules: [ascii, \(rule)]}, {name: b, type: string}]
    rules: [{id: other, compare: a != b}, {id: kept, at: a, rule: [ascii], when: {field: b, present: true}}]
    \(tests)
    """
  }

  @Test(arguments: fileRules) func `the findings of the program do not show a secret`(rule: String) throws {
    let scratch = ScratchDirectory([
      "t.csv": "a,b\n\(Self.secret),\(Self.secret)\n", "r.yml": Self.file(rule),
      "kept.yml": """
      fields: [{name: a, type: string, rules: [ascii]}, {name: b, type: string}]
      rules: [{id: kept, at: a, rule: \(rule.replacing("{use: strong}", with: "password")), when: {field: b, present: true}}]
      """,
    ])
    for file in ["r.yml", "kept.yml"] {
      for format in ["text", "jsonl"] {
        let result = try scratch.validate(
          "check", "-r", file, "--errors", "-", "--all", "--format", format, "t.csv")
        #expect(result.status == 1)
        Self.expectNothing(of: result.output + result.errors, "\(file) \(rule)")
      }
      let ruleFile = try RuleFile(Array(try scratch.text(of: file).utf8))
      #expect(ruleFile.fields[0].rules.isSecret)
      let findings = ruleFile.findings(in: ["a": Self.secret, "b": Self.secret])
      Self.expectNothing(of: Array("\(findings)".utf8), "\(file) \(rule)")
    }
  }

  @Test func `a column of a rule file whose control is a password`() throws {
    let tests = "tests: [{field: a, valid: ['\(Self.secret)']}, {record: {a: '\(Self.secret)'}, valid: true}]"
    let file = """
      messages: {default: 'not {value}'}
      fields:
        - {name: a, type: string, control: password, rules: [ascii, 'equals:x'],
           constraints: {unique: true, maxLength: 2, pattern: '[a-z]+', enum: [x]}}
        - {name: b, type: string}
      primaryKey: [a, b]
      rules: [{id: other, compare: a != b, at: b}, {id: whole, compare: a != b}]
      \(tests)
      """
    let row = "\(Self.secret),\(Self.secret)\n"
    let scratch = ScratchDirectory(["t.csv": "a,b\n" + row + row, "r.yml": file])
    for format in ["text", "jsonl"] {
      for all in [["--all"], []] {
        let result = try scratch.validate(
          ["check", "-r", "r.yml", "--errors", "-", "--format", format, "t.csv"] + all)
        #expect(result.status == 1)
        Self.expectNothing(of: result.output + result.errors, format)
      }
    }
    let result = try scratch.validate("test", "r.yml")
    #expect(result.status == 1)
    Self.expectNothing(of: result.output + result.errors, "test")
    let messages = file.replacing(
      "control: password,", with: "control: password, messages: {ascii: '{value}'},")
    let error = #expect(throws: RuleFileError.self) { try RuleFile(Array(messages.utf8)) }
    #expect(error?.description.contains("'{value}' would show a secret: remove it") == true)
  }

  @Test(arguments: fileRules) func `the mismatches of a rule file's tests do not show a secret`(rule: String)
    throws
  {
    let tests = """
      tests:
        - {field: a, valid: ['\(Self.secret)']}
        - {record: {a: '\(Self.secret)'}, valid: true}
      """
    let scratch = ScratchDirectory(["r.yml": Self.file(rule, tests: tests)])
    let result = try scratch.validate("test", "r.yml")
    #expect(result.status == 1)
    Self.expectNothing(of: result.output + result.errors, rule)
  }
}
