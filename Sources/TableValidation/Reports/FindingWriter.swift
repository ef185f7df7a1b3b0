internal import Bytes
internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// The lines of a report are cached, up to a number: a finding that is like one before it is that line with another place
/// and another value.
struct FindingWriter {
  /// What the findings of one rule have in common.
  private struct Wording {
    let rule: String
    let severity: Severity
    let messages: RuleMessages?
  }

  /// The number of lines that the writers of one worker cache together, and the bounds of that of each.
  private static let capacityOfAll = 1 << 10
  private static let capacities = 8...128
  /// The most bytes of a line that is cached: memory must not grow with what values are.
  private static let longestLine = 1 << 10

  /// `nil` where findings become values.
  private let report: (any Report)?
  private let file: String
  private let field: String?
  private let showsValues: Bool
  private var wordings: [Wording] = []
  /// The lines, each at one of two indices that the fingerprint of its failure determines.
  private var lines: [CachedLine?]
  /// The last value that had to be escaped.
  private var escaped: [UInt8] = []

  /// - Parameters:
  ///   - showsValues: `false` for secrets, and for whole records.
  ///   - rules: Those that the findings are of; other rules are added as they come.
  ///   - writerCount: How many writers there are beside each other.
  init(
    _ report: (any Report)?, file: String, field: String?, showsValues: Bool, rules: RuleSet? = nil,
    writerCount: Int = 1
  ) {
    self.report = report
    self.file = file
    self.field = field
    self.showsValues = showsValues
    var capacity = Self.capacities.upperBound
    while capacity > Self.capacities.lowerBound, capacity * writerCount > Self.capacityOfAll { capacity /= 2 }
    lines = [CachedLine?](repeating: nil, count: capacity)
    guard let rules else { return }
    wordings.append(
      Wording(
        rule: rules.presence.ruleName ?? "", severity: rules.presenceSeverity,
        messages: rules.presenceMessages))
    wordings += rules.strategies.map { Wording(rule: $0.name, severity: $0.severity, messages: $0.messages) }
  }

  /// The writers of a plan: one for each column, and one for whole records.
  static func writers(
    for plan: CheckPlan, file: String, _ destination: FindingDestination
  ) -> [FindingWriter] {
    let report: (any Report)? = if case .report(let report) = destination { report } else { nil }
    let writers = plan.checks.map {
      FindingWriter(
        report, file: file, field: $0.name, showsValues: !$0.isSecret, rules: $0.rules,
        writerCount: plan.checks.count)
    }
    return writers + [FindingWriter(report, file: file, field: nil, showsValues: false)]
  }

  /// Adds a finding.
  mutating func write(
    _ finding: RuleSet.Finding, at place: Finding.Place, value: Span<UInt8>, to output: inout FindingBuffer
  ) {
    let known = wordings.firstIndex {
      $0.severity == finding.severity && $0.messages === finding.messages && $0.rule == finding.rule
    }
    if known == nil {
      wordings.append(
        Wording(rule: finding.rule, severity: finding.severity, messages: finding.messages))
    }
    write(finding.failure, ofRule: known ?? wordings.count - 1, at: place, value: value, to: &output)
  }

  /// Adds a finding.
  ///
  /// - Parameter rule: Which of the writer's rules it is of: 0 for their presence, then their strategies.
  mutating func write(
    _ failure: ValidationFailure, ofRule rule: Int, at place: Finding.Place, value: Span<UInt8>,
    to output: inout FindingBuffer
  ) {
    guard let report else {
      return output.values.append(finding(failure, ofRule: rule, at: place, value: value))
    }
    let end = showsValues ? Finding.cut(value) : 0
    let shown = value.extracting(0..<end)
    let isTruncated = showsValues && end < value.count
    let kind = rule * 2 + (isTruncated ? 1 : 0)
    guard let line = line(of: failure, kind) ?? makeLine(of: failure, kind, at: place, by: report) else {
      return report.append(finding(failure, ofRule: rule, at: place, value: value), to: &output.bytes)
    }
    if line.template.escapes.keepsUnchanged(shown) {
      line.template.append(place, shown, to: &output.bytes)
    } else {
      escaped.removeAll(keepingCapacity: true)
      line.template.escapes.append(shown, to: &escaped)
      line.template.append(place, escaped.span, to: &output.bytes)
    }
  }

  /// Adds a finding whose value is not shown, though others of the column are.
  func writeWithoutValue(
    _ found: RuleSet.Finding, at place: Finding.Place, to output: inout FindingBuffer
  ) {
    let finding = Finding(
      file: file, place: place, field: field, rule: found.rule, failure: found.failure,
      severity: found.severity, messages: found.messages, value: nil)
    if let report { report.append(finding, to: &output.bytes) } else { output.values.append(finding) }
  }

  private func finding(
    _ failure: ValidationFailure, ofRule rule: Int, at place: Finding.Place, value: Span<UInt8>
  ) -> Finding {
    let wording = wordings[rule]
    return Finding(
      file: file, place: place, field: field, rule: wording.rule, failure: failure,
      severity: wording.severity, messages: wording.messages, value: value, isSecret: !showsValues)
  }

  /// The first of the two indices of a line; the other is beside it.
  @inline(__always)
  private func slot(of failure: ValidationFailure, _ kind: Int) -> Int {
    // Fibonacci hashing (Knuth, volume 3, section 6.4): neighbouring numbers are spread over all indices.
    let mixed = UInt64(truncatingIfNeeded: failure.fingerprint &* 31 &+ kind) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40) & (lines.count - 1)
  }

  /// The cached line of such findings, if there is one.
  @inline(__always)
  private func line(of failure: ValidationFailure, _ kind: Int) -> CachedLine? {
    let slot = slot(of: failure, kind)
    if let cached = lines[slot], cached.isLine(of: failure, kind) { return cached }
    if let cached = lines[slot ^ 1], cached.isLine(of: failure, kind) { return cached }
    return nil
  }

  /// The report's line of such findings, cached from now on in place of the older one of its two indices; `nil` where the
  /// report has none.
  @inline(never)
  private mutating func makeLine(
    of failure: ValidationFailure, _ kind: Int, at place: Finding.Place, by report: any Report
  ) -> CachedLine? {
    let wording = wordings[kind / 2]
    let finding = Finding(
      file, place, field, wording.rule, failure, wording.severity, wording.messages,
      value: showsValues ? "" : nil, isTruncated: !kind.isMultiple(of: 2))
    guard let template = report.template(for: finding) else { return nil }
    let line = CachedLine(failure, kind, template)
    guard template.text.count <= Self.longestLine else { return line }
    let slot = slot(of: failure, kind)
    lines[slot ^ 1] = lines[slot]
    lines[slot] = line
    return line
  }
}

/// The line of findings that differ in their place and value alone.
///
/// A class: an element of an array is copied to be compared, and a failure has much to copy.
private final class CachedLine: Sendable {
  private let failure: ValidationFailure
  private let kind: Int
  let template: LineTemplate

  init(_ failure: ValidationFailure, _ kind: Int, _ template: LineTemplate) {
    self.failure = failure
    self.kind = kind
    self.template = template
  }

  /// - Parameter kind: The rule, and whether the value is cut.
  func isLine(of failure: ValidationFailure, _ kind: Int) -> Bool {
    self.kind == kind && self.failure == failure
  }
}
