internal import JSONDocument
internal import RuleFiles
internal import TableValidation
internal import Validation

/// `validate lint`: faults in rule files, and what is hardly meant.
struct Lint: Command {
  static let name = "lint"
  static let summary = "Finds faults in rule files, and rules that are hardly meant."
  static let usage = ["lint [OPTIONS] FILE..."]
  static let notes = """
    Each finding has its place, its code, a reason and what to do. Status 1 where there is one.

      validate lint rules/*.yml
    """
  static var options: [Option<Lint>] {
    [
      .choice("format", nil, "FORMAT", "How findings are written: text or jsonl.") { $0.format = $1 },
      .flag("quiet", "q", "No summary.") { $0.isQuiet = true },
    ]
  }

  var operands: [String] = []
  var format = CheckRequest.Format.text
  var isQuiet = false

  func run() throws -> ExitStatus {
    guard !operands.isEmpty else {
      throw UsageError("no rule file to look through; name one: validate lint FILE")
    }
    var count = 0
    for name in operands {
      let (bytes, context) = try RuleSource.read(ruleFile: name)
      for finding in Linter.findings(in: bytes, in: context) {
        count += 1
        try Console.print((format == .jsonl ? json(finding, of: name) : finding.rendered(file: name)) + "\n")
      }
    }
    if !isQuiet {
      let files = operands.count == 1 ? "1 file" : "\(operands.count) files"
      Console.printError("\(files), " + (count == 1 ? "1 finding" : "\(count) findings"))
    }
    return count == 0 ? .valid : .invalid
  }

  /// The finding as a line of JSON, its keys those of a check's findings where they say the same.
  private func json(_ finding: LintFinding, of file: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file)
      json.member("line", finding.position.line)
      json.member("column", finding.position.column)
      json.member("offset", finding.position.offset)
      json.member("code", finding.code.rawValue)
      json.member("message", finding.reason)
      json.member("fix", finding.fix)
      json.member("severity", finding.severity)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
