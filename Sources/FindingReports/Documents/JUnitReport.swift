internal import Bytes
internal import Validation

/// A report in the XML format of JUnit's Ant task: a suite for each input, and in it a test for each column and rule.
///
/// A test fails if the data is invalid and the rule has errors; its failure has their number and the first of them. Warnings fail
/// a test only if the check fails by warnings.
public struct JUnitReport: DocumentReport {
  /// The maximum number of findings of a failure that are described.
  private static let samples = 5

  private struct Key: Hashable {
    let file: String
    let field: String?
    let rule: String
    let severity: Severity
  }

  private let timestamp: String
  private var descriptions: [Key: [String]] = [:]

  /// Creates a report.
  ///
  /// - Parameter timestamp: The time of the run as `YYYY-MM-DDThh:mm:ss`, without a time zone, as the format has it.
  public init(timestamp: String) { self.timestamp = timestamp }

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    // Findings on a header are counted for the table, as those on records are.
    let isOfHeader = finding.failure.code.rawValue.hasPrefix("header.")
    let key = Key(
      file: finding.file, field: isOfHeader ? nil : finding.field, rule: finding.rule,
      severity: finding.severity)
    guard descriptions[key, default: []].count < Self.samples else { return }
    let location = finding.file + finding.location.suffix
    descriptions[key, default: []].append("\(location): \(finding.description()) [\(finding.failure.code)]")
  }

  public func end(_ run: RunReport, to output: inout [UInt8]) {
    var xml = XMLWriter()
    xml.element("testsuites") { xml in
      for (number, file) in run.files.enumerated() {
        xml.newline()
        write(file, number, of: run, to: &xml)
      }
      xml.newline()
    }
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output += xml.bytes
    output.append("\n")
  }

  private func write(_ file: RunReport.File, _ number: Int, of run: RunReport, to xml: inout XMLWriter) {
    let tests = tests(of: file, in: run)
    let unchecked = Self.unchecked(run)
    let seconds = file.duration.secondsText
    xml.element(
      "testsuite",
      [
        "name": file.name, "package": "validate", "id": "\(number)", "timestamp": timestamp,
        "hostname": "localhost", "tests": "\(tests.count)", "failures": "\(tests.count { $0.failures > 0 })",
        "errors": "0", "skipped": "\(tests.count { $0.failures == 0 && unchecked[$0.id] != nil })",
        "time": seconds,
      ]
    ) { xml in
      xml.newline()
      xml.element("properties")
      for test in tests {
        xml.newline()
        xml.element(
          "testcase", ["name": test.rule, "classname": test.field ?? test.group, "time": "0"]
        ) { xml in
          guard test.failures > 0 else {
            if let reason = unchecked[test.id] { xml.element("skipped", ["message": reason]) }
            return
          }
          let message = "\(test.failures) finding\(test.failures == 1 ? "" : "s")"
          xml.element("failure", ["message": message, "type": test.rule]) { xml in
            let severities: [Severity] = run.outcome.countsWarnings ? [.error, .warning] : [.error]
            let keys = severities.map {
              Key(file: file.name, field: test.field, rule: test.rule, severity: $0)
            }
            for description in keys.flatMap({ descriptions[$0] ?? [] }) {
              xml.newline()
              xml.text(description)
            }
            xml.newline()
          }
        }
      }
      xml.newline()
      xml.element("system-out")
      xml.element("system-err")
      xml.newline()
    }
  }

  /// Returns why rules were not checked, by their tests.
  private static func unchecked(_ run: RunReport) -> [Test.ID: String] {
    let rules = run.summary.unchecked.map { rule in
      (Test.ID(field: rule.column, rule: rule.rule), rule.reason == .noValue ? "no value" : "no such column")
    }
    return Dictionary(rules) { first, _ in first }
  }

  /// A rule of a column, and the number of findings that fail it in one input.
  private struct Test {
    let field: String?
    let rule: String
    var failures: Int
    /// The name of the class of a test without a column.
    let group: String

    struct ID: Hashable {
      let field: String?
      let rule: String
    }

    var id: ID { ID(field: field, rule: rule) }
  }

  private func tests(of file: RunReport.File, in run: RunReport) -> [Test] {
    let columns = run.columnsByPlan[file.plan]
    let unit = columns.contains { $0.name == nil } ? "values" : "records"
    var tests = columns.flatMap { column in
      column.rules.map { Test(field: column.name, rule: $0, failures: 0, group: unit) }
    }
    let known = Set(tests.map(\.id))
    for rule in run.summary.unchecked {
      let test = Test(field: rule.column, rule: rule.rule, failures: 0, group: unit)
      if !known.contains(test.id) { tests.append(test) }
    }
    guard run.outcome.isInvalid else { return tests }
    var indices: [Test.ID: Int] = [:]
    for (index, test) in tests.enumerated() where indices[test.id] == nil { indices[test.id] = index }
    for count in file.counts where count.severity == .error || run.outcome.countsWarnings {
      if count.severity == .error, run.summary.isWithinLimits(field: count.field, rule: count.rule) {
        continue
      }
      let test = Test(field: count.field, rule: count.rule, failures: 0, group: unit)
      let index = indices[test.id] ?? tests.endIndex
      if index == tests.endIndex {
        tests.append(test)
        indices[test.id] = index
      }
      tests[index].failures += count.findings
    }
    for limited in run.summary.limited where limited.outcome == .fails && !run.summary.isStopped {
      fail(limited, in: &tests)
    }
    return tests
  }

  /// Fails the test of a rule that is beyond its limits although all its findings are hidden by those of rules before it.
  private func fail(_ limited: LimitedRecords, in tests: inout [Test]) {
    let indices = tests.indices.filter {
      tests[$0].field == limited.field && limited.rules.contains(tests[$0].rule)
    }
    guard let first = indices.first, !indices.contains(where: { tests[$0].failures > 0 }) else { return }
    tests[first].failures = limited.invalid
  }
}
