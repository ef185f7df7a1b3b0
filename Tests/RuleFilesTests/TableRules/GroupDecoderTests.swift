import RuleFiles
import Testing
import Validation

/// Tests of `groups` and `equal` under `table`.
struct GroupDecoderTests {
  private static let fields =
    "fields: [{name: trip}, {name: seq, type: integer}, {name: from, type: date}, {name: to, type: date}, {name: at, type: time}, "
    + "{name: span, type: duration}]\n"

  private func table(_ table: String) throws(RuleFileError) -> TableRules? {
    try RuleFile(Array((Self.fields + "table: {\(table)}\n").utf8)).table
  }

  private func faults(_ table: String) -> String {
    do throws(RuleFileError) {
      _ = try self.table(table)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `a group has its fields, and its requirements in the order of the file`() throws {
    let group = try #require(
      try table(
        "groups: [{by: [trip], sortBy: seq, order: seq, consecutive: seq, noOverlap: {from: from, to: to, bounds: half-open}, "
          + "noGap: {from: from, to: to}, same: [trip, at], first: {field: seq, is: 1}, last: {field: at, present: true}, severity: warning}]"
      )?.groups.first)
    #expect(group.fields == [0] && group.sortedBy == 1 && group.severity == .warning)
    let names = group.requirements.map { requirement in
      switch requirement {
      case .order(let field): "order \(field)"
      case .consecutive(let field): "consecutive \(field)"
      case .noOverlap(let range): "noOverlap \(range.from) \(range.to) \(range.bounds.rawValue)"
      case .noGap(let range): "noGap \(range.from) \(range.to) \(range.bounds.rawValue)"
      case .same(let field): "same \(field)"
      case .first(let condition): "first \(condition)"
      case .last(let condition): "last \(condition)"
      }
    }
    #expect(
      names == [
        "order 1", "consecutive 1", "noOverlap 2 3 half-open", "noGap 2 3 closed", "same 0", "same 4",
        "first seq is 1", "last at is present",
      ])
    #expect(try table("groups: [{same: [trip]}]")?.groups.first?.fields == [])
  }

  @Test func `numbers that must be equal are counts and sums of the table and of files`() throws {
    let equality = try #require(
      try table("equal: [[count, sum(seq), 'a#b.csv#sum(n (x))', o.csv#count]]")?.equalities.first)
    #expect(equality.numbers.map(\.path) == [nil, nil, "a#b.csv", "o.csv"])
    #expect(equality.numbers.map(\.measure) == [.count, .sum("seq"), .sum("n (x)"), .count])
  }

  @Test(arguments: [
    (
      "groups: [{by: [trip]}]",
      "an element of 'groups' must have at least one of order, consecutive, noOverlap"
    ),
    ("groups: [{by: trip, order: seq}]", "'by' must be an array of names of fields, not a string"),
    ("groups: [{by: [], order: seq}]", "'by' must name at least one field"),
    ("groups: [{by: [trip, trip], order: seq}]", "'by' has 'trip' twice: remove one"),
    ("groups: [{by: [tripp], order: seq}]", "there is no field 'tripp'; did you mean 'trip'?"),
    ("groups: [{orders: seq}]", "unknown key 'orders' in an element of 'groups'; did you mean 'order'?"),
    ("groups: [{order: span}]", "'order' is for values with an order; the type of 'span' is duration"),
    (
      "groups: [{consecutive: at}]",
      "'consecutive' is for fields of the types integer, number, date, yearmonth and year"
    ),
    ("groups: [{noOverlap: {from: from}}]", "'noOverlap' must have 'from' and 'to', two fields"),
    (
      "groups: [{noGap: {from: from, to: at}}]", "'from' and 'to' must be of the same type, not date and time"
    ),
    (
      "groups: [{noGap: {from: from, to: to, bounds: open}}]",
      "'bounds' must be one of closed, half-open, not 'open'"
    ),
    ("groups: [{first: {field: seq, is: x}}]", "'is' of field 'seq' must be a whole number"),
    ("groups: {by: [trip]}", "'groups' must be an array, not an object"),
    ("equal: [[count]]", "an element of 'equal' must be an array of at least two numbers"),
    (
      "equal: [[count, total]]",
      "a number of a table must be count, sum(FIELD), FILE#count or FILE#sum(COLUMN), not 'total'"
    ),
    (
      "equal: [[count, sum(trip)]]",
      "a sum is for fields of the types number and integer; the type of 'trip' is any"
    ),
    ("equal: [[count, sum(sequ)]]", "there is no field 'sequ'; did you mean 'seq'?"),
    ("equal: [[a.csv#count, b.csv#count]]", "an element of 'equal' must have a number of this table"),
    ("equal: [[count, '#count']]", "a number of a table must be count"),
  ])
  func `what cannot be compared is a fault`(table: String, message: String) {
    #expect(faults(table).contains(message), "\(faults(table))")
  }
}
