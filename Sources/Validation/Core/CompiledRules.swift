internal import Bytes

/// The rules of a field or a column, compiled to the forms by which a value is judged and its rejection explained.
///
/// This is the one walk through rules: presence first, then the strategies in their order. ``input(_:in:_:)`` judges a single
/// value, ``passes`` judge columns of values, and ``next(in:isPresent:from:)`` explains a rejection; the tests compare them.
///
/// It is a class so that it is called without a copy of the rules, which costs as much as to find a failure. Columns with the same
/// rules share them, so that the rules of thousands of columns are in the cache of the processor.
package final class CompiledRules: Sendable {
  /// A rule that rejects a value.
  package struct Rejection {
    /// The index of the rule: 0 is presence, followed by the strategies.
    package let rule: Int
    /// The number of the failure, if the failures of the rule have numbers.
    package let number: Int?
    /// The failure, if it has no number.
    fileprivate(set) var created: Shared<ValidationFailure>?

    package init(rule: Int, number: Int?) { (self.rule, self.number) = (rule, number) }
  }

  /// The rules that reject values for one reason only.
  package struct OnlyRules: Sendable {
    fileprivate let ofAbsences: Bool
    fileprivate let ofValues: Bool

    /// Returns the rule that rejects a value if its only failure is the same for all such values. The number of the failure is 0.
    ///
    /// - Parameter isInvalid: Whether the value is `invalid`, not undecided, and UTF-8.
    package func rule(rejectingAbsent isAbsent: Bool, isInvalid: Bool) -> Int? {
      isAbsent ? (ofAbsences ? 0 : nil) : isInvalid && ofValues ? 1 : nil
    }
  }

  /// What is known of a value after its first rules.
  struct Decision {
    /// Whether the field has a value that is not one of its absent values.
    var isPresent = false
    /// The position from which ``next(in:isPresent:from:)`` continues if the value is rejected: the rules before it have no
    /// finding.
    var position = 0
  }

  package let rules: RuleSet
  /// The passes that judge the values of a column, in the order of the rules.
  package let passes: [any RulePass]
  package let hasWarnings: Bool
  /// Whether only an empty field represents an absent value.
  package let onlyEmptyIsAbsent: Bool
  package let onlyRules: OnlyRules
  /// The strategies whose failures have numbers; none for secrets, which failures may contain.
  private let numbered: [Shared<any NumberedFailures>?]
  /// Whether presence accepts all values that are present.
  private let acceptsPresent: Bool
  private let presence: Presence
  private let absentValues: AbsentValues
  private let chain: StrategyChain?

  package init(_ rules: RuleSet) {
    self.rules = rules
    passes = rules.passes
    hasWarnings = rules.hasWarnings
    onlyEmptyIsAbsent = rules.missingValues == [[]]
    numbered = rules.strategies.map { rules.isSecret ? nil : $0.numberedFailures.map { Shared($0) } }
    presence = rules.presence
    absentValues = rules.absentValues
    chain = StrategyChain(rules.strategies[...], position: 1)
    acceptsPresent = presence != .notBlank
    let isAlone = numbered.count == 1 && acceptsPresent && !hasWarnings
    onlyRules = OnlyRules(
      ofAbsences: !hasWarnings, ofValues: isAlone && numbered[0]?.value.hasOneFailure == true)
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
    if !acceptsPresent, value.isBlank { return .rejected }
    guard let rejecting = chain?.firstRejecting(value) else { return .present(range) }
    decision.position = rejecting
    return .rejected
  }

  /// Whether a value is present and no rule has a finding in it, not even a warning. Allocates nothing.
  package func accepts(_ value: Span<UInt8>) -> Bool {
    var decision = Decision()
    if case .present = input(0..<value.count, in: value, &decision) { return true }
    return false
  }

  /// Returns the next rule that rejects a value and has a reason, or `nil` after the last.
  ///
  /// - Parameters:
  ///   - isPresent: Whether the value is present, that is, does not represent an absent value.
  ///   - position: The number of rules already evaluated, 0 at the beginning; increased to include the rule that is returned.
  package func next(in value: Span<UInt8>, isPresent: Bool, from position: inout Int) -> Rejection? {
    if position == 0 {
      position = 1
      let isRejected = isPresent ? !acceptsPresent && value.isBlank : presence != .optional
      if isRejected { return Rejection(rule: 0, number: 0) }
    }
    while isPresent, position <= numbered.count {
      let rule = position
      position += 1
      if let numbered = numbered[rule - 1] {
        if let number = numbered.value.failureNumber(of: value) {
          return Rejection(rule: rule, number: number)
        }
      } else if let failure = rules.failure(of: value, isPresent: true, byRule: rule) {
        var rejection = Rejection(rule: rule, number: nil)
        rejection.created = Shared(failure)
        return rejection
      }
    }
    return nil
  }

  /// The number of the last different rules among which those of a column are searched.
  private static let searchedCount = 16

  /// Returns the rules of each column, shared by columns whose rules are copies of each other.
  package static func shared(by columns: [RuleSet]) -> [CompiledRules] {
    var last: [CompiledRules] = []
    return columns.map { rules in
      if let known = last.last(where: { $0.rules.isCopy(of: rules) }) { return known }
      let new = CompiledRules(rules)
      if last.count == searchedCount { last.removeFirst() }
      last.append(new)
      return new
    }
  }
}

/// The strategies of a field as a linked list, whose elements are not retained while they are used: with an array a submission of a
/// form takes 1.7 times as long to check. `Documentation/Architecture.md` has the figures.
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
