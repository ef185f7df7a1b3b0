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
    var output = Array(#"{"name":"#.utf8)
    JSONText.append(entry.name, to: &output)
    output += #","group":"#.utf8
    JSONText.append(entry.group.rawValue, to: &output)
    output += #","summary":"#.utf8
    JSONText.append(entry.summary, to: &output)
    output += #","argument":"#.utf8
    appendArgument(entry.argument, to: &output)
    output += #","codes":"#.utf8
    JSONText.append(entry.codes.map(\.rawValue), to: &output)
    output += #","swift":"#.utf8
    JSONText.append(entry.swift, to: &output)
    output += #","examples":"#.utf8
    JSONText.append(list: entry.examples, to: &output, element: appendExamples)
    output += "}".utf8
    return String(decoding: output, as: UTF8.self)
  }

  private static func appendArgument(_ argument: CatalogEntry.Argument, to output: inout [UInt8]) {
    switch argument {
    case .none: output += "null".utf8
    case .optional(let form, let meaning), .required(let form, let meaning):
      output += #"{"form":"#.utf8
      JSONText.append(form, to: &output)
      output += #","meaning":"#.utf8
      JSONText.append(meaning, to: &output)
      var isRequired = false
      if case .required = argument { isRequired = true }
      output += #","required":\#(isRequired)}"#.utf8
    }
  }

  private static func appendExamples(_ examples: CatalogEntry.Examples, to output: inout [UInt8]) {
    output += #"{"argument":"#.utf8
    JSONText.append(examples.argument, to: &output)
    output += #","valid":"#.utf8
    JSONText.append(examples.valid, to: &output)
    output += #","invalid":"#.utf8
    JSONText.append(list: examples.invalid, to: &output) { example, output in
      output += #"{"value":"#.utf8
      JSONText.append(example.value, to: &output)
      output += #","code":"#.utf8
      JSONText.append(example.code.rawValue, to: &output)
      output += "}".utf8
    }
    output += "}".utf8
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
