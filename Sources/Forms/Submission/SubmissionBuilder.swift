internal import Validation

/// Gathers what a post says about the fields of a form: whoever decodes a body hands over names and values as they come.
struct SubmissionBuilder {
  private let form: Form
  private let limits: SubmissionLimits
  private var submission: Submission
  /// How many names and values there were, declared or not.
  private var count = 0
  /// The field to try first: browsers send fields in the order of the form.
  private var likely = 0

  init(_ form: Form, limits: SubmissionLimits) {
    self.form = form
    self.limits = limits
    submission = Submission(
      bytes: [], values: Array(repeating: nil, count: form.fields.count), names: form.fields.map(\.name))
  }

  /// Takes a name and its value; passes over what is no field of the form, or a disabled one.
  mutating func add(_ value: Span<UInt8>, named name: Span<UInt8>) throws(SubmissionError) {
    guard let field = try field(named: name) else { return }
    let start = submission.bytes.count
    if case .multiline = form.fields[field].kind {
      submission.bytes.appendWithLineFeeds(value)
    } else {
      submission.bytes.append(value)
    }
    keep(start..<submission.bytes.count, of: field, file: nil)
  }

  /// Takes a file by its name; one without name and bytes is none, as browsers send where none was chosen.
  mutating func add(
    _ file: Submission.File, called fileName: Span<UInt8>, named name: Span<UInt8>
  ) throws(SubmissionError) {
    guard let field = try field(named: name), fileName.count > 0 || file.size > 0 else { return }
    let start = submission.bytes.count
    submission.bytes.append(fileName)
    keep(start..<submission.bytes.count, of: field, file: file)
  }

  /// The submission, its values normalized.
  consuming func finish() -> Submission {
    for field in form.fields.indices {
      guard let normalization = form.fields[field].normalization, let value = submission.values[field] else {
        continue
      }
      let asked = submission.bytes.appendNormalized(value.typed, by: normalization)
      submission.values[field]?.asked = asked
    }
    for index in submission.furtherValues.indices {
      let further = submission.furtherValues[index]
      guard let normalization = form.fields[further.field].normalization else { continue }
      let asked = submission.bytes.appendNormalized(further.value.typed, by: normalization)
      submission.furtherValues[index].value.asked = asked
    }
    return submission
  }

  /// The position of the field that takes the name's value, or `nil` where none does.
  private mutating func field(named name: Span<UInt8>) throws(SubmissionError) -> Int? {
    count += 1
    guard count <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
    if likely < form.fields.count, form.fields[likely].takes(name) {
      likely += 1
      return form.fields[likely - 1].isDisabled ? nil : likely - 1
    }
    guard name.indices.count(where: { name[$0] == UInt8(ascii: "[") }) <= limits.maximumNesting else {
      throw .nestedTooDeep(maximum: limits.maximumNesting)
    }
    guard let index = form.fields.firstIndex(where: { $0.takes(name) }) else { return nil }
    likely = index + 1
    return form.fields[index].isDisabled ? nil : index
  }

  private mutating func keep(_ range: Range<Int>, of field: Int, file: Submission.File?) {
    let value = Submission.Value(typed: range, asked: range, file: file)
    if submission.values[field] == nil {
      submission.values[field] = value
    } else {
      submission.furtherValues.append((field, value))
    }
  }
}

extension FormField {
  /// Whether a value of that name is one of this field: the name is its own, or where it takes several has empty brackets or
  /// an index after it, `tags[]`, `tags[0]`.
  fileprivate func takes(_ other: Span<UInt8>) -> Bool {
    guard kind.allowsSeveral, other.count > name.utf8.count else { return name.hasBytes(of: other) }
    var digits = name.utf8.count + 1
    guard other[digits - 1] == UInt8(ascii: "["), name.hasBytes(of: other.extracting(0..<digits - 1)) else {
      return false
    }
    while digits < other.count, 0x30...0x39 ~= other[digits] { digits += 1 }
    return digits == other.count - 1 && other[digits] == UInt8(ascii: "]")
  }
}

extension String {
  fileprivate func hasBytes(of other: Span<UInt8>) -> Bool {
    guard utf8.count == other.count else { return false }
    let own = utf8Span.span
    return other.indices.allSatisfy { own[$0] == other[$0] }
  }
}

extension [UInt8] {
  /// Appends a text with U+000A for each line break, a carriage return alone or before a line feed being one.
  fileprivate mutating func appendWithLineFeeds(_ text: Span<UInt8>) {
    reserveCapacity(count + text.count)
    for index in text.indices {
      switch text[index] {
      case 0x0D: append(UInt8(ascii: "\n"))
      case 0x0A where index > 0 && text[index - 1] == 0x0D: continue
      case let byte: append(byte)
      }
    }
  }

  /// Appends what a normalization makes of a range; the range itself where it leaves it.
  fileprivate mutating func appendNormalized(
    _ range: Range<Int>, by normalization: Normalization
  ) -> Range<Int> {
    guard normalization.changes(span.extracting(range)) else { return range }
    var normalized: [UInt8] = []
    var counts = [Int](repeating: 0, count: normalization.steps.count)
    _ = normalization.append(span.extracting(range), to: &normalized, countingSteps: &counts)
    append(contentsOf: normalized)
    return count - normalized.count..<count
  }
}
