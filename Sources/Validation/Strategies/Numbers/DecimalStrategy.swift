/// A strategy that accepts a number which the SQL type `DECIMAL(precision, scale)` stores without loss: at most `scale`
/// digits after the point and `precision - scale` before it, so at most `precision` in all.
///
/// ISO/IEC 9075-2, section 4.4.2 (exact numeric types): digits are counted in the number, not in its spelling, as for
/// `totalDigits` and `fractionDigits` of XML Schema (part 2, sections 4.3.11 and 4.3.12). The grammar is that of the
/// rule `number`. Leading zeros of the integer part and trailing zeros of the fraction are not counted: `007.500` has
/// one digit before the point and one after it. The exponent is applied before digits are counted: `1.5e3` has four
/// digits before the point, `5e-3` has three after it.
///
/// ```swift
/// let price = DecimalStrategy(precision: 5, scale: 2)!
/// price.verdict(on: "999.99")         // .valid
/// price.verdict(on: "1.500")          // .valid
/// price.failure(of: "1.505")?.code    // "decimal.too-many-fraction-digits"
/// price.failure(of: "1000")?.code     // "decimal.too-many-digits"
/// ```
///
/// Codes: `decimal.malformed`; `decimal.too-many-fraction-digits` and, for the digits before the point,
/// `decimal.too-many-digits` (both with `maximum`, `actual`).
public struct DecimalStrategy: ByteValidationStrategy, Hashable {
  /// The largest precision that a strategy accepts, 1000.
  public static let largestPrecision = 1000

  /// The largest number of digits in all, 1 to ``largestPrecision``.
  public let precision: Int
  /// The largest number of digits after the point, 0 to `precision`.
  public let scale: Int

  /// Creates a strategy, or returns `nil` if `precision` or `scale` is out of bounds.
  public init?(precision: Int, scale: Int) {
    guard 1...Self.largestPrecision ~= precision, 0...precision ~= scale else { return nil }
    self.precision = precision
    self.scale = scale
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let lexeme = DecimalLexeme(value) else { throw ValidationFailure("decimal.malformed") }
    let significant = lexeme.significantDigits(in: value)
    guard !significant.isEmpty else { return }
    let point = lexeme.integer.count + lexeme.exponent
    let fractionDigits = significant.upperBound - point
    guard fractionDigits <= scale else {
      throw ValidationFailure(
        "decimal.too-many-fraction-digits", ["maximum": .integer(scale), "actual": .integer(fractionDigits)])
    }
    let integerDigits = point - significant.lowerBound
    guard integerDigits <= precision - scale else {
      throw ValidationFailure(
        "decimal.too-many-digits",
        ["maximum": .integer(precision - scale), "actual": .integer(integerDigits)])
    }
  }
}

extension InputFieldValidationStrategy where Self == DecimalStrategy {
  /// A number with at most `precision` digits in all and at most `scale` after the point: `.decimal(5, 2)`.
  ///
  /// - Precondition: `precision` is 1 to 1000 and `scale` 0 to `precision`.
  public static func decimal(_ precision: Int, _ scale: Int) -> DecimalStrategy {
    guard let strategy = DecimalStrategy(precision: precision, scale: scale) else {
      preconditionFailure("DECIMAL(\(precision), \(scale)) is not a valid type")
    }
    return strategy
  }
}

extension CatalogEntry {
  static let decimal = CatalogEntry(
    name: "decimal", group: .numbers,
    summary: "A number that fits SQL's DECIMAL(P,S): at most S digits after the point and P-S before it.",
    argument: .required("P,S", "P from 1 to 1000, S from 0 to P; leading and trailing zeros are not counted"),
    structure: ArgumentStructure(parts: [.init("precision", .number), .init("scale", .number)]) {
      argument, _ in
      .text("\(argument.text("precision") ?? ""),\(argument.text("scale") ?? "0")")
    },
    swift: ".decimal(5, 2)",
    messages: [
      "decimal.malformed": "must be a number",
      "decimal.too-many-digits":
        "must have at most {maximum} {maximum|digit|digits} before the point, has {actual}",
      "decimal.too-many-fraction-digits":
        "must have at most {maximum} {maximum|digit|digits} after the point, has {actual}",
    ],
    synonyms: ["sql-decimal"],
    examples: [
      .init(argument: "5,2", valid: "999.99", "-0.01", "1.500", "007", "1.5e2", "0e400"),
      .init(
        argument: "5,2", invalid: ("1000", "decimal.too-many-digits"),
        ("0.001", "decimal.too-many-fraction-digits"), ("1e400", "decimal.too-many-digits"),
        ("1,50", "decimal.malformed")),
    ]
  ) { argument throws(RuleError) in
    let parts = (argument ?? "").split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let precision = Int(digits: parts[0]), let scale = Int(digits: parts[1]),
      let strategy = DecimalStrategy(precision: precision, scale: scale)
    else {
      throw .malformedArgument(
        argument ?? "", expected: "digits in all and after the point, such as 5,2", of: "decimal")
    }
    return .content(strategy)
  }
}
