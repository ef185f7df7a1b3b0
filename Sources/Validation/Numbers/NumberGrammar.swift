internal import Bytes

/// A grammar of numbers.
public enum NumberGrammar: Sendable, Hashable {
  /// A decimal with optional sign, fraction and exponent (`DecimalNotation.number`): the rule `number`.
  case decimal
  /// A decimal, or `NaN`, `INF` or `-INF` in either case: the type `number` of Table Schema v2.
  case tableSchema
  /// A valid floating-point number of WHATWG HTML, section 2.3.4.3: no `+` before it, and a digit after each point. A
  /// number that rounds to an infinite double is read as infinite, because HTML's rules for parsing reject it.
  case html

  /// A parsed number.
  package enum Number {
    case decimal(DecimalLexeme)
    case infinity(isNegative: Bool)
    case notANumber
  }

  package func number(in value: Span<UInt8>) -> Number? {
    if self == .html { return DecimalLexeme(value, .html).map { Self.finite($0, in: value) } }
    if let lexeme = DecimalLexeme(value) { return .decimal(lexeme) }
    guard self == .tableSchema else { return nil }
    if value.isSpelled("nan") { return .notANumber }
    if value.isSpelled("inf") { return .infinity(isNegative: false) }
    if value.isSpelled("-inf") { return .infinity(isNegative: true) }
    return nil
  }

  private static func finite(_ lexeme: DecimalLexeme, in value: Span<UInt8>) -> Number {
    if leastInfinite.order(of: lexeme, in: value) >= 0 { return .infinity(isNegative: false) }
    if greatestInfinite.order(of: lexeme, in: value) <= 0 { return .infinity(isNegative: true) }
    return .decimal(lexeme)
  }

  /// 2^1024 - 2^970, halfway between the largest finite double and 2^1024. Rounding to even rounds it up, to infinity.
  private static let leastInfinite = ExactDecimal(leastInfiniteDigits)!
  private static let greatestInfinite = ExactDecimal("-" + leastInfiniteDigits)!

  private static let leastInfiniteDigits =
    "17976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758"
    + "72070963302864166928879109465555478519404026306574886715058206819089020007083836762738548458177"
    + "11531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508"
    + "093042880177904174497792"
}
