import Bytes
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the values that are made for each rule of the catalog; the campaign `samples` has all arguments, and more values.
struct CatalogSampleTests {
  /// Each rule with the argument of its first example.
  private static let rules: [(spelling: String, rule: Rule)] = Catalog.entries.compactMap { entry in
    guard let argument = entry.examples.first(where: { !$0.valid.isEmpty })?.argument else {
      return (try? entry.rule(in: context)).map { (entry.name, $0) }
    }
    return (try? entry.rule(argument: argument, in: context)).map { ("\(entry.name):\(argument)", $0) }
  }

  /// A context whose day is that of the examples, and in which a column has two codes.
  private static let context = RuleContext(
    today: CalendarDay(year: 2026, month: 7, day: 25)!,
    readColumn: { _, body in for code in ["DE", "FR"] { body(code.utf8Span.span) } })

  private static func table(of rule: Rule, count: Int) -> SampledTable {
    SampledTable([("v", RuleSet([rule], missingValues: []))], count: count)
  }

  @Test func `each rule accepts the values that are made for it`() throws {
    #expect(Self.rules.count > 140)
    var few: Set<String> = []
    for (spelling, rule) in Self.rules {
      let rules = RuleSet([rule], missingValues: [])
      var sampler = try TableSampler(Self.table(of: rule, count: 100), seed: 7)
      var values: Set<String> = []
      while let record = try sampler.next() {
        guard let value = record[0] else { continue }
        values.insert(value)
        #expect(rules.findings(in: value).isEmpty, "\(spelling): \(value)")
      }
      if values.count < 20 { few.insert(rule.name) }
    }
    let expected: Set = [
      "bitcoin", "boolean", "between", "equals", "in-file", "timezone", "script-code", "empty", "one-of",
      "required",
    ]
    #expect(few.isSubset(of: expected), "\(few.subtracting(expected))")
  }

  @Test func `each code that can be broken is the only finding in the values that break it`() throws {
    var count = 0
    // Every third rule, for the time that builds for tests take.
    for (_, (spelling, rule)) in Self.rules.enumerated().filter({
      $0.offset % 3 == 0 && $0.element.rule.name != "required"
    }) {
      let table = Self.table(of: rule, count: 20)
      var sampler = try BrokenSampler(table, code: nil, seed: 7, by: CodeSeverities())
      let codes = sampler.codes
      let rules = RuleSet([rule], missingValues: [])
      var number = 0
      while let record = try sampler.next() {
        let found = record[0].map { rules.findings(in: $0, all: true).map(\.failure.code.rawValue) }
        if codes != ["unique.duplicate"] {
          #expect(found == [codes[number % codes.count]], "\(spelling): \(record[0] ?? "absent")")
        }
        number += 1
      }
      count += codes.count
    }
    #expect(count > 150)
  }

  private static let ofCountries = [
    "national-id:SE", "national-id:CN", "tax-id:GB", "company-id:MX", "passport:CA", "licence-plate:GB",
    "vat:XI", "iban:NL,FR",
    "postal-code:JP", "subdivision:NL",
  ]

  @Test(arguments: ofCountries)
  func `countries without an example in the catalog have values of the form of their rules`(spelling: String)
    throws
  {
    let rules = RuleSet([try Catalog.rule(spelling, in: Self.context)], missingValues: [])
    var sampler = try TableSampler(SampledTable([("v", rules)], count: 20), seed: 3)
    var values: Set<String> = []
    while let record = try sampler.next() { values.insert(record[0] ?? "") }
    #expect(values.count >= 8 && values.allSatisfy { rules.findings(in: $0).isEmpty }, "\(values)")
  }
}
