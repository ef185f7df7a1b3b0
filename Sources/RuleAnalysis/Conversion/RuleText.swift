/// A part of a rule file that is being written.
indirect enum RuleText: Equatable {
  /// A scalar as it is written.
  case plain(String)
  case list([RuleText])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable {
    let key: String
    let value: RuleText
  }

  /// A string, between quotes if it needs them.
  static func text(_ text: String) -> RuleText { .plain(YAMLText.scalar(text)) }

  static func pairs(_ members: KeyValuePairs<String, RuleText>) -> RuleText {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The part on one line.
  var line: String {
    switch self {
    case .plain(let text): text
    case .list(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(YAMLText.scalar($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }
}
