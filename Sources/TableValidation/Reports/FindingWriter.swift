internal import Bytes
internal import Validation

/// Writes the findings of one column, or those on whole records.
///
/// Lines are kept, as many as there is room for: a finding that says what one before it said is that line with another
/// place and another value.
struct FindingWriter {
  /// What the findings of one rule have in common.
  private struct Wording {
    let rule: String
    let severity: Severity
    let messages: RuleMessages?
  }

  /// How many lines the writers of one worker keep, and one of them at least and at most.
  private static let capacityOfAll = 1 << 10
  private static let capacities = 8...128
  /// How many bytes a line may have that is kept: memory must not grow with what values say.
  private static let longestLine = 1 << 10

  private let report: any Report
  private let lineReport: (any LineReport)?
  /// How a line report writes values.
  private let escapes: TextEscapes?
  private let file: String
  private let field: String?
  private let showsValues: Bool
  private var wordings: [Wording] = []
  /// The lines, each in one of two places that its failure's fingerprint says.
  private var lines: [CachedLine?]
  /// What all lines begin with, once there is one.
  private var prefix: LineTemplate?
  /// The last value that needed escapes.
  private var escaped: [UInt8] = []

  /// - Parameters:
  ///   - showsValues: `false` for secrets, and for whole records.
  ///   - rules: Those that the findings are of; other rules are taken note of as they come.
  ///   - writerCount: How many writers there are beside each other.
  init(
    _ report: any Report, file: String, field: String?, showsValues: Bool, rules: RuleSet? = nil,
    writerCount: Int = 1
  ) {
    self.report = report
    // Not whether it is a line report: to find that out of a type takes as long as to check a line.
    lineReport = report as? JSONLinesReport ?? (report as? TextReport as (any LineReport)?)
    escapes = lineReport?.escapes
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

  /// Adds what the report says of the finding.
  mutating func write(
    _ rule: String, _ failure: ValidationFailure, severity: Severity = .error, messages: RuleMessages? = nil,
    at place: Finding.Place, value: Span<UInt8>, to output: inout [UInt8]
  ) {
    let known = wordings.firstIndex {
      $0.severity == severity && $0.messages === messages && $0.rule == rule
    }
    if known == nil { wordings.append(Wording(rule: rule, severity: severity, messages: messages)) }
    write(failure, ofRule: known ?? wordings.count - 1, at: place, value: value, to: &output)
  }

  /// Writes a finding whose value is shown to nobody.
  func writeWithoutValue(_ found: RuleSet.Finding, at place: Finding.Place, to output: inout [UInt8]) {
    let finding = Finding(
      file: file, place: place, field: field, rule: found.rule, failure: found.failure,
      severity: found.severity, messages: found.messages, value: nil)
    report.append(finding, to: &output)
  }

  /// Adds what the report says of the finding.
  ///
  /// - Parameter rule: Which of the rules that the writer was given: 0 for their presence, then their strategies.
  mutating func write(
    _ failure: ValidationFailure, ofRule rule: Int, at place: Finding.Place, value: Span<UInt8>,
    to output: inout [UInt8]
  ) {
    guard let escapes else {
      let wording = wordings[rule]
      let finding = Finding(
        file: file, place: place, field: field, rule: wording.rule, failure: failure,
        severity: wording.severity,
        messages: wording.messages, value: value, isSecret: !showsValues)
      return report.append(finding, to: &output)
    }
    let end = showsValues ? Finding.cut(value) : 0
    let shown = value.extracting(0..<end)
    let isTruncated = showsValues && end < value.count
    let kind = rule * 2 + (isTruncated ? 1 : 0)
    let known = known(failure, kind) ?? cache(failure, kind, at: place)
    if escapes.keepsUnchanged(shown) {
      known.line.append(place, shown, to: &output)
    } else {
      escaped.removeAll(keepingCapacity: true)
      escapes.append(shown, to: &escaped)
      known.line.append(place, escaped.span, to: &output)
    }
  }

  /// The first of the two places for a line; the other one is beside it.
  @inline(__always)
  private func slot(of failure: ValidationFailure, _ kind: Int) -> Int {
    // Fibonacci hashing (Knuth, volume 3, section 6.4): neighbouring numbers are spread over all places.
    let mixed = UInt64(truncatingIfNeeded: failure.fingerprint &* 31 &+ kind) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40) & (lines.count - 1)
  }

  /// The line of such findings, if it is known.
  @inline(__always)
  private func known(_ failure: ValidationFailure, _ kind: Int) -> CachedLine? {
    let slot = slot(of: failure, kind)
    if let known = lines[slot], known.says(failure, kind) { return known }
    if let known = lines[slot ^ 1], known.says(failure, kind) { return known }
    return nil
  }

  /// The line of such findings, from now on in the place of the one that was longest in its two places.
  @inline(never)
  private mutating func cache(
    _ failure: ValidationFailure, _ kind: Int, at place: Finding.Place
  ) -> CachedLine {
    let wording = wordings[kind / 2]
    let finding = Finding(
      file, place, field, wording.rule, failure, wording.severity, wording.messages,
      value: showsValues ? "" : nil, isTruncated: !kind.isMultiple(of: 2))
    var line = prefix ?? LineTemplate()
    if prefix == nil {
      lineReport?.writePrefix(finding, to: &line)
      prefix = line
    }
    lineReport?.writeSuffix(finding, to: &line)
    let known = CachedLine(failure, kind, line)
    guard line.text.count <= Self.longestLine else { return known }
    let slot = slot(of: failure, kind)
    lines[slot ^ 1] = lines[slot]
    lines[slot] = known
    return known
  }
}

/// What one line says, but for its place and its value.
///
/// A class, for what an array has is copied to be compared, and a failure has much to copy.
private final class CachedLine: Sendable {
  private let failure: ValidationFailure
  private let kind: Int
  let line: LineTemplate

  init(_ failure: ValidationFailure, _ kind: Int, _ line: LineTemplate) {
    self.failure = failure
    self.kind = kind
    self.line = line
  }

  /// - Parameter kind: What else tells lines apart: the rule, and whether the value is cut.
  func says(_ failure: ValidationFailure, _ kind: Int) -> Bool {
    self.kind == kind && self.failure == failure
  }
}
