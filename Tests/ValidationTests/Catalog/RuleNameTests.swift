import Testing
import Validation

/// The names of rules made from strategies in Swift.
struct RuleNameTests {
  @Test func `a rule made from a strategy has the name that the catalogue gives the strategy`() throws {
    // A range, and a date before or after a day, are one strategy under several names.
    let aliases = [
      "positive": "range", "negative": "range", "percentage": "range", "latitude": "range",
      "longitude": "range", "past": "before", "future": "after",
    ]
    for rule in try CatalogExample.rules where rule.argument != EmailProfile.international.rawValue {
      guard case .content(let strategy) = rule.kind else { continue }
      func name(_ strategy: some InputFieldValidationStrategy) -> String { Rule(strategy).name }
      #expect(name(strategy) == aliases[rule.name] ?? rule.name)
    }
  }

  @Test func `presence and uniqueness have short names`() throws {
    for rule in [Rule.required, .notBlank, .unique] {
      #expect("\(rule.kind)" == "\(try Catalog.rule(rule.name).kind)")
    }
  }

  @Test func `a strategy of a user has its explicit name, or the first part of its code`() {
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
}
