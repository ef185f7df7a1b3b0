import TestSupport
import Testing

@testable import Validation

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "ABC", 0), ("abc", "acb", 1),
    ("emial", "email", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("é", "e", 1),
  ])
  func `the distance counts insertions, deletions, substitutions and transpositions`(
    first: String, second: String, count: Int
  ) {
    #expect(distance(first, second) == count)
    #expect(distance(second, first) == count)
  }

  @Test func `random distances equal those of a direct implementation of the recurrence`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2000) {
      let first = generator.string(of: ["a", "b", "c"] as [Character], count: 0...5)
      let second = generator.string(of: ["a", "b", "c"] as [Character], count: 0...5)
      let expected = recurrence(first[...], second[...])
      for limit in [0, 1, 2, 3, .max] {
        let found = distance(String(first), String(second), atMost: limit)
        #expect(found == (expected <= limit ? expected : nil), "seed \(seed): \(first), \(second), \(limit)")
      }
    }
  }

  // The distance of these names takes hours.
  @Test func `names of megabytes are not compared`() {
    let long = String(repeating: "a", count: 2_000_000)
    #expect(Suggestion.nearest(to: long, among: [long + "b", "email"]) == nil)
    #expect(Suggestion.nearest(to: "emial", among: [long, "email"]) == "email")
    let longest = String(repeating: "a", count: Suggestion.longestName)
    #expect(Suggestion.nearest(to: longest, among: ["b" + longest.dropLast()]) == "b" + longest.dropLast())
  }

  @Test(
    arguments: [
      ("emial", "email"), ("lenght", "length"), ("REGEX", "regex"), ("e-mail", "email"), ("nmber", "number"),
      ("one_of", "one-of"), ("dates", "date"), ("xyzzy", nil), ("", nil), ("mail", "email"),
      ("phne", "phone"),
    ] as [(String, String?)])
  func `a misspelled name gives a suggestion and an unrelated word gives none`(
    word: String, suggestion: String?
  ) {
    #expect(Suggestion.nearest(to: word, among: Catalog.entries.map(\.name)) == suggestion)
  }

  @Test func `of equally near choices, the first in alphabetical order is suggested`() {
    #expect(Suggestion.nearest(to: "bat", among: ["rat", "cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "bat", among: ["hat", "cat", "rat"]) == "cat")
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "bats", "bat"]) == "bat")
    #expect(Suggestion.nearest(to: "bat", among: []) == nil)
  }

  private func distance(_ first: String, _ second: String, atMost limit: Int = .max) -> Int? {
    Suggestion.distance(
      from: Array(first.lowercased().unicodeScalars), to: Array(second.lowercased().unicodeScalars),
      atMost: limit)
  }

  /// Returns the restricted Damerau–Levenshtein distance, computed from its definition in exponential time.
  private func recurrence(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int {
    guard let last = first.last, let other = second.last else { return max(first.count, second.count) }
    var best = recurrence(first.dropLast(), second.dropLast()) + (last == other ? 0 : 1)
    best = min(best, recurrence(first.dropLast(), second) + 1, recurrence(first, second.dropLast()) + 1)
    if first.count > 1, second.count > 1, last == second.dropLast().last, other == first.dropLast().last {
      best = min(best, recurrence(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return best
  }
}
