internal import JSONDocument
internal import TableValidation
internal import Validation

/// The catalogue as people and programs read it.
enum CatalogText {
  /// How wide a line may be, and how much of it the spelling of a rule takes.
  private static let lineWidth = 110
  private static let spellingWidth = 28

  /// The rules with their summaries, by group.
  static func list(_ entries: [CatalogEntry]) -> String {
    CatalogEntry.Group.allCases.compactMap { group in
      let entries = entries.filter { $0.group == group }
      guard !entries.isEmpty else { return nil }
      return "\(group.rawValue)\n\(entries.map(row).joined())"
    }.joined(separator: "\n") + "\n'validate rules NAME' explains one with examples.\n"
  }

  /// A rule's spelling and its summary beside it, or below where the spelling is long.
  private static func row(_ entry: CatalogEntry) -> String {
    let spelling = spelling(entry)
    let lines = wrapped(entry.summary, to: lineWidth - spellingWidth - 4)
    let margin = "  " + Help.pad("", to: spellingWidth) + "  "
    let first = "  \(Help.pad(spelling, to: spellingWidth))  "
    let fits = spelling.count <= spellingWidth
    return (fits ? first + lines[0] : "  \(spelling)\n\(margin)\(lines[0])") + "\n"
      + lines.dropFirst().map { "\(margin)\($0)\n" }.joined()
  }

  /// The text in lines of at most so many characters, broken between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// One rule: what passes, its argument, its codes, its spelling in Swift, and examples.
  static func explain(_ entry: CatalogEntry) -> String {
    let summary = wrapped(entry.summary, to: lineWidth - 2)
    var text = "\(spelling(entry))\n" + summary.map { "  \($0)\n" }.joined()
    switch entry.argument {
    case .none: break
    case .optional(let name, let meaning), .required(let name, let meaning):
      let lines = wrapped("\(name): \(meaning)", to: lineWidth - 4)
      text += "\nArgument\n" + lines.map { "  \($0)\n" }.joined()
    }
    text += "\nCodes\n" + entry.codes.map { "  \($0)\n" }.joined()
    text += "\nSwift\n  \(entry.swift)\n\nExamples\n"
    for examples in entry.examples {
      let rule = entry.name + (examples.argument.map { ":\($0)" } ?? "")
      text += examples.valid.map { "  \(rule)  accepts \(quoted($0))\n" }.joined()
      text += examples.invalid.map { "  \(rule)  refuses \(quoted($0.value))  \($0.code)\n" }.joined()
    }
    return text
  }

  /// The whole catalogue as one JSON array.
  static func json(_ entries: [CatalogEntry]) -> String {
    "[\n" + entries.map { "  " + json($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// One rule as a JSON object.
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
    case .optional(let form, let meaning): write(form, meaning, isRequired: false, to: &json)
    case .required(let form, let meaning): write(form, meaning, isRequired: true, to: &json)
    }
  }

  private static func write(
    _ form: String, _ meaning: String, isRequired: Bool, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("form", form)
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
    case .optional(let form, _): "\(entry.name)[:\(form)]"
    case .required(let form, _): "\(entry.name):\(form)"
    }
  }

  private static func quoted(_ value: String) -> String {
    var output: [UInt8] = []
    TextReport.append(value.count > 60 ? value.prefix(57) + "…" : value, to: &output)
    return "'\(String(decoding: output, as: UTF8.self))'"
  }
}
