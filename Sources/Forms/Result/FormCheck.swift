internal import RuleFiles
internal import Validation

/// One check of a post.
struct FormCheck {
  private let form: Form
  private let post: Submission
  /// For each field whether it is asked; `nil` for all.
  private let asked: [Bool]?
  private let extent: Form.Extent
  private(set) var findings: [RecordFinding] = []
  /// What each field says to rules over several; empty where there are none.
  private var inputs: [RecordInput]

  init(_ form: Form, _ post: Submission, _ asked: [Bool]?, _ extent: Form.Extent) {
    precondition(post.values.count == form.fields.count, "a submission of this form")
    (self.form, self.post, self.asked, self.extent) = (form, post, asked, extent)
    inputs = form.rules.isEmpty ? [] : Array(repeating: .absent, count: form.fields.count)
  }

  /// Asks the rules of each field.
  mutating func askFields() {
    for index in form.questions.indices where !form.questions[index].isDisabled {
      let isAsked = asked?[index] ?? true
      // A field that is not asked is read all the same where a rule over several may read it.
      guard isAsked || !inputs.isEmpty else { continue }
      let sound = soundInput(of: index)
      if case .refused = sound {
        let found = findings(of: index)
        if !inputs.isEmpty { inputs[index] = input(of: index, found) }
        if isAsked { tell(found, of: form.fields[index].name) }
      } else if !inputs.isEmpty {
        inputs[index] = sound
      }
    }
  }

  /// Asks the rules over several fields.
  mutating func askRules() {
    guard !form.ruleQuestions.isEmpty else { return }
    var values: [RecordInput] = []
    values.reserveCapacity(form.questions.count)
    for index in form.ruleQuestions.indices where isAsked(rule: index) {
      values.removeAll(keepingCapacity: true)
      for input in form.inputs[index] { values.append(inputs[input]) }
      guard form.ruleQuestions[index].verdict(values.span, post.bytes.span) != .valid else { continue }
      let rule = form.rules[index]
      guard let failure = rule.failure(of: values.span, in: post.bytes.span) else { continue }
      let texts = rule.message == nil ? form.messages : nil
      let finding = RuleSet.Finding(
        rule: rule.name, failure: failure, severity: rule.severity, messages: texts)
      tell([finding], of: rule.field)
    }
  }

  /// Whether the rule tells of a field that is asked, or of none and reads one.
  private func isAsked(rule index: Int) -> Bool {
    guard let asked else { return true }
    if let subject = form.subjects[index] { return asked[subject] }
    return form.inputs[index].contains { asked[$0] }
  }

  private mutating func tell(_ found: [RuleSet.Finding], of field: String?) {
    guard !found.isEmpty else { return }
    let first = found.first { $0.severity == .error } ?? found[0]
    switch extent {
    case .all: findings += found.map { RecordFinding(field: field, finding: $0) }
    case .firstPerField: findings.append(RecordFinding(field: field, finding: first))
    case .first:
      let told = findings.first?.finding.severity
      guard told == nil || told == .warning && first.severity == .error else { return }
      findings = [RecordFinding(field: field, finding: first)]
    }
  }

  /// What a field says to rules over several where there is nothing to say of it; `refused` where that takes a closer look.
  private func soundInput(of index: Int) -> RecordInput {
    guard post.furtherValues.isEmpty else { return .refused }
    return form.questions[index].input(post.values[index]?.asked, in: post.bytes.span, isASCII: post.isASCII)
  }

  /// All that a field's own rules find.
  private func findings(of index: Int) -> [RuleSet.Finding] {
    let field = form.fields[index]
    guard let value = post.values[index] else {
      return field.rules.findingsInAbsence()
    }
    var found = findings(of: field, in: value)
    guard !post.furtherValues.isEmpty else { return found }
    let further = post.furtherValues.lazy.filter { $0.field == index }
    if field.kind.allowsSeveral {
      for (_, value) in further { found += findings(of: field, in: value) }
    } else if further.first != nil {
      found.append(.init(rule: "form", failure: ValidationFailure("form.repeated")))
    }
    return found
  }

  private func findings(of field: FormField, in value: Submission.Value) -> [RuleSet.Finding] {
    let text = post.bytes.span.extracting(value.asked)
    if let failure = field.kind.failure(of: text, post.file(value)) {
      return [.init(rule: "form", failure: failure)]
    }
    // Two rules may say the same of a value, as a type and its bound do of what is no date.
    return field.rules.findings(in: text, all: true).reduce(into: []) { told, finding in
      let finding = field.isSecret ? finding.withholding(text) : finding
      guard let index = told.firstIndex(where: { $0.failure == finding.failure }) else {
        return told.append(finding)
      }
      if told[index].severity == .warning { told[index] = finding }
    }
  }

  /// What a field says to rules over several.
  private func input(of index: Int, _ found: [RuleSet.Finding]) -> RecordInput {
    if found.contains(where: { $0.severity == .error }) { return .refused }
    guard let value = post.values[index] else { return .absent }
    let isMissing = form.fields[index].rules.isMissing(post.bytes.span.extracting(value.asked))
    return isMissing ? .absent : .present(value.asked)
  }
}

extension RuleSet.Finding {
  /// The same finding without what its failure repeats of the value.
  fileprivate func withholding(_ value: Span<UInt8>) -> RuleSet.Finding {
    RuleSet.Finding(
      rule: rule, failure: failure.withholding(value), severity: severity, messages: messages)
  }
}

extension FormField.Kind {
  /// Why a value is none of the kind, whatever the rules say: it is no text, or a file too large or of another type.
  fileprivate func failure(of text: Span<UInt8>, _ file: Submission.File?) -> ValidationFailure? {
    guard text.isUTF8 else { return .invalidUTF8 }
    guard case .file(let limits) = self, let file else { return nil }
    if let maximum = limits.maximumSize, file.size > maximum {
      return ValidationFailure(
        "form.file-too-large", ["maximum": .integer(maximum), "actual": .integer(file.size)])
    }
    guard !limits.mediaTypes.isEmpty, !limits.mediaTypes.contains(where: { file.isOf($0) }) else {
      return nil
    }
    return ValidationFailure("form.file-type", ["types": .list(limits.mediaTypes)])
  }
}

extension Submission.File {
  /// Whether the browser takes it for the media type, or for one of its group: `image/*`.
  fileprivate func isOf(_ mediaType: String) -> Bool {
    let own = self.mediaType.lowercased()
    let asked = mediaType.lowercased()
    return asked.hasSuffix("/*") ? own.hasPrefix(asked.dropLast()) : own == asked
  }
}
