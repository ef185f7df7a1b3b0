internal import Bytes
internal import JSONDocument
internal import RuleFiles

extension DocumentNode {
  /// The text of a string.
  var convertedText: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The text of a string, a number or a boolean.
  var shownScalar: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// The value on one line of YAML.
  var convertedValue: ConvertedNode {
    switch content {
    case .null: .literal("null")
    case .boolean(let isTrue): .literal(isTrue ? "true" : "false")
    case .number(let text): .literal(text)
    case .string(let text): .text(text)
    case .array(let elements): .list(elements.map(\.convertedValue))
    case .object(let object):
      .object(object.members.map { .init($0.key, $0.value.convertedValue) })
    }
  }
}

extension String {
  /// The lines of the text, without empty ones.
  var lines: [String] { split(atEach: UInt8(ascii: "\n")).filter { !$0.isEmpty } }
}

extension DocumentObject {
  /// The text of a scalar.
  func text(_ key: String) -> String? { self[key]?.value.shownScalar }

  /// The texts of a list, or the one text.
  func texts(_ key: String) -> [String] {
    if case .array(let elements) = self[key]?.value.content { return elements.compactMap(\.shownScalar) }
    return text(key).map { [$0] } ?? []
  }

  /// The objects of a list.
  func objects(_ key: String) -> [DocumentObject] {
    guard case .array(let elements) = self[key]?.value.content else { return [] }
    return elements.compactMap { if case .object(let object) = $0.content { object } else { nil } }
  }
}
