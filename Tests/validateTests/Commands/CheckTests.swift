import TestSupport
import Testing

struct CheckTests {
  private static let people = "name,email\nJo,jo@example.org\nAl,bad\n"
  private static let finding = "must be an e-mail address: it has no @ [email.no-at-sign]\n"

  @Test func `findings are written to standard output and the summary to standard error`() throws {
    let scratch = ScratchDirectory(["people.csv": Self.people])
    try scratch.validate("check", "-c", "email=email", "people.csv").expect(
      1, output: "people.csv:3:4: error: email: 'bad' " + Self.finding,
      errors:
        "2 records, 1 invalid (50.0%)\n  email  email  1  50.0%  first people.csv:3:4  'bad'\n36 B in …\n")
    #expect(scratch.names == ["people.csv"])
  }

  @Test(arguments: [[], ["-"]])
  func `a dash or no file means standard input`(operands: [String]) throws {
    try ScratchDirectory().validate(
      ["check", "-q", "--errors", "-", "-c", "email=email"] + operands, input: Array(Self.people.utf8)
    ).expect(1, output: "-:3:4: error: email: 'bad' " + Self.finding)
  }

  @Test func `standard input can be a regular file`() throws {
    let scratch = ScratchDirectory(["people.csv": Self.people])
    try scratch.shell("validate check -q --errors - -c email=email < people.csv")
      .expect(1, output: "-:3:4: error: email: 'bad' " + Self.finding)
  }

  @Test func `a FIFO is read as a file is`() throws {
    let scratch = ScratchDirectory(["people.csv": Self.people])
    try scratch.shell("mkfifo f; cat people.csv > f & validate check -q --errors - -c email=email f")
      .expect(1, output: "f:3:4: error: email: 'bad' " + Self.finding)
  }

  @Test(arguments: [
    ("valid", "1\n", Int32(0), ""),
    ("invalid", "x\n", 1, "-:1:1: error: 'x' must be a whole number [integer.malformed]\n"),
    ("empty", "", 0, ""),
  ])
  func `the status is 0 if everything is valid and 1 if something is invalid`(
    _: String, input: String, status: Int32, output: String
  ) throws {
    try ScratchDirectory().validate("check", "-q", "--errors", "-", "-e", "integer", input: input)
      .expect(status, output: output)
  }

  @Test func `a run with warnings only has status 0`() throws {
    try ScratchDirectory().validate("check", "-c", "a=required", input: "a,b\n1,2\"\n\n3\u{0},4\n").expect(
      0,
      output: """
        -:2:4: warning: has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]
        -:3:1: warning: is a blank line, not a record [record.blank-line]
        -:4:2: warning: has a NUL byte [record.nul]

        """,
      errors: """
        2 records, 0 invalid
          record  record.blank-line   1  warning  first -:3:1
          record  record.nul          1  warning  first -:4:2
          record  record.stray-quote  1  warning  first -:2:4
        15 B in …

        """)
  }

  @Test func `an undecided value is a finding and gives status 1`() throws {
    let (value, pattern) = (String(repeating: "a", count: 1000), #"\A(a|a)*[^a]"#)
    try ScratchDirectory().validate("check", "-q", "--errors", "-", "-e", "regex:\(pattern)", input: value)
      .expect(
        1,
        output: "-:1:1: error: '\(value)' could not be decided: matching \(pattern) took too many steps "
          + "[regex.budget-exceeded]\n")
  }

  @Test func `an undecided line is written to the invalid ones`() throws {
    let scratch = ScratchDirectory(["l": "x\n" + String(repeating: "a", count: 1000) + "\n"])
    try scratch.validate("check", "-q", "-e", #"regex:\A(a|a)*[^a]|x"#, "--valid", "v", "--invalid", "i", "l")
      .expect(1)
    #expect(try scratch.text(of: "v") == "x\n")
    #expect(try scratch.bytes(of: "i").count == 1001)
  }

  @Test(arguments: ["first", "x"])
  func `findings are written while the input is still open`(line: String) throws {
    let script = """
      mkfifo in out
      validate check -q --errors - -e integer in > out &
      exec 4< out 3> in
      echo \(line) >&3
      read -r -t 10 line <&4 || echo late; echo "$line"
      echo two >&3
      exec 3>&-
      cat <&4
      """
    try ScratchDirectory().shell(script).expect(
      0,
      output: """
        in:1:1: error: '\(line)' must be a whole number [integer.malformed]
        in:2:1: error: 'two' must be a whole number [integer.malformed]

        """)
  }

  @Test(arguments: ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "none"])
  func `the output does not depend on the locale`(locale: String) throws {
    let script =
      "LC_ALL=\(locale) LANG=\(locale) validate check -q --errors - -c 'a=range:0..1.5' -c b=regex:i"
    try ScratchDirectory().shell(script, input: Array("a,b\n1.5,I\n\"1,5\",i\n".utf8)).expect(
      1,
      output: """
        -:2:5: error: b: 'I' must match i [regex.no-match]
        -:3:1: error: a: '1,5' must be a number [range.not-a-number]

        """)
  }

  @Test func `the program runs with an empty environment`() throws {
    try ScratchDirectory().shell(
      "env -i \"$(command -v validate)\" check -q -e integer", input: Array("1".utf8)
    )
    .expect(0)
  }
}
