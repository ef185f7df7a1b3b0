/// The types of Table Schema that this reader checks, and what each allows.
enum FieldType: String, CaseIterable {
  case string, integer, number, date, boolean, any

  /// The formats that a type has beside `default`.
  var formats: [String] {
    switch self {
    case .string: ["default", "email"]
    case .integer, .number, .date, .boolean, .any: ["default"]
    }
  }

  /// The constraints that a type allows, as the table of constraints in Table Schema v2 has them.
  var constraints: [String] {
    let bounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]
    return switch self {
    case .string: ["required", "unique", "enum", "minLength", "maxLength", "pattern"]
    case .integer, .number, .date: ["required", "unique", "enum"] + bounds
    case .boolean, .any: ["required", "unique", "enum"]
    }
  }

  /// The name with its article.
  var noun: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a date as YYYY-MM-DD"
    case .boolean: "true or false"
    case .any: "a value"
    }
  }
}
