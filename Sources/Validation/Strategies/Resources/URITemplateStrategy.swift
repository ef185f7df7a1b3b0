internal import Bytes

/// A strategy that accepts a URI template: RFC 6570, section 2.
///
/// Literals are those of section 2.1 with erratum 6937, which restores the apostrophe, and may contain characters
/// beyond ASCII. An expression is an optional operator and variables separated by commas, each optionally followed by
/// `*` or by `:` and a length of 1 to 9999. The operators that section 2.2 reserves, `=`, `,`, `!`, `@` and `|`, are
/// part of the grammar and accepted.
///
/// ```swift
/// URITemplateStrategy().verdict(on: "/search{?q,lang:2,tags*}")          // .valid
/// URITemplateStrategy().failure(of: "/search{?q")?.code                  // "uri-template.unclosed"
/// URITemplateStrategy().failure(of: "/{q:0}")?.code                      // "uri-template.length"
/// ```
///
/// Codes: `uri-template.character`, `uri-template.variable` (`position`, `character`),
/// `uri-template.percent`, `uri-template.unclosed` (`position`), `uri-template.length` (`maximum`,
/// `position`).
public struct URITemplateStrategy: ByteValidationStrategy, Hashable {
  private static let literals = ByteSet.lettersAndDigits.union(ByteSet("!#$&'()*+,-./:;=?@[]_~"))
  private static let operators = ByteSet("+#./;?&=,!@|")
  private static let variableCharacters = ByteSet.lettersAndDigits.union(ByteSet("_"))

  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "uri-template" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var index = 0
    while index < value.count {
      let byte = value[index]
      if Self.literals.contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "{") {
        index = try endOfExpression(value, from: index)
      } else if byte == UInt8(ascii: "%") {
        index = try endOfPercentEncoding(value, from: index)
      } else {
        guard byte >= 0x80, let (scalar, count) = InternationalCharacters.scalar(in: value, at: index),
          InternationalCharacters.isUCSCharacter(scalar) || InternationalCharacters.isPrivateUse(scalar)
        else { throw .init("uri-template.character", .character(index, in: value)) }
        index += count
      }
    }
  }

  /// The offset after the brace that closes the one at `start`.
  private func endOfExpression(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start + 1
    if index < value.count, Self.operators.contains(value[index]) { index += 1 }
    while true {
      index = try endOfVariable(value, from: index, in: start)
      guard index < value.count else { throw unclosed(start, in: value) }
      switch value[index] {
      case UInt8(ascii: "}"): return index + 1
      case UInt8(ascii: ","): index += 1
      default: throw .init("uri-template.variable", .character(index, in: value))
      }
    }
  }

  /// The offset after `varname [ ":" max-length / "*" ]`.
  private func endOfVariable(
    _ value: Span<UInt8>, from start: Int, in expression: Int
  ) throws(ValidationFailure) -> Int {
    var index = start
    var isAfterDot = true
    while index < value.count {
      let byte = value[index]
      if Self.variableCharacters.contains(byte) {
        index += 1
        isAfterDot = false
      } else if byte == UInt8(ascii: "%") {
        index = try endOfPercentEncoding(value, from: index)
        isAfterDot = false
      } else if byte == UInt8(ascii: "."), !isAfterDot {
        index += 1
        isAfterDot = true
      } else {
        break
      }
    }
    guard index < value.count else { throw unclosed(expression, in: value) }
    guard !isAfterDot else { throw .init("uri-template.variable", .character(index, in: value)) }
    switch value[index] {
    case UInt8(ascii: "*"): return index + 1
    case UInt8(ascii: ":"): return try endOfLength(value, from: index + 1)
    default: return index
    }
  }

  /// `max-length = %x31-39 0*3DIGIT`, a positive number below 10000.
  private func endOfLength(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start
    while index < value.count, value[index].isDigit { index += 1 }
    guard 1...4 ~= index - start, value[start] != UInt8(ascii: "0") else {
      throw .init("uri-template.length", ["maximum": 9999] + .position(start, in: value))
    }
    return index
  }

  private func endOfPercentEncoding(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    guard value.hasPercentEncoding(at: start) else {
      throw .init("uri-template.percent", .position(start, in: value))
    }
    return start + 3
  }

  private func unclosed(_ start: Int, in value: Span<UInt8>) -> ValidationFailure {
    .init("uri-template.unclosed", .position(start, in: value))
  }
}

extension InputFieldValidationStrategy where Self == URITemplateStrategy {
  /// A URI template of RFC 6570.
  public static var uriTemplate: URITemplateStrategy { URITemplateStrategy() }
}

extension CatalogEntry {
  static let uriTemplate = CatalogEntry(
    name: "uri-template", group: .network,
    summary: "A URI template, of any level (RFC 6570).",
    swift: ".uriTemplate",
    messages: [
      "uri-template.character":
        "must be a URI template: character {position}, '{character}', is not allowed there",
      "uri-template.variable":
        "must be a URI template: character {position}, '{character}', is not allowed in an expression",
      "uri-template.percent":
        "must be a URI template: two hexadecimal digits must follow the % at character {position}",
      "uri-template.unclosed": "must be a URI template: the brace at character {position} is not closed",
      "uri-template.length":
        "must be a URI template: a length at character {position} must be 1 to {maximum}",
    ],
    strategy: URITemplateStrategy(),
    examples: [
      .init(valid: "/search{?q,lang:2,tags*}", "{+path}/here", "https://example.com/", "{a.b}", "日本{x}"),
      .init(
        invalid: ("/search{?q", "uri-template.unclosed"), ("{q:0}", "uri-template.length"),
        ("{}", "uri-template.variable"), ("a}b", "uri-template.character"), ("50%", "uri-template.percent"),
        ("{a-b}", "uri-template.variable")),
    ])
}
