internal import Bytes

/// A strategy that accepts a whole number: an optional sign and any number of ASCII digits.
///
/// ```swift
/// IntegerStrategy().verdict(on: "-007")  // .valid
/// IntegerStrategy().verdict(on: "1.0")   // .invalid
/// ```
///
/// The grammar is that of XML Schema's `integer` (part 2, section 3.4.13.1). Code: `integer.malformed`.
public struct IntegerStrategy: InputFieldValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(DecimalLexeme(value, .integer) != nil)
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    verdicts.decide(values, in: bytes) {
      let isShort = UInt(bitPattern: $0.count &- 1) < 8
      if isShort, bytes.word(endingWith: $0, xor: 0x30).bytesAboveNine == 0 { return .valid }
      return longVerdict(on: bytes.extracting($0))
    }
  }

  /// The verdict on a value that the loop does not decide. Not inlined, because such values are rare.
  @inline(never)
  private func longVerdict(on value: Span<UInt8>) -> Verdict { verdict(on: value) }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : .init("integer.malformed")
  }
}

extension IntegerStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? { verdict(on: value) == .valid ? nil : 0 }

  package var hasOneFailure: Bool { true }
}

extension InputFieldValidationStrategy where Self == IntegerStrategy {
  /// A whole number.
  public static var integer: IntegerStrategy { IntegerStrategy() }
}

extension CatalogEntry {
  static let integer = CatalogEntry(
    name: "integer", group: .numbers,
    summary: "A whole number: an optional sign and ASCII digits.",
    swift: ".integer",
    messages: [
      "integer.malformed": "must be a whole number"
    ],
    synonyms: ["bigint", "int", "int32", "int64", "long", "smallint", "uint", "whole-number"],
    lesserSynonyms: ["natural"],
    examples: [
      .init(valid: "0", "-7", "+7", "007", "123456789012345678901234567890"),
      .init(
        invalid: ("1.0", "integer.malformed"), ("1e3", "integer.malformed"), ("-", "integer.malformed"),
        ("１２", "integer.malformed"), (" 7", "integer.malformed"), ("1,000", "integer.malformed")),
    ]
  ) { _ throws(RuleError) in .content(IntegerStrategy()) }
}
