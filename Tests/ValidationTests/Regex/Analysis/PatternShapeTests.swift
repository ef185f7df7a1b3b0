import TestSupport
import Testing

@testable import Validation

struct PatternShapeTests {
  @Test(arguments: [
    (#"\d{5}(-\d{4})?"#, 5, 10 as Int?), ("", 0, 0), ("a|bcd|", 0, 3), ("a*", 0, nil),
    ("(ab){2,3}c+", 5, nil),
    ("(?:a?b){4}", 4, 8), ("(){3}x", 1, 1), ("^.{2,}$", 2, nil), ("(|a){0}", 0, 0), ("(a{0})*b", 1, 1),
  ])
  func `lengths are those of the shortest and the longest match`(
    pattern: String, shortest: Int, longest: Int?
  ) throws {
    let lengths = try #require(PatternShape(pattern)).lengths
    #expect(lengths.shortest == shortest)
    #expect(lengths.longest == longest)
  }

  @Test(arguments: [
    "(a+)+", "(a*)*b", "([a-z]+)*x", "(a|a)*", "(a|aa)+", "(a|b|ab)*", #"(\d+\s?)+x"#, "(.*)*x",
    #"(\w+\.?)+@"#,
    "(x+x+)+y", "(a+){10}y", "(a?){25}a{25}", "(.*a){11}", "(a{1,40}){1,40}", "((a|b)+|c)*d(e?f+)+",
    #"^(([a-z])+.)+[A-Z]([a-z])+$"#,
  ])
  func `repetitions that can split a text in too many ways are detected`(pattern: String) throws {
    #expect(try #require(PatternShape(pattern)).mayBacktrackExponentially)
  }

  @Test(arguments: [
    "a+", "(ab+)+", "(a|b)*", "[a-z]+(-[a-z]+)*", #"\d{5}(-\d{4})?"#, #"[^@]+@[^@]+\.[^@]+"#, "([a-z]+,)*",
    #"(\d{1,3}\.){3}\d{1,3}"#, "(a+){2}y", "[a-z]{1,63}", "([a-z]{1,63}\\.)*", "(a?)*",
    #"([a-z0-9]+(-+[a-z0-9]+)*[.])+[a-z]{2,63}"#,
    "(a{10})*", #"\s*\w+\s*"#, "(a|B|Ab)*",
  ])
  func `ordinary repetitions are not reported`(pattern: String) throws {
    #expect(try !#require(PatternShape(pattern)).mayBacktrackExponentially)
  }

  @Test func `ignoring case can make a repetition ambiguous`() throws {
    #expect(try #require(PatternShape("(a|B|Ab)*", options: .caseless)).mayBacktrackExponentially)
    #expect(try #require(PatternShape("(?i)(a|B|Ab)*")).mayBacktrackExponentially)
  }

  @Test(arguments: [#"(\w)\1"#, "(?=a)b", "é+", "(?>a+)+"])
  func `a pattern that is not a regular expression over ASCII has no shape`(pattern: String) {
    #expect(PatternShape(pattern) == nil)
  }

  /// Counts the ways to match a text exhaustively.
  @Test func `a pattern that matches a text in exponentially many ways is always detected`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var exponential = 0
    for _ in 0..<TestRun.rounds(80) {
      let pattern = Self.pattern(depth: 3, using: &random)
      let syntax = try #require(RegularSyntax(PatternSyntax(pattern)))
      // Doubling a text multiplies the number of ways by 2ⁿ if it is exponential, and by about 2⁵ if it is polynomial.
      let isExponential = Self.words.contains { word in
        let ways = [12, 24].map { WayCounter(syntax, String(repeating: word, count: $0)).ways }
        return ways[1] > 60 * max(ways[0], 1)
      }
      exponential += isExponential ? 1 : 0
      let isKnown = try #require(PatternShape(pattern)).mayBacktrackExponentially
      #expect(isKnown || !isExponential, "seed \(seed): \(pattern)")
    }
    #expect(exponential > 0)
  }

  private static let words = ["a", "b", "ab", "aab", "abb"]

  private static func pattern(depth: Int, using random: inout SeededGenerator) -> String {
    if depth == 0 { return ["a", "b", "[ab]"].randomElement(using: &random)! }
    func part() -> String { pattern(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return part() + part()
    case 1: return "(" + part() + "|" + part() + ")"
    case 2: return "(" + part() + ")+"
    case 3: return "(" + part() + ")?" + part()
    default: return part()
    }
  }
}

/// Counts the ways in which an expression matches prefixes of a text, as a simple reference implementation.
private struct WayCounter {
  let text: [UInt8]
  private(set) var ways = 0.0

  init(_ syntax: RegularSyntax, _ text: String) {
    self.text = Array(text.utf8)
    ways = counts(of: syntax, from: [0: 1]).values.reduce(0, +)
  }

  /// Returns the number of ways to reach each offset, given the number of ways to reach each start offset. Empty
  /// iterations of a repetition are not counted.
  private func counts(of syntax: RegularSyntax, from starts: [Int: Double]) -> [Int: Double] {
    switch syntax {
    case .set(let set):
      var result: [Int: Double] = [:]
      for (offset, ways) in starts where offset < text.count && set >> UInt128(text[offset]) & 1 == 1 {
        result[offset + 1, default: 0] += ways
      }
      return result
    case .sequence(let parts): return parts.reduce(starts) { counts(of: $1, from: $0) }
    case .alternatives(let parts):
      return parts.reduce(into: [:]) { $0.merge(counts(of: $1, from: starts), uniquingKeysWith: +) }
    case .repeated(let part, let minimum, let maximum):
      var result = minimum == 0 ? starts : [:]
      var reached = starts
      var count = 0
      while !reached.isEmpty, count < maximum ?? .max {
        count += 1
        reached = reached.reduce(into: [:]) { sum, start in
          let ends = counts(of: part, from: [start.key: start.value]).filter { $0.key > start.key }
          sum.merge(ends, uniquingKeysWith: +)
        }
        if count >= minimum { result.merge(reached, uniquingKeysWith: +) }
      }
      return result
    }
  }
}
