internal import Validation

/// What is read of one field, arranged once for all submissions: copying a field and its rules for each value would cost
/// more than most of them do.
final class CompiledField: Sendable {
  let isDisabled: Bool
  /// Whether its values are files, which have limits besides the rules of their names.
  let isOfFiles: Bool
  let isMultiline: Bool
  let allowsSeveral: Bool
  let kind: FormField.Kind
  let normalization: Normalization?
  private let name: [UInt8]

  init(_ field: FormField) {
    isDisabled = field.isDisabled
    isOfFiles = if case .file = field.kind { true } else { false }
    isMultiline = field.kind == .multiline
    allowsSeveral = field.kind.allowsSeveral
    kind = field.kind
    normalization = field.normalization
    name = Array(field.name.utf8)
  }

  /// Whether a value of that name is one of this field: the name is its own or, if the field has several values, is followed
  /// by empty brackets or an index, `tags[]`, `tags[0]`.
  func takes(_ other: Span<UInt8>) -> Bool {
    let own = name.count
    guard allowsSeveral, other.count > own else { return isNamed(other) }
    guard isNamed(other.extracting(0..<own)) else { return false }
    var end = own + 1
    while end < other.count, 0x30...0x39 ~= other[end] { end += 1 }
    return other[own] == UInt8(ascii: "[") && end == other.count - 1 && other[end] == UInt8(ascii: "]")
  }

  private func isNamed(_ other: Span<UInt8>) -> Bool {
    guard name.count == other.count else { return false }
    for index in name.indices where name[index] != other[index] { return false }
    return true
  }
}
