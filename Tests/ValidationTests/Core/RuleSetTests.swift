import Testing
import Validation

@Suite struct RuleSetTests {
  private func rules(_ spellings: String..., missingValues: [String] = [""]) throws -> RuleSet {
    RuleSet(try spellings.map { try Catalog.rule($0) }, missingValues: missingValues)
  }

  @Test(
    arguments: [
      ([], "", []), ([], "x", []), (["required"], "", ["required"]), (["required"], " ", []),
      (["not-blank"], "", ["not-blank"]), (["not-blank"], " \u{3000}", ["not-blank"]),
      (["not-blank"], "x", []),
      (["email"], "", []), (["email"], "ann", ["email.no-at-sign"]), (["email"], "a@b.de", []),
      (["required", "email"], "", ["required"]), (["required", "email"], "ann", ["email.no-at-sign"]),
      (["not-blank", "length:..1"], "  ", ["not-blank"]),
      (["length:3..", "integer"], "x", ["length.too-short"]),
      (["integer", "length:3.."], "x", ["integer.malformed"]),
      (["length:3..", "integer"], "xyz", ["integer.malformed"]),
    ] as [([String], String, [FailureCode])])
  func `the first failure is reported, with presence checked before content`(
    spellings: [String], value: String, codes: [FailureCode]
  ) throws {
    let set = RuleSet(try spellings.map { try Catalog.rule($0) })
    #expect(set.findings(in: value).map(\.failure.code) == codes)
  }

  @Test func `all failures are reported in the order of the rules`() throws {
    let set = try rules("length:3..", "not-blank", "integer", "email", "length:..0")
    #expect(
      set.findings(in: " ", all: true).map(\.rule) == ["not-blank", "length", "integer", "email", "length"])
    #expect(
      set.findings(in: "x", all: true).map(\.failure.code)
        == ["length.too-short", "integer.malformed", "email.no-at-sign", "length.too-long"])
    #expect(set.findings(in: "", all: true).map(\.failure.code) == ["not-blank"])
  }

  @Test func `the strictest presence applies, independent of the order`() throws {
    #expect(try rules("required", "not-blank").presence == .notBlank)
    #expect(try rules("not-blank", "required").presence == .notBlank)
    #expect(try rules("required", "required").presence == .required)
    #expect(try rules("email").presence == .optional)
  }

  @Test func `only a missing value counts as absent`() throws {
    let set = try rules("required", "integer", missingValues: ["", "NA", "-"])
    #expect(set.findings(in: "NA").map(\.failure.code) == ["required"])
    #expect(set.findings(in: "-").map(\.failure.code) == ["required"])
    #expect(set.findings(in: "").map(\.failure.code) == ["required"])
    for value in ["na", "NA ", "N", "NAN", "--", " "] {
      #expect(set.findings(in: value).map(\.failure.code) == ["integer.malformed"], "\(value)")
    }
  }

  @Test func `without missing values, the empty value is present and is checked`() throws {
    let set = try rules("required", "integer", missingValues: [])
    #expect(set.findings(in: "").map(\.failure.code) == ["integer.malformed"])
    #expect(try rules("not-blank", missingValues: []).findings(in: "").map(\.failure.code) == ["not-blank"])
  }

  @Test func `missing values are compared byte by byte`() throws {
    let set = try rules("required", missingValues: ["é"])
    #expect(set.findings(in: "e\u{301}").isEmpty)
    #expect(set.findings(in: "é").map(\.failure.code) == ["required"])
  }

  @Test func `a value that is always present is checked even if it is empty`() throws {
    let empty: [UInt8] = []
    let email = try rules("email").findings(in: empty.span, isAlwaysPresent: true)
    #expect(email.map(\.failure.code) == ["email.no-at-sign"])
    let notBlank = try rules("not-blank", "email").findings(in: empty.span, isAlwaysPresent: true)
    #expect(notBlank.map(\.failure.code) == ["not-blank"])
    let all = try rules("not-blank", "email").findings(in: empty.span, all: true, isAlwaysPresent: true)
    #expect(all.map(\.failure.code) == ["not-blank", "email.no-at-sign"])
  }

  @Test func `each rule name occurs once, with presence first`() throws {
    #expect(
      try rules("integer", "length:1", "required", "length:2").ruleNames == ["required", "integer", "length"])
    #expect(try rules().ruleNames.isEmpty)
  }

  @Test func `a rule set without rules is empty`() throws {
    #expect(try rules().isEmpty)
    #expect(try !rules("required").isEmpty)
    #expect(try !rules("email").isEmpty)
  }

  @Test func `uniqueness does not check a single value, and its name is last`() throws {
    let set = try rules("unique", "integer", "required")
    #expect(set.isUnique && set.ruleNames == ["required", "integer", "unique"])
    #expect(set.findings(in: "7").isEmpty && set.findings(in: "x").map(\.rule) == ["integer"])
    #expect(try !rules("unique").isEmpty && !rules("integer").isUnique)
    #expect(!set.withoutUniqueness.isUnique && set.withoutUniqueness.ruleNames == ["required", "integer"])
    #expect(try rules("unique").required.ruleNames == ["required", "unique"])
    let none = try rules("unique", "integer", "required", missingValues: ["NA"]).withoutRules
    #expect(none.isEmpty && none.missingValues == [Array("NA".utf8)])
    #expect(try rules("not-blank").required.presence == .notBlank)
  }

  @Test func `a custom strategy is reported under the name of its rule`() {
    let set = RuleSet([Rule(name: "short", kind: .content(.length(...2)))])
    #expect(set.findings(in: "abc").map(\.rule) == ["short"])
    #expect(set.ruleNames == ["short"])
  }

  @Test func `an undecided value has a finding`() throws {
    let set = RuleSet([Rule(name: "stub", kind: .content(WrittenVerdictStrategy(place: 0)))])
    #expect(set.findings(in: "u").map(\.failure.code) == ["written.undecided"])
    #expect(set.findings(in: "v").isEmpty)
  }
}
