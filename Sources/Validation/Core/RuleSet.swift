internal import Bytes

/// The rules of one value: whether it is required, which values represent an absent value, and its strategies in order.
///
/// ```swift
/// let rules = RuleSet([.required, Rule(.length(...3))])
/// rules.findings(in: "word").map(\.failure.code)  // ["length.too-long"]
/// rules.findings(in: "").map(\.failure.code)      // ["required"]
/// ```
public struct RuleSet: Sendable {
  /// A strategy and the name that its findings report.
  public struct NamedStrategy: Sendable {
    /// The name of the rule.
    public let name: String
    /// The strategy.
    public let strategy: any InputFieldValidationStrategy
    /// Whether a failure is an error or a warning.
    public let severity: Severity
    /// The texts that replace those of the message catalog.
    public let messages: RuleMessages?
    /// The argument as written; `nil` if there is none or it has no spelling as text.
    package var argument: String?
    /// The limits of the records that the strategy rejects; `nil` for those of the field.
    package var limits: InvalidLimits?
  }

  /// The limits of invalid records of the rules that are no strategies; `nil` for those of the check.
  package struct Limits: Sendable, Hashable {
    /// Those of all rules that have none of their own.
    package var ofField: InvalidLimits?
    package var ofPresence: InvalidLimits?
    package var ofUniqueness: InvalidLimits?
  }

  /// One failure and its rule.
  public struct Finding: Hashable, Sendable {
    /// The name of the rule.
    public let rule: String
    /// The failure: its code and parameters.
    public let failure: ValidationFailure
    /// Whether the failure is an error or a warning.
    public let severity: Severity
    /// The texts that replace those of the message catalog.
    public let messages: RuleMessages?

    /// Creates a finding.
    public init(
      rule: String, failure: ValidationFailure, severity: Severity = .error, messages: RuleMessages? = nil
    ) {
      self.rule = rule
      self.failure = failure
      self.severity = severity
      self.messages = messages
    }
  }

  /// Whether a value is required.
  public private(set) var presence: Presence
  /// Whether an absence is an error or a warning: an error if any of the rules about presence is one.
  public private(set) var presenceSeverity: Severity
  /// The texts of an absence that replace those of the message catalog.
  public let presenceMessages: RuleMessages?
  /// The strategies by which a present value must be valid, in order.
  public private(set) var strategies: [NamedStrategy]
  package private(set) var absentValues: AbsentValues
  /// Whether a failure of presence or of a strategy may be no error.
  package private(set) var hasWarnings: Bool
  /// Whether the values are secrets, of which findings contain no part: they are if one of the strategies is
  /// for secrets.
  public package(set) var isSecret: Bool
  /// Whether no two values of the column may be equal; not checked for a single value.
  public private(set) var isUnique: Bool
  /// Whether a repeated value is an error or a warning.
  package private(set) var uniqueSeverity: Severity
  /// The texts of a repeated value that replace those of the message catalog.
  package let uniqueMessages: RuleMessages?
  /// The limits of its records, in an object; `nil` for none.
  private var ownLimits: Shared<Limits>?
  package var limits: Limits {
    get { ownLimits?.value ?? Limits() }
    set { ownLimits = newValue == Limits() ? nil : Shared(newValue) }
  }

  /// Creates a set of rules in the given order, except that presence is first. Of several rules about
  /// presence the strictest applies.
  public init(_ rules: [Rule], missingValues: [String] = [""]) {
    var presence = Presence.optional
    var presenceSeverity: Severity?
    var presenceMessages: RuleMessages?
    var strategies: [NamedStrategy] = []
    var isUnique = false
    var uniqueSeverity = Severity.error
    var uniqueMessages: RuleMessages?
    var limits = Limits()
    for rule in rules {
      switch rule.kind {
      case .presence(let required):
        if required > presence {
          (presence, presenceMessages, limits.ofPresence) = (required, rule.messages, rule.limits)
        }
        presenceSeverity = presenceSeverity == .error ? .error : rule.severity
      case .content(let strategy):
        strategies.append(
          NamedStrategy(
            name: rule.name, strategy: strategy, severity: rule.severity, messages: rule.messages,
            argument: rule.argument, limits: rule.limits))
      case .uniqueness:
        if !isUnique || rule.severity == .error {
          (uniqueSeverity, uniqueMessages, limits.ofUniqueness) = (rule.severity, rule.messages, rule.limits)
        }
        isUnique = true
      }
    }
    self.presence = presence
    self.presenceSeverity = presenceSeverity ?? .error
    self.presenceMessages = presenceMessages
    hasWarnings = presenceSeverity == .warning || strategies.contains { $0.severity == .warning }
    self.strategies = strategies
    absentValues = AbsentValues(missingValues.map { Array($0.utf8) })
    isSecret = strategies.contains { $0.strategy.isSecret }
    self.isUnique = isUnique
    self.uniqueSeverity = uniqueSeverity
    self.uniqueMessages = uniqueMessages
    self.limits = limits
  }

  /// The same rules for a required value, whose absence is an error.
  package var required: RuleSet {
    var rules = self
    rules.presence = max(presence, .required)
    rules.presenceSeverity = .error
    return rules
  }

