internal import Bytes

/// Which form of a word goes with a number, counted from 0; where there are fewer forms, the last one stands.
typealias PluralRule = @Sendable (Int) -> Int

/// How the places of a text are filled in one language.
struct MessageGrammar: Sendable {
  let pluralForm: PluralRule
  /// What stands between the parts of a list.
  var listSeparator = ", "
  /// Which values are kept apart from the text around them.
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

  /// Adds a parameter's value as it stands in a message.
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
