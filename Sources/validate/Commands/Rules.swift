internal import TableValidation
internal import Validation

/// The command `validate rules`, which lists all rules or those that match a word, or explains one rule.
struct Rules: Command {
  /// A format of the catalog.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let name = "rules"
  static let summary = "Lists all rules or those that match a word, or explains one rule."
  static let usage = ["rules [OPTIONS] [NAME | WORD]"]
  static let examples = ["rules", "rules postal", "rules length", "rules --format json"]
  static let operandCompletion = Completion.rules
  static var options: [Option<Rules>] {
    [
      .choice("format", value: "FORMAT", help: "Format of the output: text (default) or json.") {
        $0.format = $1
      }
    ]
    .group("Output")
  }

  var operands: [Word] = []
  var format = Format.text

  func run() throws -> ExitStatus {
    guard operands.count < 2 else { throw UsageError("'rules' takes one name, not \(operands.count)") }
    guard let word = try operands.first?.text() else {
      return try print(Catalog.entries)
    }
    let page = format == .text ? RulePage(word)?.text : nil
    if let entry = Catalog.entry(named: word) {
      try Console.print(format == .json ? CatalogText.json(entry) + "\n" : CatalogText.explain(entry))
      try Console.print(page.map { "\n" + $0 } ?? "")
      return .valid
    }
    if let page {
      try Console.print(page)
      return .valid
    }
    let found = Catalog.entries(mentioning: word)
    guard !found.isEmpty else {
      throw RuleError.unknownRule(word, suggestion: Catalog.suggestion(for: word))
    }
    return try print(found)
  }

  private func print(_ entries: [CatalogEntry]) throws -> ExitStatus {
    try Console.print(format == .json ? CatalogText.json(entries) : CatalogText.list(entries))
    return .valid
  }
}
