internal import RuleFiles

extension StoredType {
  /// The type of Table Schema that every value of this one has; `nil` for texts and bytes, whose values show it.
  var fieldType: String? {
    switch name {
    case "bool": "boolean"
    case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "int128", "uint128":
      "integer"
    case "float16", "float32", "float64": "number"
    case "decimal32", "decimal64", "decimal128", "decimal256":
      arguments.last.flatMap { Int($0) } ?? 1 > 0 ? "number" : "integer"
    case "date32", "date64": "date"
    case "time32", "time64": "time"
    case "timestamp": "datetime"
    case "duration": "duration"
    case "struct", "map": "object"
    case "list", "large_list", "list_view", "large_list_view", "fixed_size_list": "array"
    case "dictionary", "run_end_encoded": members.last?.type.fieldType
    default: nil
    }
  }
}
