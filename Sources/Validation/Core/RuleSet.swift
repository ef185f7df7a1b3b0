/// All that is asked of one value: whether it has to be present, what counts as absent, and its rules in order.
///
/// ```swift
/// let rules = RuleSet(try [Catalog.rule("required"), Catalog.rule("length:..3")])
/// rules.findings(in: "word").map(\.failure.code)  // ["length.too-long"]
/// rules.findings(in: "").map(\.failure.code)      // ["required"]
/// ```
public struct RuleSet: Sendable {
  /// A strategy and the name that its findings are reported under.
  public struct NamedStrategy: Sendable {
    public let name: String
    public let strategy: any InputFieldValidationStrategy
    /// Whether what it refuses is invalid or only worth a word.
    public let severity: Severity
    /// The texts that stand in place of the catalogue's.
    public let messages: RuleMessages?
  }

  /// One failure and the rule that it comes from.
  public struct Finding: Hashable, Sendable {
    public let rule: String
    public let failure: ValidationFailure
    public let severity: Severity
    /// The texts that stand in place of the catalogue's.
    public let messages: RuleMessages?

    public init(
      rule: String, failure: ValidationFailure, severity: Severity = .error, messages: RuleMessages? = nil
    ) {
      self.rule = rule
      self.failure = failure
      self.severity = severity
      self.messages = messages
    }
  }

  public private(set) var presence: Presence
  /// Whether an absence is invalid or only worth a word; an error where any of the presences is one.
  public private(set) var presenceSeverity: Severity
  /// The texts of an absence that stand in place of the catalogue's.
  public let presenceMessages: RuleMessages?
  /// What is asked of a value that is present, in order.
  public let strategies: [NamedStrategy]
  /// The values that stand for an absent one; the empty value alone unless said otherwise.
  public package(set) var missingValues: [[UInt8]]
  /// Whether any of the rules only warns.
  package let hasWarnings: Bool
  /// Whether the values are secrets, as they are if one of the strategies is for secrets: findings then contain no part of
  /// a value.
  public package(set) var isSecret: Bool
  /// Whether no two values of the column may be the same; who sees one value alone has nothing to ask.
  public private(set) var isUnique: Bool
  /// Whether a value that is there already is invalid or only worth a word.
  package let uniqueSeverity: Severity
  /// The texts that stand in place of the catalogue's for a value that is there already.
  package let uniqueMessages: RuleMessages?

  /// The rules in the order given; the strictest of the presences holds, and is asked first.
  public init(_ rules: [Rule], missingValues: [String] = [""]) {
    var presence = Presence.optional
    var presenceSeverity: Severity?
    var presenceMessages: RuleMessages?
    var strategies: [NamedStrategy] = []
    var isUnique = false
    var uniqueSeverity = Severity.error
    var uniqueMessages: RuleMessages?
    for rule in rules {
      switch rule.kind {
      case .presence(let asked):
        if asked > presence { (presence, presenceMessages) = (asked, rule.messages) }
        presenceSeverity = presenceSeverity == .error ? .error : rule.severity
      case .content(let strategy):
        strategies.append(
          NamedStrategy(
            name: rule.name, strategy: strategy, severity: rule.severity, messages: rule.messages))
      case .uniqueness:
        if !isUnique || rule.severity == .error {
          (uniqueSeverity, uniqueMessages) = (rule.severity, rule.messages)
        }
        isUnique = true
      }
    }
    self.presence = presence
    self.presenceSeverity = presenceSeverity ?? .error
    self.presenceMessages = presenceMessages
    hasWarnings = presenceSeverity == .warning || strategies.contains { $0.severity == .warning }
    self.strategies = strategies
    self.missingValues = missingValues.map { Array($0.utf8) }
    isSecret = strategies.contains { $0.strategy.isSecret }
    self.isUnique = isUnique
    self.uniqueSeverity = uniqueSeverity
    self.uniqueMessages = uniqueMessages
  }

  /// The same rules for a value that has to be present: its absence is an error.
  package var required: RuleSet {
    var rules = self
    rules.presence = max(presence, .required)
    rules.presenceSeverity = .error
    return rules
  }

  /// The same rules for a value by itself.
  package var withoutUniqueness: RuleSet {
    var rules = self
    rules.isUnique = false
    return rules
  }

