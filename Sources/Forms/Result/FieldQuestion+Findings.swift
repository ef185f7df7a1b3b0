internal import RuleFiles
internal import Validation

extension FieldQuestion {
  /// Tells all that the field's own rules find in a post.
  ///
  /// - Parameters:
  ///   - index: The position of the field.
  ///   - findings: What was told before; a finding for each thing that is wrong comes after it.
  func tell(of post: Submission, at index: Int, to findings: inout [RecordFinding]) {
    guard let value = post.values[index] else {
      var position = 0
      if let finding = field.rules.nextFinding(in: Span(), isPresent: false, from: &position) {
        findings.append(RecordFinding(field: field.name, finding: finding))
      }
      return
    }
    tell(of: value, in: post, to: &findings)
    guard !post.furtherValues.isEmpty else { return }
    let further = post.furtherValues.lazy.filter { $0.field == index }
    if field.kind.allowsSeveral {
      for (_, value) in further { tell(of: value, in: post, to: &findings) }
    } else if further.first != nil {
      findings.append(finding(of: ValidationFailure("form.repeated")))
    }
  }

  private func tell(of value: Submission.Value, in post: Submission, to findings: inout [RecordFinding]) {
    let text = post.bytes.span.extracting(value.asked)
    guard post.isASCII || text.isUTF8 else { return findings.append(finding(of: .invalidUTF8)) }
    if isOfFiles, let file = post.file(value), let failure = field.kind.failure(of: file) {
      return findings.append(finding(of: failure))
    }
    let isPresent = !isMissing(text)
    let start = findings.count
    var position = 0
    while var finding = field.rules.nextFinding(in: text, isPresent: isPresent, from: &position) {
      if field.isSecret { finding = finding.withholding(text) }
      // Two rules may say the same of a value, as a type and its bound do of what is no date.
      let told = findings[start...].firstIndex { $0.finding.failure == finding.failure }
      guard let told else {
        findings.append(RecordFinding(field: field.name, finding: finding))
        continue
      }
      if findings[told].finding.severity == .warning {
        findings[told] = RecordFinding(field: field.name, finding: finding)
      }
    }
  }

  /// What the form says of a value before its rules are asked.
  private func finding(of failure: ValidationFailure) -> RecordFinding {
    RecordFinding(field: field.name, finding: RuleSet.Finding(rule: "form", failure: failure))
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
  /// Why a file is none of the kind, whatever the rules say: it is too large or of another type.
  fileprivate func failure(of file: Submission.File) -> ValidationFailure? {
    guard case .file(let limits) = self else { return nil }
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
