internal import Bytes
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The command `validate test`, which runs the tests in rule files.
struct Test: Command {
  static let name = "test"
  static let summary = "Runs the tests in rule files."
  static let usage = ["test [OPTIONS] FILE..."]
  static let details = [
    "As text, each failed test is printed with its location, the expected result after - and the actual result after +.",
    "FORMAT is \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
  ]
  static let examples = ["test rules/*.yml", "test --format junit rules/*.yml > tests.xml"]
  static let statuses = [
    StatusMeaning(.valid, "Every test passed."), StatusMeaning(.invalid, "A test failed."),
    .failed,
  ]
  static var options: [Option<Test>] {
    [
      .choice("format", value: "FORMAT", help: "Format of the failed tests, by default text.") {
        $0.format = $1
      },
      .day("today", help: "The day that past, age and the like use as the current one, YYYY-MM-DD.") {
        $0.today = $1
      },
      .flag("quiet", "q", help: "Print no summary.") { $0.isQuiet = true },
    ].group("Output")
  }

  var operands: [Word] = []
  var format = ReportFormat.text
  var today = CalendarDay.today
  var isQuiet = false

  func run() throws -> ExitStatus {
    guard !operands.isEmpty else { throw UsageError("no rule file to test; name one: validate test FILE") }
    let files = try operands.map(read)
    var report = try format == .text ? nil : self.report(of: files)
    var (count, failed) = (0, 0)
    for file in files {
      if file.rules.tests.isEmpty && !isQuiet { Console.printLine("\(file.name): no tests") }
      count += file.rules.tests.count
      let secrets = file.rules.fields.filter(\.rules.isSecret).map(\.name)
      for (number, test) in file.rules.tests.enumerated() {
        guard let findings = test.mismatch(in: file.rules) else { continue }
        failed += 1
        let mismatch = TestMismatch(test, findings, secrets: secrets)
        try print(mismatch, number + 1, of: file, to: &report)
      }
      report?.add(
        file: file.name, tests: file.rules.tests.count, fields: file.testedFields, bytes: file.text.count)
    }
    try report?.finish()
    if !isQuiet {
      let files = operands.count == 1 ? "1 file" : "\(operands.count) files"
      let tests = count == 1 ? "1 test" : "\(count) tests"
      Console.printLine("\(tests) in \(files), \(failed) failed")
    }
    return failed == 0 ? .valid : .invalid
  }

  private func read(_ operand: Word) throws -> TestedFile {
    let (text, context) = try RuleSource.read(ruleFile: operand.path, today: today, reads: RuleReads())
    return TestedFile(
      name: operand.description, text: text,
      rules: try RuleSource.ruleFile(text, at: operand.path, in: context))
  }

  /// Returns the report of the failed tests, which is written to standard output.
  private func report(of files: [TestedFile]) throws -> RuleTestReport {
    var content = HTMLReport.Content()
    content.version = Validate.version
    content.time = UTCTime.now
    content.rules = files.map { DocumentText.text($0.text, omitting: $0.rules.secretExamples) }
      .joined(separator: "\n")
    return RuleTestReport(
      format.document(CheckRequest(), content, columns: FindingColumns()), try OutputFile("-"))
  }

  private func print(
    _ mismatch: TestMismatch, _ number: Int, of file: TestedFile, to report: inout RuleTestReport?
  ) throws {
    guard report != nil else { return try Console.print(mismatch.rendered(file: file.name)) }
    try report?.add(
      file: file.name, number: number, at: mismatch.position, field: mismatch.field, value: mismatch.value,
      expected: mismatch.expected, found: mismatch.found)
  }
}

/// A rule file with its tests.
private struct TestedFile {
  let name: String
  let text: [UInt8]
  @Boxed var rules: RuleFile

  /// The fields with tests in the order of the file, and `nil` for records if these have tests.
  var testedFields: [String?] {
    let tested = Set(rules.tests.map(\.field))
    return (tested.contains(nil) ? [nil] : []) + rules.fields.map(\.name).filter { tested.contains($0) }
  }
}
