internal import Bytes
internal import CSVRecords
internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// A finding that is ignored is only counted. One that differs from an earlier one only in its location and value is written by the same line (``LineCache``).
struct FindingWriter {
  /// The properties that all findings of one rule have in common.
  private struct Wording {
    let rule: String
    let severity: Severity
    let messages: RuleMessages?
  }

  /// The number of lines that the writers of one worker keep together, and the range of the number for each writer.
  private static let capacityOfAll = 1 << 11
  private static let capacities = 8...256
  /// The maximum size in bytes of a line that is kept if its failure has no number, so that memory does not depend on the values.
  private static let longestLine = 1 << 10

  private let destination: FindingDestination
  /// The report of the destination, if it has one.
  private var report: (any Report)? { destination.report }
  private let file: String
  private let field: String?
  /// The name of the table in statistics; `nil` if the run has only one.
  private let table: String?
  /// The JSON Pointer of the values of JSON Lines; `nil` for other inputs.
  private let pointer: String?
  private let showsValues: Bool
  /// Whether findings have the values that identify their records.
  private let identifiesRecords: Bool
  private var wordings: [Wording] = []
  private var lines: LineCache
  /// The index of the last entry of the statistics for each wording.
  private var entries: [Int] = []
  /// A buffer for the value while it is escaped.
  private var escaped: [UInt8] = []

  /// - Parameters:
  ///   - showsValues: `false` for secrets, and for whole records.
  ///   - rules: The rules of the column; other rules are added with their first finding.
  ///   - writerCount: The number of writers of the worker.
  init(
    _ destination: FindingDestination, file: String, field: String?, of table: String? = nil,
    pointer: String? = nil, showsValues: Bool, identifiesRecords: Bool,
    rules: RuleSet? = nil, writerCount: Int = 1
  ) {
    self.identifiesRecords = identifiesRecords
    self.destination = destination
    self.file = file
    self.field = field
    self.table = table
    self.pointer = pointer
    self.showsValues = showsValues
    var capacity = Self.capacities.upperBound
    while capacity > Self.capacities.lowerBound, capacity * writerCount > Self.capacityOfAll { capacity /= 2 }
    lines = LineCache(capacity: capacity)
    guard let rules else { return }
    wordings.append(
      Wording(
        rule: rules.presence.ruleName ?? "", severity: rules.presenceSeverity,
        messages: rules.presenceMessages))
    wordings += rules.strategies.map { Wording(rule: $0.name, severity: $0.severity, messages: $0.messages) }
  }

  /// Creates the writers of a plan: one for each column, and one for whole records.
  static func writers(
    for plan: CheckPlan, file: String, _ destination: FindingDestination
  ) -> [FindingWriter] {
    let members = plan.format.members
    let writers = plan.checks.map {
      FindingWriter(
        destination, file: file, field: $0.name, of: plan.tableName,
        pointer: members?.pointer(to: $0.readColumn),
        showsValues: !$0.isSecret, identifiesRecords: !plan.identifiers.isEmpty, rules: $0.rules,
        writerCount: plan.checks.count)
    }
    return writers + [
      FindingWriter(
        destination, file: file, field: nil, pointer: members == nil ? nil : "", showsValues: false,
        identifiesRecords: !plan.identifiers.isEmpty)
    ]
  }

  /// Writes a finding.
  mutating func write(
    _ finding: RuleSet.Finding, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    write(finding.failure, ofRule: index(ofRuleOf: finding), at: location, value: value, to: &output)
  }

  /// Returns the index of a finding's rule among those of the writer, to which it is added with its first finding.
  mutating func index(ofRuleOf finding: RuleSet.Finding) -> Int {
    let known = wordings.firstIndex {
      $0.severity == finding.severity && $0.messages === finding.messages && $0.rule == finding.rule
    }
    if let known { return known }
    wordings.append(Wording(rule: finding.rule, severity: finding.severity, messages: finding.messages))
    return wordings.count - 1
  }

  /// Writes a finding.
  ///
  /// - Parameters:
  ///   - number: The number of the failure (``NumberedFailures``), or `nil`.
  ///   - rule: The index of the rule among those of the writer: 0 is the rule of presence, followed by the strategies.
  @inline(never)
  mutating func write(
    _ failure: ValidationFailure, number: Int? = nil, ofRule rule: Int, at location: Finding.Location,
    value: Span<UInt8>, to output: inout FindingBuffer
  ) {
    if isOmitted(rule) { return }
    let (end, kind) = part(of: value, rule)
    let kept = number == nil ? lines.line(kind, of: failure) : nil
    guard let line = kept ?? makeLine(kind, number: number, failure, at: location) else {
      return append(finding(failure, ofRule: rule, at: location, value: value), to: &output)
    }
    write(line, ofRule: rule, at: location, value: value, shown: value.extracting(0..<end), to: &output)
  }

