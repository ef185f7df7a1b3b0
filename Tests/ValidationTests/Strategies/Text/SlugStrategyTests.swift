import TestSupport
import Testing
import Validation

extension RuleTable {
  static let slug = RuleTable(
    "slug", as: .slug,
    accepts: ["a", "0", "a-b", "0-0", "abc", "10-things-to-do", "a1-b2-c3", "z9", "2024-11-21", "x-1"],
    rejects: [
      "slug.empty": [""],
      "slug.hyphen": ["-", "-a", "a-", "a--b", "--", "a-b-", "-a-b"],
      "slug.character": [
        "A", "aB", "a_b", "a b", "é", "a.b", "a/b", "a\n", "\0", "`", "{", "a–b", " a", "a-é",
      ],
    ])
}

@Suite struct SlugStrategyTests {
  @Test func `a slug is valid exactly if its grammar derives it`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let run = Grammar.some(.values(0x61...0x7A, 0x30...0x39))
    let slug = Grammar.sequence(run, .any(.sequence("-", run)))
    for _ in 0..<TestRun.rounds(3000) {
      let value = generator.string(of: Array("ab0-_A".utf8.prefix(4 + generator.below(3))), count: 0...8)
      #expect(
        (SlugStrategy().verdict(on: value) == .valid) == slug.matches(value), "seed \(seed): \(value.shown)")
    }
  }

  @Test(arguments: [("-a", 1), ("a-", 2), ("a--b", 3)])
  func `a failure has the position of the misplaced hyphen`(value: String, position: Int) {
    #expect(SlugStrategy().failure(of: value)?.parameters == ["position": .integer(position)])
  }
}
