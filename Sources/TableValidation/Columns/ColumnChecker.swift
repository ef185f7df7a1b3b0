public import Validation

/// Checks the values of one column, batch by batch.
///
/// ```swift
/// let bytes = Array("ann@example.comann".utf8)
/// let batch = ColumnBatch(values: [0..<15, 15..<18, 0..<0], absences: [2])
/// var checker = ColumnChecker(RuleSet(try [Catalog.rule("required"), Catalog.rule("email")]))
/// checker.check(batch, in: bytes.span)
/// for rejected in checker.rejected {
///   print(rejected.position, checker.findings(of: rejected, in: bytes.span).map(\.failure.code))
///   // prints 1 [email.no-at-sign]
///   // prints 2 [required]
/// }
/// ```
public struct ColumnChecker: Sendable {
  /// A value that breaks a rule.
  public struct RejectedValue: Sendable, Hashable {
    /// The position of its record in the batch.
    public let position: Int
    /// Whether the value is absent, which the rules do not allow.
    public let isAbsent: Bool
    /// The severity of the first finding: `error` if one of the broken rules has it.
    public let severity: Severity
  }

  /// The batch that was checked last.
  public private(set) var batch = ColumnBatch()
  /// The values of the batch that break a rule, by position.
  public private(set) var rejected: [RejectedValue] = []
  /// The verdict on each value of the batch by the rules with the severity `error`; `invalid` for an absent value, even if the rules
  /// accept it.
  var verdicts: [Verdict] { batch.verdicts }
  /// For each rule, the number of values that it is the first to reject: presence, then the strategies. All rules with the
  /// severity `error` precede those with the severity `warning`, and these the ignored ones.
  var rejections: [Int] { batch.rejections }

  /// The number of rejected values counted so far, and the rule whose rejections are not counted yet.
  private var counted = (count: 0, uncounted: Int?.none)

  private let shared: CompiledRules

  /// Creates a checker of columns by a set of rules.
  public init(_ rules: RuleSet) {
    self.init(CompiledRules(rules))
  }

  init(_ rules: CompiledRules) {
    shared = rules
  }

  /// Checks the values of a batch.
  ///
  /// - Precondition: The values are within the bytes.
  public mutating func check(_ batch: consuming ColumnBatch, in bytes: Span<UInt8>) {
    // Consumed, so that the arrays that the check overwrites are not shared.
    self.batch = consume batch
    judge(bytes)
  }

  /// Returns the findings on a rejected value: the first error, or the first warning if there is no error, or the first that is ignored.
  ///
  /// - Parameters:
  ///   - rejected: An element of ``rejected``.
  ///   - bytes: The bytes of the batch.
  ///   - all: Whether to return all findings or only the first.
  public func findings(
    of rejected: RejectedValue, in bytes: Span<UInt8>, all: Bool = false
  ) -> [RuleSet.Finding] {
    guard !rejected.isAbsent else { return shared.findings(in: Span(), isPresent: false, all: all) }
    let value = bytes.extracting(batch.values[rejected.position])
    let findings = shared.findings(in: value, isPresent: true, all: all)
    return findings.isEmpty ? [shared.unexplained(in: value)] : findings
  }

  /// Calls the closure with the position of each value that is present and that no rule with the severity `error` rejects.
  func forEachAccepted(_ body: (Int) -> Void) {
    let verdicts = verdicts
    for position in verdicts.indices where verdicts[position] == .valid { body(position) }
  }

  /// Removes the batch and returns it, so that its memory can be used for another one.
  mutating func takeBatch() -> ColumnBatch {
    let taken = batch
    batch = ColumnBatch()
    return taken
  }

  /// Returns the value at a position as an input of rules over several columns.
  ///
  /// - Parameter absence: The number of absent values known to precede the position, 0 for the first call; updated for the
  ///   next call, whose position must be higher.
  func input(at position: Int, absence: inout Int) -> RecordInput {
    if verdicts[position] == .valid { return .present(batch.values[position]) }
    guard shared.rules.presence == .optional else { return .rejected }
    let absences = batch.absences
    while absence < absences.count, absences[absence] < position { absence += 1 }
    return absence < absences.count && absences[absence] == position ? .absent : .rejected
  }
}

