import RuleAnalysis
import TestSupport
import Testing

/// Tests of the rules, lists and patterns that are proposed for texts.
struct TextInferenceTests {
  private func column(_ count: Int, _ value: (inout SeededGenerator) -> String) -> [String] {
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { _ in value(&random) }
  }

  @Test func `check digits prove a code of the catalog, whatever the name of the column`() {
    let values = column(100) { $0.ean() }
    #expect(Proposal.text(Proposal.field(values)).contains("ean-13"))
    let random = column(100) { $0.digits(13) }
    #expect(!Proposal.text(Proposal.field(random, named: "ean-13")).contains("ean-13"))
  }

  @Test func `a few wrong check digits do not hide a code`() {
    let values = column(997) { $0.ean() } + ["4006381333930", "4006381333932", "4006381333933"]
    #expect(Proposal.text(Proposal.field(values)).contains("ean-13"))
    #expect(!Proposal.text(Proposal.field(values, tolerance: 0)).contains("ean-13"))
  }

  @Test func `a grammar that other texts have by chance needs the name of the column`() {
    let values = column(40) { $0.pick(["DE", "FR", "US", "GB"]) }
    #expect(Proposal.text(Proposal.field(values, named: "value")).contains("enum=[DE, FR, GB, US]"))
    #expect(Proposal.text(Proposal.field(values, named: "country")).hasSuffix("country"))
    #expect(Proposal.text(Proposal.field(values, named: "shipping_country")).hasSuffix("country"))
  }

  @Test func `addresses have a format`() {
    let values = column(50) { "user\($0.below(1000))@example.com" }
    #expect(Proposal.text(Proposal.field(values)).hasPrefix(#"string format="email""#))
  }

  @Test func `a grammar that no other text has needs no name`() {
    let identifiers = column(60) { random in
      [8, 4, 4, 4, 12].map { count in
        String((0..<count).map { _ in random.pick(Array("0123456789abcdef")) })
      }.joined(separator: "-")
    }
    #expect(Proposal.text(Proposal.field(identifiers, named: "value")).hasPrefix(#"string format="uuid""#))
    let versions = column(60) { "\(1 + $0.below(3)).\($0.below(30)).\($0.below(9))" }
    #expect(!Proposal.text(Proposal.field(versions, named: "chapter")).contains("semver"))
    #expect(Proposal.text(Proposal.field(versions, named: "semver")).contains("semver"))
  }

  @Test func `what all values have in common proves no code`() {
    let accounts = column(600) { "31" + $0.digits(6) }
    #expect(Proposal.text(Proposal.field(accounts)) == "integer required")
    let versions = column(200) { "\(1 + $0.below(9)).\($0.below(20)).\($0.below(30)).\(1 + $0.below(90))" }
    #expect(!Proposal.text(Proposal.field(versions)).contains("ip"))
  }

  @Test func `a rare word is one of the list unless it is like another`() {
    let sizes = column(1_000) { $0.pick(["L", "XL", "XXL"]) } + ["XXXL", "XXXL"]
    #expect(Proposal.text(Proposal.field(sizes)).contains("enum=[L, XL, XXL, XXXL]"))
  }