  /// No rules, and the same values for an absent one.
  package var withoutRules: RuleSet {
    var rules = RuleSet([])
    rules.missingValues = missingValues
    rules.isSecret = isSecret
    return rules
  }

  /// Whether nothing is asked at all.
  public var isEmpty: Bool { presence == .optional && strategies.isEmpty && !isUnique }

  /// The names of the rules, presence first and uniqueness last, each once.
  public var ruleNames: [String] {
    var names: [String] = []
    for name in [presence.ruleName].compactMap(\.self) + strategies.map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return isUnique ? names + ["unique"] : names
  }

  /// Whether the value stands for an absent one.
  public func isMissing(_ value: Span<UInt8>) -> Bool {
    missingValues.contains { missing in
      missing.count == value.count && value.indices.allSatisfy { missing[$0] == value[$0] }
    }
  }

  /// What is said of the value: the first error, or the first warning where there is no error; or everything, in the
  /// order of the rules.
  ///
  /// - Parameter isAlwaysPresent: A line is always a value, even an empty one.
  public func findings(
    in value: Span<UInt8>, all: Bool = false, isAlwaysPresent: Bool = false
  ) -> [Finding] {
    let isPresent = isAlwaysPresent || !isMissing(value)
    var findings: [Finding] = []
    var position = 0
    guard all else {
      return [firstFinding(in: value, isPresent: isPresent, from: &position)].compactMap(\.self)
    }
    while let finding = nextFinding(in: value, isPresent: isPresent, from: &position) {
      findings.append(finding)
    }
    return findings
  }

  /// What is said of nothing being there, by the presence alone.
  package func findingsInAbsence() -> [Finding] {
    var position = 0
    return nextFinding(in: Span(), isPresent: false, from: &position).map { [$0] } ?? []
  }

  /// The first error, or the first warning where there is no error, or `nil`; the parameters as those of `nextFinding`.
  package func firstFinding(
    in value: Span<UInt8>, isPresent: Bool, from position: inout Int
  ) -> Finding? {
    var warning: Finding?
    while let finding = nextFinding(in: value, isPresent: isPresent, from: &position) {
      if finding.severity == .error { return finding }
      warning = warning ?? finding
    }
    return warning
  }

  /// The next finding, in the order of the rules, or `nil` where there is no more; the parameters as those of
  /// `nextFailure`.
  package func nextFinding(
    in value: Span<UInt8>, isPresent: Bool, from position: inout Int
  ) -> Finding? {
    guard let failure = nextFailure(in: value, isPresent: isPresent, from: &position) else { return nil }
    guard position > 1 else {
      return Finding(
        rule: presence.ruleName ?? "", failure: failure, severity: presenceSeverity,
        messages: presenceMessages)
    }
    // Part by part: a copy of the strategy as well would cost more than the finding.
    let index = position - 2
    return Finding(
      rule: strategies[index].name, failure: failure, severity: strategies[index].severity,
      messages: strategies[index].messages)
  }

  /// The next failure, in the order of the rules, or `nil` where there is no more.
  ///
  /// - Parameters:
  ///   - isPresent: Whether the value does not stand for an absent one.
  ///   - position: How many rules were asked, the presence being the first; 0 to begin with. The failure is that of the
  ///     rule that was asked last.
  package func nextFailure(
    in value: Span<UInt8>, isPresent: Bool, from position: inout Int
  ) -> ValidationFailure? {
    if position == 0 {
      position = 1
      if let absence = isPresent ? presence.failure(of: value) : presence.failure(of: nil) { return absence }
    }
    guard isPresent else { return nil }
    // Taken out once, and each answer handed on as it is: a copy of either costs as much as most reasons.
    let strategies = strategies
    while position <= strategies.count {
      let failure = strategies[position - 1].strategy.failure(of: value)
      position += 1
      if case .some = failure { return isSecret ? failure?.withholding(value) : failure }
    }
    return nil
  }

  /// What is said of the text: the first error, or the first warning where there is no error; or everything.
  public func findings(in text: String, all: Bool = false) -> [Finding] {
    var text = text
    return text.withUTF8 { bytes in unsafe findings(in: bytes.span, all: all) }
  }
}
