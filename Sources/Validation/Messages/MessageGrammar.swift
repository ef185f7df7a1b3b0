internal import Bytes

/// Returns the index of the plural form for a number; if there are fewer forms, the last one is used.
typealias PluralRule = @Sendable (Int) -> Int

/// The rules of one language for replacing placeholders.
struct MessageGrammar: Sendable {
  let pluralForm: PluralRule
  /// The texts of the catalog by code, from which those of phrases are read.
  let texts: @Sendable () -> [FailureCode: String]
  /// The separator of the parts of a list.
  var listSeparator = ", "
  /// The values that are isolated from the text around them.
  var isolation = ValueIsolation.never

  /// The first plural form for 1, the second for all other numbers.
  static let english = MessageGrammar { $0 == 1 ? 0 : 1 }

  init(
    pluralForm: @escaping PluralRule, listSeparator: String = ", ", isolation: ValueIsolation = .never,
    texts: @escaping @Sendable () -> [FailureCode: String] = { MessageCatalog.englishTexts.messages }
  ) {
    self.pluralForm = pluralForm
    self.texts = texts
    self.listSeparator = listSeparator
    self.isolation = isolation
  }

  /// Returns the same grammar with another isolation of values.
  func isolating(_ isolation: ValueIsolation) -> MessageGrammar {
    var grammar = self
    grammar.isolation = isolation
    return grammar
  }

  /// Appends a parameter's value as a message shows it.
  func append(_ value: ParameterValue, to output: inout [UInt8]) {
    switch value {
    // The order of digits alone is the same in text of either direction; a minus sign would be displayed
    // after them.
    case .integer(let value) where value >= 0: output.append(number: value)
    case .integer(let value): isolation.append(value.description, to: &output)
    case .decimal(let value): isolation.append(value.description, to: &output)
    case .text(let value): isolation.append(value, to: &output)
    case .list(let values):
      let marks = QuotationMarks.opened(at: output)
      for (index, value) in values.enumerated() {
        if index > 0 {
          if let marks { output.append(marks.closing) }
          output.append(listSeparator)
          if let marks { output.append(marks.opening) }
        }
        isolation.append(value, to: &output)
      }
    case .phrase(let phrase): append(phrase, to: &output)
    }
  }

  /// Appends a phrase in the language of the catalog, or in English if the catalog has no text for it.
  func append(_ phrase: Phrase, to output: inout [UInt8]) {
    if let text = texts()[phrase.key] {
      MessageTemplate(text).fill(by: phrase.parameters, self, into: &output)
    } else if let text = MessageCatalog.englishTexts.messages[phrase.key] {
      MessageTemplate(text).fill(by: phrase.parameters, Self.english.isolating(isolation), into: &output)
    } else {
      isolation.append(phrase.name, to: &output)
    }
  }
}
