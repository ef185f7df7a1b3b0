internal import RuleFiles

/// How the field of a column wants its values.
struct ColumnReading {
  /// Whether lists, structs and maps are checked, by their JSON.
  var allowsJSON = false
  /// Whether a timestamp without a time zone at midnight is the day, because the field is of the type `date`.
  var isDay = false
}

extension ColumnReading {
  /// How a field wants its values; `nil` for a column without a field.
  init(_ field: RuleFile.Field?) {
    let type = field?.typeName ?? "any"
    allowsJSON = ["any", "array", "object", "geojson"].contains(type)
    isDay = type == "date"
  }
}