  /// The same rules with other severities of presence and uniqueness, if they are not `nil`, and other strategies in place of each.
  func replacing(
    presence: Severity?, uniqueness: Severity?, _ strategies: (NamedStrategy) -> [NamedStrategy]
  ) -> RuleSet {
    var rules = self
    rules.presenceSeverity = presence ?? presenceSeverity
    rules.uniqueSeverity = uniqueness ?? uniqueSeverity
    rules.strategies = self.strategies.flatMap(strategies)
    rules.hasWarnings =
      rules.presenceSeverity != .error || rules.strategies.contains { $0.severity != .error }
    return rules
  }

  /// The same rules followed by a strategy.
  ///
  /// - Parameters:
  ///   - severity: The severity of its failures.
  ///   - messages: The texts that replace those of the message catalog.
  package func appending(
    _ strategy: some InputFieldValidationStrategy, severity: Severity = .error, messages: RuleMessages? = nil
  ) -> RuleSet {
    var rules = self
    rules.strategies.append(
      NamedStrategy(name: strategy.ruleName, strategy: strategy, severity: severity, messages: messages))
    rules.hasWarnings = hasWarnings || severity != .error
    rules.isSecret = isSecret || strategy.isSecret
    return rules
  }

  /// Whether the set is known to be a copy of another, with the same properties. Sets that were created independently of each
  /// other may be equal without it.
  package func isCopy(of other: RuleSet) -> Bool {
    strategies.span.isIdentical(to: other.strategies.span)
      && (presence, presenceSeverity, isSecret) == (other.presence, other.presenceSeverity, other.isSecret)
      && (isUnique, uniqueSeverity) == (other.isUnique, other.uniqueSeverity)
      && presenceMessages === other.presenceMessages && uniqueMessages === other.uniqueMessages
      && limits == other.limits && hasWarnings == other.hasWarnings && missingValues == other.missingValues
  }

  /// The same rules without uniqueness.
  package var withoutUniqueness: RuleSet {
    var rules = self
    rules.isUnique = false
    return rules
  }

  /// The same rules without lists of values.
  package var withoutList: RuleSet {
    var rules = self
    rules.strategies.removeAll { $0.strategy is OneOfStrategy }
    return rules
  }

  /// An empty set of rules with the same values that represent an absent value.
  package var withoutRules: RuleSet {
    var rules = RuleSet([])
    rules.absentValues = absentValues
    rules.isSecret = isSecret
    return rules
  }

  /// Whether there is no rule.
  public var isEmpty: Bool { presence == .optional && strategies.isEmpty && !isUnique }

  /// A number of strategies whose names are compared one by one, which takes less time than hashing them.
  private static let fewStrategies = 8

  /// Returns the severity of a rule's failures: of presence for 0, or of the strategy whose index is 1 less.
  package func severity(ofRule rule: Int) -> Severity {
    rule == 0 ? presenceSeverity : strategies[rule - 1].severity
  }

  /// Whether some of the rules have limits of invalid records.
  package var hasLimits: Bool { limits != Limits() || strategies.contains { $0.limits != nil } }

  /// The names of the rules, presence first and uniqueness last, each once.
  public var ruleNames: [String] {
    var names = [presence.ruleName].compactMap(\.self)
    if strategies.count > Self.fewStrategies {
      var known = Set(names)
      names += strategies.map(\.name).filter { known.insert($0).inserted }
    } else {
      for strategy in strategies where !names.contains(strategy.name) { names.append(strategy.name) }
    }
    return isUnique ? names + ["unique"] : names
  }

  /// The values that represent an absent value; by default only the empty value.
  public package(set) var missingValues: [[UInt8]] {
    get { absentValues.values }
    set { absentValues.values = newValue }
  }

  /// Whether the value represents an absent value.
  public func isAbsent(_ value: Span<UInt8>) -> Bool { absentValues.contains(value) }

  /// The findings in the value: the first error or, if there is none, the first warning; or all, in the order of the rules.
  ///
  /// - Parameters:
  ///   - value: The bytes of the value.
  ///   - all: Whether to return all findings or only the first.
  ///   - isAlwaysPresent: Whether every value is present, as in lines, even one that represents an absent value elsewhere.
  public func findings(
    in value: Span<UInt8>, all: Bool = false, isAlwaysPresent: Bool = false
  ) -> [Finding] {
    CompiledRules(self).findings(in: value, isPresent: isAlwaysPresent || !isAbsent(value), all: all)
  }

  /// The finding in an absent value, if there is one.
  package func findingsInAbsence() -> [Finding] {
    CompiledRules(self).findings(in: Span(), isPresent: false, all: true)
  }

  /// Returns the failure of a value by a rule, or `nil` if the rule accepts it.
  ///
  /// - Parameters:
  ///   - isPresent: Whether the value is present, that is, does not represent an absent value.
  ///   - rule: 0 for presence, or 1 more than the index of a strategy, for a value that is present.
  package func failure(of value: Span<UInt8>, isPresent: Bool, byRule rule: Int) -> ValidationFailure? {
    guard rule > 0 else { return isPresent ? presence.failure(of: value) : presence.failure(of: nil) }
    let failure = strategies[rule - 1].strategy.failure(of: value)
    // Returned without a copy, which costs as much as most failures.
    if case .some = failure, isSecret { return failure?.withholding(value) }
    return failure
  }

  /// The findings in the text: the first error or, if there is none, the first warning; or all.
  public func findings(in text: String, all: Bool = false) -> [Finding] {
    var text = text
    // SAFETY: the span is used only during the call of the closure, as long as the bytes are valid.
    return text.withUTF8 { bytes in unsafe findings(in: bytes.span, all: all) }
  }
}
