internal import Bytes
internal import Validation

/// The values of a check box: those that a ticked box sends, and those that mean that it is not ticked.
///
/// A browser sends nothing for a box that is not ticked. Other programs send `false`, and pages of some
/// frameworks send the value of a hidden input before that of the box. Such a value does not tick the box, so
/// that it is absent, as if it had not been sent.
struct CheckboxValues: Sendable {
  /// The value that the page sends for a ticked box.
  let own: String
  /// The normalized values of a ticked box: its own and the spellings of true of a rule `boolean`.
  private let ticked: ByteStringSet
  private let unticked: ByteStringSet

  /// The values that mean that a box is not ticked, in any case, besides the spellings of false of a rule `boolean`.
  private static let generalUnticked = ByteStringSet(["", "false", "off", "no", "0"], ignoringCase: true)

  /// Returns `nil` for a field that is not a check box.
  init?(_ field: FormField) {
    guard case .checkbox(let value) = field.kind else { return nil }
    let boolean = field.rules.boolean
    own = value
    ticked = ByteStringSet([field.normalization?.normalized(value) ?? value] + (boolean?.trueValues ?? []))
    unticked = ByteStringSet(boolean?.falseValues ?? [])
  }

  func isTicked(by value: Span<UInt8>) -> Bool { ticked.contains(value) }

  /// Whether a normalized value means that the box is not ticked. The value of the box itself never does.
  func isUnticked(by value: Span<UInt8>) -> Bool {
    !ticked.contains(value) && (unticked.contains(value) || Self.generalUnticked.contains(value))
  }
}

extension FormField {
  /// Returns the rules of a control that has one of its own: a check box without a rule `boolean` accepts only the value of the box,
  /// and boxes for a day without a rule for days only days.
  static func rules(
    of kind: Kind, _ rules: RuleSet, normalization: Normalization?
  ) -> RuleSet {
    switch kind {
    case .checkbox(let value) where rules.boolean == nil:
      rules.appending(OneOfStrategy([normalization?.normalized(value) ?? value]))
    case .dayParts where !ValueConstraints(rules).shape.contains(.day): rules.appending(DateStrategy())
    default: rules
    }
  }
}

extension RuleSet {
  /// The first rule `boolean` whose violation is an error.
  fileprivate var boolean: BooleanStrategy? {
    strategies.lazy.filter { $0.severity == .error }.compactMap { $0.strategy as? BooleanStrategy }.first
  }
}
