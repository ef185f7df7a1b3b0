import TestSupport
import Testing
import Validation

extension RuleTable {
  static let semver = RuleTable(
    "semver", as: .semver,
    accepts: [
      "0.0.0", "0.0.4", "1.2.3", "10.20.30", "99999999999999999999999.999999999999999999.99999999999999999",
      "1.0.0-0", "1.0.0-0a", "1.0.0-01a", "1.0.0--", "1.0.0---", "1.0.0-alpha.0.1", "1.0.0-a.b-c.d",
      "1.0.0-10.20",
      "1.0.0+0", "1.0.0+00", "1.0.0+-", "1.0.0+001.01", "1.0.0-rc.1+build.1", "1.0.0-0A.is.legal",
      "1.0.0+0.build.1-rc.10000aaa-kk-0.1", "1.0.0-a+b-c",
    ],
    rejects: [
      "semver.number-missing": ["", "1", "1.2", "1.", "1..3", ".1.2", "1.2."],
      "semver.leading-zero": [
        "01.1.1", "1.01.1", "1.1.01", "00.0.0", "1.0.0-01", "1.0.0-0.00", "1.0.0-a.01+b",
      ],
      "semver.identifier-missing": [
        "1.0.0-", "1.0.0+", "1.0.0-.a", "1.0.0-a.", "1.0.0-a..b", "1.0.0+.a", "1.0.0+a.", "1.0.0+a..b",
        "1.0.0-+a",
      ],
      "semver.character": [
        "v1.0.0", "1.0.0.0", "1.0.0 ", " 1.0.0", "1.0.0\n", "a.b.c", "1.0.0-a_b", "1.0.0-é", "1.0.0+a+b",
        "-1.0.0",
        "1.2-a", "1,0,0", "１.0.0", "1.0.0-_", "1.0.0\0",
      ],
    ])
}

@Suite struct SemVerStrategyTests {
  @Test func `random texts are accepted exactly if the regular expression of the specification matches`()
    throws
  {
    // Semantic Versioning 2.0.0, "Is there a suggested regular expression (RegEx) to check a SemVer string?"
    let number = "(0|[1-9][0-9]*)"
    let identifier = "(0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)"
    let build = #"(\+([0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*))?"#
    let oracle = try RegexStrategy(
      #"\#(number)\.\#(number)\.\#(number)(-(\#(identifier)(\.\#(identifier))*))?\#(build)"#)
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(20_000) {
      let start = generator.pick(["", "1.0.0", "1.0.0-", "0.1"])
      let value = [UInt8](start) + generator.string(of: [UInt8]("0019aA-.+-.+"), count: 0...6)
      let isValid = SemVerStrategy().verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != (oracle.verdict(on: value) == .valid) else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
    #expect(accepted > 1000)
  }

  @Test func `a failure has a position`() {
    #expect(
      SemVerStrategy().failure(of: "1.0.0-a.01") == ValidationFailure("semver.leading-zero", ["position": 9]))
    #expect(
      SemVerStrategy().failure(of: "1.2") == ValidationFailure("semver.number-missing", ["position": 4]))
  }
}
