import TestSupport
import Testing

struct FilterTests {
  private static let table = "a,b\r\n1,x\nz,\"y\n\"\n\n3\n4,\"\"\"\""

  @Test(arguments: [
    ["-c", "a=integer"], ["-c", "b=required", "-c", "a=integer", "--all"],
    ["--no-header", "-c", "1=integer"],
    ["-e", "integer"], ["-e", "regex:[^z]*"], ["-z", "-e", "email"],
  ])
  func `filter equals check with valid records on standard output and without findings`(words: [String])
    throws
  {
    let scratch = ScratchDirectory(["t": Self.table])
    let filtered = try scratch.validate(["filter"] + words + ["t"])
    let checked = try scratch.validate(["check", "--errors", "e", "--valid", "-"] + words + ["t"])
    filtered.expect(checked.status, output: checked.output, errors: checked.errorsText)
    #expect(filtered.status == 1)
  }

  @Test func `records are copied byte for byte after their header`() throws {
    try ScratchDirectory().validate("filter", "-c", "a=integer", input: Self.table).expect(
      1, output: "a,b\r\n1,x\n4,\"\"\"\"",
      errors: """
        4 records, 2 invalid (50.0%)
          record  record.blank-line  1  warning         first -:5:1
          record  record.ragged      1           25.0%  first -:6:1
          a       integer            1           25.0%  first -:3:1  'z'
        25 B in …

        """)
  }

  @Test func `lines are copied with their line ends`() throws {
    try ScratchDirectory().validate("filter", "-q", "-e", "integer", input: "1\r\n2\nx\r\n3")
      .expect(1, output: "1\r\n2\n3")
  }

  @Test func `findings are written only to --errors`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-e", "integer", "--errors", "e", input: "1\nx\n")
      .expect(
        1, output: "1\n",
        errors: "2 lines, 1 invalid (50.0%)\n  integer  1  50.0%  first -:2:1  'x'\n4 B in …\n")
    #expect(try scratch.text(of: "e") == "-:2:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `invalid records are written to --invalid`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-q", "-c", "a=integer", "--invalid", "i", input: "a\n1\nx\n").expect(
      1, output: "a\n1\n")
    #expect(try scratch.text(of: "i") == "a\nx\n")
  }

  @Test(arguments: [("1\n2\n", Int32(0)), ("1\nx\n", 1), ("", 0)])
  func `the status of filter is that of check`(input: String, status: Int32) throws {
    try ScratchDirectory().validate("filter", "-q", "-e", "integer", input: input).expect(status: status)
  }

  @Test func `filter has no option --valid`() throws {
    let result = try ScratchDirectory().validate("filter", "-e", "integer", "--valid", "v", input: "1")
    result.expect(
      2,
      errors:
        "validate: there is no option --valid for 'filter'; 'validate filter --help' lists the options\n")
  }

  @Test func `valid records are written while the input is still open`() throws {
    let script = """
      mkfifo in out
      validate filter -q -c n=integer in > out &
      exec 4< out 3> in
      printf 'n\\n1\\n' >&3
      read -r -t 10 line <&4 || echo late; echo "$line"
      read -r -t 10 line <&4 || echo late; echo "$line"
      echo 2 >&3
      exec 3>&-
      cat <&4
      """
    try ScratchDirectory().shell(script).expect(0, output: "n\n1\n2\n")
  }
}
