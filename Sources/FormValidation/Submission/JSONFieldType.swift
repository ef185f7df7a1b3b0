internal import JSONDocument
internal import Validation

/// The type of a field's values in a JSON body.
enum JSONFieldType: Sendable {
  /// Any type but arrays and objects: the field is hidden.
  case scalar
  case string, number, boolean
  /// Arrays of strings, for a field that takes several values.
  case array
  /// Arrays of objects, for a repeated group.
  case objects

  init(_ field: FormField) {
    let strategies = field.rules.strategies.lazy.map(\.strategy)
    if field.kind.group != nil {
      self = .objects
    } else if case .choice(_, allowsSeveral: true) = field.kind {
      self = .array
    } else if field.kind == .hidden {
      self = .scalar
    } else if case .checkbox = field.kind {
      self = .boolean
    } else if strategies.contains(where: { $0 is BooleanStrategy }) {
      self = .boolean
    } else if strategies.contains(where: { $0 is SpelledNumberStrategy<NumberStrategy> }) {
      self = .string
    } else if field.kind == .number
      || strategies.contains(where: { $0 is IntegerStrategy || $0 is NumberStrategy })
    {
      self = .number
    } else {
      self = .string
    }
  }

  /// The failure of a value of another type.
  var failure: ValidationFailure {
    switch self {
    case .scalar, .string: ValidationFailure("form.not-string")
    case .number: ValidationFailure("form.not-number")
    case .boolean: ValidationFailure("form.not-boolean", ["true": .text("true"), "false": .text("false")])
    case .array, .objects: ValidationFailure("form.not-array")
    }
  }

  /// Whether a value has the type; in the lenient reading `null` has any.
  func fits(_ value: JSONValue, _ typing: JSONTyping) -> Bool {
    switch value {
    case .null: typing == .lenient
    case .object, .array: false
    case .string: typing == .lenient || self == .string || self == .scalar
    case .number: typing == .lenient || self == .number || self == .scalar
    case .boolean: typing == .lenient || self == .boolean || self == .scalar
    }
  }
}
