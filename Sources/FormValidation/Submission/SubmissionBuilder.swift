internal import Bytes
internal import Validation

/// Gathers what a post says about the fields of a form: whoever decodes a body begins a value by its name, writes its
/// bytes as they come, and ends it; or has the body itself decoded, value by value, where it stands.
///
/// Names of no field and of disabled ones are counted and passed over, but that of the token. So is text for a field of
/// files, which says what a file is called and has no bytes of one, and a file for a field of text.
struct SubmissionBuilder {
  private let form: Form
  private let limits: SubmissionLimits
  /// Values, and where a body is decoded all that it has.
  private var bytes: [UInt8]
  private var values: [PostedValues.Value?]
  private var furtherValues: [(field: Int, value: PostedValues.Value)] = []
  private var files: [Submission.File] = []
  private var tokenRange: Range<Int>?
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
    bytes = body
    values = form.compiled.noValues
    // Else the body would be copied twice: for the first value that is decoded, and for the first that is normalized.
    if !body.isEmpty, !form.compiled.normalizedFields.isEmpty {
      bytes.reserveCapacity(body.count + body.count / 4)
    }
  }

  /// Takes a value of the body by its name, once it is decoded from what a URL's query has: that is never longer.
  mutating func decode(_ range: Range<Int>, named name: Span<UInt8>) throws(SubmissionError) {
    guard try begin(name) else { return }
    try makeRoom(for: range.count)
    try end(bytes.decodeFormEncoded(in: range))
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
    if let taker = field, form.compiledFields[taker].isOfFiles { field = nil }
    namesEncoding = name.namesEncoding
    isToken =
      field == nil && form.compiled.takesToken && tokenRange == nil
      && FormToken.name.consists(of: name)
    start = bytes.count
    return field != nil || namesEncoding || isToken
  }

  /// Goes on with the value that was begun.
  mutating func write(_ bytes: Span<UInt8>) throws(SubmissionError) {
    try makeRoom(for: bytes.count)
    self.bytes.append(bytes)
  }

  /// Ends the value that was begun.
  mutating func end() throws(SubmissionError) {
    let kept = try end(start..<bytes.count)
    bytes.removeSubrange((kept?.upperBound ?? start)...)
  }

  /// Ends the value that was begun and stands in the range; what is kept of it, or `nil`.
  @discardableResult
  private mutating func end(_ range: Range<Int>) throws(SubmissionError) -> Range<Int>? {
    if namesEncoding { try checkEncoding(range) }
    if let field {
      let isMultiline = form.compiledFields[field].isMultiline
      let value = isMultiline ? bytes.replaceLineBreaks(in: range) : range
      keep(value, of: field, file: nil)
      return value
    }
    guard isToken else { return nil }
    tokenRange = range
    textByteCount += range.count
    return range
  }

  /// The field that takes a file of the name, or `nil` where none does.
  mutating func field(ofFile name: Span<UInt8>) throws(SubmissionError) -> Int? {
    guard let field = try field(named: name), form.compiledFields[field].isOfFiles else { return nil }
    return field
  }

  /// Ends a file; one without name and bytes is none, as browsers send where none was chosen.
  mutating func end(
    _ file: Submission.File, called fileName: Span<UInt8>, in field: Int
  ) throws(SubmissionError) {
    guard fileName.count > 0 || file.size > 0 else { return }
    start = bytes.count
    try write(fileName)
    files.append(file)
    keep(start..<bytes.count, of: field, file: files.count - 1)
  }

  /// Whether the field has a value already.
  func hasValue(_ field: Int) -> Bool { values[field] != nil }

  /// The submission, its values normalized.
  consuming func finish() -> Submission {
    for field in form.compiled.normalizedFields {
      guard let raw = values[field]?.raw else { continue }
      let asked = normalized(raw, of: field)
      values[field]?.normalized = asked
    }
    for index in furtherValues.indices {
      let (field, value) = furtherValues[index]
      let asked = normalized(value.raw, of: field)
      furtherValues[index].value.normalized = asked
    }
    let posted = PostedValues(
      bytes, values: values, furtherValues: furtherValues, files: files, tokenRange: tokenRange,
      of: form.compiled)
    return Submission(posted)
  }

  /// Where the value is as the field's normalization leaves it: a changed one is appended.
  private mutating func normalized(_ raw: Range<Int>, of field: Int) -> Range<Int> {
    guard let normalization = form.compiledFields[field].normalization else { return raw }
    return bytes.appendNormalized(raw, by: normalization)
  }

  /// The position of the field that takes the name's value, or `nil` where none does.
  private mutating func field(named name: Span<UInt8>) throws(SubmissionError) -> Int? {
    count += 1
    guard count <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
    guard name.count(of: UInt8(ascii: "[")) <= limits.maximumNesting else {
      throw .nestedTooDeep(maximum: limits.maximumNesting)
    }
    if likely < form.compiledFields.count, form.compiledFields[likely].takes(name) {
      likely += 1
      return form.compiledFields[likely - 1].isDisabled ? nil : likely - 1
    }
    guard let index = form.compiledFields.firstIndex(where: { $0.takes(name) }) else { return nil }
    likely = index + 1
    return form.compiledFields[index].isDisabled ? nil : index
  }

  private func makeRoom(for count: Int) throws(SubmissionError) {
    let begun = bytes.count - start
    guard count <= limits.maximumTextBytes - textByteCount - begun else {
      throw .tooLarge(maximumBytes: limits.maximumTextBytes)
    }
  }

  /// Asks the value that was begun, which names the encoding of all, for UTF-8; one that says nothing is none.
  private func checkEncoding(_ range: Range<Int>) throws(SubmissionError) {
    let label = bytes.span.extracting(range)
    guard label.withoutWhiteSpace(in: 0..<label.count).isEmpty || label.isLabelOfUTF8 else {
      throw .unsupportedEncoding(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  private mutating func keep(_ range: Range<Int>, of field: Int, file: Int?) {
    textByteCount += range.count
    let value = PostedValues.Value(raw: range, normalized: range, fileIndex: file)
    if values[field] == nil {
      values[field] = value
    } else {
      furtherValues.append((field, value))
    }
  }
}
