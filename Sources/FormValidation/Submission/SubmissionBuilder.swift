internal import Bytes
internal import Validation

/// Collects the values of a form's fields. A decoder begins a value by its name, appends its bytes as they
/// arrive, and ends it; or it passes the range of a value in the body, which is decoded in place.
///
/// Values of other names and of disabled fields are counted and skipped, except the token. So is text for a field of files,
/// which is the name of a file without its bytes, and a file for a field of text.
struct SubmissionBuilder {
  let form: Form
  /// The fields of the form, and those of the elements of its groups so far.
  var fields: [CompiledField]
  var elements: SubmittedElements
  let limits: SubmissionLimits
  /// Whether elements without any value are skipped, as those of pages are and those of JSON are not.
  private let skipsEmptyElements: Bool
  /// The values, or the whole body if it is decoded in place.
  var bytes: [UInt8]
  var values: [PostedValues.Value?]
  var furtherValues: [(field: Int, value: PostedValues.Value)] = []
  private var files: [Submission.File] = []
  var failures: [ValidationFailure] = []
  var memberFailures: [ValidationFailure] = []
  private var tokenRange: Range<Int>?
  /// The number of names and values so far, declared or not.
  private var count = 0
  /// The index of the field to compare first: browsers send fields in the order of the form.
  var likely = 0
  /// The start of the current value.
  var start = 0
  /// The field of the current value, or `nil` if it belongs to none.
  var field: Int?
  /// The part of a day that the current value is; `nil` for a value that is whole.
  private var dayPart: DayParts.Part?
  /// Whether the current value is the name of the encoding.
  private var namesEncoding = false
  /// Whether the current value is the token.
  private var isToken = false
  /// Whether the current value is that of a button that changes the elements of a group.
  private var isEdit = false
  /// The value of the button that was pressed.
  private var edit: String?
  /// The number of bytes of text stored.
  private var textByteCount = 0

  /// - Parameter body: The body in which ``decode(_:named:)`` decodes values.
  init(
    _ form: Form, limits: SubmissionLimits, decoding body: [UInt8] = [], skipsEmptyElements: Bool = true
  ) {
    self.form = form
    self.limits = limits
    self.skipsEmptyElements = skipsEmptyElements
    fields = form.compiledFields
    elements = SubmittedElements(form.compiled.groups)
    bytes = body
    values = form.compiled.noValues
    // Otherwise the body would be copied twice: for the first value that is decoded, and for the first that is normalized.
    if !body.isEmpty, !form.compiled.normalizedFields.isEmpty {
      bytes.reserveCapacity(body.count + body.count / 4)
    }
  }

  /// Adds a URL-encoded value of the body, decoded in place.
  mutating func decode(_ range: Range<Int>, named name: Span<UInt8>) throws(SubmissionError) {
    guard try begin(name) else { return }
    try makeRoom(for: range.count)
    try end(bytes.decodeFormEncoded(in: range))
  }

  /// Adds a value.
  mutating func add(_ value: Span<UInt8>, named name: Span<UInt8>) throws(SubmissionError) {
    guard try begin(name) else { return }
    try write(value)
    try end()
  }

  /// Adds a file.
  mutating func add(
    _ file: Submission.File, called fileName: Span<UInt8>, named name: Span<UInt8>
  ) throws(SubmissionError) {
    guard let field = try field(ofFile: name) else { return }
    try end(file, called: fileName, in: field)
  }

  /// Begins a text value and returns whether its bytes are used.
  mutating func begin(_ name: Span<UInt8>) throws(SubmissionError) -> Bool {
    field = try field(named: name)
    if let taker = field, !fields[taker].takesText { field = nil }
    namesEncoding = name.namesEncoding
    isToken =
      field == nil && tokenRange == nil && form.tokenName.consists(of: name)
    isEdit = !elements.groups.isEmpty && form.compiled.editName.consists(of: name)
    start = bytes.count
    return field != nil || namesEncoding || isToken || isEdit
  }

  /// Begins a text value of a field.
  mutating func begin(value taker: Int) {
    (field, dayPart, namesEncoding, isToken, isEdit) = (taker, nil, false, false, false)
    start = bytes.count
  }

  /// Appends to the current value.
  mutating func write(_ bytes: Span<UInt8>) throws(SubmissionError) {
    try makeRoom(for: bytes.count)
    self.bytes.append(bytes)
  }

  /// Ends the current value.
  mutating func end() throws(SubmissionError) {
    let kept = try end(start..<bytes.count)
    bytes.removeSubrange((kept?.upperBound ?? start)...)
  }

  /// Ends the current value, which is in the range, and returns the range that is stored, or `nil`.
  @discardableResult
  private mutating func end(_ range: Range<Int>) throws(SubmissionError) -> Range<Int>? {
    if namesEncoding { try checkEncoding(range) }
    if let field {
      if let dayPart { return keep(range, as: dayPart, of: field) }
      let isMultiline = fields[field].isMultiline
      let value = isMultiline ? bytes.replaceLineBreaks(in: range) : range
      keep(value, of: field, .text)
      return value
    }
    if isEdit { edit = String(decoding: bytes[range], as: UTF8.self) }
    guard isToken else { return nil }
    tokenRange = range
    textByteCount += range.count
    return range
  }

  /// Returns the index of the field that a file of that name belongs to, or `nil`.
  mutating func field(ofFile name: Span<UInt8>) throws(SubmissionError) -> Int? {
    guard let field = try field(named: name), fields[field].isOfFiles else { return nil }
    return field
  }

