/// The notation of a type of Arrow: what may follow its name.
struct StoredTypeForm {
  /// What is in parentheses.
  enum Arguments {
    case none
    /// One of some words.
    case word([String])
    /// A unit, and a time zone if values have one.
    case timestamp
    /// A number of digits, and how many of them are after the point.
    case decimal
    /// A number of bytes or items.
    case size
  }

  /// What is in angle brackets.
  enum Members {
    case none
    /// That many types, whose names have no meaning.
    case types(Int)
    /// Names and types.
    case named
  }

  let name: String
  let arguments: Arguments
  let members: Members
  /// The type with all that may follow its name.
  let example: String

  static let units = ["s", "ms", "us", "ns"]

  private init(
    _ name: String, _ arguments: Arguments = .none, of members: Members = .none, example: String? = nil
  ) {
    (self.name, self.arguments, self.members, self.example) = (name, arguments, members, example ?? name)
  }

  private static let plain = [
    "null", "bool", "int8", "int16", "int32", "int64", "int128", "uint8", "uint16", "uint32", "uint64",
    "uint128", "float16", "float32", "float64", "string", "large_string", "string_view", "binary",
    "large_binary", "binary_view", "date32", "date64",
  ].map { StoredTypeForm($0) }

  private static let decimals = ["decimal", "decimal32", "decimal64", "decimal128", "decimal256"].map {
    StoredTypeForm($0, .decimal, example: "\($0)(14, 2)")
  }

  private static let lists = ["list", "large_list", "list_view", "large_list_view"].map {
    StoredTypeForm($0, .none, of: .types(1), example: "\($0)<int64>")
  }

  /// The types by name: Arrow's columnar format, "Data types", by the names of its schemas and of pyarrow.
  static let all: [StoredTypeForm] =
    plain + decimals + lists + [
      StoredTypeForm("fixed_size_binary", .size, example: "fixed_size_binary(16)"),
      StoredTypeForm("time", .word(units), example: "time(us)"),
      StoredTypeForm("time32", .word(["s", "ms"]), example: "time32(ms)"),
      StoredTypeForm("time64", .word(["us", "ns"]), example: "time64(us)"),
      StoredTypeForm("timestamp", .timestamp, example: "timestamp(us) or timestamp(us, UTC)"),
      StoredTypeForm("duration", .word(units), example: "duration(us)"),
      StoredTypeForm(
        "interval", .word(["year_month", "day_time", "month_day_nano"]), example: "interval(year_month)"),
      StoredTypeForm("fixed_size_list", .size, of: .types(1), example: "fixed_size_list(3)<float32>"),
      StoredTypeForm("struct", .none, of: .named, example: "struct<a: int64, b: string>"),
      StoredTypeForm("map", .none, of: .types(2), example: "map<string, int64>"),
      StoredTypeForm("dictionary", .none, of: .types(2), example: "dictionary<int32, string>"),
      StoredTypeForm("run_end_encoded", .none, of: .types(2), example: "run_end_encoded<int32, string>"),
    ]

  static func named(_ name: String) -> StoredTypeForm? { all.first { $0.name == name } }

  /// The names by which other programs call a type.
  static let otherNames = [
    "boolean": "bool", "int": "int64", "integer": "int64", "long": "int64", "bigint": "int64",
    "short": "int16",
    "half_float": "float16", "halffloat": "float16", "float": "float64", "double": "float64", "str": "string",
    "utf8": "string", "text": "string", "varchar": "string", "large_utf8": "large_string",
    "utf8_view": "string_view", "bytes": "binary", "date": "date32", "datetime": "timestamp",
    "timedelta": "duration", "category": "dictionary", "categorical": "dictionary", "enum": "dictionary",
    "array": "list", "object": "struct",
  ]
}
