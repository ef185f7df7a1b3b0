import TestSupport
import Testing

@testable import Validation

/// Checks which patterns have an automaton and compares its verdicts with those of PCRE2.
@Suite struct PatternAutomatonTests {
  @Test(arguments: [
    "", "a", "abc", "a|b", "|a", "a|", "(a)", "(?:a)", "()", "(|a)", #"\d{5}(-\d{4})?"#,
    "[A-Za-z0-9_%+-]+@[a-z.]+",
    "^a$", "^a|b$", #"\^\$"#, "[a-]", "[-a]", "[+--]", "[a-c-e]", #"[\]]"#,
    #"[^\s@]+"#, ".", ".*",
    "a{0}", "a{0,0}b", "a{2}", "a{2,}", "a{2,3}", "(ab|c){1,3}", "a*?", "a+?b", "a??", "a{1,2}?", "[.]",
    "[^.]", "[$^*]",
    #"\w+\s\W\S\D"#, #"[\w.-]"#, #"\t\n\r"#, "a b", "[a-z]*[a-m]*[g-z]*", "(a?){3}a{3}", "((a|b)*c)*",
    #"\-\/\@"#,
    "(?i)ab", "(?i)[^ak]", "(?i)[Z-b]", #"(?i)\W|k"#, "(?i)[A-Z]*a", "(?i)^[^a-z]+$", "(?s).+", "(?is)a.",
    "(?sim)^A|.k$",
    "(?m)^a$",
    "[[a]", "x]", "}", "a}", ",", "[a|b]", "(a|b)|(c|d)", "#", "[ -~]+",
  ])
  func `an automaton and PCRE2 have the same verdict on every short value`(pattern: String) throws {
    let automaton = try #require(PatternAutomaton(pattern))
    let backtracking = try RegexStrategy("(?-i)" + pattern)
    let alphabet = Array("aAbkK-]^$.5 ,\n".utf8) + [0, 0x7F]
    var values: [[UInt8]] = [[]]
    for length in 0...3 {
      for value in values {
        let ofAutomaton = automaton.verdict(on: value.span)
        let verdict = try #require(ofAutomaton)
        if verdict != backtracking.verdict(on: value) {
          Issue.record("'\(pattern)' on '\(value.shown)' is \(verdict)")
          return
        }
      }
      guard length < 3 else { break }
      values = values.flatMap { value in alphabet.map { value + [$0] } }
    }
  }

  @Test(arguments: [
    #"\d{5}(-\d{4})?"#, "^[a-z]+$", "(?i)^[a-z]+$", "(?s).*", "(a|aa)+", "[^@]+@[^@]+", #"(?:\w+\s?)+"#,
    ".{1,40}",
  ])
  func `an ordinary pattern has an automaton`(pattern: String) {
    #expect(PatternAutomaton(pattern) != nil)
  }

  @Test(arguments: [
    #"(a)\1"#, "(?=a)a", "(?x)a", "(?ix)a", "(?-i)a", "(?i-s)a", "(?^)a", "(?)a", "(?i:a)", "a(?i)",
    "(?i)(?s)a", "a++", "(?>a)", "é", #"\p{L}"#, #"\bA"#, "[[:alpha:]]", #"\x41"#, "(?#c)a",
    #"\Qa\E"#, "a^b", "a$b", "(a$)b", "(^a)", "(?m)a|^b", "(*UCP)a", #"\h"#, "a{,3}", "a{x}", "{",
    "[a[:digit:]]", #"[^\w\W]"#, "(?|a)", "(?<n>a)", "[]a]", "(a{500}){500}", "(a?){400}",
  ])
  func `a pattern that is unsupported or too large has no automaton`(pattern: String) throws {
    #expect(PatternAutomaton(pattern) == nil)
    _ = try RegexStrategy(pattern)
  }

  @Test(arguments: [
    "^*", #"[a\-z\d-f]\K"#, #"[\d-x]"#, "a**", "a{2}{3}", "[b-a]", "a{3,2}", "(", ")", "[a", "[]", "[^]",
    #"\"#,
    "*", "a|*",
  ])
  func `a pattern that PCRE2 rejects has no automaton`(pattern: String) {
    #expect(PatternAutomaton(pattern) == nil)
    #expect(throws: PatternError.self) { try RegexStrategy(pattern) }
  }

  @Test(
    arguments: [
      ("a.", .caseless), ("a.", .dotAll), ("[^b]", [.caseless, .multiline]), ("(?s)A.", .caseless),
      ("^a$", .multiline),
      ("(?i)a|.", [.dotAll, .multiline]),
    ] as [(String, PatternOptions)])
  func `options have the same effect on an automaton and on PCRE2`(pattern: String, options: PatternOptions)
    throws
  {
    let automaton = try #require(PatternAutomaton(pattern, options: options))
    let backtracking = try RegexStrategy("(?-x)" + pattern, options: options)
    let alphabet = Array("aAbB\n\r.".utf8)
    for first in alphabet {
      #expect(automaton.verdict(on: [first].span) == backtracking.verdict(on: [first]))
      for second in alphabet {
        #expect(automaton.verdict(on: [first, second].span) == backtracking.verdict(on: [first, second]))
      }
    }
    #expect(PatternAutomaton(pattern, options: options.union(.extended)) == nil)
  }

  @Test func `PCRE2 checks non-ASCII letters that equal ASCII letters if case is ignored`() throws {
    #expect(try RegexStrategy("(?i)[a-z]k").verdict(on: "\u{17F}\u{212A}") == .valid)
    #expect(try RegexStrategy("[^k]", options: .caseless).verdict(on: "\u{212A}") == .invalid)
  }

  @Test func `PCRE2 checks a non-ASCII value unless its first words cannot begin a match`() throws {
    let automaton = try #require(PatternAutomaton("a[^b]c"))
    #expect(automaton.verdict(on: Array("aéc".utf8).span) == nil)
    #expect(automaton.verdict(on: Array("xéc".utf8).span) == nil)
    #expect(automaton.verdict(on: Array("xxxxxxxxéc".utf8).span) == .invalid)
    #expect(try RegexStrategy("a[^b]c").verdict(on: "xéc") == .invalid)
    #expect(try RegexStrategy("a[^b]c").verdict(on: "aéc") == .valid)
    #expect(try RegexStrategy("a[^b]c").verdict(on: [0x61, 0xFF, 0x63]) == .invalid)
    #expect(try RegexStrategy("a[^b]c").failure(of: [0x78, 0xFF].span)?.code == "text.invalid-utf8")
  }

  @Test func `an automaton decides hostile patterns on very long values`() throws {
    let beyondAutomata: Set = [#"(?:\p{L}|é)+"#, "(t(?1)*t?)+", #"(s+)\1*(s+)\2*[yz]"#, "(?=(?:u+)+$)u+."]
    for hostile in HostilePattern.all {
      let hasAutomaton = PatternAutomaton(hostile.plain) != nil
      #expect(hasAutomaton != beyondAutomata.contains(hostile.plain), "\(hostile.plain)")
      guard hasAutomaton else { continue }
      #expect(try RegexStrategy(hostile.plain).verdict(on: hostile.value(count: 1 << 20)) == .invalid)
    }
  }
}
