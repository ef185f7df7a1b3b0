import Testing

/// A pattern with catastrophic backtracking on values that it does not match.
struct HostilePattern: Sendable, CustomTestStringConvertible {
  /// The pattern without additional flags.
  let plain: String
  /// The pattern with a flag that has no effect except that PCRE2 is used instead of an automaton.
  var pattern: String { "(?-i)" + plain }
  /// The repeated part of the value.
  let pump: String
  /// The end of the value, because of which it does not match.
  let end: String

  init(_ pattern: String, _ pump: String, _ end: String = "!") {
    (self.plain, self.pump, self.end) = (pattern, pump, end)
  }

  var testDescription: String { plain }

  /// Returns the longest value of at most `count` bytes.
  func value(count: Int) -> [UInt8] {
    let pumps = (count - end.utf8.count) / pump.utf8.count
    return Array(String(repeating: pump, count: pumps).utf8) + end.utf8
  }

  static let all: [HostilePattern] = [
    // Nested repetitions: exponential.
    .init("(q+)+", "q"), .init("(?:q*)*r?", "q"), .init("((q*)*)*", "q"), .init(#"([0-9]+)*[#%]"#, "7"),
    .init(#"(?:\w+\s?)+"#, "word "), .init("(?:m+n?)+[op]", "m"), .init(#"(?:[\w.]+[.-]?)+[@%]"#, "v."),
    // Overlapping alternatives: exponential.
    .init("(?:q|q)*", "q"), .init("(?:q|qq|qqq)+", "q"), .init(#"(?:\d|[3-5]|4)+"#, "4"),
    .init("(?:a|ab|b)*", "ab"),
    .init(#"(?:\p{L}|é)+"#, "é"),
    // Consecutive optional items, recursion, backreferences and lookaheads.
    .init("(?:k?){40}k{40}", "k"), .init("(t(?1)*t?)+", "t"), .init(#"(s+)\1*(s+)\2*[yz]"#, "s"),
    .init("(?=(?:u+)+$)u+.", "u"),
    // Adjacent repetitions: polynomial.
    .init("(.*)(.*)(.*)(.*)(.*)[=~]", "x"), .init(".*,.*,.*,.*,.*[;~]", ","),
    .init(#"\s*(.*?)\s*(.*?)\s*[;~]"#, " "),
    .init("[a-z]*[a-m]*[g-z]*[a-z]*[0-9]", "h"),
  ]
}
