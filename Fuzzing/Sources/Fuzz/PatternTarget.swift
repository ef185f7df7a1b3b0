internal import Validation

/// Patterns: the first line is the pattern, each further one a value.
///
/// The verdicts are compared with those of the same pattern before an empty lookahead, which no automaton can decide, so that
/// PCRE2 does.
enum PatternTarget {
  static func run(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let pattern = String(decoding: lines[0], as: UTF8.self)
    guard pattern.utf8.count <= 200, let strategy = try? RegexStrategy(pattern) else { return }
    let other = try? RegexStrategy("(?:\(pattern))(?=)")
    for line in lines.dropFirst().prefix(20) {
      let value = Array(line.prefix(2000))
      let verdict = strategy.verdict(on: value.span)
      let failure = strategy.failure(of: value.span)
      expect((failure == nil) == (verdict == .valid), "the verdict and the failure differ")
      guard let other, verdict != .undecided else { continue }
      let expected = other.verdict(on: value.span)
      expect(expected == .undecided || expected == verdict, "PCRE2 decides \(pattern) otherwise")
    }
  }
}
