internal import Bytes
internal import Validation

/// The check of one submission against its form.
///
/// The submission's bytes are passed separately: reading them out of it for each field would retain them each time.
struct FormCheck {
  private let form: CompiledForm
  /// For each field whether it is checked; `nil` for all.
  private let isChecked: [Bool]?
  private let scope: CheckScope
  private(set) var findings: [FieldFinding] = []

  init(_ form: CompiledForm, _ isChecked: [Bool]?, _ scope: CheckScope) {
    (self.form, self.isChecked, self.scope) = (form, isChecked, scope)
  }

  /// Checks the fields of a submission, then the rules over several of them.
  mutating func check(_ post: PostedValues) {
    let bytes = post.bytes
    unsafe withUnsafeTemporaryAllocation(of: RecordInput.self, capacity: form.inputCount) { buffer in
      // SAFETY: all of the buffer is initialized, it is used while this closure runs, and its elements need no end.
      unsafe buffer.initialize(repeating: .absent)
      var inputs = unsafe buffer.mutableSpan
      checkFields(of: post, in: bytes.span, &inputs)
      checkRules(in: bytes.span, &inputs)
    }
  }

  private mutating func checkFields(
    of post: PostedValues, in bytes: Span<UInt8>, _ inputs: inout MutableSpan<RecordInput>
  ) {
    precondition(post.values.count == form.compiledFields.count, "a submission of this form")
    for index in form.compiledFields.indices {
      // Without this each field is retained and released around its check.
      // SAFETY: the form owns its compiled fields, and this check owns the form.
      unsafe Unmanaged.passUnretained(form.compiledFields[index])._withUnsafeGuaranteedRef { field in
        check(field, of: post, in: bytes, &inputs)
      }
    }
  }

  private mutating func check(
    _ field: CompiledField, of post: PostedValues, in bytes: Span<UInt8>,
    _ inputs: inout MutableSpan<RecordInput>
  ) {
    let index = field.index
    let isChecked = isChecked?[index] ?? true
    // A field that is not checked is still read where a rule over several fields may need its value.
    guard !field.isDisabled, isChecked || !inputs.isEmpty else { return }
    var input = RecordInput.refused
    if post.furtherValues.isEmpty {
      input = field.input(post.values[index]?.normalized, in: bytes, isASCII: post.isASCII)
    }
    if case .refused = input { input = report(field, post, in: bytes, isChecked: isChecked) }
    if !inputs.isEmpty { inputs[index] = input }
  }

  private mutating func checkRules(in bytes: Span<UInt8>, _ inputs: inout MutableSpan<RecordInput>) {
    for index in form.compiledRules.indices {
      let rule = form.compiledRules[index]
      guard isChecked(rule) else { continue }
      let values = form.compiledFields.count..<form.compiledFields.count + rule.inputs.count
      for (place, input) in zip(values, rule.inputs) { inputs[place] = inputs[input] }
      guard
        let failure = rule.rule.failure(
          of: inputs.span.extracting(values), in: bytes, withholding: rule.secrets)
      else { continue }
      findings.append(rule.finding(failure, form.messages))
      applyScope(from: findings.count - 1)
    }
  }

  /// Whether the rule's findings belong to a field that is checked, or to no field while one that it reads is checked.
  private func isChecked(_ rule: CompiledRule) -> Bool {
    guard let isChecked else { return true }
    if let subject = rule.subject { return isChecked[subject] }
    return rule.inputs.contains { isChecked[$0] }
  }

  /// Reports what a field's own rules find, if it is checked, and returns its input to rules over several fields.
  private mutating func report(
    _ field: CompiledField, _ post: PostedValues, in bytes: Span<UInt8>, isChecked: Bool
  ) -> RecordInput {
    let start = findings.count
    field.report(post, in: bytes, to: &findings)
    let isRefused = findings[start...].contains(where: \.isError)
    if isChecked { applyScope(from: start) } else { findings.removeSubrange(start...) }
    if isRefused { return .refused }
    guard let value = post.values[field.index] else { return .absent }
    return field.isMissing(bytes.extracting(value.normalized)) ? .absent : .present(value.normalized)
  }

  /// Keeps, of the findings of one field or rule that begin at `start`, those that the scope reports.
  private mutating func applyScope(from start: Int) {
    guard scope != .all, start < findings.count else { return }
    let first = findings[findings[start...].firstIndex(where: \.isError) ?? start]
    let isFirst = start == 0 || scope == .firstPerField
    let isGraver = !isFirst && !findings[0].isError && first.isError
    findings.removeSubrange((isGraver ? 0 : start)...)
    if isFirst || isGraver { findings.append(first) }
  }
}
