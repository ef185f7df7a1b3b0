internal import FileOutput
internal import JSONDocument
internal import TableValidation

/// What a table that begins as JSON is, and how its records become lines of JSON, which can be checked.
enum JSONShape {
  /// Each line is an object.
  case lines
  /// An array.
  case array
  /// An array of other values than objects.
  case values
  /// One object on several lines.
  case object

  /// Determines the shape by the first line; `nil` for an input that is not JSON.
  init?(_ input: TableInput) {
    guard let line = input.jsonStart else { return nil }
    if line.first == UInt8(ascii: "[") {
      self = Self.hasObjects(input) ? .array : .values
    } else if case .object? = try? JSONValue(line) {
      self = .lines
    } else if line.last == UInt8(ascii: "{")
      || line.last == UInt8(ascii: ",") && !line.contains(UInt8(ascii: "}"))
    {
      self = .object
    } else {
      return nil
    }
  }

  /// Returns the advice for a file that is read as JSON Lines because of its first character, and is one document on several lines;
  /// `nil` for other files.
  static func advice(onLines input: TableInput) -> String? {
    let path = BytePath(input.name)
    guard path.hasJSON, input.canBeReadAgain, let text = InputSample(path, .automatic)?.text else {
      return nil
    }
    let lines = text.split(separator: 0x0A)
    guard lines.count > 1, (try? JSONValue(Array(lines[0]))) == nil else { return nil }
    return "it begins with '{', and was read as JSON Lines; name the array in it with --at, as in --at /items"
  }

  /// Whether the first element of an array is an object, or is not known.
  private static func hasObjects(_ input: TableInput) -> Bool {
    guard input.canBeReadAgain, let text = InputSample(BytePath(input.name), .automatic)?.text,
      let start = text.firstIndex(of: UInt8(ascii: "["))
    else { return true }
    let first = text[(start + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{")
  }

  /// What the input is, and how it is checked.
  var advice: String {
    switch self {
    case .lines: "its lines are JSON objects; use --input jsonl"
    case .array:
      "it is a JSON array; use --input json"
    case .values: "it is a JSON array of other values than objects, which cannot be checked as records"
    case .object:
      "it is one JSON object on several lines; write it on one, as jq -c . does, and use --input jsonl, or name the array in it with --at"
    }
  }
}
