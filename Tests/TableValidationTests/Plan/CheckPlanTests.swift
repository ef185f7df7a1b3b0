import CSVRecords
import RuleFiles
import Testing
import Validation

@testable import TableValidation

struct CheckPlanTests {
  private static func check(_ column: Int) -> ColumnCheck {
    ColumnCheck(
      name: "c", column: column, rules: RuleSet([Rule(name: "integer", kind: .content(IntegerStrategy()))]))
  }

  @Test func `columns are checked in the order of the file`() {
    let plan = CheckPlan(
      [Self.check(2), Self.check(0), Self.check(1)], columnCount: 3, format: .csv(Dialect()))
    #expect(plan.checks.map(\.column) == [0, 1, 2])
  }

  @Test func `a column without rules is not checked`() {
    let free = ColumnCheck(name: "free", column: 1, rules: RuleSet([]))
    let plan = CheckPlan([Self.check(2), free, Self.check(0)], columnCount: 3, format: .csv(Dialect()))
    #expect(plan.checks.map(\.column) == [0, 2])
  }

  @Test func `a missing column is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = CheckPlan([Self.check(3)], columnCount: 3, format: .csv(Dialect()))
    }
  }

  @Test func `a column that is given twice is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = CheckPlan([Self.check(1), Self.check(1)], columnCount: 3, format: .csv(Dialect()))
    }
  }

  @Test(arguments: [
    (1, 256 << 10), (500, 256 << 10), (1_000, 512_000), (20_000, 10_240_000), (1_000_000, 16 << 20),
  ])
  func `chunks of wide tables are larger, so that they have several records`(columns: Int, size: Int) {
    #expect(CheckPlan([], columnCount: columns, format: .csv(Dialect())).options.chunkSize == size)
  }

  @Test func `a report describes sums that must be equal as a rule of the table, and no limit of the column`()
    throws
  {
    let rules = try RuleFile(
      Array("fields: [{name: n, type: number}]\ntable: {equal: [[count, sum(n)]]}".utf8))
    let described = try CheckPlan(rules, columns: ["n"], named: "t").describedRules
    #expect(described.map { $0.map(\.name) } == [["number"], ["table"]])
  }
}
