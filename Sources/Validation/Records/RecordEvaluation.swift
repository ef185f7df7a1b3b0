internal import Bytes

/// The evaluation of one record.
struct RecordEvaluation {
  private let record: CompiledRecord
  /// For each field whether it is checked; `nil` for all.
  private let isChecked: [Bool]?
  private let scope: CheckScope
  private(set) var findings: [FieldFinding] = []

  init(_ record: CompiledRecord, checking isChecked: [Bool]?, reporting scope: CheckScope) {
    (self.record, self.isChecked, self.scope) = (record, isChecked, scope)
  }

  /// Evaluates the fields of a record, then the rules over several of them.
  mutating func evaluate(_ values: some RecordValues, in bytes: Span<UInt8>) {
    unsafe withUnsafeTemporaryAllocation(of: RecordInput.self, capacity: record.inputCount) { buffer in
      // SAFETY: all of the buffer is initialized, it is used only during this closure, and its elements are trivial.
      unsafe buffer.initialize(repeating: .absent)
      var inputs = unsafe buffer.mutableSpan
      for index in record.evaluators.indices {
        // A field that is not checked is evaluated if rules over several fields may read it.
        let isChecked = isChecked?[index] ?? true
        guard isChecked || !inputs.isEmpty else { continue }
        let input = evaluate(field: index, of: values, in: bytes, isChecked: isChecked)
        if !inputs.isEmpty { inputs[index] = input }
      }
      evaluateRules(in: bytes, &inputs)
    }
  }

  /// Adds the findings of one field's own rules, if it is checked, and returns its input to rules over several fields.
  @discardableResult
  mutating func evaluate(
    field index: Int, of values: some RecordValues, in bytes: Span<UInt8>, isChecked: Bool = true
  ) -> RecordInput {
    // SAFETY: the record owns its evaluators, and this evaluation owns the record.
    unsafe withoutRetaining(record.evaluators[index]) { field in
      let content = values.content(of: index, in: bytes)
      var decision = CompiledRules.Decision()
      let range: Range<Int>?
      switch content {
      case .disabled: return .absent
      case .absent: range = nil
      case .one(let one): range = one
      case .several: return evaluateSeveral(index, of: values, in: bytes, by: field, isChecked: isChecked)
      }
      let input = field.input(range, in: bytes, &decision)
      guard case .rejected = input else { return input }
      let start = findings.count
      addFindings(in: range, of: field, index, in: bytes, from: decision)
      return finish(decision.isPresent ? range : nil, from: start, isChecked: isChecked)
    }
  }

  private mutating func evaluateSeveral(
    _ index: Int, of values: some RecordValues, in bytes: Span<UInt8>, by field: CompiledRules,
    isChecked: Bool
  ) -> RecordInput {
    let start = findings.count
    var first: (present: Range<Int>?, isKnown: Bool) = (nil, false)
    values.forEachValue(of: index, in: bytes) { value in
      let known = findings.count
      defer { countRepeated(from: start, known) }
      switch value {
      case .rejected(let finding): findings.append(FieldFinding(field: index, finding: finding))
      case .value(let range):
        var decision = CompiledRules.Decision()
        if case .rejected = field.input(range, in: bytes, &decision) {
          addFindings(in: range, of: field, index, in: bytes, from: decision)
        }
        if !first.isKnown { first = (decision.isPresent ? range : nil, true) }
      }
    }
    return finish(first.present, from: start, isChecked: isChecked)
  }

  /// Removes a finding of the current value if an earlier value of the same field has the same failure, and
  /// counts it there. Otherwise the number of findings would grow with the number of values. The findings of
  /// earlier values begin at `start`, those of the current value at `known`.
  private mutating func countRepeated(from start: Int, _ known: Int) {
    guard start < known, known < findings.count else { return }
    // Two rules of one name may both fail with one code; each finding of the value is counted by a different
    // earlier finding.
    var counted: Set<Int> = []
    var kept = known
    for index in known..<findings.count {
      let repeated = (start..<known).first {
        !counted.contains($0) && findings[$0].isRepeated(by: findings[index])
      }
      if let repeated {
        findings[repeated].count += 1
        counted.insert(repeated)
      } else {
        findings[kept] = findings[index]
        kept += 1
      }
    }
    findings.removeSubrange(kept...)
  }

