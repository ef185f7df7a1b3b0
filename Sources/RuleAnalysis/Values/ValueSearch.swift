internal import JSONDocument
internal import Validation

/// A search for a value of JSON that meets requirements, type by type.
///
/// A value that is found has been checked by the schemas; that there is none has a proof. The work is limited by counts, so that an
/// answer does not depend on the machine.
struct ValueSearch {
  enum Outcome: Equatable {
    /// The JSON text of a value.
    case found(String)
    case none
    case unknown

    /// Returns the first outcome with a value; else `none`, if all are.
    static func first<Candidate>(
      among candidates: some Sequence<Candidate>, _ outcome: (Candidate) -> Outcome
    ) -> Outcome {
      var combined = Outcome.none
      for candidate in candidates {
        switch outcome(candidate) {
        case .found(let text): return .found(text)
        case .unknown: combined = .unknown
        case .none: break
        }
      }
      return combined
    }
  }

  /// The most searches for values within others, and in all.
  private static let (maximumDepth, maximumCount) = (12, 20_000)

  let characters: PatternCharacters
  private var depth = 0
  /// The requirements of the values within which one is searched for.
  private var open: [[ValueRequirements.Key]] = []
  private var count = 0

  init(_ characters: PatternCharacters) { self.characters = characters }

  mutating func value(meeting requirements: ValueRequirements) -> Outcome {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if requirements.contradictThemselves { return .none }
    // The smallest value that meets requirements contains none that meets the same.
    let key = requirements.key
    if let key {
      guard !open.contains(key) else { return .none }
      open.append(key)
    }
    defer { if key != nil { open.removeLast() } }
    if let listed = requirements.listed { return requirements.first(of: listed) }
    return .first(among: [JSONSchema.Kind.null, .number, .string, .array, .object]) {
      value(of: $0, meeting: requirements)
    }
  }

  private mutating func value(of kind: JSONSchema.Kind, meeting requirements: ValueRequirements) -> Outcome {
    switch kind {
    case .null, .boolean: return requirements.first(of: ["null", "true", "false"])
    case .number, .integer:
      let numbers = NumberRepresentatives(requirements)
      let outcome = requirements.first(of: numbers.all)
      if case .found(let number) = outcome { return .found(number.shortNumber) }
      return numbers.areComplete ? outcome : .unknown
    case .string: return TextSearch(requirements: requirements, characters: characters).outcome
    case .array: return ArraySearch(requirements).outcome(&self)
    case .object: return ObjectSearch(requirements).outcome(&self)
    }
  }
}

extension String {
  /// The number in its shortest form.
  fileprivate var shortNumber: String { ExactDecimal(self)?.description ?? self }
}

extension ValueRequirements {
  /// What a part of requirements is.
  struct Key: Equatable {
    let identity: JSONSchemaIdentity
    let isValid: Bool
  }

  /// What the requirements are; `nil` if that is not known.
  fileprivate var key: [Key]? {
    let keys = parts.compactMap { part in
      part.checker.schema.identity.map { Key(identity: $0, isValid: part.isValid) }
    }
    return keys.count == parts.count ? keys : nil
  }

  /// Whether a value would have to be valid and invalid by the same schema.
  fileprivate var contradictThemselves: Bool {
    let invalid = parts.filter { !$0.isValid }.compactMap(\.checker.schema.identity)
    guard !invalid.isEmpty else { return false }
    return parts.contains { part in
      part.isValid && part.checker.schema.identity.map(invalid.contains) == true
    }
  }

  /// The JSON texts of the values among which a value must be; `nil` if no list limits it.
  fileprivate var listed: [String]? {
    for part in parts where part.isValid {
      if let choices = part.checker.choices { return choices.values.map(\.jsonText) }
    }
    return nil
  }
}

extension JSONSchemaChecker {
  /// The values of a list that all valid values are among, if there is one.
  fileprivate var choices: JSONChoices? {
    func choices(of schema: JSONSchema, _ references: Int) -> JSONChoices? {
      if let own = schema.choices.first { return own }
      for other in schema.allOf {
        if let found = choices(of: other, references) { return found }
      }
      guard references > 0 else { return nil }
      return schema.references.lazy.compactMap { choices(of: definitions[$0], references - 1) }.first
    }
    return choices(of: schema, 8)
  }
}

extension JSONValue {
  /// The value as JSON text.
  var jsonText: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .string(let bytes): String(decoding: bytes, as: UTF8.self).asJSON
    case .array(let elements): "[" + elements.map(\.jsonText).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.members.map { String(decoding: $0.name, as: UTF8.self).asJSON + ":" + $0.value.jsonText }
        .joined(separator: ",") + "}"
    }
  }
}
