internal import CPCRE2

/// How a pattern is read, as PCRE2's own flags inside the pattern also say it: `(?i)`, `(?s)`, `(?x)`, `(?m)`.
public struct PatternOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Letters match without regard to case, beyond ASCII too: `(?i)`.
  public static let caseless = PatternOptions(rawValue: 1)
  /// A dot matches line ends too: `(?s)`.
  public static let dotAll = PatternOptions(rawValue: 2)
  /// White space in the pattern is not part of it, and `#` begins a comment: `(?x)`.
  public static let extended = PatternOptions(rawValue: 4)
  /// `^` and `$` match at the ends of lines too: `(?m)`. The whole value has to match all the same.
  public static let multiline = PatternOptions(rawValue: 8)

  /// The options as PCRE2's bits.
  var bits: UInt32 {
    let table: [(PatternOptions, UInt32)] = [
      (.caseless, PCRE2_CASELESS), (.dotAll, PCRE2_DOTALL), (.extended, PCRE2_EXTENDED),
      (.multiline, PCRE2_MULTILINE),
    ]
    return table.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
