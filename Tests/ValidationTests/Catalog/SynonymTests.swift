import Testing

@testable import Validation

@Suite struct SynonymTests {
  @Test func `every synonym is no rule itself and means rules that exist`() {
    for (word, rules) in Catalog.synonyms {
      #expect(Catalog.entry(named: word) == nil, "\(word)")
      #expect(!rules.isEmpty && Set(rules).count == rules.count, "\(word)")
      for rule in rules { #expect(Catalog.entry(named: rule) != nil, "\(word): \(rule)") }
      #expect(word == word.lowercased() && !word.contains("_"), "\(word)")
    }
  }

  @Test(arguments: [("Not_Null", "required"), ("INT", "integer"), ("emial", "email")])
  func `a name is a synonym in any case and with underscores, or else misspelled`(name: String, rule: String)
  {
    #expect(Catalog.suggestion(for: name) == rule)
  }

  @Test func `a name that nothing resembles has no suggestion`() {
    #expect(Catalog.suggestion(for: "frobnicate") == nil)
    #expect(Catalog.suggestion(for: "frobnicat", among: ["frobnicate"]) == "frobnicate")
  }
}
