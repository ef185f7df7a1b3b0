/// A condition on the fields of a record or a form.
///
/// ```swift
/// let condition: RecordCondition = .all(.field("country", is: "US"), .not(.present("state")))
/// condition.description  // "country is US and not (state is present)"
/// ```
///
/// A condition on the value or the presence of an absent field is false, so that its negation is true.
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
  package let phrase: ParameterValue

  private init(_ kind: Kind, _ phrase: ParameterValue) {
    self.kind = kind
    self.phrase = phrase
  }

  /// The condition as English messages show it.
  public var description: String { phrase.description }

  /// The field is present and equals one of these values, by their meaning: as numbers, `1` and `1.0` are equal.
  public static func field(_ field: RecordField, is values: String...) -> RecordCondition {
    .field(field, isOneOf: values)
  }

  /// The field is present and equals one of these values, by their meaning.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - values: The values, any of which the field may equal.
  ///   - shown: The values as messages show them, if they are shown differently.
  public static func field(
    _ field: RecordField, isOneOf values: [String], shown: [String]? = nil
  ) -> RecordCondition {
    RecordCondition(
      .value(field, values.map { Array($0.utf8) }),
      .phrase(
        "condition.value",
        [
          "field": .text(field.name),
          "value": Self.joined((shown ?? values).map(ParameterValue.text), by: "condition.or"),
        ]))
  }

  /// The field is present and valid by the rule.
  ///
  /// - Precondition: The rule is about content, not about presence.
  public static func field(_ field: RecordField, keeps rule: Rule) -> RecordCondition {
    guard case .content(let strategy) = rule.kind else {
      preconditionFailure("presence is checked by 'present'")
    }
    let spelling = rule.name + (rule.argument.map { ":\($0)" } ?? "")
    return RecordCondition(
      .rule(field, strategy),
      .phrase("condition.rule", ["field": .text(field.name), "rule": .text(spelling)]))
  }

  /// The field is present.
  public static func present(_ field: RecordField) -> RecordCondition {
    RecordCondition(.presence(field), .phrase("condition.present", ["field": .text(field.name)]))
  }

  /// All of them are true.
  public static func all(_ parts: RecordCondition...) -> RecordCondition { .all(of: parts) }

  /// All of them are true; true of none.
  public static func all(of parts: [RecordCondition]) -> RecordCondition {
    RecordCondition(.all(parts), joined(parts.map(\.asPart), by: "condition.and"))
  }

  /// At least one of them is true.
  public static func any(_ parts: RecordCondition...) -> RecordCondition { .any(of: parts) }

  /// At least one of them is true; false of none.
  public static func any(of parts: [RecordCondition]) -> RecordCondition {
    RecordCondition(.any(parts), joined(parts.map(\.asPart), by: "condition.or"))
  }

  /// The condition is false.
  public static func not(_ part: RecordCondition) -> RecordCondition {
    RecordCondition(.not(part), .phrase("condition.not", ["condition": part.phrase]))
  }

  /// The phrase, in parentheses if it has several parts.
  private var asPart: ParameterValue {
    let count =
      switch kind {
      case .all(let parts), .any(let parts): parts.count
      case .value(_, let values): values.count
      case .rule, .presence, .not: 1
      }
    return count > 1 ? .phrase("condition.group", ["condition": phrase]) : phrase
  }

  /// Returns the parts with a conjunction between each two. The phrases form a balanced tree, so that a phrase of n parts is
  /// nested only log n deep.
  private static func joined(_ parts: [ParameterValue], by conjunction: String) -> ParameterValue {
    guard parts.count > 1 else { return parts.first ?? "" }
    let half = parts.count / 2
    return .phrase(
      conjunction,
      [
        "first": joined(Array(parts[..<half]), by: conjunction),
        "second": joined(Array(parts[half...]), by: conjunction),
      ])
  }

  mutating func bind(to names: inout RecordInputNames) {
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

  /// Whether the condition is true, or false, of every record in which these fields are absent; `nil` if that depends on others.
  func constant(without absent: Set<[UInt8]>) -> Bool? {
    switch kind {
    case .value(let field, _), .rule(let field, _), .presence(let field):
      return absent.contains(Array(field.name.utf8)) ? false : nil
    case .all(let parts): return Self.constant(parts, without: absent, deciding: false)
    case .any(let parts): return Self.constant(parts, without: absent, deciding: true)
    case .not(let part): return part.constant(without: absent).map { !$0 }
    }
  }

  /// - Parameter decider: The result that one part alone decides: of all parts false, of any part true.
  private static func constant(
    _ parts: [RecordCondition], without absent: Set<[UInt8]>, deciding decider: Bool
  ) -> Bool? {
    let results = parts.map { $0.constant(without: absent) }
    if results.contains(decider) { return decider }
    return results.contains(nil) ? nil : !decider
  }

  /// What a condition says of one field.
  package enum Test: Sendable {
    /// It equals one of these values.
    case values([[UInt8]])
    /// It is valid by a strategy.
    case rule(any InputFieldValidationStrategy)
  }

  /// What its parts say of the values of fields, in their order, also of those that it negates.
  package var tests: [(field: String, test: Test)] {
    switch kind {
    case .value(let field, let values): [(field.name, .values(values))]
    case .rule(let field, let strategy): [(field.name, .rule(strategy))]
    case .presence: []
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    case .not(let part): part.tests
    }
  }

  /// The names of the fields that the condition reads.
  var fields: [String] {
    var (condition, names) = (self, RecordInputNames())
    condition.bind(to: &names)
    return names.names
  }

  /// `valid` if the condition is true, `invalid` if it is false; `undecided` if that depends on an undecided rule.
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

  /// The failure of the first undecided rule, or `nil`.
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
