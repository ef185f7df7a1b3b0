internal import TableValidation
internal import Validation

/// How the values of a column that the rules accept are known without their texts.
enum ColumnProof: Sendable {
  /// By an interval of numbers, days or times.
  case interval(AcceptedInterval)
  /// By a list of integers.
  case list(AcceptedList)
  /// By the truth value.
  case truths(acceptsTrue: Bool, acceptsFalse: Bool)
  /// By the texts of a dictionary, each of which many rows have.
  case dictionary
  case nested(NestedProof)

  /// Returns `nil` if only the texts decide.
  init?(_ type: ColumnType, _ rules: RuleSet) {
    guard rules.missingValues.allSatisfy(Self.isNoValue) else { return nil }
    switch type {
    case .integer(let type):
      if let interval = AcceptedInterval(rules, type.text) {
        self = .interval(interval)
      } else if let list = AcceptedList(rules, type) {
        self = .list(list)
      } else {
        return nil
      }
    case .formatted(let text):
      guard let interval = AcceptedInterval(rules, text) else { return nil }
      self = .interval(interval)
    case .boolean:
      self = .truths(acceptsTrue: rules.accepts("true"), acceptsFalse: rules.accepts("false"))
    case .dictionary: self = .dictionary
    case .structure, .list, .listView, .fixedList, .map:
      guard let proof = rules.jsonSchemas.flatMap({ NestedProof(type, $0) }) else { return nil }
      self = .nested(proof.acceptingNull(rules.presence == .optional))
    default: return nil
    }
  }

  /// Whether a word for an absent value is not the text of a stored number, day, time or truth value.
  private static func isNoValue(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return !"0123456789+-.nift[{".utf8.contains(first)
  }
}

extension RuleSet {
  fileprivate func accepts(_ text: String) -> Bool { findings(in: text, all: true).isEmpty }
}
