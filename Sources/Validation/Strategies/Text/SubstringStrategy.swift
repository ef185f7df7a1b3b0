internal import Bytes

/// A strategy that requires a value to contain a text, to begin with it or to end with it, or that forbids
/// this.
///
/// ```swift
/// SubstringStrategy("://", .anywhere).verdict(on: "http://a.de")                        // .valid
/// SubstringStrategy("www.", .start, isForbidden: true).failure(of: "www.a.de")?.code    // "not-starts-with.found"
/// ```
///
/// The bytes are compared, neither folded nor normalized. In well-formed UTF-8 the text is found only as
/// whole characters, never as parts of others; a combining mark after it makes no difference (`e` occurs in
/// `e` with a combining acute). The time is linear in the length of the value, regardless of the text.
///
/// Codes: `contains.missing`, `starts-with.missing`, `ends-with.missing` (`text`), and if the text is
/// forbidden `not-contains.found` (`text`, `position`), `not-starts-with.found`, `not-ends-with.found`
/// (`text`).
public struct SubstringStrategy: ByteValidationStrategy, Hashable {
  /// The part of the value that is searched for the text.
  public enum Part: Hashable, Sendable {
    /// The whole value, its first bytes, or its last bytes.
    case anywhere, start, end
  }

  /// The text that is searched for.
  public let text: String
  /// The part of the value that is searched.
  public let part: Part
  /// Whether that part must not contain the text.
  public let isForbidden: Bool
  private let search: SubstringSearch

  /// Creates a strategy that searches a part of the value for a text.
  ///
  /// - Precondition: The text is not empty.
  public init(_ text: String, _ part: Part, isForbidden: Bool = false) {
    self.text = text
    self.part = part
    self.isForbidden = isForbidden
    search = SubstringSearch(text)
  }

  public var ruleName: String {
    let name =
      switch part {
      case .anywhere: "contains"
      case .start: "starts-with"
      case .end: "ends-with"
      }
    return isForbidden ? "not-" + name : name
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let offset = offset(in: value)
    guard (offset != nil) != isForbidden else {
      var parameters: FailureParameters = ["text": .text(text)]
      if let offset, part == .anywhere { parameters = parameters + .position(offset, in: value) }
      throw ValidationFailure(code, parameters)
    }
  }

  /// Returns the offset of the text in the part that is searched, or `nil`.
  private func offset(in value: Span<UInt8>) -> Int? {
    let pattern = search.pattern.span
    guard value.count >= pattern.count else { return nil }
    switch part {
    case .anywhere: return search.firstOffset(in: value)
    case .start: return value.starts(with: pattern) ? 0 : nil
    case .end:
      let start = value.count - pattern.count
      return value.starts(with: pattern, at: start) ? start : nil
    }
  }

  private var code: FailureCode {
    switch (part, isForbidden) {
    case (.anywhere, false): "contains.missing"
    case (.anywhere, true): "not-contains.found"
    case (.start, false): "starts-with.missing"
    case (.start, true): "not-starts-with.found"
    case (.end, false): "ends-with.missing"
    case (.end, true): "not-ends-with.found"
    }
  }
}

extension InputFieldValidationStrategy where Self == SubstringStrategy {
  /// The value contains the text: `.contains("@")`.
  public static func contains(_ text: String) -> SubstringStrategy { SubstringStrategy(text, .anywhere) }

  /// The value does not contain the text.
  public static func notContains(_ text: String) -> SubstringStrategy {
    SubstringStrategy(text, .anywhere, isForbidden: true)
  }

  /// The value begins with the text: `.startsWith("https://")`.
  public static func startsWith(_ text: String) -> SubstringStrategy { SubstringStrategy(text, .start) }

  /// The value does not begin with the text.
  public static func notStartsWith(_ text: String) -> SubstringStrategy {
    SubstringStrategy(text, .start, isForbidden: true)
  }

  /// The value ends with the text: `.endsWith(".pdf")`.
  public static func endsWith(_ text: String) -> SubstringStrategy { SubstringStrategy(text, .end) }

  /// The value does not end with the text.
  public static func notEndsWith(_ text: String) -> SubstringStrategy {
    SubstringStrategy(text, .end, isForbidden: true)
  }
}
