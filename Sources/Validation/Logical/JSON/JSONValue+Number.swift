package import JSONDocument

/// JSON values as rules compare them: numbers exactly, and of members with the same name only the last one.
extension JSONValue {
  /// Parses a JSON text, or returns `nil` if it is not JSON or has a number beyond ``ExactDecimal/largestExponent``.
  /// O(n).
  package init?(exactly text: Span<UInt8>, allowsPythonNumbers: Bool = false) {
    let type = JSONType(allowsPythonNumbers: allowsPythonNumbers)
    guard let value = try? JSONValue(text, type.dialect), value.hasExactNumbers else { return nil }
    self = value
  }

  /// Whether each number can be an ``ExactDecimal`` or is one of Python's special numbers.
  private var hasExactNumbers: Bool {
    switch self {
    case .number(let text):
      !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } || ExactDecimal(text) != nil
    case .array(let elements): elements.allSatisfy(\.hasExactNumbers)
    case .object(let object): object.members.allSatisfy(\.value.hasExactNumbers)
    default: true
    }
  }

  /// The number, or `nil` if the value is not a number or is Python's `NaN` or an infinity.
  var number: ExactDecimal? {
    if case .number(let text) = self { ExactDecimal(text) } else { nil }
  }

  /// Whether the value is a number without a fraction: `1`, `1.0` and `1e0`.
  var isWhole: Bool { number?.isWhole ?? false }
}
