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
  }

  /// One failure and the rule that it comes from.
  public struct Finding: Hashable, Sendable {
    public let rule: String
    public let failure: ValidationFailure

    public init(rule: String, failure: ValidationFailure) {
      self.rule = rule
      self.failure = failure
    }
  }

  public let presence: Presence
  /// What is asked of a value that is present, in order.
  public let strategies: [NamedStrategy]
  /// The values that stand for an absent one; the empty value alone unless said otherwise.
  public package(set) var missingValues: [[UInt8]]

  /// The rules in the order given; the strictest of the presences holds, and is asked first.
  public init(_ rules: [Rule], missingValues: [String] = [""]) {
    var presence = Presence.optional
    var strategies: [NamedStrategy] = []
    for rule in rules {
      switch rule.kind {
      case .presence(let asked): presence = max(presence, asked)
      case .content(let strategy): strategies.append(NamedStrategy(name: rule.name, strategy: strategy))
      }
    }
    self.presence = presence
    self.strategies = strategies
    self.missingValues = missingValues.map { Array($0.utf8) }
  }

  /// Whether nothing is asked at all.
  public var isEmpty: Bool { presence == .optional && strategies.isEmpty }

  /// Whether a rule of the catalogue's group of secrets is among them: no report then shows the value.
  public var isSecret: Bool {
    strategies.contains { Catalog.entry(named: $0.name)?.group == .secrets }
  }

  /// The names of the rules, presence first, each once.
  public var ruleNames: [String] {
    var names: [String] = []
    for name in [presence.ruleName].compactMap(\.self) + strategies.map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Whether the value stands for an absent one.
  public func isMissing(_ value: Span<UInt8>) -> Bool {
    missingValues.contains { missing in
      missing.count == value.count && value.indices.allSatisfy { missing[$0] == value[$0] }
    }
  }

  /// What keeps the value from passing: the first failure, or every one.
  ///
  /// - Parameter isAlwaysPresent: A line is always a value, even an empty one.
  public func findings(
    in value: Span<UInt8>, all: Bool = false, isAlwaysPresent: Bool = false
  ) -> [Finding] {
    let isPresent = isAlwaysPresent || !isMissing(value)
    var findings: [Finding] = []
    var position = 0
    while let finding = nextFinding(in: value, isPresent: isPresent, from: &position) {
      findings.append(finding)
      if !all { break }
    }
    return findings
  }

  /// The next failure, in the order of the rules, or `nil` where there is no more.
  ///
  /// - Parameters:
  ///   - isPresent: Whether the value does not stand for an absent one.
  ///   - position: How many rules were asked, the presence being the first; 0 to begin with.
  package func nextFinding(
    in value: Span<UInt8>, isPresent: Bool, from position: inout Int
  ) -> Finding? {
    if position == 0 {
      position = 1
      let absence = isPresent ? presence.failure(of: value) : presence.failure(of: nil)
      if let absence, let name = presence.ruleName { return Finding(rule: name, failure: absence) }
    }
    guard isPresent else { return nil }
    while position <= strategies.count {
      let index = position - 1
      position += 1
      if let failure = strategies[index].strategy.failure(of: value) {
        return Finding(rule: strategies[index].name, failure: failure)
      }
    }
    return nil
  }

  /// What keeps the text from passing: the first failure, or every one.
  public func findings(in text: String, all: Bool = false) -> [Finding] {
    var text = text
    return text.withUTF8 { bytes in unsafe findings(in: bytes.span, all: all) }
  }
}
