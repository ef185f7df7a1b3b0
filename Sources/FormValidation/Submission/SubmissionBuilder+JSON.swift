internal import Bytes
internal import Validation

/// The members of a JSON body as values of fields.
extension SubmissionBuilder {
  /// What a member of a JSON body is by its name.
  enum Member {
    /// A field that takes text, by its index.
    case field(Int)
    /// A repeated group, by the index of its field.
    case group(Int)
    /// An object or array with fields inside it.
    case outer
    /// A value that is no field but has a meaning: the token, or the name of the encoding.
    case reserved
    /// A field that is disabled, or of files.
    case skipped
    case unknown
  }

  /// Returns what a member is. The fields of an element that the name begins are inserted.
  mutating func member(_ name: Span<UInt8>) throws(SubmissionError) -> Member {
    try checkNesting(name)
    if let placed = try placed(name) { return knownMember(placed.span) }
    return knownMember(name)
  }

  private mutating func knownMember(_ name: Span<UInt8>) -> Member {
    let known =
      likely < fields.count && fields[likely].takes(name) ? likely : fields.firstIndex { $0.takes(name) }
    if let known {
      likely = known + 1
      if fields[known].isDisabled || fields[known].isOfFiles { return .skipped }
      return fields[known].takesText ? .field(known) : .group(known)
    }
    if fields.contains(where: { $0.isInside(name) }) { return .outer }
    let isReserved =
      name.namesEncoding || form.tokenName.consists(of: name) || form.compiled.editName.consists(of: name)
    return isReserved ? .reserved : .unknown
  }

  /// Adds a value to a field.
  mutating func add(_ text: Span<UInt8>, to field: Int) throws(SubmissionError) {
    try begin(field)
    try write(text)
    try end()
  }

  /// Adds a boolean to a field: for a check box its value or none, for another field `true` or `false`.
  mutating func add(_ flag: Bool, to field: Int) throws(SubmissionError) {
    let box = fields[field].checkbox
    if box != nil, !flag { return }
    try add((box?.own ?? (flag ? "true" : "false")).utf8Span.span, to: field)
  }

  /// Adds a value that is no value of the field, by its text, to a field that has none so far.
  mutating func refuse(_ text: Span<UInt8>, of field: Int, _ failure: ValidationFailure)
    throws(SubmissionError)
  {
    guard values[field] == nil else { return }
    try begin(field)
    try write(text)
    failures.append(failure)
    keep(start..<bytes.count, of: field, .refused(failures.count - 1))
  }

  private mutating func begin(_ field: Int) throws(SubmissionError) {
    try countValue()
    begin(value: field)
  }
}
