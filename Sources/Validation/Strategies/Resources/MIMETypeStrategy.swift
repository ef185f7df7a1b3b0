internal import Bytes

/// A strategy that accepts a media type, with or without parameters.
///
/// The names of type and subtype are `restricted-name` of RFC 6838, section 4.2: a letter or digit, then at
/// most 126 letters, digits and `!#$&-^_.+`. The rest is `parameters` of RFC 9110, section 5.6.6, which
/// section 8.3.1 allows after any type: `;` with optional surrounding spaces and tabs, a token, `=`, and a
/// token or a quoted string; the parameter after a `;` may be missing. Narrower in one respect: the quoted
/// string is ASCII (section 5.5 allows other octets only for older senders). Whether a type is registered, or
/// has that parameter, is not checked.
///
/// ```swift
/// MIMETypeStrategy().verdict(on: #"text/html; charset="utf-8""#)    // .valid
/// MIMETypeStrategy().failure(of: "text")?.code                      // "mime-type.no-slash"
/// ```
///
/// Codes: `mime-type.no-slash`, `mime-type.name-missing` (`position`), `mime-type.name-too-long` (`maximum`,
/// `actual`, `position`), `mime-type.character` (`position`, `character`), `mime-type.parameter`
/// (`position`), `mime-type.unclosed-quote` (`position`).
public struct MIMETypeStrategy: ByteValidationStrategy, Hashable {
  /// `restricted-name-chars` of RFC 6838, section 4.2.
  static let nameCharacters = ByteSet.lettersAndDigits.union(ByteSet("!#$&-^_.+"))
  /// `tchar` of RFC 9110, section 5.6.2.
  static let tokenCharacters = ByteSet.lettersAndDigits.union(ByteSet("!#$%&'*+-.^_`|~"))

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var index = try endOfName(value, from: 0)
    guard index < value.count else { throw .init("mime-type.no-slash") }
    guard value[index] == UInt8(ascii: "/") else {
      throw .init("mime-type.character", .character(index, in: value))
    }
    index = try endOfName(value, from: index + 1)
    while index < value.count {
      index = endOfBlanks(value, from: index)
      guard index < value.count, value[index] == UInt8(ascii: ";") else {
        throw .init("mime-type.character", .character(min(index, value.count - 1), in: value))
      }
      let start = endOfBlanks(value, from: index + 1)
      index = start
      guard start < value.count else { return }
      if value[start] != UInt8(ascii: ";") { index = try endOfParameter(value, from: start) }
    }
  }

  private func endOfName(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start
    while index < value.count, Self.nameCharacters.contains(value[index]) { index += 1 }
    guard index > start else {
      guard index < value.count, value[index] != UInt8(ascii: "/"), value[index] != UInt8(ascii: ";") else {
        throw .init("mime-type.name-missing", .position(index, in: value))
      }
      throw .init("mime-type.character", .character(index, in: value))
    }
    guard value[start].isLetter || value[start].isDigit else {
      throw .init("mime-type.character", .character(start, in: value))
    }
    guard index - start <= 127 else {
      throw .init(
        "mime-type.name-too-long",
        ["maximum": 127, "actual": .integer(index - start)] + .position(start, in: value))
    }
    return index
  }

  private func endOfBlanks(_ value: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < value.count, value[index] == 0x20 || value[index] == 0x09 { index += 1 }
    return index
  }

  /// The offset of the end of `token "=" ( token / quoted-string )`.
  private func endOfParameter(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    let equals = endOfToken(value, from: start)
    guard equals > start, equals < value.count, value[equals] == UInt8(ascii: "=") else {
      throw .init("mime-type.parameter", .position(equals, in: value))
    }
    guard equals + 1 < value.count, value[equals + 1] == UInt8(ascii: "\"") else {
      let end = endOfToken(value, from: equals + 1)
      guard end > equals + 1 else { throw .init("mime-type.parameter", .position(end, in: value)) }
      return end
    }
    return try endOfQuotedString(value, from: equals + 1)
  }

  private func endOfToken(_ value: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < value.count, Self.tokenCharacters.contains(value[index]) { index += 1 }
    return index
  }

  /// `quoted-string` of RFC 9110, section 5.6.4, without `obs-text`.
  private func endOfQuotedString(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start + 1
    while index < value.count {
      if value[index] == UInt8(ascii: "\"") { return index + 1 }
      if value[index] == UInt8(ascii: "\\") { index += 1 }
      guard index < value.count else { break }
      guard 0x20...0x7E ~= value[index] || value[index] == 0x09 else {
        throw .init("mime-type.character", .character(index, in: value))
      }
      index += 1
    }
    throw .init("mime-type.unclosed-quote", .position(start, in: value))
  }
}

extension InputFieldValidationStrategy where Self == MIMETypeStrategy {
  /// A media type, with parameters or without.
  public static var mimeType: MIMETypeStrategy { MIMETypeStrategy() }
}

extension CatalogEntry {
  static let mimeType = CatalogEntry(
    name: "mime-type", group: .network,
    summary: "A media type, with parameters or without (RFC 6838 section 4.2, RFC 9110 section 8.3.1).",
    swift: ".mimeType",
    messages: [
      "mime-type.no-slash": "must be a media type: it has no /",
      "mime-type.name-missing": "must be a media type: a name is required at character {position}",
      "mime-type.name-too-long":
        "must be a media type: the name at character {position} has {actual} characters, {maximum} are allowed",
      "mime-type.character":
        "must be a media type: character {position}, '{character}', is not allowed there",
      "mime-type.parameter":
        "must be a media type: a parameter is NAME=VALUE, and this one is malformed at character {position}",
      "mime-type.unclosed-quote": "must be a media type: the quote at character {position} is not closed",
    ],
    strategy: MIMETypeStrategy(),
    synonyms: ["content-type", "media-type", "mime"],
    examples: [
      .init(
        valid: "text/html", "application/vnd.api+json", "text/html; charset=utf-8",
        #"multipart/mixed;boundary="a b""#),
      .init(
        invalid: ("text", "mime-type.no-slash"), ("text/", "mime-type.name-missing"),
        (String(repeating: "a", count: 128) + "/b", "mime-type.name-too-long"),
        ("text /html", "mime-type.character"), ("text/html; charset", "mime-type.parameter"),
        ("text/html; charset=", "mime-type.parameter"), ("a/b; c=\"d", "mime-type.unclosed-quote"),
        ("text/*", "mime-type.character")),
    ])
}
