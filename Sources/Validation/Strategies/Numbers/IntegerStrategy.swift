/// The value is a whole number: an optional sign and ASCII digits, of any size.
///
/// ```swift
/// IntegerStrategy().verdict(on: "-007")  // .valid
/// IntegerStrategy().verdict(on: "1.0")   // .invalid
/// ```
///
/// The grammar is that of XML Schema's `integer` (part 2, section 3.4.13.1). Code: `integer.malformed`.
public struct IntegerStrategy: InputFieldValidationStrategy, Hashable {
  public init() {}

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Self.verdict(on: 0..<value.count, in: value)
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    verdicts.decide(values, in: bytes) { Self.verdict(on: $0, in: bytes) }
  }

  @inline(__always)
  private static func verdict(on value: Range<Int>, in bytes: Span<UInt8>) -> Verdict {
    var digits = value
    _ = bytes.skipSign(of: &digits)
    guard digits.count <= 8 else { return verdict(onDigits: bytes.extracting(digits)) }
    return Verdict(!digits.isEmpty && bytes.word(endingWith: digits, xor: 0x30).bytesAboveNine == 0)
  }

  /// Whether more than eight bytes are digits.
  @inline(never)
  private static func verdict(onDigits value: Span<UInt8>) -> Verdict {
    var index = 0
    while index &+ 8 <= value.count {
      guard (value.word(at: index) ^ UInt64(repeating: 0x30)).bytesAboveNine == 0 else { return .invalid }
      index &+= 8
    }
    return Verdict((value.word(at: value.count - 8) ^ UInt64(repeating: 0x30)).bytesAboveNine == 0)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : .init("integer.malformed")
  }
}

extension InputFieldValidationStrategy where Self == IntegerStrategy {
  /// A whole number.
  public static var integer: IntegerStrategy { IntegerStrategy() }
}

extension CatalogEntry {
  static let integer = CatalogEntry(
    name: "integer", group: .numbers,
    summary: "A whole number: an optional sign and ASCII digits.",
    swift: ".integer", codes: ["integer.malformed"],
    examples: [
      .init(valid: "0", "-7", "+7", "007", "123456789012345678901234567890"),
      .init(
        invalid: ("1.0", "integer.malformed"), ("1e3", "integer.malformed"), ("-", "integer.malformed"),
        ("１２", "integer.malformed"), (" 7", "integer.malformed"), ("1,000", "integer.malformed")),
    ]
  ) { _ throws(RuleError) in .content(IntegerStrategy()) }
}
