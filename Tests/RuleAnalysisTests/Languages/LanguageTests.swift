import Testing

@testable import RuleAnalysis

/// Tests of sets of texts, of which the oracle is a search by hand.
struct LanguageTests {
  private static let digits = Language.set(ScalarSet("0"..."9"))

  @Test func `sets of characters are disjoint ranges without surrogates`() {
    let set = ScalarSet([0x61...0x63, 0x64...0x66, 0x65...0x70, 0xD000...0xE001])
    #expect(set.ranges == [0x61...0x70, 0xD000...0xD7FF, 0xE000...0xE001])
    #expect(
      set.complement.complement == set && ScalarSet.all.complement == .none
        && ScalarSet.none.complement == .all)
    #expect(set.contains("c") && !set.contains("q") && !set.complement.contains("c"))
    #expect(set.subtracting(ScalarSet("a"..."c")).ranges.first == 0x64...0x70)
  }

  @Test func `classes are the coarsest division`() {
    let classes = ScalarClasses([ScalarSet("a"..."f"), ScalarSet("d"..."z"), .all])
    #expect(classes.representatives == ["a", "d", "g", "0"])
    #expect(classes.members[ScalarSet("d"..."z")] == [1, 2] && classes.members[.all] == [0, 1, 2, 3])
  }

  private static let containments: [(Language, Language, Containment)] = [
    (.words(["a", "ab", "b"]), .words(["b", "ab", "a", "c"]), .proved),
    (.words(["a", "ab"]), .words(["a"]), .refuted("ab")),
    (.nothing, .nothing, .proved), (.anything, .anything, .proved), (.empty, .nothing, .refuted("")),
    (.complement(.words(["a"])), .anything, .proved), (.anything, .complement(.words(["a"])), .refuted("a")),
    (.length(from: 2, to: 3), .length(from: 1, to: 4), .proved),
    (.length(from: 2, to: nil), .length(from: 0, to: 5), .refuted("aaaaaa")),
    (.intersection([.length(from: 2, to: 2), .words(["a", "bc"])]), .words(["bc"]), .proved),
    (
      .repeated(.set(ScalarSet("0"..."9")), minimum: 3, maximum: 3),
      .repeated(.set(ScalarSet("0"..."8")), minimum: 0, maximum: nil), .refuted("009")
    ),
    (.words([]), .nothing, .proved),
  ]

  @Test func `a language is contained in another, or a shortest text shows that it is not`() {
    for (number, (first, second, expected)) in Self.containments.enumerated() {
      #expect(first.containment(in: second) == expected, "row \(number)")
    }
  }

  @Test func `texts are listed from the shortest`() {
    let (texts, areAll) = Language.words(["abc", "a", ""]).texts(upTo: 5)
    #expect(texts == ["", "a", "abc"] && areAll)
    #expect(Language.repeated(Self.digits, minimum: 1, maximum: nil).texts(upTo: 2) == (["0", "1"], false))
  }

  @Test func `lengths are bounds`() {
    let language = Language.sequence([
      Self.digits, .union([.empty, .words(["abc"])]), .repeated(Self.digits, minimum: 1, maximum: 2),
    ])
    #expect(language.shortestLength == 2 && language.longestLength == 6)
    #expect(Language.sequence([Self.digits, .anything]).longestLength == nil)
  }

  @Test func `what needs too many states is unknown`() {
    // The character 15 places before the end is a digit: 2¹⁵ states.
    let late = Language.sequence([.anything, Self.digits, .length(from: 15, to: 15)])
    #expect(
      late.containment(in: .sequence([.anything, Self.digits, .length(from: 15, to: 15), .empty])) == .proved)
    #expect(
      late.containment(in: .sequence([.anything, .set(ScalarSet("0"..."8")), .length(from: 15, to: 15)]))
        != .proved)
  }
}
