internal import Bytes
internal import Validation

/// The values of one form's fields in one buffer, shared by all copies of a ``Submission``.
final class PostedValues: Sendable {
  /// A value of a field: its ranges in ``PostedValues/bytes``, as sent and normalized.
  struct Value: Sendable {
    let raw: Range<Int>
    var normalized: Range<Int>
    /// The index of the file, or `nil` if the value is not the name of a file.
    let fileIndex: Int?
  }

  let form: CompiledForm
  let bytes: [UInt8]
  /// The first value of each field.
  let values: [Value?]
  /// All further values, in the order of the submission.
  let furtherValues: [(field: Int, value: Value)]
  let files: [Submission.File]
  /// The range of the token.
  let tokenRange: Range<Int>?
  /// What a button of the page changed in a repeated group; `nil` if the form was sent to be checked.
  let edit: GroupEdit?
  /// Whether all values are known to be ASCII, and so UTF-8.
  let isASCII: Bool

  init(
    _ bytes: consuming [UInt8], values: consuming [Value?],
    furtherValues: consuming [(field: Int, value: Value)], files: consuming [Submission.File],
    tokenRange: Range<Int>?, edit: GroupEdit?, of form: CompiledForm
  ) {
    isASCII = bytes.span.isASCII
    self.bytes = bytes
    self.values = values
    self.furtherValues = furtherValues
    self.files = files
    self.tokenRange = tokenRange
    self.edit = edit
    self.form = form
  }

  /// Returns the first value of the field of that name, or `nil` if there is none.
  func value(of name: String) -> Value? { form.index(of: name).flatMap { values[$0] } }

  /// Returns the values of a field, in the order of the submission.
  func allValues(of index: Int) -> [Value] {
    let further = furtherValues.filter { $0.field == index }.map(\.value)
    return (values[index].map { [$0] } ?? []) + further
  }

  /// Returns the value's file, or `nil` if it is not the name of a file.
  func file(_ value: Value) -> Submission.File? { value.fileIndex.map { files[$0] } }

  /// Whether each field is disabled.
  var disabled: [Bool] { form.disabled }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
