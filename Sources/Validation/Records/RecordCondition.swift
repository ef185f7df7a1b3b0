/// A condition on the fields of a record or a form.
///
/// ```swift
/// let condition: RecordCondition = .all(.field("country", is: "US"), .not(.present("state")))
/// condition.description  // "country is US and not (state is present)"
/// ```
///
/// What is said of an absent field does not hold, save that it is not present.
public struct RecordCondition: Sendable, CustomStringConvertible {
  private indirect enum Kind: Sendable {
    case value(RecordField, [[UInt8]])
    case rule(RecordField, any InputFieldValidationStrategy)
    case presence(RecordField)
    case all([RecordCondition])
    case any([RecordCondition])
    case not(RecordCondition)
  }

  private var kind: Kind
  /// The condition as messages show it.
  public let description: String

  private init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The field is there and says one of these values, by what they mean: of a number, `1` and `1.0` are one.
  public static func field(_ field: RecordField, is values: String...) -> RecordCondition {
    .field(field, isOneOf: values)
  }

  /// The field is there and says one of these values, by what they mean.
  ///
  /// - Parameter shown: The values as messages show them, where that is not what they are.
  public static func field(
    _ field: RecordField, isOneOf values: [String], shown: [String]? = nil
  ) -> RecordCondition {
    RecordCondition(
      .value(field, values.map { Array($0.utf8) }),
      "\(field.name) is \((shown ?? values).joined(separator: " or "))")
  }

  /// The field is there and keeps the rule.
  ///
  /// - Precondition: The rule is about content, not about presence.
  public static func field(_ field: RecordField, keeps rule: Rule) -> RecordCondition {
    guard case .content(let strategy) = rule.kind else {
      preconditionFailure("presence is asked by 'present'")
    }
    let spelling = rule.name + (rule.argument.map { ":\($0)" } ?? "")
    return RecordCondition(.rule(field, strategy), "\(field.name) keeps \(spelling)")
  }

  /// The field is there.
  public static func present(_ field: RecordField) -> RecordCondition {
    RecordCondition(.presence(field), "\(field.name) is present")
  }

  /// Every one of them holds.
  public static func all(_ parts: RecordCondition...) -> RecordCondition { .all(of: parts) }

  /// Every one of them holds; of none it does.
  public static func all(of parts: [RecordCondition]) -> RecordCondition {
    RecordCondition(.all(parts), parts.map(\.asPart).joined(separator: " and "))
  }

  /// At least one of them holds.
  public static func any(_ parts: RecordCondition...) -> RecordCondition { .any(of: parts) }

  /// At least one of them holds; of none it does not.
  public static func any(of parts: [RecordCondition]) -> RecordCondition {
    RecordCondition(.any(parts), parts.map(\.asPart).joined(separator: " or "))
  }

  /// It does not hold.
  public static func not(_ part: RecordCondition) -> RecordCondition {
    RecordCondition(.not(part), "not (\(part.description))")
  }

  /// In brackets where several parts stand side by side.
  private var asPart: String {
    switch kind {
    case .all(let parts), .any(let parts): parts.count > 1 ? "(\(description))" : description
    case .value(_, let values): values.count > 1 ? "(\(description))" : description
    case .rule, .presence, .not: description
    }
  }

  mutating func bind(to names: inout [String]) {
    switch kind {
    case .value(var field, let values):
      field.bind(to: &names)
      kind = .value(field, values)
    case .rule(var field, let strategy):
      field.bind(to: &names)
      kind = .rule(field, strategy)
    case .presence(var field):
      field.bind(to: &names)
      kind = .presence(field)
    case .all(var parts):
      for index in parts.indices { parts[index].bind(to: &names) }
      kind = .all(parts)
    case .any(var parts):
      for index in parts.indices { parts[index].bind(to: &names) }
      kind = .any(parts)
    case .not(var part):
      part.bind(to: &names)
      kind = .not(part)
    }
  }

  /// The names of the fields that a strategy for secrets checks.
  var secretFields: [String] {
    switch kind {
    case .rule(let field, let strategy): strategy.isSecret ? [field.name] : []
    case .all(let parts), .any(let parts): parts.flatMap(\.secretFields)
    case .not(let part): part.secretFields
    case .value, .presence: []
    }
  }

  /// `valid` where it holds, `invalid` where not; `undecided` where a rule in it is, and what is decided does not settle it.
  func verdict(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Verdict {
    switch kind {
    case .value(let field, let wanted):
      guard let range = field.value(in: values) else { return .invalid }
      return Verdict(wanted.contains { field.kind.order(bytes.extracting(range), $0.span) == 0 })
    case .rule(let field, let strategy):
      guard let range = field.value(in: values) else { return .invalid }
      return strategy.verdict(on: bytes.extracting(range))
    case .presence(let field): return Verdict(field.isPresent(in: values))
    case .all(let parts):
      var verdict = Verdict.valid
      for part in parts {
        let next = part.verdict(values, in: bytes)
        if next == .invalid { return .invalid }
        if next == .undecided { verdict = .undecided }
      }
      return verdict
    case .any(let parts):
      var verdict = Verdict.invalid
      for part in parts {
        let next = part.verdict(values, in: bytes)
        if next == .valid { return .valid }
        if next == .undecided { verdict = .undecided }
      }
      return verdict
    case .not(let part):
      switch part.verdict(values, in: bytes) {
      case .valid: return .invalid
      case .invalid: return .valid
      case .undecided: return .undecided
      }
    }
  }

  /// What the first rule says that cannot decide, or `nil`.
  func indecision(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> ValidationFailure? {
    switch kind {
    case .rule(let field, let strategy):
      guard let range = field.value(in: values) else { return nil }
      let value = bytes.extracting(range)
      return strategy.verdict(on: value) == .undecided ? strategy.failure(of: value) : nil
    case .all(let parts), .any(let parts):
      for part in parts { if let failure = part.indecision(values, in: bytes) { return failure } }
      return nil
    case .not(let part): return part.indecision(values, in: bytes)
    case .value, .presence: return nil
    }
  }
}
