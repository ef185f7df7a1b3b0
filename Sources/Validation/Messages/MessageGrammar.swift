internal import Bytes

/// The index of the form of a word that goes with a number; where there are fewer forms, the last one is used.
typealias PluralRule = @Sendable (Int) -> Int

/// How the placeholders of a text are filled in one language.
struct MessageGrammar: Sendable {
  let pluralForm: PluralRule
  /// The separator of the parts of a list.
  var listSeparator = ", "
  /// The values that are isolated from the text around them.
  var isolation = ValueIsolation.never

  /// One thing, two things; no things.
  static let english = MessageGrammar { $0 == 1 ? 0 : 1 }

  init(
    pluralForm: @escaping PluralRule, listSeparator: String = ", ", isolation: ValueIsolation = .never
  ) {
    self.pluralForm = pluralForm
    self.listSeparator = listSeparator
    self.isolation = isolation
  }

  /// The same with other values isolated.
  func isolating(_ isolation: ValueIsolation) -> MessageGrammar {
    var grammar = self
    grammar.isolation = isolation
    return grammar
  }

  /// Appends a parameter's value as a message shows it.
  func append(_ value: ParameterValue, to output: inout [UInt8]) {
    switch value {
    // Digits alone keep their order in text of either direction; the sign before them would go to the other end.
    case .integer(let value) where value >= 0: output.append(number: value)
    case .integer(let value): isolation.append(value.description, to: &output)
    case .decimal(let value): isolation.append(value.description, to: &output)
    case .text(let value): isolation.append(value, to: &output)
    case .list(let values):
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(listSeparator) }
        isolation.append(value, to: &output)
      }
    }
  }
}
