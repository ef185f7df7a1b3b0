internal import Bytes

/// A strategy that accepts a value without white space at either end: Unicode's property `White_Space` (UAX #44).
///
/// A zero-width space and a byte-order mark are format characters and not white space. The empty value is
/// accepted, and an ill-formed UTF-8 sequence is not white space.
///
/// ```swift
/// TrimmedStrategy().verdict(on: "Ann Lee")              // .valid
/// TrimmedStrategy().failure(of: "Ann\u{A0}")?.code      // "trimmed.end"
/// ```
///
/// Codes: `trimmed.start`, `trimmed.end`.
public struct TrimmedStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "trimmed" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard !value.isEmpty, value[0] < 0x80, value[value.count - 1] < 0x80 else {
      return Verdict(failure(of: value) == nil)
    }
    let ends = (Unicode.Scalar(value[0]), Unicode.Scalar(value[value.count - 1]))
    return Verdict(!ends.0.isWhiteSpace && !ends.1.isWhiteSpace)
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 else { return }
    if UTF8Sequence.scalar(in: value, at: 0).scalar?.isWhiteSpace == true {
      throw ValidationFailure("trimmed.start")
    }
    // White space has at most three bytes: the last scalar, if it is white space, begins in the last three.
    for start in max(0, value.count - 3)..<value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: start)
      if start + count == value.count, scalar?.isWhiteSpace == true { throw ValidationFailure("trimmed.end") }
    }
  }
}

extension InputFieldValidationStrategy where Self == TrimmedStrategy {
  /// No white space at either end.
  public static var trimmed: TrimmedStrategy { TrimmedStrategy() }
}

extension CatalogEntry {
  static let trimmed = CatalogEntry(
    name: "trimmed", group: .text,
    summary: "No white space at either end.",
    swift: ".trimmed",
    messages: [
      "trimmed.start": "must not begin with white space",
      "trimmed.end": "must not end with white space",
    ],
    strategy: TrimmedStrategy(),
    synonyms: ["strip", "trim"],
    examples: [
      .init(valid: "Ann Lee", "a\nb", "\u{200B}"),
      .init(
        invalid: (" Ann", "trimmed.start"), ("Ann ", "trimmed.end"), ("Ann\n", "trimmed.end"),
        ("\u{3000}日本", "trimmed.start"), ("Ann\u{A0}", "trimmed.end"), (" ", "trimmed.start")),
    ])
}
