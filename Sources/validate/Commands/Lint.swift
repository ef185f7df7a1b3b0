internal import JSONDocument
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The command `validate lint`, which reports faults and likely mistakes in rule files.
struct Lint: Command {
  /// A format of findings.
  enum Format: String, CaseIterable {
    case text, jsonl
  }

  static let name = "lint"
  static let summary = "Finds faults and likely mistakes in rule files."
  static let usage = ["lint [OPTIONS] FILE..."]
  static let details = [
    "Each finding has a location, a severity, a reason, a fix and a code. In a Data Package, the schemas of all resources are checked."
  ]
  static let examples = ["lint rules/*.yml"]
  static let statuses = [
    StatusMeaning(.valid, "There is no finding."), StatusMeaning(.invalid, "There is a finding."),
    .failed,
  ]
  static var options: [Option<Lint>] {
    [
      .choice("format", value: "FORMAT", help: "Format of findings: text (default) or jsonl.") {
        $0.format = $1
      },
      .flag("quiet", "q", help: "Print no summary.") { $0.isQuiet = true },
    ].group("Output")
  }

  var operands: [Word] = []
  var format = Format.text
  var isQuiet = false

  func run() throws -> ExitStatus {
    guard !operands.isEmpty else {
      throw UsageError("no rule file to lint; name one: validate lint FILE")
    }
    var count = 0
    for operand in operands {
      let name = operand.description
      let (bytes, context) = try RuleSource.read(ruleFile: operand.path, today: .today, reads: RuleReads())
      let encodings = EncodingLint.findings(in: bytes, named: name, in: context)
      let findings = Linter.findings(in: bytes, in: context, analyzing: ProofLint.findings)
      for finding in findings + encodings {
        count += 1
        try Console.print((format == .jsonl ? json(finding, of: name) : finding.rendered(file: name)) + "\n")
      }
    }
    if !isQuiet {
      let files = operands.count == 1 ? "1 file" : "\(operands.count) files"
      Console.printLine("\(files), " + (count == 1 ? "1 finding" : "\(count) findings"))
    }
    return count == 0 ? .valid : .invalid
  }

  /// Returns a finding as one line of JSON, with the keys of a check's findings where they have the same meaning.
  private func json(_ finding: LintFinding, of file: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("file", finding.path(from: file))
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
