internal import Bytes
internal import ValidationData

/// The form of an amount of money: where its symbol, its sign and its digits are, and what separates them.
///
/// A format is written as an amount, in the notation of UTS #35, part 3, section 3 ("Number Format Patterns"), with the symbol and the
/// separators of the values:
///
/// - `0` is a digit, and `#` one that may be absent: `#,##0.00` has groups of three digits and two decimals, `#,###.00` also accepts
///   `.50`, and `0.0#` has one decimal or two, and `0.0[00]` one or three. The separator before `#` is that of groups, the one before the first decimal `0` the
///   decimal separator. A value has all separators of its groups or, if they are optional, none.
/// - `-` is the place of a minus sign, which may be absent. Without it no value is negative, unless the whole format is in parentheses:
///   then a value may be in parentheses too.
/// - What is in brackets may be absent: `[$]#[,]##0[.00]`.
/// - Every other character is written as it is.
///
/// A space is also U+00A0 or U+202F in values, an apostrophe U+2019, a minus U+2212, and `¥` U+FFE5. The marks of direction U+061C, U+200E
/// and U+200F may be anywhere.
///
/// ```swift
/// try MoneyFormat("-#.##0,00 €").example        // "1.234,50 €"
/// try MoneyFormat(locale: "de-DE").pattern      // "-#[.]##0[,00][[ ]€]"
/// ```
public struct MoneyFormat: Sendable, Hashable {
  /// The notation of the format.
  public let pattern: String
  /// An amount in the format, with all its parts but a sign.
  public let example: String
  let automaton: MoneyAutomaton

  /// Creates a format from its notation.
  ///
  /// - Throws: ``RuleError/malformedArgument(_:expected:of:)`` if the notation does not have exactly one number, if its groups differ or its last one
  ///   has fewer than three digits, if it has `¤`, `;` or a digit other than 0, if
  ///   a bracket or parenthesis is not closed, or if it is longer than 128 bytes.
  public init(_ pattern: String) throws(RuleError) {
    guard let parts = MoneyFormatParser.parts(of: pattern), let automaton = MoneyAutomaton(parts) else {
      throw .malformedArgument(
        pattern, expected: "one amount such as $#,##0.00, or a locale such as de-DE", of: "money")
    }
    self.pattern = pattern
    self.automaton = automaton
    example = parts.map(\.example).joined()
  }

  /// Creates the format of the money of a territory in CLDR, with symbol, separators of groups and decimals optional.
  ///
  /// - Parameter locale: A language and a territory, such as `de-CH`.
  /// - Throws: ``RuleError/unknownChoice(_:of:among:)`` if CLDR has no such locale.
  public init(locale: String) throws(RuleError) {
    guard let line = MoneyFormats.formats.line(startingWith: locale.utf8.span) else {
      let locales = MoneyFormats.formats.all.map { String($0.prefix { $0 != " " }) }
      throw .unknownChoice(locale, of: "locale", among: locales)
    }
    try self.init(MoneyFormats.formats.text(in: line.lowerBound + locale.utf8.count + 1..<line.upperBound))
  }

  /// Creates the format that an argument of the rule names: by its notation, or by a locale, which has neither `#` nor `0`.
  init(argument: String) throws(RuleError) {
    let isLocale = argument.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } && !argument.isEmpty
    if isLocale { try self.init(locale: argument) } else { try self.init(argument) }
  }

  public static func == (first: Self, second: Self) -> Bool { first.pattern == second.pattern }

  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
