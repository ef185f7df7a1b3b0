import TestSupport
import Testing

/// Tests of pipes whose reader ends early, and of closed standard streams.
struct PipeTests {
  private static let table = "a,b\n" + (1...40_000).map { "\($0),x\n" }.joined()

  @Test func `standard error that does not block its writer receives every line`() throws {
    let name = String(repeating: "r", count: 60)
    let scratch = ScratchDirectory([name: "fields: [{name: a}]\n"])
    let names = [String](repeating: name, count: 2_000)
    let program = Program(
      words: ["validate", "test"] + names, directory: scratch.path, blocksErrors: false)
    let errors = names.map { "validate: \($0): no tests\n" } + ["validate: 0 tests in 2000 files, 0 failed\n"]
    try program.run(input: nil).expect(0, errors: errors.joined())
  }

  @Test(arguments: [
    ("check -c b=integer", "-:2:3: error: b: 'x' must be a whole number [integer.malformed]\n", 1),
    ("filter -c a=integer", "a,b\n", 0),
    ("filter -c a=regex:1.*", "a,b\n", 1),
    ("check -q -c a=integer --valid -", "a,b\n", 0),
    ("check -q -c b=integer --invalid -", "a,b\n", 1),
  ])
  func `the program ends quietly when the reader closes the pipe`(words: String, first: String, status: Int)
    throws
  {
    let script = "validate \(words) | head -n 1; echo ${PIPESTATUS[0]}"
    try ScratchDirectory().shell(script, input: Array(Self.table.utf8)).expect(
      0, output: first + "\(status)\n")
  }

  @Test func `the program ends quietly whether SIGPIPE is ignored or not`() throws {
    for trap in ["trap '' PIPE", "trap - PIPE"] {
      try ScratchDirectory().shell(
        "\(trap); validate filter -c a=integer | head -n 1", input: Array(Self.table.utf8)
      )
      .expect(0, output: "a,b\n")
    }
  }

  @Test func `a reader that reads nothing is not an error`() throws {
    let scratch = ScratchDirectory(["t": "a\nx\n"])
    try scratch.shell("(sleep 0.2; validate check -c a=integer t) | true; echo ${PIPESTATUS[0]}")
      .expect(0, output: "1\n")
  }

  @Test func `a closed pipe leaves the other outputs unchanged`() throws {
    let scratch = ScratchDirectory(["i": "old"])
    try scratch.shell(
      "validate filter -c a=integer --invalid i --errors e | head -n 1", input: Array(Self.table.utf8)
    )
    .expect(0, output: "a,b\n")
    #expect(scratch.names == ["i"])
    #expect(try scratch.text(of: "i") == "old")
  }

  @Test func `a closed pipe of --invalid ends the program as well`() throws {
    let script = """
      mkfifo i
      validate check -q -c b=integer --invalid i & head -n 1 i; wait $!; echo $?
      """
    let scratch = ScratchDirectory(["t": Self.table])
    try scratch.shell(script.replacing("--invalid i", with: "--invalid i t")).expect(0, output: "a,b\n1\n")
  }

  @Test func `an unread or failed summary does not change the status`() throws {
    let scratch = ScratchDirectory(["t": "a\nx\n"])
    let words = "check -c a=integer t --errors /dev/null"
    try scratch.shell("{ sleep 0.2; validate \(words); echo $? > s; } 2>&1 | true; cat s").expect(
      0, output: "1\n")
    try scratch.shell("validate \(words) 2> /dev/full; echo $?").expect(0, output: "1\n")
  }

  @Test(arguments: [
    "check -c b=integer > /dev/full", "filter -c a=integer > /dev/full",
    "check -q -c a=integer --valid - > /dev/full",
  ])
  func `a full disk is status 2`(words: String) throws {
    try ScratchDirectory().shell("validate \(words)", input: Array(Self.table.utf8))
      .expect(2, errors: "validate: cannot write standard output: No space left on device\n")
  }

  @Test func `closed standard input is a read error`() throws {
    try ScratchDirectory().shell("validate check -e integer <&-")
      .expect(2, errors: "validate: cannot read standard input: Bad file descriptor\n")
    try ScratchDirectory().shell("validate filter -c a=integer --invalid i <&-; ls -A")
      .expect(0, errors: "validate: cannot read standard input: Bad file descriptor\n")
  }

  @Test func `closed standard output is a write error`() throws {
    let scratch = ScratchDirectory(["t": "a\n1\nx\n"])
    try scratch.shell("validate check -c a=integer t >&-")
      .expect(2, errors: "validate: cannot write standard output: Bad file descriptor\n")
    try scratch.shell("validate --help >&-")
      .expect(2, errors: "validate: cannot write standard output: Bad file descriptor\n")
  }

  @Test(arguments: [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&-", "<&- >&- 2>&-"])
  func `no opened file takes the descriptor of a closed standard stream`(redirection: String) throws {
    let scratch = ScratchDirectory(["t": "a\n1\nx\n"])
    try scratch.shell("validate check -c a=integer t --valid v --invalid i \(redirection)").expect(
      status: redirection.contains(" >&-") || redirection.hasPrefix(">") ? 2 : 1)
    #expect(try scratch.text(of: "t") == "a\n1\nx\n")
    for (name, text) in [("v", "a\n1\n"), ("i", "a\nx\n")] {
      let written = try? scratch.text(of: name)
      #expect(written == nil || written == text, "\(name)")
    }
    try scratch.shell("validate check -c a=integer t --valid v --invalid i --errors e \(redirection)").expect(
      status: 1)
    #expect(try scratch.text(of: "v") == "a\n1\n")
    #expect(try scratch.text(of: "i") == "a\nx\n")
    #expect(try scratch.text(of: "e") == "t:3:1: error: a: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `a deleted working directory is an error only for relative targets`() throws {
    let scratch = ScratchDirectory(["t": "1\n"])
    try scratch.shell("mkdir d; t=$PWD/t; cd d; rmdir ../d; validate check -q -e integer \"$t\"").expect(0)
    try scratch.shell("mkdir d; t=$PWD/t; cd d; rmdir ../d; validate check -q -e integer \"$t\" --valid v")
      .expect(2, errors: "validate: cannot write v: No such file or directory\n")
  }

  @Test func `too few file descriptors are status 2 and leave no files behind`() throws {
    let scratch = ScratchDirectory(["t": "1\n"])
    let result = try scratch.shell(
      "ulimit -n 5; validate check -e integer t --valid v --invalid i --errors e")
    result.expect(status: 2)
    #expect(
      result.errorsText.wholeMatch(of: /validate: cannot (read|write) [tvie]: Too many open files\n/) != nil)
    #expect(scratch.names == ["t"])
  }
}
