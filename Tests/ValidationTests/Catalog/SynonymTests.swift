import Testing

@testable import Validation

@Suite struct SynonymTests {
  @Test func `every synonym is no rule itself, and above all means one rule`() {
    let first = Catalog.entries.flatMap { $0.synonyms }
    #expect(first.count > 200 && Set(first).count == first.count)
    for entry in Catalog.entries {
      for word in entry.synonyms + entry.lesserSynonyms {
        #expect(Catalog.entry(named: word) == nil, "\(word)")
        #expect(word == word.lowercased() && !word.contains("_"), "\(word)")
      }
      #expect(entry.lesserSynonyms.allSatisfy(first.contains), "\(entry.name)")
    }
  }

  @Test(arguments: [
    ("barcode", ["ean-13", "ean-8", "upc"]), ("max", ["range", "length"]), ("birthday", ["past", "age"]),
    ("dob", ["past", "age"]), ("enum", ["one-of"]), ("nothing", []),
  ])
  func `of the rules that a word means, the most likely is the first`(word: String, rules: [String]) {
    #expect(Catalog.rules(meaning: word) == rules)
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
