internal import Bytes

/// A strategy that accepts a JSON Pointer, or a relative one.
///
/// RFC 6901, section 3: an empty value, or tokens that each begin with `/`; in a token `~` occurs only before
/// `0` or `1`. Relative: draft-bhutton-relative-json-pointer-00, section 3: a number without leading zeros,
/// then optionally `+` or `-` with a positive number, then a JSON Pointer or `#`. Characters beyond ASCII are
/// not escaped.
///
/// ```swift
/// JSONPointerStrategy().verdict(on: "/a~1b/0")                         // .valid
/// JSONPointerStrategy().failure(of: "/a~b")?.code                      // "json-pointer.escape"
/// JSONPointerStrategy(.relative).verdict(on: "1/name")                 // .valid
/// ```
///
/// Codes: `json-pointer.slash`, `json-pointer.escape` (`position`), `text.invalid-utf8`, and for a relative
/// one `json-pointer.number` (`position`), `json-pointer.after-hash` (`position`).
public struct JSONPointerStrategy: ByteValidationStrategy, Hashable {
  /// The value in the document that a pointer starts from.
  public enum Variant: String, Sendable, CaseIterable {
    /// The root of the document.
    case absolute
    /// Any value in the document.
    case relative
  }

  /// The value that the pointers start from.
  public let variant: Variant

  /// Creates a strategy that accepts pointers of one variant.
  public init(_ variant: Variant = .absolute) {
    self.variant = variant
  }

  public var ruleName: String { variant == .relative ? "relative-json-pointer" : "json-pointer" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var start = 0
    if variant == .relative {
      start = try endOfOrigin(value)
      if start < value.count, value[start] == UInt8(ascii: "#") {
        guard start + 1 == value.count else {
          throw .init("json-pointer.after-hash", .position(start + 1, in: value))
        }
        return
      }
    }
    try checkPointer(value, from: start)
  }

  private func checkPointer(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) {
    guard start < value.count else { return }
    guard value[start] == UInt8(ascii: "/") else {
      throw .init("json-pointer.slash", .position(start, in: value))
    }
    for index in start..<value.count where value[index] == UInt8(ascii: "~") {
      guard index + 1 < value.count, value[index + 1] & ~1 == UInt8(ascii: "0") else {
        throw .init("json-pointer.escape", .position(index, in: value))
      }
    }
    guard value.isUTF8 else { throw .invalidUTF8 }
  }

  /// The offset of the end of `non-negative-integer [ ( "+" / "-" ) positive-integer ]`.
  private func endOfOrigin(_ value: Span<UInt8>) throws(ValidationFailure) -> Int {
    let index = try endOfNumber(value, from: 0, orZero: true)
    guard index < value.count, value[index] == UInt8(ascii: "+") || value[index] == UInt8(ascii: "-") else {
      return index
    }
    return try endOfNumber(value, from: index + 1, orZero: false)
  }

  private func endOfNumber(
    _ value: Span<UInt8>, from start: Int, orZero: Bool
  ) throws(ValidationFailure) -> Int {
    var index = start
    while index < value.count, value[index].isDigit { index += 1 }
    guard index > start, value[start] != UInt8(ascii: "0") || orZero && index == start + 1 else {
      throw .init("json-pointer.number", .position(start, in: value))
    }
    return index
  }
}

extension InputFieldValidationStrategy where Self == JSONPointerStrategy {
  /// A JSON Pointer of RFC 6901.
  public static var jsonPointer: JSONPointerStrategy { JSONPointerStrategy() }

  /// A JSON Pointer of the given variant.
  public static func jsonPointer(_ variant: JSONPointerStrategy.Variant) -> JSONPointerStrategy {
    JSONPointerStrategy(variant)
  }
}

extension CatalogEntry {
  static let jsonPointer = CatalogEntry(
    name: "json-pointer", group: .network,
    summary: "A JSON pointer (RFC 6901).",
    swift: ".jsonPointer",
    messages: [
      "json-pointer.slash": "must be a JSON pointer: a / is required at character {position}",
      "json-pointer.escape": "must be a JSON pointer: 0 or 1 must follow the ~ at character {position}",
      "text.invalid-utf8": nil,
    ],
    strategy: JSONPointerStrategy(),
    examples: [
      .init(valid: "", "/", "/a/0/b", "/a~1b/~0", "/日本", "//"),
      .init(
        invalid: ("a", "json-pointer.slash"), ("#/a", "json-pointer.slash"), ("/a~", "json-pointer.escape"),
        ("/~2", "json-pointer.escape")),
    ])

  static let relativeJSONPointer = CatalogEntry(
    name: "relative-json-pointer", group: .network,
    summary: "A relative JSON pointer (draft-bhutton-relative-json-pointer-00).",
    swift: ".jsonPointer(.relative)",
    messages: [
      "json-pointer.number":
        "must be a relative JSON pointer: a number without leading zeros, not +0, is required at character {position}",
      "json-pointer.after-hash": "must be a JSON pointer: nothing may follow the #, at character {position}",
      "json-pointer.slash": nil,
      "json-pointer.escape": nil,
      "text.invalid-utf8": nil,
    ],
    strategy: JSONPointerStrategy(.relative),
    examples: [
      .init(valid: "0", "1/a", "0#", "2/0/b~0c", "10", "0-1", "0+2/a", "0-1#"),
      .init(
        invalid: ("/a", "json-pointer.number"), ("01", "json-pointer.number"),
        ("0+0", "json-pointer.number"), ("0##", "json-pointer.after-hash"), ("0a", "json-pointer.slash"),
        ("0/~", "json-pointer.escape")),
    ])
}
