internal import RuleFiles

/// How the values of a column are read for its field.
struct ColumnReading {
  /// Whether lists, structs and maps are checked, by their JSON.
  var allowsJSON = false
  /// Whether a timestamp without a time zone at midnight is the day, because the field is of the type `date`.
  var isDay = false
}

extension ColumnReading {
  /// Creates the reading for a field; `nil` for a column without one.
  init(_ field: RuleFile.Field?) {
    let type = field?.typeName ?? "any"
    allowsJSON = ["any", "array", "object", "geojson"].contains(type)
    isDay = type == "date"
  }
}
