import RuleAnalysis
import TestSupport
import Testing

/// Tests of what evidence presence, bounds, uniqueness and keys need.
struct EvidenceTests {
  @Test func `three records give neither presence nor bounds nor keys`() {
    #expect(Proposal.text(Proposal.field(["1", "2", "3"], named: "id")) == "integer")
    #expect(Proposal.table([("id", ["1", "2", "3"])]).primaryKey == [])
  }

  @Test func `one absent value of many is no requirement`() {
    let values = (1...200).map(String.init)
    #expect(Proposal.text(Proposal.field(values)).contains("required"))
    #expect(!Proposal.text(Proposal.field(values + [""])).contains("required"))
  }

  @Test func `bounds are those that several records have, and zero`() {
    let grades = (0..<300).map { String(1 + $0 % 6) }
    #expect(Proposal.text(Proposal.field(grades)) == "integer required minimum=1 maximum=6")
    let amounts = (0..<300).map { String(1_000 + $0 * 7_919 % 100_003) }
    #expect(Proposal.text(Proposal.field(amounts)) == "integer required minimum=0")
    let signed = (0..<600).map { $0 % 100 == 0 ? "+6" : String($0 % 7 - 3) }
    #expect(Proposal.text(Proposal.field(signed)) == "integer required minimum=-3 maximum=6")
    let latitudes = (0..<300).map { "\(47 + $0 % 8).\(100 + $0 * 7 % 900)" }
    #expect(Proposal.text(Proposal.field(latitudes)) == "number required")
    let capped = Proposal.field((0..<300).map { $0 % 3 == 0 ? "2000" : String(1_000 + $0) })
    #expect(Proposal.text(capped) == "integer required maximum=2000")
    #expect(capped.notes.contains("From 1001 to 2000; no minimum, since too few records have it."))
    let temperatures = (0..<300).map { String($0 * 7_919 % 1_009 - 500) }
    #expect(Proposal.text(Proposal.field(temperatures)) == "integer required")
  }

  @Test func `numbers that follow each other are an identifier, and few of many possible ones are not`() {
    #expect(Proposal.table([("number", (1000..<2200).map(String.init))]).primaryKey == ["number"])
    var random = SeededGenerator(seed: 3)
    let measured = (0..<300).map { _ in String(random.below(1_000_000_000)) }
    #expect(Proposal.table([("measured", measured)]).primaryKey == [])
    for name in ["id", "id_mesure", "messungID"] {
      #expect(Proposal.table([(name, measured)]).primaryKey == [name])
    }
  }

  @Test
  func
    `codes that follow each other are an identifier although one is repeated, and texts with numbers are not`()
  {
    let codes = (0..<1_000).map { "INV-\(($0 == 500 ? 499 : $0) + 100_000)" }
    #expect(
      Proposal.table([("invoice", codes), ("x", (0..<1_000).map { "y\($0 % 2)" })]).primaryKey == ["invoice"])
    var random = SeededGenerator(seed: 1)
    let streets = (0..<500).map { _ in "\(1 + random.below(9_999)) \(random.pick(["Oak", "Elm"])) street" }
    #expect(Proposal.table([("street", streets)]).primaryKey == [])
  }

  @Test func `the first two columns are a key if neither is one alone`() {
    let orders = (0..<200).map { "A-\(1000 + $0 / 2)" }
    let items = (0..<200).map { String(1 + $0 % 2) }
    #expect(Proposal.table([("order", orders), ("item", items)]).primaryKey == ["order", "item"])
  }

  @Test func `two columns of days are compared`() {
    let days = (0..<60).map { "2024-01-\(10 + $0 % 19)" }
    let table = Proposal.table([("ordered", days), ("shipped_on", days)])
    #expect(
      table.comparisons.map(\.id) == ["shipped-on-not-before-ordered", "ordered-not-before-shipped-on"])
  }

  /// Numbers of values, the tolerance, and the numbers that may break a rule.
  @Test(arguments: [
    (10, 0.005, 0), (100, 0.005, 2), (1_000, 0.005, 11), (1_000_000, 0.005, 5_212), (1_000_000, 0, 0),
  ])
  func `few values may break a rule, none of few`(_ count: Int, _ share: Double, _ allowed: Int) {
    #expect(Tolerance(share).allowed(of: count) == allowed)
  }
}
