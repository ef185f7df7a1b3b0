import Bytes
import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of texts that are made for patterns, against PCRE2's verdicts.
struct LanguageSourceTests {
  private static func texts(_ pattern: String, count: Int, seed: UInt64 = 1) -> [String]? {
    let language = PatternLanguage(pattern)
    guard var source = LanguageSource([language.lower], takingAllSteps: true) else { return nil }
    var random = RandomNumbers(seed: seed)
    return (0..<count).map { _ in
      var value: [UInt8] = []
      source.append(to: &value, using: &random)
      return String(decoding: value, as: UTF8.self)
    }
  }

  @Test func `PCRE2 matches all texts of random patterns`() throws {
    var made = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomPattern(seed: seed)
      let pattern = random.next()
      guard let strategy = try? RegexStrategy(pattern), let texts = Self.texts(pattern, count: 40) else {
        continue
      }
      made += 1
      for text in texts { #expect(strategy.verdict(on: text) == .valid, "seed \(seed): \(pattern): \(text)") }
    }
    #expect(made > 300)
  }

  @Test func `each way through a pattern is taken before texts are random`() throws {
    let pattern = "(a|bc|d[0-9]{2})(x|y)?(?:-(?:one|two|three))*"
    let texts = try #require(Self.texts(pattern, count: 20))
    for part in ["a", "bc", "d", "x", "y", "-one", "-two", "-three"] {
      #expect(texts.contains { $0.contains(part) }, "\(part): \(texts)")
    }
    let digits = try #require(Self.texts("[a-z]|[0-9]|[A-Z]", count: 3))
    #expect(digits.contains { $0 >= "a" } && digits.contains { ("0"..."9").contains($0) })
  }

  @Test func `a language without texts has no source`() {
    #expect(Self.texts("(?!a)a", count: 1) == nil)
    #expect(Self.texts("a{3}", count: 2) == ["aaa", "aaa"])
    #expect(Self.texts("", count: 1) == [""])
  }

  @Test func `the same seed makes the same texts`() {
    let pattern = "[a-z]{3,9}@[a-z]+"
    #expect(Self.texts(pattern, count: 50, seed: 5) == Self.texts(pattern, count: 50, seed: 5))
    #expect(Self.texts(pattern, count: 50, seed: 5) != Self.texts(pattern, count: 50, seed: 6))
  }
}
