/// What one field of a record or a form says to a rule over several of them.
public enum RecordInput: Sendable, Hashable {
  /// Nothing is there, and nothing has to be.
  case absent
  /// What is there keeps the field's own rules; it stands at those bytes.
  case present(Range<Int>)
  /// The field's own rules refuse what is there, or that nothing is: rules over several fields are not asked.
  case refused

  var isPresent: Bool {
    if case .present = self { true } else { false }
  }

  var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}

/// A field as a rule over several of them names it.
///
/// ```swift
/// RecordField("total", .number)
/// let state: RecordField = "state"  // compares as text
/// ```
public struct RecordField: Sendable, ExpressibleByStringLiteral {
  /// Its name, compared byte by byte.
  public let name: String
  /// How its values compare.
  public let kind: ValueKind
  /// The position of what it says among the inputs of the rule.
  private(set) var input = 0

  /// - Parameter kind: How its values compare; as text unless said otherwise.
  public init(_ name: String, _ kind: ValueKind = .text) {
    self.name = name
    self.kind = kind
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Takes a place among the names, the one that the name has there already if it has.
  mutating func bind(to names: inout [String]) {
    if let index = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
      input = index
    } else {
      input = names.count
      names.append(name)
    }
  }

  /// What the field says, or `nil` where it says nothing.
  func value(in values: Span<RecordInput>) -> Range<Int>? {
    if case .present(let range) = values[input] { range } else { nil }
  }

  func isPresent(in values: Span<RecordInput>) -> Bool { values[input].isPresent }
}
