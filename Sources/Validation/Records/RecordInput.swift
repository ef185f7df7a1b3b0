internal import Bytes

/// A field's input to rules over several fields.
package enum RecordInput: Sendable, Hashable {
  /// There is no value, and none is required.
  case absent
  /// The byte range of a value without an error by the field's own rules.
  case present(Range<Int>)
  /// The field has an error by its own rules: rules over several fields that read it are not evaluated.
  case rejected

  var isPresent: Bool {
    if case .present = self { true } else { false }
  }

  package var isRejected: Bool {
    if case .rejected = self { true } else { false }
  }
}

/// A field that a rule over several fields reads.
///
/// ```swift
/// RecordField("total", .number)
/// let state: RecordField = "state"  // compares as text
/// ```
public struct RecordField: Sendable, ExpressibleByStringLiteral {
  /// The name, compared byte by byte.
  public let name: String
  /// The kind by which the values are compared.
  public let kind: ValueKind
  /// The position of the field among the inputs of the rule.
  private(set) var input = 0

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The name, compared byte by byte.
  ///   - kind: The kind by which the values are compared; text by default.
  public init(_ name: String, _ kind: ValueKind = .text) {
    self.name = name
    self.kind = kind
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Sets the position to that of the name among `names`, to which it is added if it is missing.
  mutating func bind(to names: inout RecordInputNames) {
    input = names.index(of: name)
  }

  /// The byte range of the field's value, or `nil`.
  func value(in values: Span<RecordInput>) -> Range<Int>? {
    if case .present(let range) = values[input] { range } else { nil }
  }

  func isPresent(in values: Span<RecordInput>) -> Bool { values[input].isPresent }
}