extension ColumnChecker {
  private mutating func judge(_ bytes: Span<UInt8>) {
    var verdicts = batch.verdicts
    batch.verdicts = []
    verdicts.removeAll(keepingCapacity: true)
    verdicts.append(addingCapacity: batch.values.count) {
      $0.append(repeating: .valid, count: batch.values.count)
    }
    for position in batch.absences { verdicts[position] = .invalid }
    batch.rejections.removeAll(keepingCapacity: true)
    let ruleCount = shared.rules.strategies.count + 1
    batch.rejections.append(addingCapacity: ruleCount) { $0.append(repeating: 0, count: ruleCount) }
    counted = (batch.absences.count, nil)
    reject(with: .error, &verdicts, in: bytes)
    if shared.hasWarnings {
      let errors = verdicts
      reject(with: .warning, &verdicts, in: bytes)
      let warnings = verdicts
      reject(with: .ignored, &verdicts, in: bytes)
      collect(verdicts) { errors[$0] != .valid ? .error : warnings[$0] != .valid ? .warning : .ignored }
      verdicts = errors
    } else {
      collect(verdicts) { _ in .error }
    }
    countRejections(total: rejected.count + (shared.rules.presence == .optional ? batch.absences.count : 0))
    batch.verdicts = verdicts
  }

  /// Applies the rules of one severity to every value that is present and not rejected yet.
  private mutating func reject(
    with severity: Severity, _ verdicts: inout [Verdict], in bytes: Span<UInt8>
  ) {
    if shared.rules.presence != .optional, shared.rules.presenceSeverity == severity {
      if counted.uncounted != nil { countRejections(total: verdicts.count { $0 != .valid }) }
      let blanks = shared.rules.presence == .notBlank ? rejectBlanks(&verdicts, in: bytes) : 0
      batch.rejections[0] = batch.absences.count + blanks
      counted.count += blanks
    }
    for pass in shared.passes where pass.severity == severity {
      if counted.uncounted != nil { countRejections(total: verdicts.count { $0 != .valid }) }
      var span = verdicts.mutableSpan
      if let rejected = pass.judge(batch.values.span, in: bytes, verdicts: &span) {
        batch.rejections[pass.rule + 1] = rejected
        counted.count += rejected
        counted.uncounted = pass.rule + 2
      } else {
        counted.uncounted = pass.rule + 1
      }
    }
  }

  /// Counts the rejections of the last rule. This takes a pass over the verdicts, and is done only when the next rule needs it.
  private mutating func countRejections(total: Int) {
    if let rule = counted.uncounted { batch.rejections[rule] = total - counted.count }
    counted = (total, nil)
  }

  /// Rejects the values that are only white space, and returns their number.
  private func rejectBlanks(_ verdicts: inout [Verdict], in bytes: Span<UInt8>) -> Int {
    var count = 0
    for position in verdicts.indices
    where verdicts[position] == .valid && bytes.extracting(batch.values[position]).isBlank {
      verdicts[position] = .invalid
      count += 1
    }
    return count
  }

  /// Lists the rejected values; an absent value is listed only if a value is required.
  private mutating func collect(_ verdicts: [Verdict], severity: (Int) -> Severity) {
    rejected.removeAll(keepingCapacity: true)
    let absences = batch.absences
    let isAbsenceAllowed = shared.rules.presence == .optional
    let severityOfAbsence = shared.rules.presenceSeverity
    var absence = 0
    for position in verdicts.indices where verdicts[position] != .valid {
      if absence < absences.count, absences[absence] == position {
        absence += 1
        if isAbsenceAllowed { continue }
        rejected.append(RejectedValue(position: position, isAbsent: true, severity: severityOfAbsence))
      } else {
        rejected.append(
          RejectedValue(position: position, isAbsent: false, severity: severity(position)))
      }
    }
  }
}
