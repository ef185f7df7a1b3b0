/// The value is a number that a `DECIMAL(precision, scale)` of SQL holds without loss: at most `scale` digits after
/// the point and `precision - scale` before it, so at most `precision` in all.
///
/// ISO/IEC 9075-2, section 4.4.2 (exact numeric types): it is the number that counts, not its spelling, as with
/// `totalDigits` and `fractionDigits` of XML Schema (part 2, sections 4.3.11 and 4.3.12). The grammar is that of the
/// rule `number`. Zeros before the first other digit of the integer part and after the last one of the fraction
/// do not count: `007.500` has one digit before the point and one after it. An exponent moves the point first:
/// `1.5e3` has four digits before it, `5e-3` three after it.
///
/// ```swift
/// let price = DecimalStrategy(precision: 5, scale: 2)!
/// price.verdict(on: "999.99")         // .valid
/// price.verdict(on: "1.500")          // .valid
/// price.failure(of: "1.505")?.code    // "decimal.too-many-fraction-digits"
/// price.failure(of: "1000")?.code     // "decimal.too-many-digits"
/// ```
///
/// Codes: `decimal.malformed`, `decimal.too-many-fraction-digits` and, of the digits before the point,
/// `decimal.too-many-digits` (both with `maximum`, `actual`).
public struct DecimalStrategy: ByteValidationStrategy, Hashable {
  /// The largest precision: so that an exponent of any size is compared with it rightly.
  public static let largestPrecision = 1000

  /// How many digits there may be in all, 1 to ``largestPrecision``.
  public let precision: Int
  /// How many of them stand after the point, 0 to `precision`.
  public let scale: Int

  /// A strategy, or `nil` where SQL has no such type: a scale above the precision, or a number out of bounds.
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
  /// A number of at most so many digits in all, and so many after the point: `.decimal(5, 2)`.
  ///
  /// - Precondition: `precision` is 1 to 1000 and `scale` 0 to `precision`.
  public static func decimal(_ precision: Int, _ scale: Int) -> DecimalStrategy {
    guard let strategy = DecimalStrategy(precision: precision, scale: scale) else {
      preconditionFailure("DECIMAL(\(precision), \(scale)) is no type")
    }
    return strategy
  }
}

extension CatalogEntry {
  static let decimal = CatalogEntry(
    name: "decimal", group: .numbers,
    summary: "A number that a DECIMAL(P,S) of SQL holds: at most S digits after the point, P-S before it.",
    argument: .required("P,S", "P from 1 to 1000, S from 0 to P; zeros at either end do not count"),
    structure: ArgumentStructure(parts: [.init("precision", .number), .init("scale", .number)]) {
      argument, _ in
      .text("\(argument.text("precision") ?? ""),\(argument.text("scale") ?? "0")")
    },
    swift: ".decimal(5, 2)",
    codes: ["decimal.malformed", "decimal.too-many-digits", "decimal.too-many-fraction-digits"],
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
