internal import Bytes
internal import Validation

extension CompiledField {
  /// Adds what the field's own rules find in a submission.
  ///
  /// - Parameter findings: The findings so far; those of this field are appended.
  func report(_ post: PostedValues, in bytes: Span<UInt8>, to findings: inout [FieldFinding]) {
    guard let value = post.values[index] else {
      var position = 0
      if let finding = field.rules.nextFinding(in: Span(), isPresent: false, from: &position) {
        add(FieldFinding(field: index, finding: finding), to: &findings, from: findings.count)
      }
      return
    }
    report(value, post, in: bytes, to: &findings)
    guard !post.furtherValues.isEmpty else { return }
    let further = post.furtherValues.lazy.filter { $0.field == self.index }
    if field.kind.allowsSeveral {
      for (_, value) in further { report(value, post, in: bytes, to: &findings) }
    } else if further.first != nil {
      findings.append(finding(of: ValidationFailure("form.repeated")))
    }
  }

  private func report(
    _ value: PostedValues.Value, _ post: PostedValues, in bytes: Span<UInt8>,
    to findings: inout [FieldFinding]
  ) {
    let text = bytes.extracting(value.normalized)
    guard post.isASCII || text.isUTF8 else { return findings.append(finding(of: .invalidUTF8)) }
    if isOfFiles, let file = post.file(value), let failure = field.kind.failure(of: file) {
      return findings.append(finding(of: failure))
    }
    let isPresent = !isMissing(text)
    let start = findings.count
    var position = 0
    while let finding = field.rules.nextFinding(in: text, isPresent: isPresent, from: &position) {
      add(FieldFinding(field: index, finding: finding), to: &findings, from: start)
    }
  }

  /// Appends a finding unless the value has an equal one: two rules may fail alike, as a type and its bound do for a value
  /// that is not a date.
  ///
  /// - Parameter start: Where the findings of the value begin.
  private func add(
    _ found: consuming FieldFinding, to findings: inout [FieldFinding], from start: Int
  ) {
    for known in start..<findings.count where findings[known].finding.failure == found.finding.failure {
      if !findings[known].isError { findings[known] = found }
      return
    }
    // Few posts have more.
    if findings.isEmpty { findings.reserveCapacity(4) }
    findings.append(found)
  }

  /// What the form says of a value before its rules are asked.
  private func finding(of failure: ValidationFailure) -> FieldFinding {
    FieldFinding(field: index, finding: RuleSet.Finding(rule: "form", failure: failure))
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
    let pattern = mediaType.lowercased()
    return pattern.hasSuffix("/*") ? own.hasPrefix(pattern.dropLast()) : own == pattern
  }
}
