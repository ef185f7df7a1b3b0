internal import Validation

/// Templates of messages, in every language, with parameters of every kind.
enum TemplateTarget {
  private static let parameters: [FailureParameters] = [
    [:], ["maximum": 1, "actual": 0], ["maximum": .text("{maximum|a|b}"), "actual": .list(["{", "}", "é"])],
    ["maximum": .integer(.min), "actual": .integer(.max)],
  ]

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let code: FailureCode = "fuzz.code"
    for parameters in parameters {
      let failure = ValidationFailure(code, parameters)
      for language in MessageCatalog.all {
        let catalog = MessageCatalog(
          [code: text], language: language.language, direction: language.direction)
        let message = catalog.message(for: failure)
        if !text.contains("{") {
          expect(message.utf8.elementsEqual(text.utf8), "a text without placeholders changes")
        }
      }
      let messages = RuleMessages([.init(byCode: [code: text])])
      let finding = RuleSet.Finding(rule: "fuzz", failure: failure, messages: messages)
      _ = finding.message(field: "f", value: text)
    }
  }
}
