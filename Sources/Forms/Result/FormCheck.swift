internal import Validation

/// One check of a post, whose bytes are handed on beside it: to take them out for each field would retain them each time.
struct FormCheck {
  private let form: FormLayout
  /// For each field whether it is asked; `nil` for all.
  private let asked: [Bool]?
  private let extent: Form.Extent
  private(set) var findings: [FormFinding] = []

  init(_ form: FormLayout, _ asked: [Bool]?, _ extent: Form.Extent) {
    (self.form, self.asked, self.extent) = (form, asked, extent)
  }

  /// Asks what the form asks of a post.
  mutating func ask(_ post: PostedValues) {
    let bytes = post.bytes
    unsafe withUnsafeTemporaryAllocation(of: RecordInput.self, capacity: form.inputCount) { buffer in
      // SAFETY: all of the buffer is initialized, it is used while this closure runs, and its elements need no end.
      unsafe buffer.initialize(repeating: .absent)
      var inputs = unsafe buffer.mutableSpan
      askFields(of: post, in: bytes.span, &inputs)
      askRules(in: bytes.span, &inputs)
    }
  }

  /// Asks the rules of each field.
  private mutating func askFields(
    of post: PostedValues, in bytes: Span<UInt8>, _ inputs: inout MutableSpan<RecordInput>
  ) {
    precondition(post.values.count == form.questions.count, "a submission of this form")
    for index in form.questions.indices {
      // Without this each question is retained while it is asked.
      // SAFETY: the form keeps its questions, and the check keeps the form.
      unsafe Unmanaged.passUnretained(form.questions[index])._withUnsafeGuaranteedRef { question in
        ask(question, of: post, in: bytes, &inputs)
      }
    }
  }

  private mutating func ask(
    _ question: FieldQuestion, of post: PostedValues, in bytes: Span<UInt8>,
    _ inputs: inout MutableSpan<RecordInput>
  ) {
    let index = question.index
    let isAsked = asked?[index] ?? true
    // A field that is not asked is read all the same where a rule over several may read it.
    guard !question.isDisabled, isAsked || !inputs.isEmpty else { return }
    var input = RecordInput.refused
    if post.furtherValues.isEmpty {
      input = question.input(post.values[index]?.asked, in: bytes, isASCII: post.isASCII)
    }
    if case .refused = input { input = tell(of: question, post, in: bytes, isAsked: isAsked) }
    if !inputs.isEmpty { inputs[index] = input }
  }

  /// Asks the rules over several fields.
  private mutating func askRules(in bytes: Span<UInt8>, _ inputs: inout MutableSpan<RecordInput>) {
    for index in form.ruleQuestions.indices {
      let question = form.ruleQuestions[index]
      guard isAsked(question) else { continue }
      let values = form.questions.count..<form.questions.count + question.inputs.count
      for (place, input) in zip(values, question.inputs) { inputs[place] = inputs[input] }
      guard let failure = question.rule.failure(of: inputs.span.extracting(values), in: bytes)
      else { continue }
      findings.append(question.finding(failure, form.messages))
      settle(from: findings.count - 1)
    }
  }

  /// Whether the rule tells of a field that is asked, or of none and reads one.
  private func isAsked(_ question: RuleQuestion) -> Bool {
    guard let asked else { return true }
    if let subject = question.subject { return asked[subject] }
    return question.inputs.contains { asked[$0] }
  }

  /// Tells all that a field's own rules find, where it is asked; what it says to rules over several.
  private mutating func tell(
    of question: FieldQuestion, _ post: PostedValues, in bytes: Span<UInt8>, isAsked: Bool
  ) -> RecordInput {
    let start = findings.count
    question.tell(of: post, in: bytes, to: &findings)
    let isRefused = findings[start...].contains(where: \.isError)
    if isAsked { settle(from: start) } else { findings.removeSubrange(start...) }
    if isRefused { return .refused }
    guard let value = post.values[question.index] else { return .absent }
    return question.isMissing(bytes.extracting(value.asked)) ? .absent : .present(value.asked)
  }

  /// Leaves as much as is asked for of what was told of one field, or by one rule, from there on.
  private mutating func settle(from start: Int) {
    guard extent != .all, start < findings.count else { return }
    let first = findings[findings[start...].firstIndex(where: \.isError) ?? start]
    let isFirst = start == 0 || extent == .firstPerField
    let isGraver = !isFirst && !findings[0].isError && first.isError
    findings.removeSubrange((isGraver ? 0 : start)...)
    if isFirst || isGraver { findings.append(first) }
  }
}
