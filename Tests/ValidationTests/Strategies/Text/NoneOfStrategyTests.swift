import TestSupport
import Testing
import Validation

extension RuleTable {
  static let noneOf = RuleTable(
    "none-of:admin,root, x,é",
    accepts: [
      "", "Admin", "ROOT", "x", " ", ",", "admin,root", "admin ", "adm", "rootroot", "e\u{301}", "É",
    ],
    rejects: ["none-of.listed": ["admin", "root", " x", "é"]])

  static let noneOfIgnoringCase = RuleTable(
    "none-of:(?i)admin,Root,straße,k,[",
    accepts: ["", "(?i)admin", "admin ", "STRASSE", "\u{212A}", "{", "rooT\0", "ｒoot", "ad", "min"],
    rejects: [
      "none-of.listed": ["admin", "ADMIN", "aDmIn", "root", "ROOT", "STRAßE", "straße", "K", "k", "["]
    ])

  static let oneOfIgnoringCase = RuleTable(
    "one-of:(?i)US,gb,é,@",
    accepts: ["US", "us", "Us", "uS", "gb", "GB", "Gb", "é", "@", "gB"],
    rejects: [
      "one-of.not-listed": [
        "", "U", "USA", "us ", "(?i)US", "É", "ü", "e\u{301}", "`", "ｕｓ", "u\u{17F}", "us\n",
      ]
    ])
}

@Suite struct NoneOfStrategyTests {
  @Test func `a failure has the rejected value in its original letter case`() {
    let strategy: NoneOfStrategy = .noneOf("root", "admin", ignoringCase: true)
    #expect(strategy.failure(of: "ROOT") == ValidationFailure("none-of.listed", ["value": "ROOT"]))
    #expect(strategy.failure(of: "ROOT")?.message == "must not be 'ROOT'")
    #expect(strategy.ignoresCase)
    #expect(strategy.values == ["root", "admin"])
  }

  @Test func `a flag that is not at the start is part of a value`() throws {
    let rules = RuleSet([try Catalog.rule("one-of:a,(?i)b")])
    #expect(rules.findings(in: "(?i)b").isEmpty)
    #expect(!rules.findings(in: "A").isEmpty)
  }

  @Test(arguments: ["one-of", "none-of"])
  func `a flag without values throws an error`(name: String) {
    #expect(
      throws: RuleError.malformedArgument("(?i)", expected: "values with commas between", of: name)
    ) {
      try Catalog.rule(name + ":(?i)")
    }
  }

  @Test func `ignoring case compares ASCII letters in lowercase`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let alphabet: [Character] = ["a", "A", "z", "Z", "[", "{", "é", "É", "\0"]
    for _ in 0..<TestRun.rounds(300) {
      let values = (0...generator.below(6)).map { _ in String(generator.string(of: alphabet, count: 0...3)) }
      let strategy = NoneOfStrategy(values, ignoringCase: true)
      let exact = NoneOfStrategy(values)
      for _ in 0..<10 {
        let probe = String(generator.string(of: alphabet, count: 0...3))
        let isListed = values.contains { $0.inLowerASCII == probe.inLowerASCII }
        #expect((strategy.verdict(on: probe) == .invalid) == isListed, "seed \(seed): \(values), \(probe)")
        #expect((exact.verdict(on: probe) == .invalid) == values.contains(probe), "seed \(seed)")
      }
    }
  }
}

extension String {
  fileprivate var inLowerASCII: [UInt8] { utf8.map { 0x41...0x5A ~= $0 ? $0 + 32 : $0 } }
}
