/// The bounds of the work that patterns may cause.
///
/// A match is bounded by counts and never by a clock, so that verdicts are the same on every machine with the same PCRE2.
/// A value on which a match reaches its bounds is undecided, with the code `regex.budget-exceeded`.
///
/// The measurements are of PCRE2 10.42 on the 157 published hostile patterns and on ordinary ones, with values of 25 bytes
/// to 64 KiB: `Benchmarks/library.sh patterns FILE`.
public enum PatternLimits {
  // MARK: Matching

  /// The most steps of PCRE2 for the match of one value (pcre2api(3), `pcre2_set_match_limit`).
  public static let steps = 100_000
  /// The most products of steps and bytes of the value: a step may read all of the value.
  ///
  /// Hostile patterns end within 4.9 ms. Ordinary patterns take at most 1.7 steps a byte and so never reach the bound on
  /// values up to 3.4 KiB.
  public static let stepBytes = 20_000_000

  /// The most that a match may cost that has run out of steps and is repeated at a metered cost: `itemCost` for each
  /// item of the pattern that is tried, and one for each byte by which the match moves.
  ///
  /// Ordinary values are decided in 3 ms, hostile ones end within 20 ms; at 12 million the slowest took 23 ms.
  public static let cost = 5_000_000
  /// The most that such a match may cost in PCRE2's interpreter, which takes twice the time of machine code.
  public static let interpreterCost = 2_500_000
  /// The cost of trying one item of a pattern.
  static let itemCost = 8

  /// The most bytes of a thread's stack for machine code (pcre2jit(3)).
  public static let stackSize = 2 << 20
  /// The bytes of that stack before it grows.
  static let initialStackSize = 32 << 10
  /// The most KiB of heap that PCRE2's interpreter may take for one match.
  public static let heapSize = 4 << 10
  /// The deepest nesting of PCRE2's interpreter.
  ///
  /// At each recursion it searches the enclosing ones for one that consumed nothing, so that time is quadratic in depth.
  public static let recursionDepth = 10_000

  /// The steps that a match of a value with that many bytes may take.
  static func steps(forBytes count: Int) -> UInt32 {
    UInt32(min(steps, stepBytes / max(1, count)))
  }

  // MARK: Compiling and analysis

  /// The deepest nesting of groups that is parsed: PCRE2 compiles none deeper (pcre2build(3)).
  static let nesting = 250
  /// The greatest count of a quantifier in a pattern that becomes an automaton.
  static let automatonCount = 500
  /// The most characters of a pattern that becomes an automaton, with repetitions by a count written out.
  static let automatonPositions = 1_000
  /// The most states of an automaton: their numbers are bytes.
  static let automatonStates = 256
  /// The most steps from position to position that the construction of an automaton may take: 20 ms.
  static let automatonSteps = 500_000
  /// The most characters of a pattern whose ambiguity is analysed, with repetitions by a count written out: time is
  /// quadratic in them.
  static let analysedPositions = 400
  /// The count from which a repetition is analysed as an endless one: ten pieces of a text of a hundred characters can be
  /// cut in 10¹² ways.
  package static let manyRepetitions = 10
}
