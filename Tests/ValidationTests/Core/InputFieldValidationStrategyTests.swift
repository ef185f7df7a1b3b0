import TestSupport
import Testing
import Validation

@Suite struct InputFieldValidationStrategyTests {
  /// All strategies: those of the catalog's examples, and those that can only be created in Swift.
  private static func strategies() throws -> [(name: String, strategy: any InputFieldValidationStrategy)] {
    var named: [(String, any InputFieldValidationStrategy)] = []
    for rule in try CatalogExample.rules {
      guard case .content(let strategy) = rule.kind else { continue }
      named.append(("\(rule.name):\(rule.argument ?? "")", strategy))
    }
    let regex = try RegexStrategy("(?:a|a)*[!?]|.{2}")
    return named + [
      ("all", .all(.email, .length(...20), regex)),
      ("collecting", .collecting(.email, .length(...20), regex)),
      ("any", .any(.integer, .email, regex)), ("not", .not(.all(regex, .length(1)))),
      ("exactlyOne", .exactlyOne(.integer, .number, regex, .length(1))), ("empty all", .all()),
      ("empty any", .any()), ("empty exactlyOne", .exactlyOne()), ("boolean", BooleanStrategy()),
      ("numbers", OneOfNumbersStrategy([0, 7])), ("table number", NumberStrategy(.tableSchema)),
      ("table range", RangeStrategy(lower: .exclusive(.init(0)), grammar: .tableSchema)),
      ("text", ShoutingStrategy()),
    ]
  }

  @Test func `a strategy returns a failure exactly when the verdict is not valid`() throws {
    for (name, strategy) in try Self.strategies() {
      for value in AwkwardValues.all {
        let isValid = strategy.verdict(on: value) == .valid
        #expect((strategy.failure(of: value) == nil) == isValid, "\(name), \(value.shown)")
      }
    }
  }

  @Test func `a batch has the verdicts of single values and keeps earlier ones that are not valid`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for (name, strategy) in try Self.strategies() {
      for _ in 0..<5 {
        let values = generator.string(of: AwkwardValues.all, count: 0...25)
        let decided = values.map { _ in generator.pick([.valid, .valid, .invalid, .undecided] as [Verdict]) }
        let expected = zip(values, decided).map { $1 == .valid ? strategy.verdict(on: $0) : $1 }
        #expect(strategy.judge(values, decided: decided) == expected, "seed \(seed): \(name)")
      }
    }
  }

  @Test func `a batch of all awkward values gives the same verdicts as single values`() throws {
    for (name, strategy) in try Self.strategies() {
      let expected = AwkwardValues.all.map { strategy.verdict(on: $0) }
      #expect(strategy.judge(AwkwardValues.all) == expected, "\(name)")
    }
  }

  @Test func `a string and its UTF-8 bytes have the same verdict and failure`() throws {
    for (name, strategy) in try Self.strategies() {
      for text in ["", "12", "ann@example.com", "é", "a\0b", String(repeating: "a", count: 300)] {
        #expect(strategy.verdict(on: text) == strategy.verdict(on: Array(text.utf8)), "\(name)")
        #expect(strategy.failure(of: text) == strategy.failure(of: Array(text.utf8)), "\(name)")
      }
    }
  }

  @Test func `evaluating a value twice gives the same failure`() throws {
    for (name, strategy) in try Self.strategies() {
      let first = AwkwardValues.all.map { strategy.failure(of: $0) }
      #expect(AwkwardValues.all.map { strategy.failure(of: $0) } == first, "\(name)")
    }
  }

  @Test func `a custom strategy can be combined with built-in strategies in implicit member syntax`() throws {
    let strategy: AllStrategy = .all(
      .length(1...9), ShoutingStrategy(), try .regex("[A-Z]+"), .not(.oneOf("DAMN")),
      .any(.email, .length(...5)))
    #expect(strategy.verdict(on: "HELLO") == .valid)
    #expect(strategy.failure(of: "hello")?.code == "shouting")
    #expect(strategy.failure(of: "DAMN")?.code == "not.matched")
    #expect(strategy.failure(of: "HELLOO")?.code == "any.failed")
  }

  @Test func `the former names of the strategies are still available`() throws {
    #expect(EmailInputFieldValidationStrategy() == EmailStrategy())
    #expect(LengthInputFieldValidationStrategy(1...2) == LengthStrategy(1...2))
    #expect(try RegexInputFieldValidationStrategy("a").verdict(on: "a") == .valid)
    #expect(CompositeInputFieldValidationStrategy([]).verdict(on: "a") == .valid)
  }
}

/// A custom strategy as a user of the library would write it.
private struct ShoutingStrategy: TextValidationStrategy {
  let code: FailureCode = "shouting"
  let message = "must be in capital letters"
  func isValid(_ text: String) -> Bool { text == text.uppercased() }
}
