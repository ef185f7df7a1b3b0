internal import RuleFiles
internal import Validation

/// One check of a post.
struct FormCheck {
  private let form: FormLayout
  /// For each field whether it is asked; `nil` for all.
  private let asked: [Bool]?
  private let extent: Form.Extent
  private(set) var findings: [RecordFinding] = []
  /// What each field says to rules over several, and after that what one rule reads; empty where there are no such rules.
  private var inputs: [RecordInput]

  init(_ form: FormLayout, _ asked: [Bool]?, _ extent: Form.Extent) {
    (self.form, self.asked, self.extent) = (form, asked, extent)
    let hasRules = !form.ruleQuestions.isEmpty
    inputs = hasRules ? Array(repeating: .absent, count: form.questions.count + form.mostInputs) : []
  }

  /// Asks the rules of each field.
  mutating func askFields(of post: Submission) {
    precondition(post.values.count == form.questions.count, "a submission of this form")
    for index in form.questions.indices {
      let question = form.questions[index]
      let isAsked = asked?[index] ?? true
      // A field that is not asked is read all the same where a rule over several may read it.
      guard !question.isDisabled, isAsked || !inputs.isEmpty else { continue }
      var input = RecordInput.refused
      if post.furtherValues.isEmpty {
        input = question.input(post.values[index]?.asked, in: post.bytes.span, isASCII: post.isASCII)
      }
      if case .refused = input { input = look(at: index, question, in: post, isAsked: isAsked) }
      if !inputs.isEmpty { inputs[index] = input }
    }
  }

  /// Asks the rules over several fields.
  mutating func askRules(of post: Submission) {
    for index in form.ruleQuestions.indices {
      let question = form.ruleQuestions[index]
      guard isAsked(question) else { continue }
      let values = form.questions.count..<form.questions.count + question.inputs.count
      for (place, input) in zip(values, question.inputs) { inputs[place] = inputs[input] }
      let rule = question.rule
      guard let failure = rule.failure(of: inputs.span.extracting(values), in: post.bytes.span) else {
        continue
      }
      let texts = rule.message == nil ? form.messages : nil
      let finding = RuleSet.Finding(
        rule: rule.name, failure: failure, severity: rule.severity, messages: texts)
      findings.append(RecordFinding(field: rule.field, finding: finding))
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
  private mutating func look(
    at index: Int, _ question: FieldQuestion, in post: Submission, isAsked: Bool
  ) -> RecordInput {
    let start = findings.count
    question.tell(of: post, at: index, to: &findings)
    let isRefused = findings[start...].contains { $0.finding.severity == .error }
    if isAsked { settle(from: start) } else { findings.removeSubrange(start...) }
    if isRefused { return .refused }
    guard let value = post.values[index] else { return .absent }
    return question.isMissing(post.bytes.span.extracting(value.asked)) ? .absent : .present(value.asked)
  }

  /// Leaves as much as is asked for of what was told of one field, or by one rule, from there on.
  private mutating func settle(from start: Int) {
    guard extent != .all else { return }
    let told = findings[start...]
    guard let first = told.first(where: { $0.finding.severity == .error }) ?? told.first else { return }
    let isFirst = start == 0 || extent == .firstPerField
    let isGraver = !isFirst && findings[0].finding.severity == .warning && first.finding.severity == .error
    findings.removeSubrange((isGraver ? 0 : start)...)
    if isFirst || isGraver { findings.append(first) }
  }
}
