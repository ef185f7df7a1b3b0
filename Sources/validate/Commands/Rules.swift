internal import TableValidation
internal import Validation

/// `validate rules`: the catalogue, the rules that a word finds, or one rule explained.
struct Rules: Command {
  /// How the catalogue is written.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let name = "rules"
  static let summary = "Lists the rules, those that a word finds, or explains one."
  static let usage = ["rules [OPTIONS] [NAME | WORD]"]
  static var options: [Option<Rules>] {
    [.choice("format", nil, "FORMAT", "How it is written: text or json.") { $0.format = $1 }]
  }

  var operands: [String] = []
  var format = Format.text

  func run() throws -> ExitStatus {
    guard operands.count < 2 else { throw UsageError("'rules' takes one name, not \(operands.count)") }
    guard let word = operands.first else {
      return try print(Catalog.entries)
    }
    if let entry = Catalog.entry(named: word) {
      try Console.print(format == .json ? CatalogText.json(entry) + "\n" : CatalogText.explain(entry))
      return .valid
    }
    let found = Catalog.entries(mentioning: word)
    guard !found.isEmpty else {
      let suggestion = Suggestion.nearest(to: word, among: Catalog.entries.map(\.name))
      throw RuleError.unknownRule(word, suggestion: suggestion)
    }
    return try print(found)
  }

  private func print(_ entries: [CatalogEntry]) throws -> ExitStatus {
    try Console.print(format == .json ? CatalogText.json(entries) : CatalogText.list(entries))
    return .valid
  }
}
