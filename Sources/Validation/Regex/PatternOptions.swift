internal import CPCRE2

/// Options of a pattern, equal to PCRE2's flags within the pattern: `(?i)`, `(?s)`, `(?x)`, `(?m)`.
public struct PatternOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Letters match without regard to case, beyond ASCII too: `(?i)`.
  public static let caseless = PatternOptions(rawValue: 1)
  /// A dot matches line feeds too: `(?s)`.
  public static let dotAll = PatternOptions(rawValue: 2)
  /// White space in the pattern is not part of it, and `#` begins a comment: `(?x)`.
  public static let extended = PatternOptions(rawValue: 4)
  /// `^` and `$` match at the start and end of each line too: `(?m)`. A match is of the whole value nevertheless.
  public static let multiline = PatternOptions(rawValue: 8)

  /// PCRE2's bits of the options.
  var bits: UInt32 {
    let table: [(PatternOptions, UInt32)] = [
      (.caseless, PCRE2_CASELESS), (.dotAll, PCRE2_DOTALL), (.extended, PCRE2_EXTENDED),
      (.multiline, PCRE2_MULTILINE),
    ]
    return table.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
