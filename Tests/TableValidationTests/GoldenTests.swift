import Platform
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of the complete reports on a table with many faults.
///
/// The expected files are in `Golden`; a run with `RECORD=1` in the environment rewrites them.
struct GoldenTests {
  private static let mark = "\u{EF}\u{BB}\u{BF}"
  private static let header = "id,name,contact,amount\r\n"

  /// The records as in the file, and whether they are valid.
  private static let records: [(text: String, isValid: Bool)] = [
    ("1,Ann,ann@example.com,12.5\n", true),
    ("2,\"O\"\"Neil, Bob\",bob@example,10000.0000000000000000001\n", false),
    ("3,\"two\nlines\",a@b.co,-1\n", false),
    ("4,\"12\"\" x 9\",+4930123456,1e4\r\n", true),
    ("5,12\" x 9,a@b.co,5\n", true),
    ("six,\u{C3}\u{A9}\u{F0}\u{9F}\u{98}\u{80},b@b.co,\n", false),
    ("7,a,b\n", false),
    ("8,\"x\"y,a@b.co,\"7\"\n", true),
    ("9,\u{FF}\u{C3}\u{A9}\u{E2}\u{82},a@b.co,x\n", false),
    ("10,\u{0},a@b.co,1\n", true),
    ("11,\u{1B}[31m\u{E2}\u{80}\u{AE}evil twin,\"\r\n\",1e1\n", false),
    ("12,\"a\r\nb\rc\nd\",\"a@b.co\",none\r\n", false),
    ("13,\u{C2}\u{A0}\u{E3}\u{80}\u{80},a@b.co,0\r", false),
    ("14,\(String(repeating: "x", count: 1023))\u{C3}\u{A9},a@b.co,0\n", false),
    ("15,\(String(repeating: "y", count: 1300)),\u{0},\u{FF}\"\n", false),
    (",\" \",,\"\"\n", false),
    ("17,\u{7F}\\\",a@b.co,0\n", true),
    ("18,\"unclosed,a@b.co,0\n19,b,c,d\n", false),
  ]

  private static func job() throws -> Job {
    let text = records.map(\.text).joined()
      .replacing("7,a,b\n", with: "\n\r\n7,a,b\n\n")
    var job = try Job(
      csv: [UInt8](latin: mark + "\n" + header + text),
      rules: [
        "id": ["required", "integer"], "name": ["not-blank", "length:1..12"], "contact": [],
        "amount": ["required", "number", "range:0..10000"],
      ])
    let contact = AnyStrategy([EmailStrategy(), try RegexStrategy(#"\+\d{7,15}"#)])
    job.checks.append(
      ColumnCheck(
        name: "contact", column: 2, rules: RuleSet([Rule(name: "any", kind: .content(contact))])))
    job.reportsAll = true
    job.maximumRecordSize = 1200
    return job
  }

  @Test func `the text report equals the expected file`() throws {
    compare(try Self.job().outcome(TextReport()).findings, with: "faults.txt")
  }

  @Test func `the JSON Lines report equals the expected file`() throws {
    compare(try Self.job().outcome(JSONLinesReport()).findings, with: "faults.jsonl")
  }

  @Test func `the records are copied byte for byte to the valid and invalid outputs`() throws {
    let outcome = try Self.job().outcome()
    let parts = Self.records.reduce(into: [true: "", false: ""]) { $0[$1.isValid]! += $1.text }
    #expect(outcome.valid == [UInt8](latin: Self.mark + Self.header + parts[true]!))
    #expect(outcome.invalid == [UInt8](latin: Self.mark + Self.header + parts[false]!))
    #expect(outcome.summary.records == Self.records.count)
    #expect(outcome.summary.invalid == Self.records.count { !$0.isValid })
    #expect(!outcome.summary.isValid)
  }

  private func compare(_ bytes: [UInt8], with name: String, _ location: SourceLocation = #_sourceLocation) {
    let difference = GoldenFile("Golden/\(name)", near: #filePath).difference(from: bytes)
    #expect(difference == nil, sourceLocation: location)
  }
}
