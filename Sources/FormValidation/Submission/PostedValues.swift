internal import Bytes
internal import Validation

/// What a post says of the fields of one form, in one buffer: shared by all copies of a ``Submission``.
final class PostedValues: Sendable {
  /// A value of a field: where it stands as it came, and as it is asked.
  struct Value: Sendable {
    let raw: Range<Int>
    var normalized: Range<Int>
    /// Which of the files it is, or `nil` for what is none.
    let fileIndex: Int?
  }

  let form: CompiledForm
  let bytes: [UInt8]
  /// The first value of each field.
  let values: [Value?]
  /// All further values, in the order in which they came.
  let furtherValues: [(field: Int, value: Value)]
  let files: [Submission.File]
  /// Where the token stands.
  let tokenRange: Range<Int>?
  /// Whether all values are known to be ASCII, and so UTF-8.
  let isASCII: Bool

  init(
    _ bytes: consuming [UInt8], values: consuming [Value?],
    furtherValues: consuming [(field: Int, value: Value)], files: consuming [Submission.File],
    tokenRange: Range<Int>?, of form: CompiledForm
  ) {
    isASCII = bytes.span.isASCII
    self.bytes = bytes
    self.values = values
    self.furtherValues = furtherValues
    self.files = files
    self.tokenRange = tokenRange
    self.form = form
  }

  /// The first value of the field of that name, or `nil` where there is none.
  func value(of name: String) -> Value? { form.index(of: name).flatMap { values[$0] } }

  /// The values of a field, in the order in which they came.
  func allValues(of index: Int) -> [Value] {
    let further = furtherValues.filter { $0.field == index }.map(\.value)
    return (values[index].map { [$0] } ?? []) + further
  }

  /// What the post says of the value's file, or `nil` where it is none.
  func file(_ value: Value) -> Submission.File? { value.fileIndex.map { files[$0] } }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
