import CSVRecords
import RuleFiles
import Testing
import Validation

@testable import TableValidation

struct BatchCheckTests {
  @Test func `rules over the table are evaluated after the last batch`() throws {
    let yaml = """
      fields: [{name: n, type: integer}, {name: m}]
      table: {columns: {n: {sum: {maximum: 5}, sorted: ascending}, m: {absent: {maximumShare: 0}}}, duplicates: false}
      """
    let match = SchemaMatch(try RuleFile(Array(yaml.utf8)), columns: ["n", "m"], file: "t")
    let plan = CheckPlan(
      match.checks, table: match.tableChecks, columnCount: 2, format: .csv(Dialect()), report: TextReport())
    var check = try BatchCheck(plan, file: "t", tableFindings: [])
    let batches = [[["1", "3"], ["a", ""]], [["2", "03"], ["b", ""]]]
    for (number, columns) in batches.enumerated() {
      try check.check(count: 2, after: number * 2) { index, batch, bytes in
        var ranges: [Range<Int>] = []
        for text in columns[index] {
          ranges.append(bytes.count..<bytes.count + text.utf8.count)
          bytes += text.utf8
        }
        batch = ColumnBatch(values: ranges)
      }
    }
    check.finish()
    var findings: [UInt8] = []
    check.exchangeFindings(&findings)
    #expect(
      String(decoding: findings, as: UTF8.self) == """
        t:3:1: error: n: '2' must be in ascending order; the value before it is 3 [table.not-sorted]
        t:4:1: error: must not repeat a record: record 2 has the same values [table.duplicate-record]
        t: error: n: must have a sum of at most 5, has 9 [table.sum]
        t: error: m: must be absent in a share of at most 0 of the records, is absent in 2 of 4 [table.absent-share]

        """)
    #expect(!check.summary.isValid && check.summary.breaksTableRules && check.summary.invalid == 2)
  }
}
