import Testing

/// A pattern that backtracks without end on values that it does not match.
struct HostilePattern: Sendable, CustomTestStringConvertible {
  /// The pattern as it is published.
  let plain: String
  /// The pattern with a flag that changes nothing but that PCRE2 and no automaton answers.
  var pattern: String { "(?-i)" + plain }
  /// What the value repeats, and the character at its end with which nothing matches.
  let pump: String
  let end: String

  init(_ pattern: String, _ pump: String, _ end: String = "!") {
    (self.plain, self.pump, self.end) = (pattern, pump, end)
  }

  var testDescription: String { plain }

  /// A value of at most so many bytes, and no fewer than so many less a pump.
  func value(count: Int) -> [UInt8] {
    let pumps = (count - end.utf8.count) / pump.utf8.count
    return Array(String(repeating: pump, count: pumps).utf8) + end.utf8
  }

  static let all: [HostilePattern] = [
    // A repeat within a repeat: exponential.
    .init("(q+)+", "q"), .init("(?:q*)*r?", "q"), .init("((q*)*)*", "q"), .init(#"([0-9]+)*[#%]"#, "7"),
    .init(#"(?:\w+\s?)+"#, "word "), .init("(?:m+n?)+[op]", "m"), .init(#"(?:[\w.]+[.-]?)+[@%]"#, "v."),
    // Alternatives that overlap: exponential.
    .init("(?:q|q)*", "q"), .init("(?:q|qq|qqq)+", "q"), .init(#"(?:\d|[3-5]|4)+"#, "4"),
    .init("(?:a|ab|b)*", "ab"),
    .init(#"(?:\p{L}|é)+"#, "é"),
    // Optional items in a row, recursion, back references, lookaheads.
    .init("(?:k?){40}k{40}", "k"), .init("(t(?1)*t?)+", "t"), .init(#"(s+)\1*(s+)\2*[yz]"#, "s"),
    .init("(?=(?:u+)+$)u+.", "u"),
    // Repeats side by side: polynomial.
    .init("(.*)(.*)(.*)(.*)(.*)[=~]", "x"), .init(".*,.*,.*,.*,.*[;~]", ","),
    .init(#"\s*(.*?)\s*(.*?)\s*[;~]"#, " "),
    .init("[a-z]*[a-m]*[g-z]*[a-z]*[0-9]", "h"),
  ]
}