  /// Adds the findings in a value, or in the absence of one.
  ///
  /// - Parameter decision: What is known of the value: its position is the number of rules, presence being the first, that have
  ///   no finding.
  private mutating func addFindings(
    in range: Range<Int>?, of field: CompiledRules, _ index: Int, in bytes: Span<UInt8>,
    from decision: CompiledRules.Decision
  ) {
    let value = bytes.extracting(range ?? 0..<0)
    let start = findings.count
    let rejecting = decision.position
    var position = rejecting
    while let finding = field.nextFinding(in: value, isPresent: decision.isPresent, from: &position) {
      add(FieldFinding(field: index, finding: finding), from: start)
    }
    if findings.count == start, rejecting > 0 {
      let finding = field.unexplained(byRule: rejecting)
      findings.append(FieldFinding(field: index, finding: finding))
    }
  }

  private static let codesOfNoNumber: Set<FailureCode> = ["range.not-a-number", "multiple-of.not-a-number"]

  /// Appends a finding. If equal failures are merged, it is not appended if the value already has a finding
  /// with the same failure; the findings of the value begin at `start`. A type and its bound, for example,
  /// have the same failure for a value that is not a date. Nor is one that only says that there is no number to compare, after
  /// another error.
  private mutating func add(_ found: consuming FieldFinding, from start: Int) {
    if record.mergesEqualFailures {
      for known in start..<findings.count where findings[known].finding.failure == found.finding.failure {
        if !findings[known].isError { findings[known] = found }
        return
      }
      if Self.codesOfNoNumber.contains(found.finding.failure.code),
        findings[start...].contains(where: \.isError)
      {
        return
      }
    }
    guard found.finding.severity != .ignored else { return }
    // Few records have more findings.
    if findings.isEmpty { findings.reserveCapacity(4) }
    findings.append(found)
  }

  /// Reduces the findings of a field, which begin at `start`, to those that are reported, and returns the field's input.
  ///
  /// - Parameter range: The first value; `nil` if it is absent.
  private mutating func finish(_ range: Range<Int>?, from start: Int, isChecked: Bool) -> RecordInput {
    let isRejected = findings[start...].contains(where: \.isError)
    if isChecked { applyScope(from: start) } else { findings.removeSubrange(start...) }
    if isRejected { return .rejected }
    return range.map { .present($0) } ?? .absent
  }

  private mutating func evaluateRules(in bytes: Span<UInt8>, _ inputs: inout MutableSpan<RecordInput>) {
    for index in record.rules.indices {
      let rule = record.rules[index]
      guard isChecked(rule) else { continue }
      let values = record.fields.count..<record.fields.count + rule.inputs.count
      for (position, input) in zip(values, rule.inputs) { inputs[position] = inputs[input] }
      guard let finding = rule.finding(inputs.span.extracting(values), in: bytes) else { continue }
      guard finding.finding.severity != .ignored else { continue }
      findings.append(finding)
      applyScope(from: findings.count - 1)
    }
  }

  /// Whether the findings of the rule belong to a checked field or, if they belong to the record as a whole,
  /// the rule reads a checked field.
  private func isChecked(_ rule: CompiledRule) -> Bool {
    guard let isChecked else { return true }
    if let subject = rule.subject { return isChecked[subject] }
    return rule.inputs.contains { isChecked[$0] }
  }

  /// Removes, of the findings of one field or rule that begin at `start`, those that the scope does not
  /// include.
  private mutating func applyScope(from start: Int) {
    guard scope != .all, start < findings.count else { return }
    let first = findings[findings[start...].firstIndex(where: \.isError) ?? start]
    let isFirst = start == 0 || scope == .firstPerField
    let isGraver = !isFirst && !findings[0].isError && first.isError
    findings.removeSubrange((isGraver ? 0 : start)...)
    if isFirst || isGraver { findings.append(first) }
  }
}
