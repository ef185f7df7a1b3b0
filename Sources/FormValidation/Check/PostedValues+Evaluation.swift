internal import Bytes
internal import RuleFiles
internal import Validation

/// A submission as the record whose rules are evaluated.
extension PostedValues: RecordValues {
  func content(of field: Int, in bytes: Span<UInt8>) -> FieldContent {
    guard let value = values[field] else { return disabled[field] ? .disabled : .absent }
    let isPlain = isASCII || bytes.extracting(value.normalized).isUTF8
    guard isPlain, value.isText, furtherValues.isEmpty || !hasFurtherValues(field) else {
      return .several
    }
    return .one(value.normalized)
  }

  func forEachValue(of field: Int, in bytes: Span<UInt8>, _ body: (FieldValue) -> Void) {
    guard let first = values[field] else { return }
    body(checked(first, of: field, in: bytes))
    if let failure = failureOfCount(field) {
      body(.rejected(failure))
    } else if form.compiledFields[field].allowsSeveral {
      for (index, value) in furtherValues where index == field { body(checked(value, of: field, in: bytes)) }
    } else if hasFurtherValues(field) {
      body(.rejected(ValidationFailure("form.repeated")))
    }
  }

  /// The failure of a field that has too many files, or `nil`.
  private func failureOfCount(_ field: Int) -> ValidationFailure? {
    guard case .file(let limits) = form.compiledFields[field].kind, limits.maximumCount > 1 else {
      return nil
    }
    let count = 1 + furtherValues.count { $0.field == field }
    guard count > limits.maximumCount else { return nil }
    return ValidationFailure(
      "length.too-many", ["maximum": .integer(limits.maximumCount), "actual": .integer(count)])
  }

  private func hasFurtherValues(_ field: Int) -> Bool { furtherValues.contains { $0.field == field } }

  /// Returns the value, or the failure by which it is rejected before its rules are evaluated.
  private func checked(_ value: Value, of field: Int, in bytes: Span<UInt8>) -> FieldValue {
    if case .refused(let index) = value.origin { return .rejected(failures[index]) }
    guard isASCII || bytes.extracting(value.normalized).isUTF8 else { return .rejected(.invalidUTF8) }
    if let file = file(value), let failure = form.compiledFields[field].kind.failure(of: file) {
      return .rejected(failure)
    }
    return .value(value.normalized)
  }
}

extension FieldValue {
  /// Creates a value that the form rejects before its rules are evaluated.
  fileprivate static func rejected(_ failure: ValidationFailure) -> FieldValue {
    .rejected(RuleSet.Finding(rule: "form", failure: failure))
  }
}

extension FormField.Kind {
  /// Returns the failure of a file that exceeds the limits of the field, or `nil`.
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
  /// Whether the media type that the browser declares is this one or, for `image/*`, begins with `image/`.
  /// Case is ignored.
  fileprivate func isOf(_ mediaType: String) -> Bool {
    let own = self.mediaType.lowercased()
    let pattern = mediaType.lowercased()
    return pattern.hasSuffix("/*") ? own.hasPrefix(pattern.dropLast()) : own == pattern
  }
}
