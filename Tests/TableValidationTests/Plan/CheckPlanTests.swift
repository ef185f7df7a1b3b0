import CSVRecords
import TableValidation
import Testing
import Validation

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
}
