/// A strategy that accepts a value whose length, in a given unit, is within bounds.
///
/// ```swift
/// LengthStrategy(1...3).verdict(on: "né")                        // .valid: 2 scalars
/// LengthStrategy(...2, unit: .bytes).failure(of: "né")?.code     // "length.too-long": 3 bytes
/// LengthStrategy(8).failure(of: "1234567")?.code                 // "length.too-short"
/// ```
///
/// O(1) if the number of bytes decides, otherwise O(n). An ill-formed UTF-8 sequence is one character.
///
/// Codes: `length.too-short` (`minimum`, `actual`, `unit`), `length.too-long` (`maximum`, `actual`, `unit`).
public struct LengthStrategy: InputFieldValidationStrategy, Hashable {
  /// The minimum number of units, 0 or more.
  public let minimum: Int
  /// The maximum number of units, or `Int.max` if there is none.
  public let maximum: Int
  /// The unit of the length.
  public let unit: TextUnit
  /// The numbers of bytes of which every value is accepted; possibly none.
  private let passingBytes: Range<Int>

  /// Creates a strategy that accepts lengths in a range: `1...64`, `...254`, `3...`, `0..<10`.
  ///
  /// - Precondition: The range is not empty and has no negative lower bound.
  public init(_ bounds: some RangeExpression<Int>, unit: TextUnit = .scalars) {
    switch bounds {
    case let bounds as ClosedRange<Int>:
      self.init(minimum: bounds.lowerBound, maximum: bounds.upperBound, unit: unit)
    case let bounds as PartialRangeThrough<Int>:
      self.init(minimum: 0, maximum: bounds.upperBound, unit: unit)
    case let bounds as PartialRangeFrom<Int>:
      self.init(minimum: bounds.lowerBound, maximum: .max, unit: unit)
    default:
      let bounds = bounds.relative(to: 0..<Int.max)
      self.init(minimum: bounds.lowerBound, maximum: bounds.upperBound - 1, unit: unit)
    }
  }

  init(minimum: Int, maximum: Int, unit: TextUnit) {
    precondition(minimum >= 0 && minimum <= maximum, "a length has bounds from 0 upwards")
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    passingBytes = unit.byteCounts(passing: minimum, maximum)
  }

  /// Creates a strategy that accepts exactly that length.
  public init(_ length: Int, unit: TextUnit = .scalars) {
    self.init(length...length, unit: unit)
  }

  public var ruleName: String { "length" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    passingBytes.contains(value.count) ? .valid : exactVerdict(on: value)
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    let passingBytes = passingBytes
    verdicts.decide(values, in: bytes) {
      passingBytes.contains($0.count) ? .valid : exactVerdict(on: bytes.extracting($0))
    }
  }

  @inline(never)
  private func exactVerdict(on value: Span<UInt8>) -> Verdict {
    let possible = unit.possibleCounts(forBytes: value.count)
    if possible.upperBound < minimum || possible.lowerBound > maximum { return .invalid }
    let count = unit.count(in: value)
    return Verdict(count >= minimum && count <= maximum)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    guard let count = failureNumber(of: value) else { return nil }
    let isShort = count < minimum
    return ValidationFailure(
      isShort ? "length.too-short" : "length.too-long",
      [
        isShort ? "minimum" : "maximum": .integer(isShort ? minimum : maximum), "actual": .integer(count),
        "unit": .text(unit.rawValue),
      ])
  }
}

extension LengthStrategy: NumberedFailures {
  /// Returns the length of a value that is too short or too long.
  package func failureNumber(of value: Span<UInt8>) -> Int? {
    let count = unit.count(in: value)
    return count < minimum || count > maximum ? count : nil
  }
}

/// The original name of the strategy.
public typealias LengthInputFieldValidationStrategy = LengthStrategy

extension InputFieldValidationStrategy where Self == LengthStrategy {
  /// A length in a range of units, both bounds included: `.length(1...64)`.
  public static func length(
    _ bounds: some RangeExpression<Int>, unit: TextUnit = .scalars
  ) -> LengthStrategy {
    LengthStrategy(bounds, unit: unit)
  }

  /// Exactly that length: `.length(8)`.
  public static func length(_ length: Int, unit: TextUnit = .scalars) -> LengthStrategy {
    LengthStrategy(length, unit: unit)
  }
}

extension CatalogEntry {
  static let length = CatalogEntry(
    name: "length", group: .text,
    summary: "A length within bounds, in Unicode scalars unless another unit is given.",
    argument: .required(
      "[MIN]..[MAX] [UNIT]", "inclusive bounds or one exact length; scalars, bytes, utf16 or graphemes"),
    structure: .bounds(of: "length", hasUnit: true),
    swift: ".length(1...40), .length(...64, unit: .bytes)",
    messages: [
      "length.too-short": "must have at least {minimum} {minimum|character|characters}, has {actual}",
      "length.too-short/bytes": "must have at least {minimum} {minimum|byte|bytes}, has {actual}",
      "length.too-short/graphemes": "must have at least {minimum} {minimum|grapheme|graphemes}, has {actual}",
      "length.too-short/utf16": "must have at least {minimum} UTF-16 {minimum|unit|units}, has {actual}",
      "length.too-long": "must have at most {maximum} {maximum|character|characters}, has {actual}",
      "length.too-long/bytes": "must have at most {maximum} {maximum|byte|bytes}, has {actual}",
      "length.too-long/graphemes": "must have at most {maximum} {maximum|grapheme|graphemes}, has {actual}",
      "length.too-long/utf16": "must have at most {maximum} UTF-16 {maximum|unit|units}, has {actual}",
    ],
    synonyms: [
      "char", "len", "max-len", "max-length", "maxlen", "maxlength", "min-len", "min-length", "minlen",
      "minlength", "size", "str", "string", "varchar",
    ],
    lesserSynonyms: ["max", "min"],
    examples: [
      .init(argument: "1..3", valid: "a", "né", "日本語"),
      .init(argument: "1..3", invalid: ("four", "length.too-long")),
      .init(argument: "2..", valid: "né"),
      .init(argument: "2..", invalid: ("n", "length.too-short")),
      .init(argument: "..3 bytes", valid: "né"),
      .init(argument: "..3 bytes", invalid: ("née", "length.too-long")),
      .init(argument: "2 utf16", valid: "😀"),
      .init(argument: "1 graphemes", valid: "e\u{301}", "👩‍👩‍👧"),
      .init(argument: "8", invalid: ("1234567", "length.too-short")),
    ]
  ) { argument throws(RuleError) in
    let words = (argument ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let choices = TextUnit.allCases.map(\.rawValue)
    guard words.count <= 2, let unit = TextUnit(rawValue: words.count > 1 ? String(words[1]) : "scalars")
    else { throw .unknownChoice(words.dropFirst().joined(separator: " "), of: "unit", among: choices) }
    let bounds = try Bounds(String(words[0]), of: "length") { Int(digits: $0) }
    return .content(LengthStrategy(minimum: bounds.lower ?? 0, maximum: bounds.upper ?? .max, unit: unit))
  }
}
