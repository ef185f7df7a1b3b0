import TestSupport
import Testing

/// The same target twice, or a target that is an input, is status 2.
struct TargetTests {
  @Test(arguments: [
    ("--valid v --invalid v", "--valid and --invalid both go to v"),
    ("--valid v --invalid ./v", "--valid and --invalid both go to ./v"),
    ("--valid v --errors dir/../v", "--valid and --errors both go to dir/../v"),
    ("--invalid old --errors link", "--invalid and --errors both go to link"),
    ("--valid old --errors hard", "--valid and --errors both go to hard"),
    ("--valid - ", "--valid and --errors both go to standard output"),
    ("--valid - --invalid - --errors e", "--valid and --invalid both go to standard output"),
    ("--valid /dev/stdout", "--valid and --errors both go to standard output"),
    ("--valid new --invalid dangling", "--valid and --invalid both go to dangling"),
    ("--valid fifo --invalid fifo", "--valid and --invalid both go to fifo"),
  ])
  func `the same target twice is refused`(words: String, message: String) throws {
    let script = """
      printf old > old; ln -s old link; ln old hard; ln -s new dangling; mkdir dir; mkfifo fifo
      validate check -e integer \(words); echo $?; ls -A | tr '\\n' ' '; cat old
      """
    try ScratchDirectory().shell(script, input: Array("1\nx\n".utf8)).expect(
      0, output: "2\ndangling dir fifo hard link old old",
      errors: "validate: \(message); give each a place of its own\n")
  }

  @Test func `filter writes to standard output, and so findings cannot`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-e", "integer", "--errors", "-", input: "x")
      .expect(
        2, errors: "validate: --valid and --errors both go to standard output; give each a place of its own\n"
      )
    try scratch.shell("validate filter -e integer --invalid o > o", input: [0x31])
      .expect(2, errors: "validate: --valid and --invalid both go to o; give each a place of its own\n")
  }

  @Test(arguments: [
    ("t --valid t", "t is also the input t"),
    ("t --errors ./t", "./t is also the input t"),
    ("other t --invalid dir/../t", "dir/../t is also the input t"),
    ("t --invalid link", "link is also the input t"),
    ("link --invalid t", "t is also the input link"),
    ("t --errors hard", "hard is also the input t"),
    ("t >> t", "standard output is also the input t"),
    ("t --quiet --valid - 1<> t", "standard output is also the input t"),
    ("< t --valid t", "t is also the input standard input"),
    ("- < t --valid hard", "hard is also the input standard input"),
    ("/dev/stdin < t --valid t", "t is also the input /dev/stdin"),
  ])
  func `a target that is an input is refused`(words: String, message: String) throws {
    let script = """
      printf 'a\\n1\\nx\\n' > t; cp t other; ln -s t link; ln t hard; mkdir dir; mkfifo fifo
      validate check -c a=integer \(words)
      echo $? > /dev/stderr; ls -A | tr '\\n' ' '; cat t
      """
    try ScratchDirectory().shell(script).expect(
      0, output: "dir fifo hard link other t a\n1\nx\n",
      errors: "validate: \(message); write to another file\n2\n")
  }

  @Test func `a FIFO cannot be read and written`() throws {
    let script =
      "mkfifo fifo; cat t > fifo & timeout 5 validate check -q -c a=integer fifo --valid fifo; echo $?"
    try ScratchDirectory(["t": "a\n1\n"]).shell(script)
      .expect(0, output: "2\n", errors: "validate: fifo is also the input fifo; write to another file\n")
  }

  @Test(arguments: ["t > t", "< t > t", "--no-header t > t"])
  func `a target that the shell has emptied before is refused as well`(words: String) throws {
    let scratch = ScratchDirectory(["t": "1\nx\n"])
    let column = words.hasPrefix("--no-header") ? "1" : "a"
    let result = try scratch.shell("validate check -c \(column)=integer \(words)")
    #expect(result.status == 2)
    #expect(
      result.errorsText.hasPrefix("validate: standard output is also the input "), "\(result.errorsText)")
  }

  @Test func `lines are refused too`() throws {
    let scratch = ScratchDirectory(["l": "1\nx\n"])
    try scratch.validate("check", "-e", "integer", "--invalid", "l", "l")
      .expect(2, errors: "validate: l is also the input l; write to another file\n")
    #expect(try scratch.text(of: "l") == "1\nx\n")
  }

  @Test func `the rule file is no target`() throws {
    let rules = #"{"fields": [{"name": "a", "type": "integer"}]}"#
    let scratch = ScratchDirectory(["r.json": rules])
    try scratch.validate("check", "-r", "r.json", "--errors", "./r.json", input: "a\n1\n")
      .expect(2, errors: "validate: ./r.json is also the rule file; write to another file\n")
    #expect(try scratch.text(of: "r.json") == rules)
  }

  @Test func `standard input is one input`() throws {
    let scratch = ScratchDirectory(["r.json": #"{"fields": [{"name": "a", "type": "integer"}]}"#])
    let twice = try scratch.validate("check", "-e", "integer", "-", "-", input: "1\n")
    #expect(twice.status == 2 && twice.errorsText.hasPrefix("validate: standard input is named twice"))
    let rulesToo = try scratch.shell("validate check -r - < r.json")
    #expect(rulesToo.status == 2 && rulesToo.errorsText.contains("standard input"), "\(rulesToo.errorsText)")
    #expect(!rulesToo.errorsText.contains("empty"), "\(rulesToo.errorsText)")
  }
}