  /// Ends a file. A file without name and bytes, which browsers send if none was chosen, is skipped.
  mutating func end(
    _ file: Submission.File, called fileName: Span<UInt8>, in field: Int
  ) throws(SubmissionError) {
    guard fileName.count > 0 || file.size > 0 else { return }
    start = bytes.count
    try write(fileName)
    files.append(file)
    keep(start..<bytes.count, of: field, .file(files.count - 1))
  }

  /// Whether the field has a value.
  func hasValue(_ field: Int) -> Bool { values[field] != nil }

  /// Normalizes the values and returns the submission.
  consuming func finish() -> Submission {
    let edit = edit.flatMap { GroupEdit($0, in: elements) }
    for field in fields.indices where fields[field].hasDayParts { joinDayParts(of: field) }
    if let edit {
      apply(edit)
    } else if skipsEmptyElements {
      removeEmptyElements()
    }
    var form = form.compiled.expanded(elements.counts)
    for field in form.normalizedFields {
      guard let raw = values[field]?.raw, values[field]?.origin != .dayParts else { continue }
      let range = normalized(raw, of: field)
      values[field]?.normalized = range
    }
    for index in furtherValues.indices {
      let (field, value) = furtherValues[index]
      let range = normalized(value.raw, of: field)
      furtherValues[index].value.normalized = range
    }
    for field in form.checkboxes { removeUnticked(field) }
    // A form that a button has changed is not checked, and shows all that was typed.
    let hidden = edit == nil ? removeHidden(&form) : []
    let posted = PostedValues(
      bytes, values: values, furtherValues: furtherValues, files: files, failures: failures,
      memberFailures: memberFailures, tokenRange: tokenRange, edit: edit,
      hidden: hidden, of: form)
    return Submission(posted)
  }

  /// Removes the values of a check box that mean that it is not ticked.
  private mutating func removeUnticked(_ field: Int) {
    guard let box = fields[field].checkbox, let first = values[field], first.isText else { return }
    for index in furtherValues.indices.reversed() where furtherValues[index].field == field {
      let range = furtherValues[index].value.normalized
      if box.isUnticked(by: bytes.span.extracting(range)) { furtherValues.remove(at: index) }
    }
    guard box.isUnticked(by: bytes.span.extracting(first.normalized)) else { return }
    values[field] = nil
    if let next = furtherValues.firstIndex(where: { $0.field == field }) {
      values[field] = furtherValues.remove(at: next).value
    }
  }

  /// Returns the range of the normalized value, which is appended if it differs from the raw one.
  private mutating func normalized(_ raw: Range<Int>, of field: Int) -> Range<Int> {
    let field = fields[field]
    let range = field.normalization.map { bytes.appendNormalized(raw, by: $0) } ?? raw
    return field.needsSeconds ? bytes.appendSeconds(to: range) : range
  }

  /// Counts a name and returns the index of the field that its values belong to, or `nil`.
  private mutating func field(named name: Span<UInt8>) throws(SubmissionError) -> Int? {
    try countValue()
    try checkNesting(name)
    guard let placed = try placed(name) else {
      let field = index(of: name)
      dayPart = field.flatMap { fields[$0].dayPart(of: name) }
      return field
    }
    let field = index(of: placed.span)
    dayPart = field.flatMap { fields[$0].dayPart(of: placed.span) }
    return field
  }

  /// Counts a value, declared or not.
  mutating func countValue() throws(SubmissionError) {
    count += 1
    guard count <= limits.maximumFields else { throw .tooManyFields(maximum: limits.maximumFields) }
  }

  func checkNesting(_ name: Span<UInt8>) throws(SubmissionError) {
    guard name.count(of: UInt8(ascii: "[")) <= limits.maximumNesting else {
      throw .nestedTooDeep(maximum: limits.maximumNesting)
    }
  }

  /// Returns a name by the number of its element, whose fields are inserted if it is a new one; `nil` for a name outside all groups.
  mutating func placed(_ name: Span<UInt8>) throws(SubmissionError) -> [UInt8]? {
    guard !elements.groups.isEmpty, let place = elements.place(of: name) else { return nil }
    if place.isNew {
      let count = elements.groups[place.group].group.fields.count
      guard count <= limits.maximumFields - (fields.count - form.compiledFields.count) else {
        throw .tooManyFields(maximum: limits.maximumFields)
      }
      insertElement(place.element, of: place.group)
    }
    return place.name
  }

  /// Returns the index of the enabled field with a name, or `nil`.
  private mutating func index(of name: Span<UInt8>) -> Int? {
    if likely < fields.count, fields[likely].takes(name) {
      likely += 1
      return fields[likely - 1].isDisabled ? nil : likely - 1
    }
    guard let index = fields.firstIndex(where: { $0.takes(name) }) else { return nil }
    likely = index + 1
    return fields[index].isDisabled ? nil : index
  }

  private func makeRoom(for count: Int) throws(SubmissionError) {
    let begun = bytes.count - start
    guard count <= limits.maximumTextBytes - textByteCount - begun else {
      throw .tooLarge(maximumBytes: limits.maximumTextBytes)
    }
  }

  /// Checks that the current value, the name of the encoding, is a label of UTF-8 or empty.
  private func checkEncoding(_ range: Range<Int>) throws(SubmissionError) {
    let label = bytes.span.extracting(range)
    guard label.withoutWhiteSpace(in: 0..<label.count).isEmpty || label.isLabelOfUTF8 else {
      throw .unsupportedEncoding(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  mutating func keep(_ range: Range<Int>, of field: Int, _ origin: PostedValues.Value.Origin) {
    textByteCount += range.count
    let value = PostedValues.Value(raw: range, normalized: range, origin: origin)
    if values[field] == nil {
      values[field] = value
    } else {
      furtherValues.append((field, value))
    }
  }
}
