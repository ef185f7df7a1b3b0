internal import Validation

/// Gathers what a post says about the fields of a form: whoever decodes a body begins a value by its name, writes its
/// bytes as they come, and ends it; or has the body itself decoded, value by value, where it stands.
///
/// Names of no field and of disabled ones are counted and passed over, but that of the token. So is text for a field of
/// files, which says what a file is called and has no bytes of one, and a file for a field of text.
struct SubmissionBuilder {
  private let form: Form
  private let limits: SubmissionLimits
  private var submission: Submission
  /// How many names and values there were, declared or not.
  private var count = 0
  /// The field to try first: browsers send fields in the order of the form.
  private var likely = 0
  /// Where the value that was begun is kept from.
  private var start = 0
  /// The field of the value that was begun, or `nil` where none takes it.
  private var field: Int?
  /// Whether the value that was begun names the encoding of all.
  private var namesEncoding = false
  /// Whether the value that was begun is the token.
  private var isToken = false
  /// How many bytes of text are kept.
  private var textByteCount = 0

  /// - Parameter body: What values are decoded in, by ``decode(_:named:)``.
  init(_ form: Form, limits: SubmissionLimits, decoding body: [UInt8] = []) {
    self.form = form
    self.limits = limits
    submission = Submission(bytes: body, values: form.layout.noValues, names: form.names)
  }

  /// Takes a value of the body by its name, once it is decoded from what a URL's query has: that is never longer.
  mutating func decode(_ range: Range<Int>, named name: Span<UInt8>) throws(SubmissionError) {
    guard try begin(name) else { return }
    try makeRoom(for: range.count)
    try end(submission.bytes.decodeFormEncoded(in: range))
  }

  /// Takes a name and its value.
  mutating func add(_ value: Span<UInt8>, named name: Span<UInt8>) throws(SubmissionError) {
    guard try begin(name) else { return }
    try write(value)
    try end()
  }

  /// Takes a file by its name.
  mutating func add(
    _ file: Submission.File, called fileName: Span<UInt8>, named name: Span<UInt8>
  ) throws(SubmissionError) {
    guard let field = try field(ofFile: name) else { return }
    try end(file, called: fileName, in: field)
  }

  /// Begins a value that is text; `false` where nobody wants its bytes.
  mutating func begin(_ name: Span<UInt8>) throws(SubmissionError) -> Bool {
    field = try field(named: name)
    if let taker = field, form.questions[taker].isOfFiles { field = nil }
    namesEncoding = name.namesEncoding
    isToken =
      FormToken.name.consists(of: name) && submission.tokenRange == nil
      && form.index(of: FormToken.name) == nil
    start = submission.bytes.count
    return field != nil || namesEncoding || isToken
  }

  /// Goes on with the value that was begun.
  mutating func write(_ bytes: Span<UInt8>) throws(SubmissionError) {
    try makeRoom(for: bytes.count)
    submission.bytes.append(bytes)
  }

  /// Ends the value that was begun.
  mutating func end() throws(SubmissionError) {
    let kept = try end(start..<submission.bytes.count)
    submission.bytes.removeSubrange((kept?.upperBound ?? start)...)
  }

  /// Ends the value that was begun and stands in the range; what is kept of it, or `nil`.
  @discardableResult
  private mutating func end(_ range: Range<Int>) throws(SubmissionError) -> Range<Int>? {
    if namesEncoding { try checkEncoding(range) }
    if let field {
      let isMultiline = form.questions[field].isMultiline
      let value = isMultiline ? submission.bytes.replaceLineBreaks(in: range) : range
      keep(value, of: field, file: nil)
      return value
    }
    guard isToken else { return nil }
    submission.tokenRange = range
    textByteCount += range.count
    return range
  }

  /// The field that takes a file of the name, or `nil` where none does.
  mutating func field(ofFile name: Span<UInt8>) throws(SubmissionError) -> Int? {
    guard let field = try field(named: name), form.questions[field].isOfFiles else { return nil }
    return field
  }

  /// Ends a file; one without name and bytes is none, as browsers send where none was chosen.
  mutating func end(
    _ file: Submission.File, called fileName: Span<UInt8>, in field: Int
  ) throws(SubmissionError) {
    guard fileName.count > 0 || file.size > 0 else { return }
    start = submission.bytes.count
    try write(fileName)
    submission.files.append(file)
    keep(start..<submission.bytes.count, of: field, file: submission.files.count - 1)
  }

  /// Whether the field has a value already.
  func hasValue(_ field: Int) -> Bool { submission.values[field] != nil }

  /// The submission, its values normalized.
  consuming func finish() -> Submission {
    for field in form.questions.indices {
      guard let normalization = form.questions[field].normalization, let value = submission.values[field]
      else {
        continue
      }
      let asked = submission.bytes.appendNormalized(value.typed, by: normalization)
      submission.values[field]?.asked = asked
    }
    for index in submission.furtherValues.indices {
      let further = submission.furtherValues[index]
      guard let normalization = form.questions[further.field].normalization else { continue }
      let asked = submission.bytes.appendNormalized(further.value.typed, by: normalization)
      submission.furtherValues[index].value.asked = asked
    }
    submission.isASCII = submission.bytes.span.isASCII
    return submission
  }

  /// The position of the field that takes the name's value, or `nil` where none does.
  private mutating func field(named name: Span<UInt8>) throws(SubmissionError) -> Int? {
    count += 1
    guard count <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
    guard name.count(of: UInt8(ascii: "[")) <= limits.maximumNesting else {
      throw .nestedTooDeep(maximum: limits.maximumNesting)
    }
    if likely < form.questions.count, form.questions[likely].takes(name) {
      likely += 1
      return form.questions[likely - 1].isDisabled ? nil : likely - 1
    }
    guard let index = form.questions.firstIndex(where: { $0.takes(name) }) else { return nil }
    likely = index + 1
    return form.questions[index].isDisabled ? nil : index
  }

  private func makeRoom(for count: Int) throws(SubmissionError) {
    let begun = submission.bytes.count - start
    guard count <= limits.maximumTextBytes - textByteCount - begun else {
      throw .tooLarge(maximumBytes: limits.maximumTextBytes)
    }
  }

  /// Asks the value that was begun, which names the encoding of all, for UTF-8; one that says nothing is none.
  private func checkEncoding(_ range: Range<Int>) throws(SubmissionError) {
    let label = submission.bytes.span.extracting(range)
    guard label.withoutWhiteSpace(in: 0..<label.count).isEmpty || label.isLabelOfUTF8 else {
      throw .unsupportedEncoding(String(decoding: submission.bytes[range], as: UTF8.self))
    }
  }

  private mutating func keep(_ range: Range<Int>, of field: Int, file: Int?) {
    textByteCount += range.count
    let value = Submission.Value(typed: range, asked: range, fileIndex: file)
    if submission.values[field] == nil {
      submission.values[field] = value
    } else {
      submission.furtherValues.append((field, value))
    }
  }
}
