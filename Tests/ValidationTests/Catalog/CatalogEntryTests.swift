import TestSupport
import Testing
import Validation

/// Checks the examples and the codes of every entry.
@Suite struct CatalogEntryTests {
  @Test(arguments: CatalogExample.all)
  func `every example has the verdict and the code that its entry gives`(example: CatalogExample) throws {
    let rule = try Catalog.rule(example.spelling, in: .testing)
    let findings = RuleSet([rule]).findings(in: example.value)
    #expect(findings.map(\.failure.code) == (example.code.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.rule == rule.name })
    guard case .content(let strategy) = rule.kind else { return }
    let verdict = strategy.verdict(on: example.value)
    #expect((verdict == .valid) == (example.code == nil))
    #expect((verdict == .undecided) == (example.code == "regex.budget-exceeded"))
  }

  @Test func `every entry has valid and invalid examples with suitable arguments`() {
    for entry in Catalog.entries {
      #expect(entry.examples.contains { !$0.valid.isEmpty }, "\(entry.name)")
      // A single value has no duplicate, so `unique` has no invalid example.
      #expect(entry.examples.contains { !$0.invalid.isEmpty } != (entry.name == "unique"), "\(entry.name)")
      for examples in entry.examples {
        switch entry.argument {
        case .none: #expect(examples.argument == nil, "\(entry.name)")
        case .required: #expect(examples.argument != nil, "\(entry.name)")
        case .optional: break
        }
      }
    }
  }

  @Test func `an entry lists every code that its examples and the awkward values produce`() throws {
    for rule in try CatalogExample.rules {
      let codes = try #require(Catalog.entry(named: rule.name)).codes
      for value in AwkwardValues.all {
        for finding in RuleSet([rule], missingValues: []).findings(in: value.span) {
          #expect(codes.contains(finding.failure.code), "\(rule.name), \(value.shown)")
        }
      }
    }
    for example in CatalogExample.all {
      guard let code = example.code else { continue }
      #expect(example.entry.codes.contains(code), "\(example.spelling)")
    }
  }

  @Test func `a failure has every parameter that its message names`() throws {
    for rule in try CatalogExample.rules {
      for value in AwkwardValues.all {
        for finding in RuleSet([rule], missingValues: []).findings(in: value.span) {
          let names = MessageCatalog.english.placeholders(of: finding.failure)
          #expect(names.allSatisfy { finding.failure.parameters[$0] != nil }, "\(rule.name), \(value.shown)")
        }
      }
    }
  }

  #if InternationalNames
  @Test func `every code that an entry lists is produced by a witness, an example or an awkward value`()
    throws
  {
    var seen = Set(FailureWitness.all.map(\.code)).union(CatalogExample.all.compactMap(\.code))
    for rule in try CatalogExample.rules {
      for value in AwkwardValues.all {
        seen.formUnion(RuleSet([rule], missingValues: []).findings(in: value.span).map(\.failure.code))
      }
    }
    for entry in Catalog.entries where entry.name != "unique" {
      for code in entry.codes { #expect(seen.contains(code), "\(entry.name): \(code)") }
    }
  }

  private static let subjectsElsewhere: Set<String> = [
    "file", "record", "header", "table", "group", "unique", "primary-key", "unique-key", "foreign-key",
    "comparison", "file-digest",
    "required-if",
    "required-with", "forbidden-if", "exactly-one-of", "at-least-one-of", "at-most-one-of", "all-or-none",
    "moment",
    "geopoint", "geojson", "topojson", "json-schema", "list", "frictionless", "form",
    "type",
  ]
  private static let codesElsewhere: Set<FailureCode> = [
    "duration.incomparable", "duration.not-longer", "duration.not-shorter", "duration.too-large",
    "duration.too-long",
    "duration.too-short", "json.not-a-string", "json.not-an-array", "json.not-an-object",
    "json.number-too-large",
    "length.too-few",
    "length.too-many", "time.offset-too-large", "time.too-precise", "year.no-such-year",
  ]

  @Test func `every code of a strategy that has an English message has a witness`() {
    let witnessed = Set(FailureWitness.all.map(\.code)).union(CatalogExample.all.compactMap(\.code))
    // Other tests produce the codes that no strategy reports: presence, records and headers and keys of tables, rules
    // over several fields, and the types of Table Schema.
    let others = ["required", "not-blank", "text.invalid-utf8", "rule.unexplained"] as Set<FailureCode>
    for code in MessageCatalog.english.codes where !others.contains(code) {
      let subject = code.rawValue.prefix { $0 != "." }
      let isElsewhere = Self.subjectsElsewhere.contains(String(subject)) || Self.codesElsewhere.contains(code)
      #expect(witnessed.contains(code) || isElsewhere, "\(code)")
    }
  }
  #endif
}
