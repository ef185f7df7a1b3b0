/// Which spellings are numbers.
public enum NumberGrammar: Sendable, Hashable {
  /// A decimal with optional sign, fraction and exponent: the rule `number`.
  case decimal
  /// A decimal, or `NaN`, `INF` or `-INF` in any case: the type `number` of Table Schema v2.
  case tableSchema

  /// What a spelling says.
  enum Number {
    case decimal(DecimalLexeme)
    case infinity(isNegative: Bool)
    case notANumber
  }

  func number(in value: Span<UInt8>) -> Number? {
    if let lexeme = DecimalLexeme(value) { return .decimal(lexeme) }
    guard self == .tableSchema else { return nil }
    if value.isSpelled("nan") { return .notANumber }
    if value.isSpelled("inf") { return .infinity(isNegative: false) }
    if value.isSpelled("-inf") { return .infinity(isNegative: true) }
    return nil
  }
}
