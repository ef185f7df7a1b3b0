package import FileOutput
package import JSONDocument
internal import Platform
internal import Validation

/// A report of the failed tests of rule files.
package struct RuleTestReport {
  private var run = RunReport()
  private let report: ReportFile
  private let start = MonotonicInstant.now
  /// The numbers of failed tests of the current file by field; `nil` is the key of the records.
  private var failures: [String?: Int] = [:]

  /// The indices of the fields of all files so far in the columns of the run, and in the counts of its summary.
  private var columns: [String?: Int] = [:]
  private var counts: [String?: Int] = [:]

  /// Creates a report, which is written to the file.
  package init(_ report: some DocumentReport, _ file: OutputFile) {
    self.report = ReportFile(report, file)
    self.report.begin()
    run.terms = .ruleTests
  }

  /// Adds a failed test.
  ///
  /// - Parameters:
  ///   - file: The name of the rule file.
  ///   - number: The number of the test in the file, from 1.
  ///   - position: The location of the test in the file.
  ///   - field: The field that is tested; `nil` for a record.
  ///   - value: The value of the field; `nil` for a secret or absent one, and for a record.
  ///   - expected: The expected result, such as `valid`.
  ///   - found: The actual result.
  package mutating func add(
    file: String, number: Int, at position: DocumentPosition, field: String?, value: String?,
    expected: String,
    found: String
  ) throws {
    let failure = ValidationFailure(
      "test.failed", ["expected": .text(expected), "found": .text(found)],
      message: "must be {expected}, is {found}")
    let location = Finding.Location(
      record: number, line: position.line, column: position.column, offset: position.offset)
    let bytes = Array((value ?? "").utf8)
    let finding = Finding(
      file: file, location: location, field: field, rule: "test", failure: failure, value: bytes.span,
      isSecret: value == nil)
    failures[field, default: 0] += 1
    run.statistics.add(finding, of: nil)
    run.reportedFindings += 1
    try report.append(finding)
  }

  /// Adds a file after its failed tests.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - tests: The number of its tests.
  ///   - fields: The fields with tests, in the order of the file.
  ///   - bytes: The size of the file.
  package mutating func add(file name: String, tests: Int, fields: [String?], bytes: Int) {
    let counts = fields.compactMap { field in
      failures[field].map { Summary.Count(field: field, rule: "test", code: "test.failed", findings: $0) }
    }
    let failed = failures.values.reduce(0, +)
    run.files.append(
      .init(
        name: name, records: tests, invalid: failed, bytes: bytes, duration: .zero, counts: counts,
        plan: run.columnsByPlan.count))
    let columns = fields.map {
      RunReport.Column(name: $0, table: nil, rules: ["test"], absent: 0, invalid: failures[$0] ?? 0)
    }
    run.columnsByPlan.append(columns)
    run.summary.records += tests
    run.summary.invalid += failed
    run.summary.bytes += bytes
    for count in counts {
      if let index = self.counts[count.field] {
        let sum = run.summary.counts[index].findings + count.findings
        run.summary.counts[index] = .init(
          field: count.field, rule: "test", code: "test.failed", findings: sum)
      } else {
        self.counts[count.field] = run.summary.counts.count
        run.summary.counts.append(count)
      }
    }
    for column in columns {
      if let index = self.columns[column.name] {
        run.columns[index].invalid += column.invalid
      } else {
        self.columns[column.name] = run.columns.count
        run.columns.append(column)
      }
    }
    failures = [:]
  }

  /// Writes the rest of the report.
  package mutating func finish() throws {
    run.outcome = CheckOutcome(run.summary, by: FailurePolicy())
    run.duration = .now - start
    try report.end(run)
    try report.file.commit()
  }
}
