import RuleAnalysis
import TestSupport
import Testing

/// Tests that a proposal depends on the values alone, not on their order or on the parts in which they are read.
struct ColumnProfileTests {
  private static let words = [
    "a", "b1", "12", "-3", "1.5", "2024-01-05", "x@y.org", "N/A", "", "AB-17", " x", "ü", "yes", "no", "007",
  ]

  private func column(_ random: inout SeededGenerator) -> [String] {
    let some = (0...random.below(4)).map { _ in random.pick(Self.words) }
    let kind = random.below(4)
    return (0..<random.pick([1, 30, 400, 3_000])).map { index in
      switch kind {
      case 0: random.pick(some)
      case 1: String(index)
      case 2: "AB-" + random.digits(5)
      default: random.pick(some) + random.digits(4)
      }
    }
  }

  @Test func `any order of the values, read in any parts, gives the same proposal`() {
    var random = SeededGenerator(seed: TestRun.seed)
    for round in 0..<TestRun.rounds(60) {
      let values = column(&random)
      let expected = RuleFileWriter.document(of: Proposal.table([("value", values)]))
      var parts = (0...random.below(4)).map { _ in ColumnProfile() }
      for value in values.shuffled(using: &random) {
        let part = random.below(parts.count)
        if value.isEmpty { parts[part].addAbsent(count: 1) } else { parts[part].add(Array(value.utf8).span) }
      }
      var whole = ColumnProfile()
      for part in parts { whole.add(part) }
      let table = TableProposal([("value", whole)], records: values.count, Tolerance(0.005))
      #expect(RuleFileWriter.document(of: table) == expected, "round \(round)")
    }
  }

  @Test func `distinct values beyond a thousand are estimated within a tenth`() {
    for count in [1_001, 5_000, 100_000] {
      let field = Proposal.field((0..<count).map { "text number \($0)" })
      let digits = field.notes[0].split(separator: ",").count > 0 ? field.notes[0] : ""
      let about = digits.split(separator: "about ").last.map { $0.prefix { $0.isNumber || $0 == "," } } ?? ""
      let estimate = Int(about.filter(\.isNumber)) ?? 0
      #expect(abs(estimate - count) * 10 < count, "\(count): \(field.notes[0])")
    }
  }
}
