internal import Bytes

/// A field that is proposed: its type, its constraints and rules, and what is known of its values.
public struct FieldProposal: Sendable {
  /// A part of the proposal, which is dropped if the values of the whole input break it.
  public enum Part: Hashable, Sendable {
    /// The type, a constraint of that name, or the list of the constraint `enum`.
    case type, required, unique, pattern, list, minimum, maximum
    /// A rule of the catalog, by its name.
    case rule(String)
  }

  /// The name of the column.
  public let name: String
  /// The type with its properties.
  public internal(set) var type: TypeProposal
  /// The constraints in their order.
  public internal(set) var constraints: [ConstraintProposal] = []
  /// The rules of the catalog in their order, each with its argument as it is written; `nil` for none.
  public internal(set) var rules: [(name: String, argument: String?)] = []
  /// The texts that mean an absent value.
  public internal(set) var missingValues: [String] = []
  /// What is known of the values, and what was considered and is not proposed: comments.
  public internal(set) var notes: [String] = []
  /// The number of values.
  public internal(set) var present = 0
  /// The number of equal values that there would be if the values were chosen at random; `nil` if it is not known.
  var expectedRepeats: Double?
  /// Whether no two values are equal, as one pass has shown.
  var areKnownAsDistinct = false
  /// Whether its values are codes, which identify something.
  var hasCodes = false

  /// Whether its values are texts of no form, some of which are equal by chance.
  var hasFreeTexts: Bool {
    type == .string && !hasCodes && rules.allSatisfy { $0.name == "trimmed" || $0.name == "none-of" }
  }

  init(_ name: String, _ type: TypeProposal) { (self.name, self.type) = (name, type) }

  /// Removes a part that too many values break, and notes why. Without its type, values are strings.
  ///
  /// - Parameter reason: The reason, after a colon.
  package mutating func drop(_ part: Part, because reason: String) {
    switch part {
    case .type:
      notes.append("Not proposed: type \(type.name): \(reason).")
      type = .string
      constraints.removeAll { $0.part == .minimum || $0.part == .maximum || $0.part == .list }
    case .rule(let name):
      notes.append("Not proposed: rule \(name): \(reason).")
      rules.removeAll { $0.name == name }
    default:
      guard let constraint = constraints.first(where: { $0.part == part }) else { return }
      notes.append("Not proposed: \(constraint.key): \(reason).")
      constraints.removeAll { $0.part == part }
    }
  }

  func has(_ part: Part) -> Bool {
    if case .rule(let name) = part { return rules.contains { $0.name == name } }
    return constraints.contains { $0.part == part }
  }
}

/// A type of Table Schema with the properties that say how its values are written.
public struct TypeProposal: Sendable, Hashable {
  /// The type without properties.
  static let string = TypeProposal("string")

  /// The name in Table Schema.
  public let name: String
  /// The properties in their order, each with its value as JSON.
  public let properties: [Property]

  /// A property of the type.
  public struct Property: Sendable, Hashable {
    /// The key of Table Schema.
    public let key: String
    /// The value as JSON.
    public let value: String
  }

  init(_ name: String, _ properties: (key: String, value: String)...) {
    self.name = name
    self.properties = properties.map { Property(key: $0.key, value: $0.value) }
  }
}
