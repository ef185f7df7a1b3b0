/// A constraint of Table Schema that is proposed for a field.
public enum ConstraintProposal: Sendable, Hashable {
  /// Each record has a value.
  case required
  /// No two values are equal.
  case unique
  /// A pattern that values match as a whole.
  case pattern(String)
  /// The values of a list, the constraint `enum`.
  case list([String])
  /// The least and the greatest number, as they are written.
  case minimum(String)
  case maximum(String)

  /// The key in `constraints`.
  public var key: String {
    switch self {
    case .required: "required"
    case .unique: "unique"
    case .pattern: "pattern"
    case .list: "enum"
    case .minimum: "minimum"
    case .maximum: "maximum"
    }
  }

  /// The value as YAML.
  public var value: String {
    switch self {
    case .required, .unique: "true"
    case .pattern(let text): YAMLText.scalar(text)
    case .list(let words): "[\(words.map(YAMLText.scalar).joined(separator: ", "))]"
    case .minimum(let number), .maximum(let number): number
    }
  }

  /// The part of a proposal that it is.
  var part: FieldProposal.Part {
    switch self {
    case .required: .required
    case .unique: .unique
    case .pattern: .pattern
    case .list: .list
    case .minimum: .minimum
    case .maximum: .maximum
    }
  }
}
