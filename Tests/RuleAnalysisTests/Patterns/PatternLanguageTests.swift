import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the languages of patterns against PCRE2's verdicts on short texts.
struct PatternLanguageTests {
  private static let words = RandomPattern.words(upTo: 4)

  @Test func `PCRE2 matches all texts of the lower language and none outside the upper one`() throws {
    let characters = PatternCharacters()
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomPattern(seed: seed)
      let pattern = random.next()
      guard let strategy = try? RegexStrategy(pattern) else { continue }
      let language = PatternLanguage(pattern, characters)
      let matched = Self.words.filter { strategy.verdict(on: $0) == .valid }
      let unmatched = Self.words.filter { strategy.verdict(on: $0) == .invalid }
      #expect(Language.words(matched).containment(in: language.upper) == .proved, "seed \(seed): \(pattern)")
      #expect(
        Language.words(unmatched).containment(in: .complement(language.lower)) == .proved,
        "seed \(seed): \(pattern)")
    }
  }

  @Test func `a text that refutes is matched by one pattern and not by the other`() throws {
    var counts = [0, 0, 0]
    let characters = PatternCharacters()
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomPattern(seed: seed)
      let (first, second) = (random.next(), random.next())
      guard let one = try? RegexStrategy(first), let other = try? RegexStrategy(second) else { continue }
      let comment = Comment("seed \(seed): \(first) within \(second)")
      switch PatternLanguage(first, characters).containment(in: PatternLanguage(second, characters)) {
      case .proved:
        counts[0] += 1
        #expect(
          !Self.words.contains { one.verdict(on: $0) == .valid && other.verdict(on: $0) == .invalid }, comment
        )
      case .refuted(let text):
        counts[1] += 1
        #expect(one.verdict(on: text) == .valid && other.verdict(on: text) == .invalid, comment)
      case .unknown: counts[2] += 1
      }
    }
    #expect(counts[0] > 40 && counts[1] > 150 && counts[2] < 40, "\(counts)")
  }

  private static let contained: [(String, String)] = [
    ("a", "a|b"), (#"\d{3}"#, #"\d+"#), ("(?i)k", "k|K|\u{212A}"), ("k|K|\u{212A}", "(?i)k"),
    ("é", "(?i)É"), (#"(?!00)\d\d"#, #"\d[1-9]|[1-9]\d"#), (#"\d[1-9]|[1-9]\d"#, #"(?!00)\d\d"#),
    (#"(?:(?:^|,)(A|B))+$"#, "[AB](,[AB])*|(,[AB])+"), ("[AB](,[AB])*|(,[AB])+", #"(?:(?:^|,)(A|B))+$"#),
    (#"[a-z-]{1,63}(?<!-)"#, "[a-z-]{0,62}[a-z]"), (#"(a|b)x\1"#, "axa|bxb"), ("axa|bxb", #"(a|b)x\1"#),
    (#"(\d+)-\1"#, #"\d+-\d+"#), (#"\bfoo\b"#, "foo"), ("foo", #"\bfoo\b"#), ("(?:(?!ab).)*", "(?s).*"),
    (#"\p{Lu}"#, #"\p{L}"#), (#"(?>a+)b"#, "a+b"), (#"\Qa.b\E"#, #"a\.b"#), ("(?#no)a", "a"),
    (#"(?:a|ab)(?:c|bcd)"#, "abcd|acd?|abcd|ac|abc|abbcd|abcd"),
    ("(a?){3}", "a{0,3}"), ("(a|){2}b", "a{0,2}b"), ("(?m)a$\nb", "a\nb"), (#"[[:upper:]]"#, "[A-Z]"),
  ]

  @Test func `a pattern is contained in another`() {
    for (first, second) in Self.contained {
      #expect(
        PatternLanguage(first).containment(in: PatternLanguage(second)) == .proved, "\(first) in \(second)")
    }
  }

  private static let refuted: [(String, String, String)] = [
    (#"\d+"#, #"\d{3}"#, "0"), ("(?i)k", "[kK]", "\u{212A}"), (".*", "[^\n]{0,3}", "aaaa"),
    (#"\w+"#, "[a-z0-9_]+", "A"), (#"(\d+)-\1"#, "[1-9].*", "0-0"), ("a?", "a", ""),
  ]

  private static let apart: [(String, String)] = [
    ("a(?#x)*", "a"), (#"\Qab\E*"#, "(ab)*"), (#"\Qa\b\E"#, "a"), (#"a\Qb\E+"#, "ab"),
  ]

  @Test func `patterns that look alike are not said to be the same`() {
    for (first, second) in Self.apart {
      let (one, other) = (PatternLanguage(first), PatternLanguage(second))
      #expect(
        one.containment(in: other) != .proved || other.containment(in: one) != .proved,
        "\(first) and \(second)")
    }
  }

  @Test func `groups with many texts end`() {
    let groups = (1...9).map { "([a-h])\\\($0)" }.joined()
    #expect(PatternLanguage(groups).containment(in: PatternLanguage("[a-h]+")) == .proved)
    #expect(!PatternLanguage(groups).isExact)
    let optional = "(" + (0..<1_000).map { _ in "a?" }.joined() + ")*"
    #expect(PatternLanguage(optional).containment(in: PatternLanguage("a*")) != .refuted(""))
  }

  @Test func `a shortest text refutes`() {
    for (first, second, text) in Self.refuted {
      #expect(
        PatternLanguage(first).containment(in: PatternLanguage(second)) == .refuted(text),
        "\(first) in \(second)")
    }
  }

  @Test func `what no language expresses is unknown unless the bounds decide`() {
    #expect(PatternLanguage(#"(\d+)-\1"#).containment(in: PatternLanguage(#"x|(\d+)-\1"#)) == .unknown)
    #expect(PatternLanguage(#"(\d+)-\1"#).containment(in: PatternLanguage(#"(\d+)-\1|x"#)) == .proved)
    #expect(!PatternLanguage("(?x) a b").isExact)
    #expect(
      !PatternLanguage(#"(?|(a)|(b))(c)(d)\3"#).isExact && !PatternLanguage(#"(a)(?(1)b|c)(d)\2"#).isExact)
    #expect(!PatternLanguage(#"(*UCP)\d"#).isExact)
    #expect(!PatternLanguage(#"(?<n>a*)\k<n>"#).isExact)
  }
}
