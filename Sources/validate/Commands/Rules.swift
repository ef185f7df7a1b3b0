internal import TableValidation
internal import Validation

/// `validate rules`: the catalogue, or one rule explained.
struct Rules: Command {
  /// How the catalogue is written.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let name = "rules"
  static let summary = "Lists the rules, or explains one."
  static let usage = ["rules [OPTIONS] [NAME]"]
  static var options: [Option<Rules>] {
    [.choice("format", nil, "FORMAT", \.format, "How it is written: text or json.")]
  }

  var operands: [String] = []
  var format = Format.text

  func run() throws -> ExitStatus {
    guard operands.count < 2 else { throw UsageError("'rules' takes one name, not \(operands.count)") }
    guard let name = operands.first else {
      try Console.print(format == .json ? CatalogText.json(Catalog.entries) : CatalogText.list())
      return .valid
    }
    guard let entry = Catalog.entry(named: name) else {
      let suggestion = Suggestion.nearest(to: name, among: Catalog.entries.map(\.name))
      throw RuleError.unknownRule(name, suggestion: suggestion)
    }
    try Console.print(format == .json ? CatalogText.json(entry) + "\n" : CatalogText.explain(entry))
    return .valid
  }
}
