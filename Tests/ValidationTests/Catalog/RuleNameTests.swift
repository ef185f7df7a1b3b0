import Testing
import Validation

/// Checks the names of rules that are created from strategies in Swift.
struct RuleNameTests {
  @Test func `a rule created from a strategy has the name of the strategy's catalog entry`() throws {
    // Several entries share the strategy for ranges or the strategies for dates before and after a day.
    let aliases = [
      "positive": "range", "negative": "range", "percentage": "range", "latitude": "range",
      "longitude": "range", "past": "before", "future": "after",
    ]
    for rule in try CatalogExample.rules where rule.argument != "international" {
      guard case .content(let strategy) = rule.kind else { continue }
      func name(_ strategy: some InputFieldValidationStrategy) -> String { Rule(strategy).name }
      #expect(name(strategy) == aliases[rule.name] ?? rule.name)
    }
  }

  @Test func `the static presence and uniqueness rules equal the rules of the catalog`() throws {
    for rule in [Rule.required, .notBlank, .unique] {
      #expect("\(rule.kind)" == "\(try Catalog.rule(rule.name).kind)")
    }
  }

  @Test func `a rule with a custom strategy has its explicit name or the first part of its code`() {
    struct EvenStrategy: TextValidationStrategy {
      let code: FailureCode = "even-count.odd"
      let message = "must have an even number of characters"
      func isValid(_ text: String) -> Bool { !text.isEmpty && text.count.isMultiple(of: 2) }
    }
    #expect(Rule(EvenStrategy()).name == "even-count")
    #expect(Rule(EvenStrategy(), name: "even").name == "even")
    let rule = Rule(.length(...64), severity: .warning)
    #expect(rule.name == "length" && rule.severity == .warning)
    #expect(Rule(AskedStrategy(counter: .init())).name == "own")
  }

  @Test func `a strategy of a user may have a name of its own, also as an existential value`() {
    struct EvenStrategy: TextValidationStrategy {
      let ruleName = "even"
      let code: FailureCode = "even-count.odd"
      let message = "must have an even number of characters"
      func isValid(_ text: String) -> Bool { text.count.isMultiple(of: 2) }
    }
    let strategy: any InputFieldValidationStrategy = EvenStrategy()
    #expect(Rule(EvenStrategy()).name == "even" && Rule(strategy).name == "even")
  }
}
