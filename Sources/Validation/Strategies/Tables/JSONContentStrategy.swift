internal import Bytes
internal import JSONDocument

/// A strategy that applies another one to the contents of JSON texts: the text that a string has, or a number or literal as written.
///
/// It accepts null, arrays, objects and values of another type than that of the column, which a ``JSONKindStrategy`` decides. Whole
/// numbers are checked without a fraction or an exponent.
package struct JSONContentStrategy: InputFieldValidationStrategy {
  let content: any InputFieldValidationStrategy
  let kind: JSONKindStrategy.Kind

  package init(_ content: any InputFieldValidationStrategy, of kind: JSONKindStrategy.Kind) {
    (self.content, self.kind) = (content, kind)
  }

  package var isSecret: Bool { content.isSecret }
  package var ruleName: String { content.ruleName }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    if let range = plainContent(of: value) { return content.verdict(on: value.extracting(range)) }
    guard let text = decodedContent(of: value) else { return .valid }
    return content.verdict(on: text.span)
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    if let range = plainContent(of: value) { return content.failure(of: value.extracting(range)) }
    guard let text = decodedContent(of: value) else { return nil }
    return content.failure(of: text.span)
  }

  /// Returns the place of a content that is written as it is.
  private func plainContent(of value: Span<UInt8>) -> Range<Int>? {
    guard kind.begins(value) else { return nil }
    switch kind {
    case .string:
      let inner = 1..<value.count - 1
      return value.extracting(inner).firstIndex(of: UInt8(ascii: "\\")) == nil ? inner : nil
    case .integer: return value.hasOnlyDigits ? 0..<value.count : nil
    case .number, .boolean: return 0..<value.count
    }
  }

  private func decodedContent(of value: Span<UInt8>) -> [UInt8]? {
    guard kind.begins(value) else { return nil }
    if kind == .integer { return ExactDecimal(value)?.plainDescription.map { Array($0.utf8) } }
    var text: [UInt8] = []
    text.append(JSONToken(.string, 0..<value.count), of: value)
    return text
  }
}
