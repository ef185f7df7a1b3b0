import FindingReports
import RuleAnalysis
import RuleFiles
import TestSupport
import Testing
import Validation

/// Tests that what is written is a rule file with the names and values that were meant.
struct RuleFileWriterTests {
  @Test(arguments: [
    "plain", "yes", "null", "12", "1.5", "a b", "it's", "\"q\"", "#c", "a: b", "- x", "[x]", "{x}",
    "tab\there", "line\nend", "é", "日本", "\u{85}", "\u{2029}x", "\u{FFFE}",
    "\u{2028}", " ", "a,b", "*x", "&x", "!x", "%x", "@x", "`x`", "true", "~", "\u{7F}", "\u{FEFF}x", "😀",
  ])
  func `any name is read as it was`(_ name: String) throws {
    let values = (0..<40).map { _ in name }
    let text = RuleFileWriter.document(
      of: Proposal.table([(name, values), ("other", values)]), heading: ["from \(name): y: z"])
    let file = try RuleFile(Array(text.utf8))
    #expect(file.fields.map(\.name) == [name, "other"], "\(text)")
    #expect(file.fields[0].rules.findings(in: name).isEmpty, "\(text)")
  }

  @Test func `a proposal is written with a comment for each field`() {
    let days = (0..<60).map { "2024-01-\(10 + $0 % 19)" }
    let codes = (0..<60).map { "AB-\(100 + $0)" }
    var table = Proposal.table([
      ("code", codes), ("ordered", days), ("shipped on", days),
      ("status", (0..<60).map { $0 % 2 == 0 ? "open" : "paid late" }),
    ])
    table.dialect = [("delimiter", "';'")]
    _ = table.drop(by: [.init(field: nil, rule: "order-2", code: nil, findings: 30)])
    table.finish()
    let expected = """
      # Rules of orders.
      dialect: {delimiter: ';'}
      fields:
        # 60 values, all distinct, none absent. Rules that are inferred without 6 of them accept 6 of these.
        - name: code
          type: string
          constraints: {required: true, pattern: 'AB-[0-9]{3}'}
        # 60 values, 19 distinct, none absent.
        - name: ordered
          type: date
          constraints: {required: true}
        # 60 values, 19 distinct, none absent.
        - name: 'shipped on'
          type: date
          constraints: {required: true}
        # 60 values, 2 distinct, none absent.
        - name: status
          type: string
          constraints: {required: true, enum: [open, 'paid late']}
      primaryKey: [code]
      rules:
        - id: order-1
          compare: 'ordered <= `shipped on`'
          at: 'shipped on'

      """
    let written = RuleFileWriter.document(of: table, heading: ["Rules of orders."])
    #expect(written == expected, "\(Difference(expected: Array(expected.utf8), got: Array(written.utf8)))")
  }
}
