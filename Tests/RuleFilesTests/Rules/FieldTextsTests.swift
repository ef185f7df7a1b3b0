import RuleFiles
import Testing

/// Tests of `texts` of a field, and of `language` of a rule file.
struct FieldTextsTests {
  private static func faults(_ yaml: String) -> [String] {
    do {
      _ = try RuleFile(Array(yaml.utf8))
      return []
    } catch {
      return error.faults.map(\.message)
    }
  }

  @Test func `a field has texts by language, whose tags are in lower case`() throws {
    let yaml = """
      language: en
      fields:
        - name: country
          type: string
          categories: [{value: DE, label: Germany}, EG]
          texts:
            ar: {title: البلد, assistiveText: اختر, placeholder: ألمانيا, choices: {DE: ألمانيا, EG: مصر}}
            pt-BR: {title: País}
      """
    let file = try RuleFile(Array(yaml.utf8))
    #expect(file.language == "en")
    let texts = file.fields[0].texts.translations
    #expect(
      texts == [
        "ar": .init(
          title: "البلد", placeholder: "ألمانيا", assistiveText: "اختر",
          choices: ["DE": "ألمانيا", "EG": "مصر"]),
        "pt-br": .init(title: "País"),
      ])
  }

  @Test func `choices are those of an enum, of categories or of the rule one-of`() throws {
    for list in [
      "constraints: {enum: [a, b]}", "type: string, categories: [a, b]",
      "type: integer, categories: [{value: 1, label: A}]",
      "rules: ['one-of:a,b']",
    ] {
      let value = list.contains("integer") ? "'1'" : "a"
      #expect(
        Self.faults("fields: [{name: n, \(list), texts: {de: {choices: {\(value): A}}}}]") == [], "\(list)")
    }
  }

  @Test(
    arguments: [
      ("texts: x", "'texts' must be an object, not a string"),
      (
        "texts: {german: {title: x}}",
        "'german' is not a language tag such as de or pt-BR; 'texts' has the texts of each language"
      ),
      ("texts: {de: {title: x}, DE: {title: y}}", "the language 'de' is already here in another case"),
      ("texts: {de: x}", "the texts of a language must be an object, not a string"),
      ("texts: {de: {titel: x}}", "unknown key 'titel' in the texts of a language; did you mean 'title'?"),
      ("texts: {de: {title: 1}}", "'title' must be a string, not a number"),
      (
        "texts: {de: {choices: {a: x}}}",
        "'choices' needs values to choose from: 'categories', 'enum' or the rule one-of"
      ),
      (
        "constraints: {enum: [red, blue]}, texts: {de: {choices: {bleu: x}}}",
        "'bleu' is not a value of this field; did you mean 'blue'?"
      ),
      (
        "constraints: {enum: [red, blue]}, texts: {de: {choices: {red: 1}}}",
        "the label of a choice must be a string, not a number"
      ),
      ("text: {de: {title: x}}", "unknown key 'text' in a field; did you mean 'texts'?"),
      ("constraints: {texts: {}}", "unknown key 'texts' in 'constraints'"),
    ])
  func `a fault names the place and the remedy`(member: String, text: String) {
    let found = Self.faults("fields: [{name: n, \(member)}]")
    #expect(found.count == 1 && found.first?.contains(text) == true, "\(found)")
  }

  @Test func `the language of a rule file is a tag`() {
    #expect(
      Self.faults("language: klingonisch\nfields: [{name: n}]") == [
        "'language' must be a language tag such as de or pt-BR"
      ])
    #expect(
      Self.faults("language: 1\nfields: [{name: n}]") == ["'language' must be a string, not a number"])
    #expect(
      Self.faults("texts: {}\nfields: [{name: n}]") == [
        "'texts' has no effect in a rule file; it belongs in a field"
      ])
  }
}
