import TestSupport
import Testing
import Validation

extension RuleTable {
  private static let having = [
    "aab", "aaab", "xaab", "aabx", "xaabx", "aabaab", "aaaaaaaaab", "abaabab", "aab\n", "\0aab", "éaab",
  ]
  private static let lacking = [
    "", "a", "ab", "aa", "ba", "aba", "baa", "aaa", "AAB", "aa\0b", "a ab", "aaaaaaaa", "aаb",
  ]

  static let contains = RuleTable("contains:aab", accepts: having, rejects: ["contains.missing": lacking])
  static let notContains = RuleTable(
    "not-contains:aab", accepts: lacking, rejects: ["not-contains.found": having])

  private static let beginning = [
    "é:", "é:x", "é: ", "é:é:", "é:\0", "é:\n", "é:\u{301}", "é::", "é:日", "é:1",
  ]
  private static let notBeginning = [
    "", "é", ":", "e\u{301}:", " é:", "xé:", "É:", "e:", "\u{FEFF}é:", "é :", "éé:",
  ]

  static let startsWith = RuleTable(
    "starts-with:é:", accepts: beginning, rejects: ["starts-with.missing": notBeginning])
  static let notStartsWith = RuleTable(
    "not-starts-with:é:", accepts: notBeginning, rejects: ["not-starts-with.found": beginning])

  private static let ending = [
    ".pdf", "a.pdf", "..pdf", ".pdf.pdf", " .pdf", "\n.pdf", "日.pdf", "\0.pdf", ".PDF.pdf", "a b.pdf",
  ]
  private static let notEnding = [
    "", ".", "pdf", ".pd", "df", "a.PDF", "a.pdf ", "a.pdf\n", "a.pdf\0", "a.pdfx", ".pdf\u{301}",
  ]

  static let endsWith = RuleTable(
    "ends-with:.pdf", as: .endsWith(".pdf"), accepts: ending, rejects: ["ends-with.missing": notEnding])
  static let notEndsWith = RuleTable(
    "not-ends-with:.pdf", accepts: notEnding, rejects: ["not-ends-with.found": ending])
}

@Suite struct SubstringStrategyTests {
  @Test func `a forbidden text is reported at its first position in characters`() {
    let strategy: SubstringStrategy = .notContains("--")
    #expect(
      strategy.failure(of: "é---") == ValidationFailure("not-contains.found", ["text": "--", "position": 2]))
    #expect(strategy.failure(of: "é---")?.message == "must not contain '--', which begins at character 2")
  }

  @Test func `a text is found at the same positions as by a search at every offset`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(5000) {
      let alphabet = Array("abc".utf8.prefix(1 + generator.below(3)))
      let text = generator.string(of: alphabet, count: 1...6)
      let value = generator.string(of: alphabet, count: 0...16)
      let offsets = (0..<max(0, value.count - text.count + 1)).filter { value[$0...].starts(with: text) }
      let needle = String(decoding: text, as: UTF8.self)
      let found = SubstringStrategy(needle, .anywhere, isForbidden: true).failure(of: value)
      #expect(
        found?.parameters["position"] == offsets.first.map { .integer($0 + 1) },
        "seed \(seed): \(needle) in \(value.shown)")
      let isStart = SubstringStrategy(needle, .start).verdict(on: value) == .valid
      let isEnd = SubstringStrategy(needle, .end).verdict(on: value) == .valid
      #expect(isStart == (offsets.first == 0), "seed \(seed): \(needle) in \(value.shown)")
      #expect(isEnd == (offsets.last.map { $0 + text.count == value.count } ?? false), "seed \(seed)")
    }
  }

  @Test func `a repetitive text is found in a repetitive value`() {
    let text = String(repeating: "a", count: 2000)
    let value = String(repeating: text.dropLast() + "b", count: 10)
    #expect(SubstringStrategy(text, .anywhere).verdict(on: value) == .invalid)
    #expect(SubstringStrategy(text, .anywhere).verdict(on: value + text) == .valid)
  }

  @Test func `a text is found in bytes that are not UTF-8`() {
    #expect(SubstringStrategy("a", .anywhere).verdict(on: [0xFF, 0x61, 0xC3]) == .valid)
    #expect(SubstringStrategy("é", .anywhere).verdict(on: [0xC3, 0xC3, 0xA9]) == .valid)
    #expect(SubstringStrategy("é", .anywhere).verdict(on: [0xC3, 0x61, 0xA9]) == .invalid)
  }
}
