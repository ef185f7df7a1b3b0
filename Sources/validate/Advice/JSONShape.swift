internal import FileOutput
internal import JSONDocument
internal import TableValidation

/// What a table that begins as JSON is, and how its records become lines of JSON, which can be checked.
enum JSONShape {
  /// Each line is an object.
  case lines
  /// An array.
  case array
  /// One object on several lines.
  case object

  /// Determines the shape by the first line; `nil` for an input that is not JSON.
  init?(_ input: TableInput) {
    guard let line = input.jsonStart else { return nil }
    if line.first == UInt8(ascii: "[") {
      self = .array
    } else if case .object? = try? JSONValue(line) {
      self = .lines
    } else {
      self = .object
    }
  }

  /// What the input is, and how it is checked.
  var advice: String {
    switch self {
    case .lines: "its lines are JSON objects; use --input jsonl"
    case .array:
      "it is a JSON array; write a line for each element, as jq -c '.[]' does, and use --input jsonl"
    case .object:
      "it is one JSON object on several lines; write it on one, as jq -c . does, and use --input jsonl"
    }
  }
}
