import Controls
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that the layout, which a form prepares once, produces the same pages as writing each element anew.
struct FormPageLayoutTests {
  private static let texts = [
    "", "x", "a", "<b>&\"'</b>", "line\r\nline", "\u{0}", "é漢", "shalom שלום",
    String(repeating: "long ", count: 30),
  ]

  @Test func `random pages equal those written element by element`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var invalid = 0
    var warned = 0
    for _ in 0..<TestRun.rounds(150) {
      let form = Self.form(&generator)
      let page = try Self.page(form, &generator)
      invalid += page.fields.count(where: \.isInvalid)
      warned += page.fields.count { !$0.result.warnings.isEmpty }
      #expect(page.html() == page.html(by: ElementTemplate()), "seed \(seed)")
    }
    #expect(invalid > 100 && warned > 100, "seed \(seed): \(invalid) invalid, \(warned) with warnings")
  }

  /// Returns a form with a field of each kind, with rules of both severities and with rules over several fields.
  private static func form(_ generator: inout SeededGenerator) -> Form {
    let prefix = ["", "a b", "é[", "x-1"].randomElement(using: &generator)!
    let form = EveryKindForm.form(saying: texts.randomElement(using: &generator)!, named: prefix)
    let fields = form.fields.map { field in
      var rules = [Rule(name: "warning", kind: .content(LengthStrategy(...1)))]
      rules[0].severity = Bool.random(using: &generator) ? .warning : .error
      if Bool.random(using: &generator) { rules.append(Rule(name: "required", kind: .presence(.required))) }
      var other = FormField(
        field.name, field.kind, label: field.label, placeholder: field.placeholder,
        helperText: Bool.random(using: &generator) ? field.helperText : nil, autocomplete: field.autocomplete,
        rules: rules)
      other.isDisabled = Int.random(in: 0..<6, using: &generator) == 0
      return other
    }
    let names = fields.map { RecordField($0.name) }
    let severity: Severity = Bool.random(using: &generator) ? .warning : .error
    return Form(
      fields,
      rules: [
        RecordRule("none", .atMostOne(of: [names[0], names[1]])),
        RecordRule("told", .atMostOne(of: [names[2], names[3]]), at: names[4].name, severity: severity),
      ])
  }

  private static func page(_ form: Form, _ generator: inout SeededGenerator) throws -> FormPage {
    let catalog = [MessageCatalog.english, .german, .arabic].randomElement(using: &generator)!
    let token = Bool.random(using: &generator) ? FormToken(texts.randomElement(using: &generator)!) : nil
    var result: FormResult?
    if Int.random(in: 0..<8, using: &generator) > 0 {
      let typed = Array(texts.randomElement(using: &generator)!.utf8)
      result = form.check(try EveryKindForm.post(typed, to: form))
    }
    let action = texts.randomElement(using: &generator)!
    var page = FormPage(form, result: result, action: action, token: token, catalog: catalog)
    page.validatesInBrowser = Bool.random(using: &generator)
    page.submitState = ButtonModel.State.allCases.randomElement(using: &generator)!
    page.brand =
      Bool.random(using: &generator) ? nil : BrandVariant.allCases.randomElement(using: &generator)!
    return page
  }
}
