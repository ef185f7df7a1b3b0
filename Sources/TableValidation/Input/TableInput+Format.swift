internal import CSVRecords

extension TableInput {
  /// How the input is read, as a report shows it: such as "CSV with a header, delimiter semicolon, quote \", UTF-8".
  package var formatText: String {
    let encoding = encoding.map { "decoded from \($0)" } ?? "UTF-8"
    let kind =
      switch format {
      case .csv(let dialect): "CSV \(header == nil ? "without" : "with") a header, \(dialect.text)"
      case .lines: "lines"
      case .jsonLines: "JSON Lines"
      case .jsonArray: "a JSON array"
      case .nulTerminated: "values that end with NUL"
      }
    return "\(kind), \(encoding)"
  }
}

extension [TableInput] {
  /// The number of formats that ``formatText`` has.
  private static let shownFormats = 3

  /// How the inputs are read: the first different formats, with a semicolon between them; those that cannot be checked are omitted.
  package var formatText: String {
    var texts: [String] = []
    for input in self where !input.isUnusable {
      let text = input.formatText
      guard !texts.contains(text) else { continue }
      guard texts.count < Self.shownFormats else { return texts.joined(separator: "; ") + "; …" }
      texts.append(text)
    }
    return texts.joined(separator: "; ")
  }
}

extension Dialect {
  /// The bytes with a meaning, in words.
  fileprivate var text: String {
    var parts: [String]
    switch separator {
    case .delimiter(let delimiter): parts = ["delimiter \(Self.name(of: delimiter))"]
    case .widths(let widths):
      return widths.ends.count == 1
        ? "one field of fixed width" : "\(widths.ends.count) fields of fixed width"
    }
    parts.append(quote.map { "quote \(Self.name(of: $0))" } ?? "no quotes")
    if let escape { parts.append("escape \(Self.name(of: escape))") }
    return parts.joined(separator: ", ")
  }

  private static func name(of delimiter: BytePrefix) -> String {
    delimiter.count > 1 ? DelimiterDetection.name(delimiter) : name(of: delimiter.bytes[0])
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: ";"): "semicolon"
    case UInt8(ascii: "|"): "bar"
    case UInt8(ascii: "\t"): "tab"
    case UInt8(ascii: " "): "space"
    default: String(UnicodeScalar(byte))
    }
  }
}