  /// Writes a finding whose failure has a number, if the line of that failure is kept; otherwise returns `false`.
  @inline(__always)
  mutating func write(
    number: Int, ofRule rule: Int, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) -> Bool {
    if isOmitted(rule) { return true }
    let (end, kind) = part(of: value, rule)
    guard let line = lines.line(kind, number: number) else { return false }
    write(line, ofRule: rule, at: location, value: value, shown: value.extracting(0..<end), to: &output)
    return true
  }

  @inline(__always)
  private func isOmitted(_ rule: Int) -> Bool {
    destination.omitsWarnings && wordings[rule].severity == .warning
  }

  /// Returns the end of the part of a value that is shown, and the kind of the line: twice the index of the rule,
  /// plus 1 if the value is truncated.
  @inline(__always)
  private func part(of value: Span<UInt8>, _ rule: Int) -> (end: Int, kind: Int) {
    guard showsValues else { return (0, rule * 2) }
    let end = Finding.cut(value)
    return (end, rule * 2 + (end < value.count ? 1 : 0))
  }

  /// Writes a finding by its line.
  ///
  /// - Parameter shown: The part of the value that is shown.
  @inline(__always)
  private mutating func write(
    _ line: CachedLine, ofRule rule: Int, at location: Finding.Location, value: Span<UInt8>,
    shown: Span<UInt8>, to output: inout FindingBuffer
  ) {
    if wordings[rule].severity != .ignored {
      if line.hasTemplate {
        line.append(location, shown, escapedIn: &escaped, to: &output.bytes)
      } else {
        let finding = finding(line.failure, ofRule: rule, at: location, value: value)
        report?.append(finding.identified(by: output.recordID), to: &output.bytes)
      }
      if let form = line.form { output.rows.append(form, record: location.record, value: shown) }
      if destination.needsValues {
        let finding = finding(line.failure, ofRule: rule, at: location, value: value)
        output.values.append(finding.identified(by: output.recordID))
      }
    }
    if destination.needsStatistics {
      count(line.failure, ofRule: rule, at: location, value: value, shown: shown, in: &output)
    }
  }

  /// Counts a finding without creating it, unless it is the first of its entry.
  private mutating func count(
    _ failure: ValidationFailure, ofRule rule: Int, at location: Finding.Location, value: Span<UInt8>,
    shown: Span<UInt8>, in output: inout FindingBuffer
  ) {
    let key = FindingStatistics.Key(
      field: field, table: table, rule: wordings[rule].rule, code: failure.code,
      severity: wordings[rule].severity)
    while entries.count <= rule { entries.append(0) }
    entries[rule] = output.statistics.add(
      key, value: showsValues ? String(repairing: shown) : nil, expectedAt: entries[rule]
    ) {
      finding(failure, ofRule: rule, at: location, value: value)
    }
  }

  /// Writes a finding without its value, even if other findings of the column have theirs.
  func writeWithoutValue(
    _ found: RuleSet.Finding, at location: Finding.Location, to output: inout FindingBuffer
  ) {
    if destination.omitsWarnings && found.severity == .warning { return }
    let finding = Finding(
      file: file, location: location, field: field, pointer: pointer, rule: found.rule,
      failure: found.failure,
      severity: found.severity, messages: found.messages, value: nil)
    append(finding, to: &output)
  }

  private func append(_ finding: Finding, to output: inout FindingBuffer) {
    let finding = finding.identified(by: output.recordID)
    if finding.severity != .ignored {
      report?.append(finding, to: &output.bytes)
      if destination.passesRows { output.rows.append(finding) }
      if destination.needsValues { output.values.append(finding) }
    }
    if destination.needsStatistics { output.statistics.add(finding, of: table) }
  }

  private func finding(
    _ failure: ValidationFailure, ofRule rule: Int, at location: Finding.Location, value: Span<UInt8>
  ) -> Finding {
    let wording = wordings[rule]
    return Finding(
      file: file, location: location, field: field, pointer: pointer, rule: wording.rule, failure: failure,
      severity: wording.severity, messages: wording.messages, value: value, isSecret: !showsValues)
  }

  /// Creates the line of findings with this failure, and keeps it if its failure has a number or it is short. Returns `nil` if the
  /// failure has no number and neither a template of the report nor a common form.
  private mutating func makeLine(
    _ kind: Int, number: Int?, _ failure: ValidationFailure, at location: Finding.Location
  ) -> CachedLine? {
    let wording = wordings[kind / 2]
    let finding = Finding(
      file: file, location: location, field: field, pointer: pointer, rule: wording.rule, failure: failure,
      severity: wording.severity, messages: wording.messages, shownValue: showsValues ? "" : nil,
      isTruncated: !kind.isMultiple(of: 2))
    // What identifies a record is in none of the placeholders.
    let template = identifiesRecords ? nil : report?.template(for: finding)
    let isCommon = destination.passesRows && FindingForm.isCommon(to: finding)
    if number == nil, template == nil, !isCommon { return nil }
    let line = CachedLine(
      kind, number: number, failure: failure, template: template, form: isCommon ? FindingForm(finding) : nil)
    if number != nil || line.size <= Self.longestLine { lines.insert(line) }
    return line
  }
}
