internal import Bytes
internal import CSVRecords
internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// A limited number of lines of the report is cached: a finding that differs from an earlier one only in its location and value
/// is written by the same template.
struct FindingWriter {
  /// The properties that all findings of one rule have in common.
  private struct Wording {
    let rule: String
    let severity: Severity
    let messages: RuleMessages?
  }

  /// The number of lines that the writers of one worker cache together, and the range of the number for each writer.
  private static let capacityOfAll = 1 << 11
  private static let capacities = 8...256
  /// The maximum size in bytes of a line that is cached, so that memory does not depend on the values.
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
  private var wordings: [Wording] = []
  /// The cached lines, each at one of two indices that depend on the fingerprint of its failure.
  private var lines: [CachedLine?]
  /// The lines of constant failures by kind, which are found without a comparison of failures.
  private var constantLines: [CachedLine?]
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
    pointer: String? = nil, showsValues: Bool,
    rules: RuleSet? = nil, writerCount: Int = 1
  ) {
    self.destination = destination
    self.file = file
    self.field = field
    self.table = table
    self.pointer = pointer
    self.showsValues = showsValues
    var capacity = Self.capacities.upperBound
    while capacity > Self.capacities.lowerBound, capacity * writerCount > Self.capacityOfAll { capacity /= 2 }
    lines = [CachedLine?](repeating: nil, count: capacity)
    constantLines = [CachedLine?](repeating: nil, count: 2 * (1 + (rules?.strategies.count ?? 0)))
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
        destination, file: file, field: $0.name, of: plan.tableName, pointer: members?.pointer(to: $0.column),
        showsValues: !$0.isSecret, rules: $0.rules,
        writerCount: plan.checks.count)
    }
    return writers + [
      FindingWriter(
        destination, file: file, field: nil, pointer: members == nil ? nil : "", showsValues: false)
    ]
  }

  /// Writes a finding.
  mutating func write(
    _ finding: RuleSet.Finding, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    let known = wordings.firstIndex {
      $0.severity == finding.severity && $0.messages === finding.messages && $0.rule == finding.rule
    }
    if known == nil {
      wordings.append(
        Wording(rule: finding.rule, severity: finding.severity, messages: finding.messages))
    }
    write(finding.failure, ofRule: known ?? wordings.count - 1, at: location, value: value, to: &output)
  }

  /// Writes a finding.
  ///
  /// - Parameter rule: The index of the rule among those of the writer: 0 is the rule of presence, followed by the strategies.
  mutating func write(
    _ failure: ValidationFailure, ofRule rule: Int, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    if destination.omitsWarnings && wordings[rule].severity == .warning { return }
    let (end, kind) = part(of: value, rule)
    let line = line(of: failure, kind) ?? makeLine(of: failure, kind, at: location)
    write(failure, ofRule: rule, at: location, value: value, end, line, to: &output)
  }

  /// Writes a finding whose failure is the same for all values that the rule rejects.
  mutating func write(
    _ constant: ConstantFailure, at location: Finding.Location, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    let (end, kind) = part(of: value, constant.rule)
    if constantLines[kind] == nil {
      constantLines[kind] = makeLine(of: constant.failure, kind, at: location)
    }
    write(
      constant.failure, ofRule: constant.rule, at: location, value: value, end, constantLines[kind],
      to: &output)
  }

  /// Returns the end of the part of a value that is shown, and the kind of the line: twice the index of the rule,
  /// plus 1 if the value is truncated.
  @inline(__always)
  private func part(of value: Span<UInt8>, _ rule: Int) -> (end: Int, kind: Int) {
    guard showsValues else { return (0, rule * 2) }
    let end = Finding.cut(value)
    return (end, rule * 2 + (end < value.count ? 1 : 0))
  }

  /// Writes a finding.
  ///
  /// - Parameters:
  ///   - end: The end of the part of the value that is shown.
  ///   - line: The line of the finding; `nil` if the report has no template for it.
  @inline(__always)
  private mutating func write(
    _ failure: @autoclosure () -> ValidationFailure, ofRule rule: Int, at location: Finding.Location,
    value: Span<UInt8>, _ end: Int, _ line: CachedLine?, to output: inout FindingBuffer
  ) {
    guard let line else {
      let finding = finding(failure(), ofRule: rule, at: location, value: value)
      return append(finding, to: &output)
    }
    line.template.append(location, value.extracting(0..<end), escapedIn: &escaped, to: &output.bytes)
    if destination.needsValues {
      output.values.append(finding(failure(), ofRule: rule, at: location, value: value))
    }
    if destination.needsStatistics {
      count(
        failure(), ofRule: rule, at: location, value: value, shown: value.extracting(0..<end), in: &output)
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
    report?.append(finding, to: &output.bytes)
    collect(finding, in: &output)
  }

  private func collect(_ finding: Finding, in output: inout FindingBuffer) {
    if destination.needsValues { output.values.append(finding) }
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

  /// Returns the first of the two indices of a line; the second differs in the lowest bit.
  @inline(__always)
  private func slot(of failure: ValidationFailure, _ kind: Int) -> Int {
    // Fibonacci hashing (Knuth, volume 3, section 6.4) spreads neighboring numbers over all indices.
    let mixed = UInt64(truncatingIfNeeded: failure.fingerprint &* 31 &+ kind) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40) & (lines.count - 1)
  }

  /// Returns the cached line of findings with this failure, if there is one.
  @inline(__always)
  private func line(of failure: ValidationFailure, _ kind: Int) -> CachedLine? {
    let slot = slot(of: failure, kind)
    if let cached = lines[slot], cached.isLine(of: failure, kind) { return cached }
    if let cached = lines[slot ^ 1], cached.isLine(of: failure, kind) { return cached }
    return nil
  }

  /// Creates the line of findings with this failure and caches it in place of the older line at its two indices; returns `nil`
  /// if the report has no template for them.
  @inline(never)
  private mutating func makeLine(
    of failure: ValidationFailure, _ kind: Int, at location: Finding.Location
  ) -> CachedLine? {
    guard let report else { return nil }
    let wording = wordings[kind / 2]
    let finding = Finding(
      file, location, field, pointer: pointer, wording.rule, failure, wording.severity, wording.messages,
      value: showsValues ? "" : nil, isTruncated: !kind.isMultiple(of: 2))
    guard let template = report.template(for: finding) else { return nil }
    guard template.text.count <= Self.longestLine else { return CachedLine(failure, kind, template) }
    let line = CachedLine(failure, kind, template.compact)
    let slot = slot(of: failure, kind)
    lines[slot ^ 1] = lines[slot]
    lines[slot] = line
    return line
  }
}

/// The template of findings that differ only in their location and value.
///
/// It is a class because an element of an array is copied to be compared, and copying a failure is expensive.
private final class CachedLine: Sendable {
  private let failure: ValidationFailure
  private let kind: Int
  let template: LineTemplate

  init(_ failure: ValidationFailure, _ kind: Int, _ template: LineTemplate) {
    self.failure = failure
    self.kind = kind
    self.template = template
  }

  /// Whether the template is that of findings with this failure.
  ///
  /// - Parameter kind: Twice the index of the rule, plus 1 if the value is truncated.
  func isLine(of failure: ValidationFailure, _ kind: Int) -> Bool {
    self.kind == kind && self.failure == failure
  }
}