  @Test func `a list needs repeats`() {
    let words = ["open", "paid", "shipped"]
    #expect(
      Proposal.text(Proposal.field(column(60) { $0.pick(words) }))
        == "string required enum=[open, paid, shipped]")
    #expect(Proposal.text(Proposal.field(words)) == "string")
    // Many words occur once: there are probably others.
    let many = column(300) { $0.pick(words) } + (0..<20).map { "word\($0)x" }
    #expect(!Proposal.text(Proposal.field(many, tolerance: 0)).contains("enum"))
  }

  @Test(arguments: ["shiped", "Shipped", "shipped ", "N/A", "17", "hsipped"])
  func `a misspelling of a frequent word is no word of the list`(_ value: String) {
    let values = column(500) { $0.pick(["open", "paid", "shipped"]) } + [value]
    #expect(Proposal.text(Proposal.field(values)).contains("enum=[open, paid, shipped]"))
    let exact = Proposal.field(values, tolerance: 0)
    #expect(exact.missingValues == [value] || !Proposal.text(exact).contains("enum"))
  }

  /// Values, and the pattern.
  private static let patterns: [(make: @Sendable (inout SeededGenerator) -> String, pattern: String)] = [
    ({ "AB-" + $0.digits(4) }, "'AB-[0-9]{4}'"),
    ({ $0.pick(["AB", "CD", "XY"]) + "-" + $0.digits(4) }, "'[A-Z]{2}-[0-9]{4}'"),
    ({ $0.digits(5) + ($0.below(2) == 0 ? "" : "-" + $0.digits(4)) }, "'[0-9]{5}|[0-9]{5}-[0-9]{4}'"),
    ({ String(repeating: "x", count: 1 + $0.below(4)) + $0.digits(2) }, "'[a-z]+[0-9]{2}'"),
    ({ random in String((0..<12).map { _ in random.pick(Array("0123456789abcdef")) }) }, "'[0-9a-f]{12}'"),
    ({ "(" + $0.digits(3) + ") " + $0.digits(4) }, #"'\([0-9]{3}\) [0-9]{4}'"#),
  ]

  @Test func `codes have a pattern`() {
    for (make, pattern) in Self.patterns {
      #expect(Proposal.text(Proposal.field(column(200, make))).contains("pattern=\(pattern)"), "\(pattern)")
    }
  }

  @Test func `beside one shape of codes, what the tolerance allows is a suspect`() {
    let codes = (0..<80).map { "AB-\(1_000 + $0)" } + ["none yet"]
    #expect(Proposal.text(Proposal.field(codes)) == "string required pattern='AB-[0-9]{4}'")
    #expect(!Proposal.text(Proposal.field(codes, tolerance: 0)).contains("pattern"))
  }

  @Test func `texts without a pattern have what all of them begin and end with`() {
    let agents = column(60) {
      "Agent/\($0.below(9)).\($0.below(9)) (\($0.pick(["Linux; Ä", "Windows", "macOS; ARM/64", "BSD #1"])))"
        + String(repeating: "x", count: $0.below(4)) + " ok;"
    }
    #expect(
      Proposal.text(Proposal.field(agents))
        == #"string required pattern='Agent/[0-9]\.[0-9] \(.* ok;'"#)
    // Words, and sentences, have nothing in common by their beginning.
    let words = column(60) {
      "Word " + $0.pick(["a", "b?", "Ä", "d!", "#e", "f/g", "h=i", "j*", "k&", "l+"])
        + String($0.below(1_000)) + $0.pick(["", "x"])
    }
    #expect(!Proposal.text(Proposal.field(words)).contains("pattern"))
  }

  @Test func `lines of a log begin alike, and sentences have nothing in common but their full stop`() {
    let words = ["the", "request", "of", "a", "user", "was", "sent", "again", "in", "time", "Ä"]
    let sentence = { (random: inout SeededGenerator) in
      (0..<6 + random.below(9)).map { _ in random.pick(words) }.joined(separator: " ") + "."
    }
    let lines = column(60) { "[2024-02-\($0.digits(2))] \($0.pick(["INFO", "ERROR"])): \(sentence(&$0))" }
    #expect(
      Proposal.text(Proposal.field(lines)).contains(#"pattern='\[[0-9]{4}-[0-9]{2}-[0-9]{2}\] [A-Z]+: .*'"#))
    #expect(!Proposal.text(Proposal.field(column(60, sentence))).contains("pattern"))
  }

  @Test func `the beginning and the end of many texts have the characters of all between them`() {
    let lanes = column(900) {
      let words = (0..<$0.below(4)).map { _ in "Ab " }.joined()
      return
        "\($0.digits(1 + $0.below(3))) \(words)\($0.pick(["Oak", "Elm", "B 7"])) \($0.pick(["Way", "Road"]))"
    }
    let pattern = "[0-9]+ [A-Z][0-9A-Za-z ]* [A-Z][a-z]+"
    #expect(
      Proposal.text(Proposal.field(lanes)).contains("pattern='\(pattern)'"),
      "\(Proposal.text(Proposal.field(lanes)))")
  }

  @Test func `digits at any place of words of letters and digits are no mistake`() {
    let passwords = column(400) { random in
      String((0..<8 + random.below(4)).map { _ in random.pick(Array("aeioubdgkmAEIOU237")) })
    }
    let field = Proposal.field(passwords)
    #expect(Proposal.text(field).contains("pattern='[0-9A-Za-z]+'"), "\(Proposal.text(field))")
  }

  @Test func `the middle of texts may have line ends if one has`() {
    let notes = column(60) { "Note \($0.below(90)): \($0.pick(["ä", "a\nb", "c/d"])) \($0.below(1_000))#" }
    #expect(Proposal.text(Proposal.field(notes)).contains(#"pattern='Note [0-9]+: (?s:.*) [0-9]+#'"#))
  }

  @Test func `a pattern without white space at its ends needs no further rule`() {
    let paths = column(60) { "/home/\($0.pick(["ann", "bob.lee", "c-d"]))/f\($0.digits(1 + $0.below(3)))_x" }
    #expect(!Proposal.text(Proposal.field(paths)).contains("trimmed"))
  }

  @Test func `bytes that are no text have no rules`() {
    var profile = ColumnProfile()
    for number in 0..<40 as Range<UInt8> { profile.add([0xFF, number, 0x80].span) }
    let field = TableProposal([("digest", profile)], records: 40, Tolerance(0)).fields[0]
    #expect(Proposal.text(field) == "any")
    #expect(field.notes.contains("Values that are not UTF-8 have no rules."))
  }

  @Test func `digits after a zero are words of a list`() {
    #expect(
      Proposal.text(Proposal.field(column(100) { $0.pick(["01", "05", "10", "99"]) }))
        == "string required enum=['01', '05', '10', '99']")
  }

  @Test func `a text that is equal to another one is no mistake, a code is`() {
    var random = SeededGenerator(seed: 5)
    let texts = (0..<400).map { _ in (0..<9).map { _ in random.pick(["a", "B", "7", "-", "ö"]) }.joined() }
    let hasKey = { (values: [String]) in !Proposal.table([("customer id", values)]).primaryKey.isEmpty }
    #expect(hasKey(texts))
    #expect(!hasKey(texts + [texts[0]]))
    let codes = (0..<400).map { "AB-\(1_000 + $0)" }
    #expect(hasKey(codes + [codes[0]]))
  }

  @Test func `texts with numbers at fixed places have the pattern of all their shapes`() {
    let streets = column(200) {
      $0.digits(1 + $0.below(3)) + " " + $0.pick(["Oak", "Maple", "Elm"])
        + $0.pick([" Street", " Park Avenue"])
    }
    let pattern = "'[0-9]+ [A-Z][a-z]+ Park Avenue|[0-9]+ [A-Z][a-z]+ Street'"
    #expect(Proposal.text(Proposal.field(streets)) == "string required pattern=\(pattern)")
  }

  @Test func `texts have the characters of all values, and no white space at their ends`() {
    let names = column(100) {
      $0.pick(["Ann", "Bob", "Carla"]) + " " + $0.pick(["Lee", "O'Neil", "van Dyk"])
        + String(repeating: "a", count: $0.below(30))
    }
    let expected = #"string required pattern='[\p{L}\p{M}][\p{L}\p{M} ''\-.]*' trimmed"#
    #expect(Proposal.text(Proposal.field(names)) == expected)
    // A suspect is no reason for another character.
    #expect(Proposal.text(Proposal.field(names + [" Ann", "N/A"])) == expected + " none-of:['N/A']")
    // One of a hundred has a character of its own: there are probably others.
    #expect(Proposal.text(Proposal.field(names + ["Ann (née Lee)"])) == "string required trimmed")
  }
}
