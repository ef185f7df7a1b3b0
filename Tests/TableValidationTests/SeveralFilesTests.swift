import CSVRecords
import TableValidation
import TestSupport
import Testing

/// Tests of several inputs that are checked as one table.
struct SeveralFilesTests {
  private static func table(_ inputs: String...) throws -> Job {
    var job = try Job(csv: [], rules: ["a": ["integer"], "b": []], columnCount: 2)
    job.inputs = inputs.map { [UInt8](latin: $0) }
    return job
  }

  @Test func `numbers of records and lines, and offsets, restart in each input`() throws {
    let job = try Self.table("a,b\n1,2\nx,2\n", "a,b\n\ny,2\n1,2\nz,2\n")
    #expect(
      try job.text() == """
        input1:3:1: error: a: 'x' must be a whole number [integer.malformed]
        input2:2:1: warning: is a blank line, not a record [record.blank-line]
        input2:3:1: error: a: 'y' must be a whole number [integer.malformed]
        input2:5:1: error: a: 'z' must be a whole number [integer.malformed]

        """)
    let locations = String(decoding: try job.outcome(LocationsReport()).findings, as: UTF8.self)
    #expect(
      locations == """
        2 3:1 @8 integer.malformed
        - 2:1 @4 record.blank-line
        1 3:1 @5 integer.malformed
        3 5:1 @13 integer.malformed

        """)
    let summary = try job.outcome().summary
    #expect(summary.records == 5 && summary.invalid == 3 && summary.bytes == 12 + 17)
  }

  @Test func `each input has the findings that it has alone, with its own name`() throws {
    let inputs = ["a,b\nx,1\n\\.\n", "a,b\nx,1\n\\.\n", "a,b\n1,1\n", "a,b\nx,1\n\\.\n"]
    let alone = try Self.table(inputs[0]).text()
    #expect(alone.contains("record.end-of-table") && alone.contains("integer.malformed"))
    let expected = [1, 2, 4].map { alone.replacing("input1", with: "input\($0)") }
    #expect(try Self.table(inputs[0], inputs[1], inputs[2], inputs[3]).text() == expected.joined())
  }

  @Test(
    arguments: [
      (["a,b\n1,2\nx,2\n", "a,b\n3,4\ny,2\n"], "a,b\n1,2\n3,4\n", "a,b\nx,2\ny,2\n"),
      // A missing line end is added only if something follows.
      (["a,b\n1,2", "a,b\n3,4\ny,2"], "a,b\n1,2\n3,4\n", "a,b\ny,2"),
      (["a,b\nx,2", "a,b\n3,4\ny,2"], "a,b\n3,4\n", "a,b\nx,2\ny,2"),
      (["a,b\n1,2\r", "a,b\n3,4\r\n"], "a,b\n1,2\r3,4\r\n", "a,b\n"),
      (["a,b\n1,2", "a,b\n3,4", "a,b\n5,6"], "a,b\n1,2\n3,4\n5,6", "a,b\n"),
      // Headers without records.
      (["a,b", "a,b\n1,2\n"], "a,b\n1,2\n", "a,b\n"),
      (["a,b", "a,b", "a,b\nx,2"], "a,b\n", "a,b\nx,2"),
      (["a,b\r\n", "a,b", "a,b"], "a,b\r\n", "a,b\r\n"),
      (["a,b"], "a,b", "a,b"),
      // The header is copied from the first file.
      (["\"a\",b\r\n1,2\r\n", "a,\"b\"\n3,4\n"], "\"a\",b\r\n1,2\r\n3,4\n", "\"a\",b\r\n"),
      // The first byte-order mark is kept, and later ones are skipped.
      (
        ["\u{EF}\u{BB}\u{BF}a,b\n1,2\n", "\u{EF}\u{BB}\u{BF}a,b\n3,4\n"],
        "\u{EF}\u{BB}\u{BF}a,b\n1,2\n3,4\n", "\u{EF}\u{BB}\u{BF}a,b\n"
      ),
      (["a,b\n1,2\n", "\u{EF}\u{BB}\u{BF}a,b\nx,4\n"], "a,b\n1,2\n", "a,b\nx,4\n"),
      // Blank lines are in neither output.
      (["\na,b\n\n1,2\n\n", "\n\na,b\n\n"], "a,b\n1,2\n", "a,b\n"),
    ])
  func `records are copied byte for byte after a single header`(
    inputs: [String], valid: String, invalid: String
  ) throws {
    var job = try Self.table()
    job.inputs = inputs.map { [UInt8](latin: $0) }
    let outcome = try job.outcome()
    #expect(outcome.valid.escaped == [UInt8](latin: valid).escaped)
    #expect(outcome.invalid.escaped == [UInt8](latin: invalid).escaped)
  }

  @Test func `without headers every record is copied, and later byte-order marks are skipped`() throws {
    var job = try Self.table("\u{EF}\u{BB}\u{BF}1,2\nx,2", "", "\u{EF}\u{BB}\u{BF}3,4", "y,2\n")
    job.hasHeader = false
    let outcome = try job.outcome()
    #expect(outcome.valid.escaped == [UInt8](latin: "\u{EF}\u{BB}\u{BF}1,2\n3,4\n").escaped)
    #expect(outcome.invalid.escaped == [UInt8](latin: "\u{EF}\u{BB}\u{BF}x,2\ny,2\n").escaped)
    #expect(outcome.summary.records == 4)
  }

  @Test func `lines of several inputs are joined, without byte-order marks`() throws {
    let mark = "\u{EF}\u{BB}\u{BF}"
    let job = try Job(
      lines: [UInt8](latin: mark + "1\nx"), [UInt8](latin: mark + "2\r\ny\r"), [], [UInt8](latin: "3"),
      rules: "integer")
    let outcome = try job.outcome()
    #expect(outcome.valid.escaped == "1\\n2\\r\\n3")
    #expect(outcome.invalid.escaped == "x\\ny\\r\\r\\n")
    #expect(
      try job.text() == """
        input1:2:1: error: 'x' must be a whole number [integer.malformed]
        input2:2:1: error: 'y\\r' must be a whole number [integer.malformed]

        """)
  }

  @Test func `NUL-terminated values of several inputs are joined`() throws {
    let job = try Job(
      lines: Array("1\u{0}x".utf8), Array("2\n\u{0}3".utf8), Array("4".utf8), format: .nulTerminated,
      rules: "integer")
    let outcome = try job.outcome()
    #expect(outcome.valid.escaped == "1\\u{0}3\\u{0}4")
    #expect(outcome.invalid.escaped == "x\\u{0}2\\n\\u{0}")
  }
}
