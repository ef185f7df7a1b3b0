internal import Bytes
internal import Validation

/// The values of one form's fields in one buffer, shared by all copies of a ``Submission``.
final class PostedValues: Sendable {
  /// A value of a field: its ranges in ``PostedValues/bytes``, as sent and normalized.
  struct Value: Sendable {
    let raw: Range<Int>
    var normalized: Range<Int>
    let origin: Origin

    /// What the value is.
    enum Origin: Sendable, Hashable {
      case text
      /// A day in three boxes, as ``DayParts/lines``.
      case dayParts
      /// The name of a file, which has that index.
      case file(Int)
      /// A value that is no value of the field, by the failure of that index.
      case refused(Int)
    }

    var isText: Bool { origin == .text || origin == .dayParts }
    var isRefused: Bool { if case .refused = origin { true } else { false } }
  }

  let form: CompiledForm
  let bytes: [UInt8]
  /// The first value of each field.
  let values: [Value?]
  /// All further values, in the order of the submission.
  let furtherValues: [(field: Int, value: Value)]
  let files: [Submission.File]
  /// The failures of values that are no values of their fields.
  let failures: [ValidationFailure]
  /// The failures of members of a JSON body that belong to no field.
  let memberFailures: [ValidationFailure]
  /// Whether each field is disabled, or not in the form under these values.
  let disabled: [Bool]
  /// The range of the token.
  let tokenRange: Range<Int>?
  /// What a button of the page changed in a repeated group; `nil` if the form was sent to be checked.
  let edit: GroupEdit?
  /// Whether all values are known to be ASCII, and so UTF-8.
  let isASCII: Bool

  init(
    _ bytes: consuming [UInt8], values: consuming [Value?],
    furtherValues: consuming [(field: Int, value: Value)], files: consuming [Submission.File],
    failures: [ValidationFailure], memberFailures: [ValidationFailure], tokenRange: Range<Int>?,
    edit: GroupEdit?, hidden: [Bool], of form: CompiledForm
  ) {
    isASCII = bytes.span.isASCII
    self.bytes = bytes
    self.values = values
    self.furtherValues = furtherValues
    self.files = files
    self.failures = failures
    self.memberFailures = memberFailures
    self.tokenRange = tokenRange
    self.edit = edit
    disabled = hidden.isEmpty ? form.disabled : zip(form.disabled, hidden).map { $0 || $1 }
    self.form = form
  }

  /// Returns the first value of the field of that name, or `nil` if there is none or it is refused.
  func value(of name: String) -> Value? {
    guard let value = form.index(of: name).flatMap({ values[$0] }), !value.isRefused else { return nil }
    return value
  }

  /// Returns the values of a field without those that are refused, in the order of the submission.
  func allValues(of index: Int) -> [Value] {
    let further = furtherValues.filter { $0.field == index }.map(\.value)
    return ((values[index].map { [$0] } ?? []) + further).filter { !$0.isRefused }
  }

  /// Returns the value's file, or `nil` if it is not the name of a file.
  func file(_ value: Value) -> Submission.File? {
    if case .file(let index) = value.origin { files[index] } else { nil }
  }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
