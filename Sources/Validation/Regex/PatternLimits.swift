/// The limits of the work that patterns may cause.
///
/// A match is limited by counts and never by time, so that verdicts do not depend on the speed or the load of the machine. Where
/// PCRE2 has no JIT compiler, a value can be undecided that is decided elsewhere (``interpreterCost``). A value on which a match
/// exceeds its limits is undecided, with the code `regex.budget-exceeded`.
///
/// The measurements are of PCRE2 10.42 on the 157 published hostile patterns and on ordinary ones, with values of 25 bytes
/// to 64 KiB: `Benchmarks/library.sh patterns FILE`.
package enum PatternLimits {
  // MARK: Matching

  /// The maximum number of steps of PCRE2 for the match of one value (pcre2api(3), `pcre2_set_match_limit`).
  package static let steps = 100_000
  /// The maximum product of the number of steps and the number of bytes of the value: a step may read all of
  /// the value.
  ///
  /// Hostile patterns end within 4.9 ms. Ordinary patterns take at most 1.7 steps a byte and so never reach
  /// the limit on values up to 3.4 KiB.
  package static let stepBytes = 20_000_000

  /// The maximum cost of a match that has exceeded its number of steps and is repeated with a cost meter:
  /// `itemCost` for each item of the pattern that is tried, and 1 for each byte by which the match moves.
  ///
  /// Ordinary values are decided in 3 ms, hostile ones end within 20 ms; at 12 million the slowest took 23 ms.
  package static let cost = 5_000_000
  /// The maximum cost of such a match in PCRE2's interpreter, which takes twice the time of machine code.
  package static let interpreterCost = 2_500_000
  /// The cost of trying one item of a pattern.
  static let itemCost = 8

  /// The maximum number of bytes of a thread's stack for machine code (pcre2jit(3)).
  package static let stackSize = 2 << 20
  /// The number of bytes of that stack before it grows.
  static let initialStackSize = 32 << 10
  /// The maximum number of KiB of heap that PCRE2's interpreter may take for one match.
  package static let heapSize = 4 << 10
  /// The maximum depth of PCRE2's interpreter.
  ///
  /// At each recursion it searches the enclosing ones for one that consumed nothing, so that time is quadratic in depth.
  package static let recursionDepth = 10_000

  /// The maximum number of steps for a match of a value of that many bytes.
  static func steps(forBytes count: Int) -> UInt32 {
    UInt32(min(steps, stepBytes / max(1, count)))
  }

  // MARK: Compiling and analysis

  /// The maximum depth of groups that are parsed: PCRE2 compiles no deeper ones (pcre2build(3)).
  static let nesting = 250
  /// The maximum count of a quantifier in a pattern that becomes an automaton.
  static let automatonCount = 500
  /// The maximum number of characters of a pattern that becomes an automaton, with counted repetitions
  /// written out.
  static let automatonPositions = 1_000
  /// The maximum number of states of an automaton: their numbers are bytes.
  static let automatonStates = 256
  /// The maximum number of steps from position to position for the construction of an automaton, which take
  /// 20 ms.
  static let automatonSteps = 500_000
  /// The maximum number of characters of a pattern whose ambiguity is analyzed, with counted repetitions
  /// written out: the time is quadratic in it.
  static let analyzedPositions = 400
  /// The count from which a repetition is analyzed as an unbounded one: a text of a hundred characters can be
  /// divided into ten pieces in 10¹² ways.
  package static let manyRepetitions = 10
}
