import CSVRecords
import RuleFiles
import Testing
import Validation

@testable import TableValidation

struct SummaryTests {
  @Test func `structural findings are counted first, followed by those of columns and rules in order`() throws
  {
    var job = try Job(
      csv: Array("a,b\nx,\nx,yy\n1,\n1\n1,2,3\n\n1,2\"\n".utf8),
      rules: ["a": ["length:2..", "integer"], "b": ["integer", "required", "length:..1"]], columnCount: 2)
    job.reportsAll = true
    let summary = try job.outcome().summary
    #expect(summary.records == 6 && summary.invalid == 6)
    #expect(
      summary.counts == [
        .init(field: nil, rule: "record", code: "record.blank-line", severity: .warning, findings: 1),
        .init(field: nil, rule: "record", code: "record.ragged", findings: 2),
        .init(field: nil, rule: "record", code: "record.stray-quote", severity: .warning, findings: 1),
        .init(field: "a", rule: "length", code: nil, findings: 4),
        .init(field: "a", rule: "integer", code: nil, findings: 2),
        .init(field: "b", rule: "required", code: nil, findings: 2),
        .init(field: "b", rule: "integer", code: nil, findings: 2),
        .init(field: "b", rule: "length", code: nil, findings: 2),
      ])
  }

  @Test func `findings of a rule that is given twice are counted together`() throws {
    var job = try Job(csv: Array("a\nxxx\n".utf8), rules: ["a": ["length:..1", "integer", "length:..2"]])
    job.reportsAll = true
    #expect(
      try job.outcome().summary.counts == [
        .init(field: "a", rule: "length", code: nil, findings: 2),
        .init(field: "a", rule: "integer", code: nil, findings: 1),
      ])
  }

  @Test func `a rule over several columns with the name of a type is counted with it, and once`() throws {
    let rules = """
      fields: [{name: a, type: datetime}, {name: b, type: datetime}]
      rules: [{id: datetime, compare: a >= b, at: a}]
      """
    let text = "a,b\nx,2024-01-01T00:00:00\n2024-01-01T00:00:00,2024-01-02T00:00:00\n"
    let input = try TableInput(MemorySource(Array(text.utf8)), named: "t")
    let plan = try CheckPlan(RuleFile(Array(rules.utf8)), of: input)
    let summary = try TableCheck(plan).run([input])
    #expect(summary.counts == [.init(field: "a", rule: "datetime", code: nil, findings: 2)])
  }

  @Test func `the bytes of all inputs are counted, including byte-order marks and headers`() throws {
    let job = try Job(
      csv: Array("\u{FEFF}a\r\n1\r\n".utf8), Array("\n\na\n".utf8), Array("a\n2".utf8),
      rules: ["a": ["integer"]])
    let summary = try job.outcome().summary
    #expect(summary.bytes == 9 + 4 + 3)
    #expect(summary.records == 2 && summary.isValid && summary.counts.map(\.code) == ["record.blank-line"])
  }

  @Test func `an empty input is valid and has an empty summary`() throws {
    let summary = try Job(lines: [], rules: "integer").outcome().summary
    #expect(summary == Summary())
    #expect(summary.isValid)
  }
}
