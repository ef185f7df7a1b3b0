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
    let plan = try CheckPlan(RuleFile(Array(yaml.utf8)), columns: ["n", "m"], named: "t")
    var check = try BatchCheck(plan, file: "t")
    let batches = [[["1", "3"], ["a", ""]], [["2", "03"], ["b", ""]]]
    for (number, columns) in batches.enumerated() {
      try check.check(StoredTexts(columns: columns), after: number * 2)
    }
    check.finish()
    var findings = FindingRows()
    check.exchangeFindings(&findings)
    #expect(
      findings.texts == [
        "3 n '2' must be in ascending order; the value before it is 3 [table.not-sorted]",
        "4 - '' must not repeat a record: record 2 has the same values [table.duplicate-record]",
        "- n '' must have a sum of at most 5, has 9 [table.sum]",
        "- m '' must be absent in a share of at most 0 of the records, is absent in 2 of 4 [table.absent-share]",
      ])
    let summary = check.summary()
    #expect(!summary.isValid && summary.breaksTableRules && summary.invalid == 2)
  }
}

extension FindingRows {
  /// The findings as texts: record, field, value, message and code.
  fileprivate var texts: [String] {
    rows.enumerated().map { index, row in
      func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
      var (value, message) = ("", "")
      withValue(at: index) { bytes in
        value = String(copying: bytes)
        row.form.withMessage(bytes) { message = String(copying: $0) }
      }
      return
        "\(row.record?.description ?? "-") \(row.form.field.map(text) ?? "-") '\(value)' \(message) [\(text(row.form.code))]"
    }
  }
}

extension String {
  fileprivate init(copying bytes: Span<UInt8>) {
    self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
  }
}
