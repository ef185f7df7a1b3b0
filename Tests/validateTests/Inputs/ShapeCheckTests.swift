import TestSupport
import Testing

/// Tests of `validate check` without rules, which checks the shape of the records alone.
struct ShapeCheckTests {
  @Test func `without rules the shape of a table is checked`() throws {
    let table = Array("a,b\n1,2\n1\n\n\"x\",y\"z\n".utf8) + [0xFF, 0x2C, 0x31, 0x0A]
    let result = try ScratchDirectory().validate(["check", "--valid", "v"], input: table)
    result.expect(status: 1)
    #expect(
      result.outputText == """
        -:3:1: error: must have 2 fields, has 1 [record.ragged]
        -:4:1: warning: is a blank line, not a record [record.blank-line]
        -:5:6: warning: has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]
        -:6:1: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]

        """)
    #expect(
      result.errorsText.hasPrefix(
        "4 records, 2 invalid (50.0%)\n  record  record.blank-line    1  warning         first -:4:1\n"))
  }

  @Test(arguments: [
    (["check", "t.csv"], 0), (["check", "--no-header", "t.csv"], 0), (["check", "-q", "t.csv"], 0),
    (["check", "t.jsonl"], 1), (["check", "--format", "html", "--all", "t.csv"], 0),
    (["check", "--format", "json", "t.jsonl"], 1), (["check", "--min-records", "2", "t.csv"], 1),
  ])
  func `the shape of a file is checked with any option`(words: [String], status: Int) throws {
    let scratch = ScratchDirectory(["t.csv": "a,b\n1,2\n", "t.jsonl": "{\"a\":1}\n{\n"])
    try scratch.validate(words).expect(status: Int32(status))
  }

  @Test func `lines need rules`() throws {
    let result = try ScratchDirectory().validate("check", "--input", "lines", input: "a\n")
    result.expect(2, errors: "validate: --input lines: lines have no columns; use -e\n")
  }
}
