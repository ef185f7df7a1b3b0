import CSVRecords
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of the order of findings and of which findings make a record invalid.
struct TableCheckOrderTests {
  @Test func `findings are in the order of records, columns of the file and rules`() throws {
    var job = try Job(
      csv: Array("a,b,c\nx,yyyy,zzzz\n1,y,zzzz\nx,y,z\n".utf8),
      rules: [
        "a": ["integer", "length:2..", "number"], "b": ["length:..3", "integer"], "c": ["length:..3"],
      ])
    // The order of the checks does not matter.
    job.checks.reverse()
    job.reportsAll = true
    #expect(
      try job.text() == """
        input1:2:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:2:1: error: a: 'x' must have at least 2 characters, has 1 [length.too-short]
        input1:2:1: error: a: 'x' must be a number [number.malformed]
        input1:2:3: error: b: 'yyyy' must have at most 3 characters, has 4 [length.too-long]
        input1:2:3: error: b: 'yyyy' must be a whole number [integer.malformed]
        input1:2:8: error: c: 'zzzz' must have at most 3 characters, has 4 [length.too-long]
        input1:3:1: error: a: '1' must have at least 2 characters, has 1 [length.too-short]
        input1:3:3: error: b: 'y' must be a whole number [integer.malformed]
        input1:3:5: error: c: 'zzzz' must have at most 3 characters, has 4 [length.too-long]
        input1:4:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:4:1: error: a: 'x' must have at least 2 characters, has 1 [length.too-short]
        input1:4:1: error: a: 'x' must be a number [number.malformed]
        input1:4:3: error: b: 'y' must be a whole number [integer.malformed]

        """)
  }

  @Test func `only the first failed rule of a value is reported by default`() throws {
    let job = try Job(
      csv: Array("a,b\nx,\n1,yyyy\n".utf8),
      rules: ["a": ["integer", "length:2.."], "b": ["length:..3", "required", "integer"]])
    #expect(
      try job.text() == """
        input1:2:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:2:3: error: b: '' must be present [required]
        input1:3:1: error: a: '1' must have at least 2 characters, has 1 [length.too-short]
        input1:3:3: error: b: 'yyyy' must have at most 3 characters, has 4 [length.too-long]

        """)
  }

  @Test func `findings on the shape of a record and on its fields are in the order of their locations`()
    throws
  {
    var job = try Job(
      csv: [UInt8](latin: "a,b\nx,\u{FF}\u{0}\"\nx,\u{0}\u{FF}\n\"x\"\u{FF}\"\u{0},1\n"),
      rules: ["a": ["integer"], "b": ["integer"]])
    job.reportsAll = true
    let stray = "has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]"
    #expect(
      try job.text() == """
        input1:2:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:2:3: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]
        input1:2:4: warning: has a NUL byte [record.nul]
        input1:2:5: warning: \(stray)
        input1:3:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:3:3: warning: has a NUL byte [record.nul]
        input1:3:4: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]
        input1:4:4: warning: \(stray)
        input1:4:4: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]
        input1:4:6: warning: has a NUL byte [record.nul]

        """)
  }

  @Test func `the fields of a record with a structural error are not checked`() throws {
    var job = try Job(
      csv: Array("a,b\nx\nx,y,z\n\nxx,\"\n".utf8), rules: ["a": ["integer"], "b": ["required", "integer"]])
    job.reportsAll = true
    #expect(
      try job.text() == """
        input1:2:1: error: must have 2 fields, has 1 [record.ragged]
        input1:3:1: error: must have 2 fields, has 3 [record.ragged]
        input1:4:1: warning: is a blank line, not a record [record.blank-line]
        input1:5:4: error: has a quote that opens a field and is never closed [record.unclosed-quote]

        """)
  }

  @Test func `a record longer than the limit has one finding, and one on a quote that is open at the limit`()
    throws
  {
    var job = try Job(
      csv: [UInt8](latin: "a,b\nx,y\n123456789,\u{0}\u{FF}\"\n1234567,\u{0}\"\n\"3\n4567890\n,2\n"),
      rules: ["a": ["integer"], "b": []], columnCount: 2)
    job.maximumRecordSize = 10
    #expect(
      try job.text() == """
        input1:2:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:3:1: error: must have at most 10 bytes; raise the bound with --max-record-bytes [record.too-long]
        input1:4:9: warning: has a NUL byte [record.nul]
        input1:4:10: warning: has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]
        input1:5:1: error: must have at most 10 bytes; raise the bound with --max-record-bytes [record.too-long]
        input1:5:1: error: has a quote that opens a field and is never closed [record.unclosed-quote]

        """)
  }

  @Test(
    arguments: [
      ("1,2\n", true), ("x,2\n", false), ("1\n", false), ("1,2\"\n", true), ("1,\u{0}\n", true),
      ("\u{FF},2\n", false), ("1,\u{FF}\n", false), ("1,\"\n", false), ("1,2345678\n", false),
    ])
  func `errors make a record invalid and warnings do not`(record: String, isValid: Bool) throws {
    let record = [UInt8](latin: record)
    var job = try Job(csv: Array("a,b\n".utf8) + record, rules: ["a": ["integer"], "b": []], columnCount: 2)
    job.maximumRecordSize = 8
    let outcome = try job.outcome()
    #expect(outcome.summary.isValid == isValid)
    #expect(outcome.summary.invalid == (isValid ? 0 : 1))
    #expect(outcome.valid == Array("a,b\n".utf8) + (isValid ? record : []))
    #expect(outcome.invalid == Array("a,b\n".utf8) + (isValid ? [] : record))
  }

  @Test func `blank lines are in neither output and have no number`() throws {
    let job = try Job(
      csv: Array("\n\r\na,b\n\n1,2\r\n\r\n\rx,2\n\n".utf8), rules: ["a": ["integer"], "b": []], columnCount: 2
    )
    let outcome = try job.outcome(LocationsReport())
    #expect(outcome.valid == Array("a,b\n1,2\r\n".utf8))
    #expect(outcome.invalid == Array("a,b\nx,2\n".utf8))
    #expect(outcome.summary.records == 2)
    #expect(outcome.summary.isValid == false)
    #expect(
      String(decoding: outcome.findings, as: UTF8.self) == """
        - 1:1 @0 record.blank-line
        - 2:1 @1 record.blank-line
        - 4:1 @7 record.blank-line
        - 6:1 @13 record.blank-line
        - 7:1 @15 record.blank-line
        2 8:1 @16 integer.malformed
        - 9:1 @20 record.blank-line

        """)
  }

  @Test func `in a table of one column a blank line is a record with an empty field`() throws {
    let job = try Job(csv: Array("a\n\n1\r\n\r\n".utf8), rules: ["a": ["required", "integer"]])
    let outcome = try job.outcome()
    #expect(
      String(decoding: outcome.findings, as: UTF8.self) == """
        input1:2:1: error: a: '' must be present [required]
        input1:4:1: error: a: '' must be present [required]

        """)
    #expect(outcome.valid == Array("a\n1\r\n".utf8))
    #expect(outcome.invalid == Array("a\n\n\r\n".utf8))
    #expect(outcome.summary.records == 3)
  }

  @Test func `a value that is rejected without a failure is reported`() throws {
    var job = try Job(csv: Array("a\nx\n".utf8), rules: ["a": ["integer"]])
    let rule = Rule(name: "silent", kind: .content(SilentStrategy()))
    job.checks = [ColumnCheck(name: "a", column: 0, rules: RuleSet([rule]))]
    let outcome = try job.outcome()
    #expect(
      String(decoding: outcome.findings, as: UTF8.self)
        == "input1:2:1: error: a: 'x' is not accepted, and the rule gives no reason [rule.unexplained]\n")
    #expect(outcome.summary.counts == [.init(field: "a", rule: "silent", code: nil, findings: 1)])
  }
}

/// A strategy that rejects every value without a failure.
private struct SilentStrategy: InputFieldValidationStrategy {
  func verdict(on value: Span<UInt8>) -> Verdict { .invalid }
  func failure(of value: Span<UInt8>) -> ValidationFailure? { nil }
}
