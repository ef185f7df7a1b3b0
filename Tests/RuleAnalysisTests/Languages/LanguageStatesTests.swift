import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the numbers and lists of texts, of which the oracle is PCRE2's verdict on each text.
struct LanguageStatesTests {
  private static let digits = Language.set(ScalarSet("0"..."9"))

  private static let counts: [(Language, Int, Int)] = [
    (.nothing, 5, 0), (.empty, 5, 1), (digits, 0, 0), (digits, 1, 10), (.anyCharacter, 1, 0x110000 - 0x800),
    (.repeated(digits, minimum: 0, maximum: nil), 2, 111),
    (.repeated(digits, minimum: 3, maximum: 3), 9, 1000),
    (.anything, 100, .max), (.union([.words(["a", "ab"]), .words(["ab", "b"])]), 9, 3),
    (.intersection([.repeated(digits, minimum: 0, maximum: nil), .complement(.words(["0", ""]))]), 1, 9),
  ]

  @Test(arguments: counts) func `the number of texts up to a length`(
    language: Language, length: Int, count: Int
  )
    throws
  {
    let states = try #require(LanguageStates([language]))
    #expect(states.count(upTo: length) == count)
  }

  @Test func `only finite languages are listed, and only short texts`() throws {
    let star = Language.repeated(Self.digits, minimum: 0, maximum: nil)
    #expect(LanguageStates([star])?.texts(atMost: 1_000) == nil)
    #expect(LanguageStates([Self.digits])?.texts(atMost: 9) == nil)
    #expect(LanguageStates([Self.digits])?.texts(atMost: 10) == "0123456789".map(String.init))
    #expect(LanguageStates([.nothing])?.texts(atMost: 0) == [])
    let long = Language.repeated(.words(["a"]), minimum: 1_001, maximum: 1_001)
    #expect(LanguageStates([long])?.texts(atMost: 10) == nil)
    // The languages have no text in common, although each has texts without end.
    let letters = Language.repeated(.set(ScalarSet("a"..."z")), minimum: 1, maximum: nil)
    #expect(LanguageStates([star, letters])?.texts(atMost: 10) == [])
    #expect(LanguageStates([.repeated(Self.digits, minimum: 30_000, maximum: 30_000)]) == nil)
  }

  @Test func `random patterns have the texts that PCRE2 matches`() throws {
    let alphabet = RandomPattern.alphabet.flatMap(\.unicodeScalars)
    let short = Language.repeated(.set(ScalarSet(alphabet)), minimum: 0, maximum: 4)
    let all = try #require(LanguageStates([short])?.texts(atMost: 1_000))
    #expect(all.count == 1 + 4 + 16 + 64 + 256 && Set(all).count == all.count)
    var patterns = RandomPattern(seed: TestRun.seed)
    for _ in 0..<100 {
      let pattern = patterns.next()
      let language = PatternLanguage(pattern)
      guard language.isExact, let regex = try? RegexStrategy(pattern) else { continue }
      let states = try #require(LanguageStates([language.upper, short]))
      let matched = Set(all.filter { regex.verdict(on: $0) == .valid })
      let texts = try #require(states.texts(atMost: 1_000))
      #expect(Set(texts) == matched && texts.count == matched.count, "\(pattern)")
      #expect(states.count(upTo: 4) == matched.count, "\(pattern)")
      #expect(states.count(upTo: 2) == matched.count { $0.unicodeScalars.count <= 2 }, "\(pattern)")
    }
  }
}
