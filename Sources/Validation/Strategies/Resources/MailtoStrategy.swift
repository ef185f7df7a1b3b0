internal import Bytes

/// A strategy that accepts a `mailto` URI: the receivers and header fields of a message.
///
/// RFC 6068, section 2, with the scheme in any case. Addresses, also those of the field `to`, are a `Mailbox` of RFC 5321 or, with the
/// trait `InternationalNames`, of RFC 6531, after percent-encodings are decoded. In the fields `cc` and `bcc` they may have names, as in
/// `Ann%20<ann@example.com>` with its brackets encoded. No field occurs twice, as in a message at most one of each does (RFC 5322,
/// section 3.6).
///
/// ```swift
/// MailtoStrategy().verdict(on: "mailto:ann@example.com?subject=Hello%20Ann")  // .valid
/// MailtoStrategy().failure(of: "mailto:ann")?.code                            // "mailto.address"
/// MailtoStrategy().failure(of: "mailto:?subject=Hello Ann")?.code             // "mailto.character"
/// ```
///
/// Codes: `mailto.scheme`, `mailto.character` (`position`, `character`), `mailto.address`, `mailto.field`, `mailto.repeated-field`
/// (`position`).
public struct MailtoStrategy: ByteValidationStrategy, Hashable {
  /// The characters of `qchar`, but for percent-encodings.
  private static let characters = ByteSet.uriUnreserved.union(ByteSet("!$'()*+,;:@"))
  /// The characters of addresses before the fields; a slash is to be encoded there.
  private static let addressCharacters = ByteSet.uriPathCharacters
  #if InternationalNames
  private static let addresses = EmailStrategy(.international)
  #else
  private static let addresses = EmailStrategy(.rfc5321)
  #endif

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.startsSpelled("mailto:") else { throw ValidationFailure("mailto.scheme") }
    let start = 7
    let query = value.offset(of: UInt8(ascii: "?"), in: start..<value.count)
    try checkCharacters(of: value, in: start..<query, Self.addressCharacters)
    if query > start { try checkAddresses(of: value, in: start..<query) }
    guard query < value.count else { return }
    var (names, field): (Set<[UInt8]>, Int) = ([], query + 1)
    while true {
      let end = value.offset(of: UInt8(ascii: "&"), in: field..<value.count)
      let name = try checkField(of: value, in: field..<end)
      guard names.insert(name).inserted else {
        throw .init("mailto.repeated-field", .position(field, in: value))
      }
      guard end < value.count else { return }
      field = end + 1
    }
  }

  /// Checks a header field, and returns its name in lower case.
  private func checkField(of value: Span<UInt8>, in range: Range<Int>) throws(ValidationFailure) -> [UInt8] {
    let name = range.lowerBound..<value.offset(of: UInt8(ascii: "="), in: range)
    guard !name.isEmpty, name.upperBound < range.upperBound else {
      throw .init("mailto.field", .position(range.lowerBound, in: value))
    }
    let content = name.upperBound + 1..<range.upperBound
    try checkCharacters(of: value, in: name, Self.characters)
    try checkCharacters(of: value, in: content, Self.characters)
    let text = decoded(value, in: name).map(\.lowercased)
    switch String(decoding: text, as: UTF8.self) {
    case "to": try checkAddresses(of: value, in: content)
    case "cc", "bcc": try checkNamedAddresses(of: value, in: content)
    default: break
    }
    return text
  }

  /// Checks the addresses of a field, with names or without.
  private func checkNamedAddresses(of value: Span<UInt8>, in range: Range<Int>) throws(ValidationFailure) {
    let text = decoded(value, in: range)
    var (start, isQuoted): (Int, Bool) = (0, false)
    for index in 0...text.count {
      if index < text.count, text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard index == text.count || (text[index] == UInt8(ascii: ",") && !isQuoted) else { continue }
      var address = text[start..<index]
      if address.last == UInt8(ascii: ">"), let bracket = address.lastIndex(of: UInt8(ascii: "<")) {
        address = address[(bracket + 1)...].dropLast()
      }
      let bytes = Array(address)
      guard Self.addresses.verdict(on: bytes.span.extracting(bytes.span.withoutWhiteSpace)) == .valid else {
        throw .init("mailto.address", .position(range.lowerBound, in: value))
      }
      start = index + 1
    }
  }

  private func checkCharacters(
    of value: Span<UInt8>, in range: Range<Int>, _ characters: ByteSet
  ) throws(ValidationFailure) {
    var index = range.lowerBound
    while index < range.upperBound {
      if characters.contains(value[index]) {
        index += 1
      } else if value.hasPercentEncoding(at: index), index + 2 < range.upperBound {
        index += 3
      } else {
        throw .init("mailto.character", .character(index, in: value))
      }
    }
  }

  /// Checks addresses with commas between them.
  private func checkAddresses(of value: Span<UInt8>, in range: Range<Int>) throws(ValidationFailure) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = value.offset(of: UInt8(ascii: ","), in: start..<range.upperBound)
      guard Self.addresses.verdict(on: decoded(value, in: start..<end).span) == .valid else {
        throw .init("mailto.address", .position(start, in: value))
      }
      start = end + 1
    }
  }

  private func decoded(_ value: Span<UInt8>, in range: Range<Int>) -> [UInt8] {
    var (bytes, index): ([UInt8], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      let isEncoded = value[index] == UInt8(ascii: "%")
      bytes.append(isEncoded ? value.percentDecoded(at: index) : value[index])
      index += isEncoded ? 3 : 1
    }
    return bytes
  }
}

extension InputFieldValidationStrategy where Self == MailtoStrategy {
  /// A `mailto` URI.
  public static var mailto: MailtoStrategy { MailtoStrategy() }
}

extension CatalogEntry {
  static let mailto = CatalogEntry(
    name: "mailto", group: .network,
    summary: "A mailto URI: the receivers and header fields of a message (RFC 6068).",
    swift: ".mailto",
    messages: [
      "mailto.scheme": "must be a mailto URI: it begins with mailto:",
      "mailto.character":
        "must be a mailto URI: character {position}, '{character}', is not allowed there and is to be percent-encoded",
      "mailto.address": "must be a mailto URI: there is no e-mail address at character {position}",
      "mailto.field": "must be a mailto URI: the header field at character {position} needs a name and =",
      "mailto.repeated-field":
        "must be a mailto URI: the header field at character {position} is a repetition",
    ],
    strategy: MailtoStrategy(),
    synonyms: ["mailto-uri", "mail-link"],
    examples: [
      .init(
        valid: "mailto:ann@example.com", "mailto:ann@example.com,bob@example.com?subject=Hello%20Ann",
        "mailto:?cc=ann@example.com&body=a%0D%0Ab"),
      .init(
        invalid: ("ann@example.com", "mailto.scheme"), ("mailto:ann", "mailto.address"),
        ("mailto:ann@example.com?subject=Hello Ann", "mailto.character"), ("mailto:?subject", "mailto.field"),
        ("mailto:?subject=a&Subject=b", "mailto.repeated-field")),
    ])
}
