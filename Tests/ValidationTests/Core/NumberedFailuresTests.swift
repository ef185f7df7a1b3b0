import Bytes
import TestSupport
import Testing

@testable import Validation

@Suite struct NumberedFailuresTests {
  /// All strategies whose failures have numbers: those of the catalog's examples, and those with other bounds and grammars.
  private static func strategies() throws -> [any NumberedFailures] {
    let day = try #require(CalendarDay(year: 2024, month: 2, day: 29))
    let others: [any InputFieldValidationStrategy] = [
      DateStrategy(bounds: [DateBound(.minimum, day)]),
      DateStrategy(bounds: [DateBound(.exclusiveMinimum, day), DateBound(.maximum, day)]),
      NumberStrategy(.tableSchema), RangeStrategy(lower: .exclusive(.init(0)), grammar: .tableSchema),
      RangeStrategy(...0), LengthStrategy(3...5, unit: .graphemes), BooleanStrategy(), OneOfStrategy(["a"]),
    ]
    let catalog = try CatalogExample.rules.compactMap { rule in
      guard case .content(let strategy) = rule.kind else { return nil as (any InputFieldValidationStrategy)? }
      return strategy
    }
    return (catalog + others).compactMap { $0 as? any NumberedFailures }.filter(\.hasFailureNumbers)
  }

  private static let values: [[UInt8]] =
    AwkwardValues.all
    + [
      "2023-02-29", "2023-02-30", "2024-02-30", "2023-04-31", "2023-01-32", "2023-01-00", "2023-13-01",
      "2023-00-01", "2023-99-99", "2024-02-28", "2024-02-29", "2024-03-01", "1e400", "-1", "0", "1", "11",
      "NaN", "-INF", "INF", "ab", "abc", "abcdef", "abcdefg", "éééééé",
    ].map { Array($0.utf8) }

  @Test func `the types and constraints of Table Schema have numbers`() throws {
    let names = Set(try Self.strategies().map(\.ruleName))
    #expect(
      names.isSuperset(of: ["integer", "number", "date", "length", "range", "regex", "one-of", "boolean"]))
  }

  @Test func `a value has a number exactly if it has a failure, and equal numbers mean equal failures`()
    throws
  {
    for strategy in try Self.strategies() {
      var failures: [Int: ValidationFailure] = [:]
      for value in Self.values {
        let failure = strategy.failure(of: value.span)
        let number = strategy.failureNumber(of: value.span)
        #expect((number == nil) == (failure == nil), "\(strategy.ruleName), \(value.shown)")
        guard let number, let failure else { continue }
        #expect(number >= 0)
        #expect(failures[number, default: failure] == failure, "\(strategy.ruleName), \(value.shown)")
        failures[number] = failure
      }
    }
  }

  @Test func `different failures have different numbers`() throws {
    for strategy in try Self.strategies() {
      var numbers: [ValidationFailure: Int] = [:]
      for value in Self.values {
        guard let failure = strategy.failure(of: value.span) else { continue }
        let number = strategy.failureNumber(of: value.span)
        #expect(numbers[failure, default: number ?? -1] == number, "\(strategy.ruleName), \(value.shown)")
        numbers[failure] = number
      }
    }
  }

  @Test func `if all invalid values have one failure, its number is 0`() throws {
    for strategy in try Self.strategies() where strategy.hasOneFailure {
      for value in Self.values where value.span.isUTF8 && strategy.verdict(on: value.span) == .invalid {
        #expect(strategy.failureNumber(of: value.span) == 0, "\(strategy.ruleName), \(value.shown)")
      }
    }
  }

  @Test func `every strategy whose failures have numbers is found in a rule set`() throws {
    for strategy in try Self.strategies() {
      let rules = RuleSet([Rule(strategy)])
      let found = try #require(rules.strategies[0].numberedFailures, "\(strategy.ruleName)")
      #expect(type(of: found) == type(of: strategy))
    }
    #expect(RuleSet([Rule(.email)]).strategies[0].numberedFailures == nil)
    #expect(RuleSet([Rule(.date(.html))]).strategies[0].numberedFailures == nil)
  }

  @Test func `the failures of HTML's days have positions and no numbers`() {
    #expect(!DateStrategy(.html).hasFailureNumbers)
  }
}
