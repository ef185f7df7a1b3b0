internal import Bytes

/// A strategy that accepts a `data` URI: `data:`, an optional media type, an optional `;base64`, a comma, and the data.
///
/// RFC 2397, section 3, in the characters that RFC 3986 allows in a URI (sections 3.3 and 3.4),
/// percent-encoded octets included; white space, quotes and a fragment are rejected. A type has a subtype;
/// parameters may occur without a type. A parameter is an attribute, `=` and a value, neither of them empty,
/// in the characters of tokens (RFC 2045, section 5.1; names of types: RFC 6838, section 4.2) or
/// percent-encoded. After `;base64` the percent-decoded data must be valid ``BaseEncoding/base64``.
///
/// ```swift
/// DataURIStrategy().verdict(on: "data:text/plain;charset=utf-8,caf%C3%A9")   // .valid
/// DataURIStrategy().failure(of: "data:;base64,Zg")?.code                     // "data-uri.base64"
/// ```
///
/// Codes: `data-uri.scheme`, `data-uri.no-comma`, `data-uri.media-type` (`position`), `data-uri.character`
/// (`position`, `character`), `data-uri.percent` (`position`), `data-uri.base64` (`fault`, and the
/// parameters of the failure of the data, which is its cause).
public struct DataURIStrategy: ByteValidationStrategy, Hashable {
  private static let data = ByteSet.uriPathCharacters.union(ByteSet("/?"))
  /// The characters of `restricted-name-chars` and of `token` that a URI can contain.
  private static let name = ByteSet.lettersAndDigits.union(ByteSet("!$&-_.+"))
  private static let token = ByteSet.lettersAndDigits.union(ByteSet("!$&'*+-._~"))

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.startsSpelled("data:") else { throw .init("data-uri.scheme") }
    guard let comma = value.firstIndex(of: UInt8(ascii: ","), from: 5) else {
      throw .init("data-uri.no-comma")
    }
    let isBase64 = value.extracting(5..<comma).endsSpelled(";base64")
    try checkMediaType(value, 5..<(isBase64 ? comma - 7 : comma))
    var index = comma + 1
    while index < value.count {
      if Self.data.contains(value[index]) {
        index += 1
      } else if value[index] == UInt8(ascii: "%") {
        guard value.hasPercentEncoding(at: index) else {
          throw .init("data-uri.percent", .position(index, in: value))
        }
        index += 3
      } else {
        throw .init("data-uri.character", .character(index, in: value))
      }
    }
    if isBase64 { try checkBase64(value, comma + 1..<value.count) }
  }

  /// `[ type "/" subtype ] *( ";" attribute "=" value )`.
  private func checkMediaType(_ value: Span<UInt8>, _ range: Range<Int>) throws(ValidationFailure) {
    var index = range.lowerBound
    if index < range.upperBound, value[index] != UInt8(ascii: ";") {
      index = try endOfWord(value, index..<range.upperBound, of: Self.name)
      try expect(UInt8(ascii: "/"), value, at: index, before: range.upperBound)
      index = try endOfWord(value, index + 1..<range.upperBound, of: Self.name)
    }
    while index < range.upperBound {
      try expect(UInt8(ascii: ";"), value, at: index, before: range.upperBound)
      index = try endOfWord(value, index + 1..<range.upperBound, of: Self.token)
      try expect(UInt8(ascii: "="), value, at: index, before: range.upperBound)
      index = try endOfWord(value, index + 1..<range.upperBound, of: Self.token)
    }
  }

  private func endOfWord(
    _ value: Span<UInt8>, _ range: Range<Int>, of set: ByteSet
  ) throws(ValidationFailure) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if set.contains(value[index]) {
        index += 1
      } else if value.hasPercentEncoding(at: index) {
        index += 3
      } else {
        break
      }
    }
    guard index > range.lowerBound else {
      throw .init("data-uri.media-type", .position(range.lowerBound, in: value))
    }
    return index
  }

  private func expect(
    _ byte: UInt8, _ value: Span<UInt8>, at index: Int, before end: Int
  ) throws(ValidationFailure) {
    guard index < end, value[index] == byte else {
      throw .init("data-uri.media-type", .position(index, in: value))
    }
  }

  private func checkBase64(_ value: Span<UInt8>, _ range: Range<Int>) throws(ValidationFailure) {
    var reader = BaseEncodingReader(.base64)
    var index = range.lowerBound
    do throws(BaseEncodingFault) {
      while index < range.upperBound {
        let isEncoded = value[index] == UInt8(ascii: "%")
        let byte = isEncoded ? value.percentDecoded(at: index) : value[index]
        try reader.take(byte, at: index)
        index += isEncoded ? 3 : 1
      }
      try reader.finish()
    } catch {
      let cause = error.failure(of: value, encoding: .base64)
      throw .init("data-uri.base64", cause.parameters + ["fault": .text(error.name)], causes: [cause])
    }
  }
}

