internal import Bytes

/// A strategy that accepts a URN, a name in a namespace that is registered or not.
///
/// RFC 8141, section 2: `urn:`, the identifier of the namespace with 2 to 32 letters, digits and hyphens, a colon and the name; then
/// the components after `?+`, `?=` and `#`, in this order. The rules of the namespace are not checked.
///
/// ```swift
/// URNStrategy().verdict(on: "urn:isbn:0451450523")          // .valid
/// URNStrategy().failure(of: "urn:i:0451450523")?.code       // "urn.namespace"
/// ```
///
/// O(n), no allocation. Codes: `urn.scheme`, `urn.namespace` (`position`), `urn.name-missing` (`position`), `urn.character` (`position`,
/// `character`).
public struct URNStrategy: ByteValidationStrategy, Hashable {
  private static let name = ByteSet.uriPathCharacters.union(ByteSet("/"))
  private static let component = name.union(ByteSet("?"))

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.startsSpelled("urn:") else { throw ValidationFailure("urn.scheme") }
    let namespace = 4..<value.offset(of: UInt8(ascii: ":"), in: 4..<value.count)
    let isNamespace =
      2...32 ~= namespace.count && value[namespace.lowerBound] != UInt8(ascii: "-")
      && value[namespace.upperBound - 1] != UInt8(ascii: "-")
      && namespace.allSatisfy { value[$0].isLetter || value[$0].isDigit || value[$0] == UInt8(ascii: "-") }
    guard isNamespace else { throw .init("urn.namespace", .position(namespace.lowerBound, in: value)) }
    let start = min(namespace.upperBound + 1, value.count)
    try requireName(in: value, at: start)
    var index = try end(of: Self.name, in: value, from: start)
    if value.starts(with: "?+", at: index) {
      index = try endOfComponent(in: value, from: index + 2, before: "?=")
    }
    if value.starts(with: "?=", at: index) {
      index = try endOfComponent(in: value, from: index + 2, before: "#")
    }
    if index < value.count, value[index] == UInt8(ascii: "#") {
      index = try end(of: Self.component, in: value, from: index + 1)
    }
    guard index == value.count else { throw .init("urn.character", .character(index, in: value)) }
  }

  /// Checks that a name or a component begins at an offset, with a character other than a slash.
  private func requireName(in value: Span<UInt8>, at start: Int) throws(ValidationFailure) {
    guard start < value.count, Self.name.contains(value[start]) || value[start] == UInt8(ascii: "%"),
      value[start] != UInt8(ascii: "/")
    else { throw .init("urn.name-missing", .position(start, in: value)) }
  }

  /// Returns the end of a component, which has at least one character and begins with neither `/` nor `?`.
  private func endOfComponent(
    in value: Span<UInt8>, from start: Int, before next: StaticString
  ) throws(ValidationFailure) -> Int {
    try requireName(in: value, at: start)
    var index = start
    while index < value.count, !value.starts(with: next, at: index),
      Self.component.contains(value[index]) || value[index] == UInt8(ascii: "%")
    {
      index = try self.next(in: value, after: index)
    }
    return index
  }

  private func end(of set: ByteSet, in value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start
    while index < value.count, set.contains(value[index]) || value[index] == UInt8(ascii: "%") {
      index = try next(in: value, after: index)
    }
    return index
  }

  private func next(in value: Span<UInt8>, after index: Int) throws(ValidationFailure) -> Int {
    guard value[index] == UInt8(ascii: "%") else { return index + 1 }
    guard value.hasPercentEncoding(at: index) else {
      throw .init("urn.character", .character(index, in: value))
    }
    return index + 3
  }
}

extension InputFieldValidationStrategy where Self == URNStrategy {
  /// A URN.
  public static var urn: URNStrategy { URNStrategy() }
}

extension CatalogEntry {
  static let urn = CatalogEntry(
    name: "urn", group: .network,
    summary: "A URN, a name in a namespace (RFC 8141).",
    swift: ".urn",
    messages: [
      "urn.scheme": "must be a URN: it begins with urn:",
      "urn.namespace":
        "must be a URN: at character {position} a namespace of 2 to 32 letters, digits and inner hyphens, and a colon belong",
      "urn.name-missing": "must be a URN: a name belongs at character {position}",
      "urn.character": "must be a URN: character {position}, '{character}', is not allowed there",
    ],
    strategy: URNStrategy(),
    examples: [
      .init(
        valid: "urn:isbn:0451450523", "URN:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "urn:example:a123,z456?+abc?=xyz#789", "urn:ietf:rfc:2648"),
      .init(
        invalid: ("isbn:0451450523", "urn.scheme"), ("urn:i:1", "urn.namespace"),
        ("urn:isbn:", "urn.name-missing"),
        ("urn:isbn:04 51", "urn.character")),
    ])
}
