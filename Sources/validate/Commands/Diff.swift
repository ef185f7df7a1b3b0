internal import FileOutput
internal import FindingReports
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// The command `validate diff`, which compares two versions of a rule file.
struct Diff: Command {
  /// A format of the comparison.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  static let name = "diff"
  static let summary = "Compares two versions of a rule file: what passes no more, and what passes now."
  static let usage = ["diff [OPTIONS] OLD NEW [--data FILE...]"]
  static let details = [
    """
    Each field is the same, wider, narrower, incomparable, added or removed, or that is unknown. A difference is shown by a value \
    that one version accepts and the other refuses; all others are proved. Only errors count, not warnings.
    """,
    """
    Two JSON Schemas are compared by the values of JSON that they accept, by property or as a whole; of Data Packages, one resource.
    """,
    """
    With --data, the tables are checked by both versions in one pass, and each finding on a record whose verdict changes is printed. \
    The status is then about these records. The tables are read as OLD says.
    """,
  ]
  static let examples = [
    "diff main.yml branch.yml", "diff main.yml branch.yml --data orders.csv",
    "diff --format markdown old.yml new.yml > changes.md",
  ]
  static let statuses = [
    StatusMeaning(.valid, "What passed by OLD still passes by NEW."),
    StatusMeaning(.invalid, "Something that passed does not pass any more, or that is unknown."), .failed,
    StatusMeaning(.interrupted, "An interrupt (Ctrl-C) ended the run."),
  ]
  static var options: [Option<Diff>] {
    [
      .path("data", value: "FILE", help: "Check FILE, and those after NEW, by both versions; repeatable.") {
        $0.data.append(Word(bytes: $1.bytes))
      }.repeatable,
      .text("resource", value: "NAME", help: "The resource of Data Packages that have several.") {
        $0.resource = $1
      },
      .text("table", value: "NAME", help: "The table of data contracts that have several.") { $0.table = $1 },
    ].group("Input")
      + [
        .choice("format", value: "FORMAT", help: "Format: text (default), json or markdown.") {
          $0.format = $1
        }
      ].group("Output")
  }

  var operands: [Word] = []
  var format = Format.text
  private var data: [Word] = []
  private var table: String?
  private var resource: String?

  func run() throws -> ExitStatus {
    guard operands.count >= 2 else {
      throw UsageError("two rule files are compared; name both: validate diff OLD NEW")
    }
    guard operands.count == 2 || !data.isEmpty else {
      throw UsageError("two rule files are compared; '\(operands[2].path)' is one more: tables follow --data")
    }
    let files = data + operands.dropFirst(2)
    let documents = (try ComparedDocument(operands[0]), try ComparedDocument(operands[1]))
    let records = files.isEmpty ? RecordForms.json : RecordForms(of: files.map(\.path))
    let schemas = table == nil && records == .json ? try ComparedSchemas(documents.0, documents.1) : nil
    if files.isEmpty, let schemas {
      schemas.printLosses()
      return try write(schemas.comparison, nil)
    }
    let forms = files.isEmpty ? .text : records
    let old = try NamedRules(documents.0, table: table, resource: resource, for: forms)
    let new = try NamedRules(documents.1, table: table, resource: resource, for: forms)
    guard resource == nil || old.isResource || new.isResource else {
      throw UsageError(
        "--resource is only for Data Packages; \(operands[0].path) and \(operands[1].path) are none")
    }
    let comparison = schemas?.comparison ?? RuleFileComparison(old.rules, new.rules)
    guard !files.isEmpty else { return try write(comparison, nil) }
    let run = try DiffRun(comparison, of: old, and: new, on: files, judgesTypes: schemas != nil)
    return try write(comparison, run)
  }

  /// Writes a comparison and the findings of a check by both versions, and returns the status.
  private func write(_ comparison: RuleFileComparison, _ run: DiffRun?) throws -> ExitStatus {
    var report = self.report
    var output = Array(report.beginning(comparison).utf8)
    let file = try OutputFile("-")
    let found = try run?.run { finding in
      report.append(finding, to: &output)
      guard output.count >= Self.bufferSize else { return }
      try file.write(output.span)
      output.removeAll(keepingCapacity: true)
    }
    let keepsAccepted = found?.keepsAccepted ?? comparison.keepsAccepted
    output += report.end(comparison, found, keepsAccepted: keepsAccepted).utf8
    try file.write(output.span)
    return keepsAccepted ? .valid : .invalid
  }

  private static let bufferSize = 64 << 10

  private var report: any ComparisonReport {
    switch format {
    case .text: ComparisonText()
    case .json:
      ComparisonJSON(
        old: operands[0].description, new: operands[1].description, hasData: !data.isEmpty)
    case .markdown: ComparisonMarkdown()
    }
  }
}