extension Span<UInt8> {
  /// The octet that the three bytes at the offset encode.
  func percentDecoded(at offset: Int) -> UInt8 {
    (self[offset + 1].hexDigitValue ?? 0) << 4 | (self[offset + 2].hexDigitValue ?? 0)
  }

  /// Whether the bytes end with the lower-case ASCII text, in any case.
  fileprivate func endsSpelled(_ text: StaticString) -> Bool {
    startsSpelled(text, at: Swift.max(0, count - text.utf8CodeUnitCount))
  }
}

extension InputFieldValidationStrategy where Self == DataURIStrategy {
  /// A `data` URI of RFC 2397.
  public static var dataURI: DataURIStrategy { DataURIStrategy() }
}

extension CatalogEntry {
  static let dataURI = CatalogEntry(
    name: "data-uri", group: .network,
    summary: "A data URI, its base64 checked (RFC 2397).",
    swift: ".dataURI",
    messages: [
      "data-uri.scheme": "must be a data URI: it does not begin with data:",
      "data-uri.no-comma": "must be a data URI: no comma precedes the data",
      "data-uri.media-type": "must be a data URI: its media type is malformed at character {position}",
      "data-uri.character":
        "must be a data URI: character {position}, '{character}', has to be percent-encoded",
      "data-uri.percent":
        "must be a data URI: two hexadecimal digits must follow the % at character {position}",
      "data-uri.base64": "must be a data URI: what follows the comma is not base64",
      "data-uri.base64/character":
        "must be a data URI: what follows the comma is not base64: character {position}, '{character}', is not allowed "
        + "there",
      "data-uri.base64/length":
        "must be a data URI: what follows the comma is not base64, which never has a length of 4n + 1 digits, such as "
        + "{actual}",
      "data-uri.base64/padding":
        "must be a data URI: what follows the comma is not base64: it must end in {ending}",
      "data-uri.base64/none":
        "must be a data URI: what follows the comma is not base64: it must not end in =",
      "data-uri.base64/unused-bits":
        "must be a data URI: what follows the comma is not base64: its last digit, '{character}', has unused bits that "
        + "are not 0",
    ],
    strategy: DataURIStrategy(),
    examples: [
      .init(
        valid: "data:,hello", "data:text/plain;charset=utf-8,caf%C3%A9", "data:;base64,Zm9v",
        "DATA:image/png;base64,iVBORw0KGgo%3D"),
      .init(
        invalid: ("http://example.com/", "data-uri.scheme"), ("data:text/plain", "data-uri.no-comma"),
        ("data:text,x", "data-uri.media-type"), ("data:text/plain;charset=,x", "data-uri.media-type"),
        ("data:,a b", "data-uri.character"), ("data:,50%", "data-uri.percent"),
        ("data:;base64,Zg", "data-uri.base64")),
    ])
}
