internal import JSONDocument
internal import TableValidation
internal import Validation

/// The catalog of rules as text and as JSON.
enum CatalogText {
  /// The maximum width of a line, and the width of the column with the notations of the rules, in characters.
  private static let lineWidth = 110
  private static let spellingWidth = 28

  /// Returns the rules with their summaries, by group.
  static func list(_ entries: [CatalogEntry]) -> String {
    CatalogEntry.Group.allCases.compactMap { group in
      let entries = entries.filter { $0.group == group }
      guard !entries.isEmpty else { return nil }
      return "\(group.rawValue)\n\(entries.map(row).joined())"
    }.joined(separator: "\n") + "\n'validate rules NAME' explains a rule with examples.\n"
  }

  /// Returns the notation of a rule and its summary, beside it or, if the notation is long, below it.
  private static func row(_ entry: CatalogEntry) -> String {
    let spelling = spelling(entry)
    let lines = Help.wrapped(entry.summary, to: lineWidth - spellingWidth - 4)
    let margin = "  " + Help.pad("", to: spellingWidth) + "  "
    let first = "  \(Help.pad(spelling, to: spellingWidth))  "
    let fits = spelling.count <= spellingWidth
    return (fits ? first + lines[0] : "  \(spelling)\n\(margin)\(lines[0])") + "\n"
      + lines.dropFirst().map { "\(margin)\($0)\n" }.joined()
  }

  /// Returns the explanation of one rule: its summary, argument, codes, Swift expression and examples.
  static func explain(_ entry: CatalogEntry) -> String {
    let summary = Help.wrapped(entry.summary, to: lineWidth - 2)
    var text = "\(spelling(entry))\n" + summary.map { "  \($0)\n" }.joined()
    switch entry.argument {
    case .none: break
    case .optional(let name, let meaning), .required(let name, let meaning):
      let lines = Help.wrapped("\(name): \(meaning)", to: lineWidth - 4)
      text += "\nArgument\n" + lines.map { "  \($0)\n" }.joined()
    }
    text += "\nCodes\n" + entry.codes.map { "  \($0)\n" }.joined()
    text += "\nSwift\n  \(entry.swift)\n\nExamples\n"
    for examples in entry.examples {
      let rule = entry.name + (examples.argument.map { ":\($0)" } ?? "")
      text += examples.valid.map { "  \(rule)  accepts \(quoted($0))\n" }.joined()
      text += examples.invalid.map { "  \(rule)  rejects \(quoted($0.value))  \($0.code)\n" }.joined()
    }
    return text
  }

  /// Returns rules as a JSON array, one rule on each line.
  static func json(_ entries: [CatalogEntry]) -> String {
    "[\n" + entries.map { "  " + json($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns one rule as a JSON object.
  static func json(_ entry: CatalogEntry) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("name", entry.name)
      json.member("group", entry.group.rawValue)
      json.member("summary", entry.summary)
      json.key("argument")
      write(entry.argument, to: &json)
      json.member("codes", entry.codes.map(\.rawValue))
      json.member("swift", entry.swift)
      json.key("examples")
      json.array { json in for examples in entry.examples { write(examples, to: &json) } }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ argument: CatalogEntry.Argument, to json: inout JSONWriter) {
    switch argument {
    case .none: json.null()
    case .optional(let syntax, let meaning): write(syntax, meaning, isRequired: false, to: &json)
    case .required(let syntax, let meaning): write(syntax, meaning, isRequired: true, to: &json)
    }
  }

  private static func write(
    _ syntax: String, _ meaning: String, isRequired: Bool, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("syntax", syntax)
      json.member("meaning", meaning)
      json.member("required", isRequired)
    }
  }

  private static func write(_ examples: CatalogEntry.Examples, to json: inout JSONWriter) {
    json.object { json in
      json.member("argument", examples.argument)
      json.member("valid", examples.valid)
      json.key("invalid")
      json.array { json in
        for example in examples.invalid {
          json.object { json in
            json.member("value", example.value)
            json.member("code", example.code.rawValue)
          }
        }
      }
    }
  }

  private static func spelling(_ entry: CatalogEntry) -> String {
    switch entry.argument {
    case .none: entry.name
    case .optional(let syntax, _): "\(entry.name)[:\(syntax)]"
    case .required(let syntax, _): "\(entry.name):\(syntax)"
    }
  }

  private static func quoted(_ value: String) -> String {
    var output: [UInt8] = []
    TextReport.append(value.count > 60 ? value.prefix(57) + "…" : value, to: &output)
    return "'\(String(decoding: output, as: UTF8.self))'"
  }
}
