/// A type of Table Schema v2, with the formats and constraints that it allows.
enum FieldType: String, CaseIterable {
  case string, number, integer, boolean, object, array, list, datetime, date, time, year, yearmonth, duration
  case geopoint, geojson, any

  /// The named formats of the type.
  var formats: [String] {
    switch self {
    case .string: ["default", "email", "uri", "binary", "uuid"]
    case .date, .time, .datetime: ["default", "any"]
    case .geopoint: ["default", "array", "object"]
    case .geojson: ["default", "topojson"]
    default: ["default"]
    }
  }

  /// Whether the format may also be a pattern of `strptime`.
  var hasPatterns: Bool { self == .date || self == .time || self == .datetime }

  /// Returns the constraints that the type allows, by the table in Table Schema v2 or as frictionless supports them.
  func constraints(_ compatibility: Compatibility) -> [String] {
    let isStandard = compatibility == .standard
    let base = ["required", "unique", "enum"]
    let bounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]
    let lengths = ["minLength", "maxLength"]
    return switch self {
    case .string: base + lengths + ["pattern"]
    case .number, .integer, .date, .time, .datetime, .year, .yearmonth: base + bounds
    case .duration: base + (isStandard ? bounds : [])
    case .object, .array: base + lengths + (isStandard ? ["jsonSchema"] : [])
    case .list: ["required", "unique"] + (isStandard ? ["enum"] : []) + lengths
    case .boolean, .geopoint, .geojson, .any: base
    }
  }

  /// The noun for a value of the type, with its article.
  var noun: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a date as YYYY-MM-DD"
    case .boolean: "true or false"
    case .object: "a JSON object"
    case .array: "a JSON array"
    case .list: "a list of such items"
    case .datetime: "a date and time as YYYY-MM-DDThh:mm:ss"
    case .time: "a time as hh:mm:ss"
    case .year: "a year as YYYY"
    case .yearmonth: "a month as YYYY-MM"
    case .duration: "a duration such as P1DT12H"
    case .geopoint: "a point"
    case .geojson: "a GeoJSON object"
    case .any: "a value"
    }
  }
}
