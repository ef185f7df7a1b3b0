/// The rules of one field, prepared once for all records: to read them from an array for each value would
/// retain them.
final class FieldEvaluator: Sendable {
  /// The state of a value after its first rules.
  struct Decision {
    /// Whether the field has a value that is not one of its absent values.
    var isPresent = false
    /// The position from which ``RuleSet/nextFinding(in:isPresent:from:)`` continues if the value is rejected: the rules before
    /// it have no finding.
    var position = 0
  }

  let rules: RuleSet
  private let presence: Presence
  private let absentValues: AbsentValues
  private let strategies: StrategyChain?

  init(_ rules: RuleSet) {
    self.rules = rules
    presence = rules.presence
    absentValues = rules.absentValues
    strategies = StrategyChain(rules.strategies[...], position: 1)
  }

  /// The field's input to rules over several fields if there is no finding in the value, not even a warning;
  /// otherwise `rejected`. Allocates nothing.
  ///
  /// - Parameters:
  ///   - range: The range of the value, or `nil` if there is none.
  ///   - decision: Set to what was found.
  @inline(__always)
  func input(_ range: Range<Int>?, in bytes: Span<UInt8>, _ decision: inout Decision) -> RecordInput {
    guard let range else { return presence == .optional ? .absent : .rejected }
    let value = bytes.extracting(range)
    if absentValues.contains(value) { return presence == .optional ? .absent : .rejected }
    decision.isPresent = true
    if presence == .notBlank, value.isBlank { return .rejected }
    guard let rejecting = strategies?.firstRejecting(value) else { return .present(range) }
    decision.position = rejecting
    return .rejected
  }
}

/// The strategies of a field as a linked list: elements of an array would be retained while they are used.
private final class StrategyChain: Sendable {
  private let strategy: any InputFieldValidationStrategy
  private let position: Int
  private let next: StrategyChain?

  /// Creates the chain of strategies; returns `nil` if there are none.
  init?(_ strategies: ArraySlice<RuleSet.NamedStrategy>, position: Int) {
    guard let first = strategies.first else { return nil }
    strategy = first.strategy
    self.position = position
    next = StrategyChain(strategies.dropFirst(), position: position + 1)
  }

  /// The position of the first strategy that does not accept the value, or `nil`. Position 0 is that of
  /// presence.
  func firstRejecting(_ value: Span<UInt8>) -> Int? {
    guard strategy.verdict(on: value) == .valid else { return position }
    return next?.firstRejecting(value)
  }
}
