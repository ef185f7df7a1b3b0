import Testing
import Validation

@Suite struct BooleanStrategyTests {
  @Test func `only the Boolean values of Table Schema are accepted`() {
    for text in ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"] {
      #expect(BooleanStrategy().verdict(on: text) == .valid)
    }
    for text in ["", "yes", "no", "t", "f", "tRUE", "true ", " 0", "01", "-1", "1.0", "true\n", "TRUEfalse"] {
      #expect(BooleanStrategy().failure(of: text)?.code == "boolean.malformed", "\(text)")
    }
  }

  @Test func `custom values replace those of the standard`() {
    let strategy = BooleanStrategy(trueValues: ["ja", "j"], falseValues: ["nein"])
    #expect(strategy.verdict(on: "ja") == .valid)
    #expect(strategy.verdict(on: "nein") == .valid)
    #expect(
      strategy.failure(of: "true")
        == ValidationFailure("boolean.malformed", ["values": .list(["ja", "j", "nein"])]))
  }
}

extension RuleTable {
  static let boolean = RuleTable(
    "boolean", as: .boolean,
    accepts: ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"],
    rejects: [
      "boolean.malformed": [
        "", "yes", "no", "t", "F", "tRUE", "true ", " 0", "01", "-1", "1.0", "2", "true\n", "ja", "on", "１",
      ]
    ])
}
