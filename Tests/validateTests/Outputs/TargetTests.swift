import TestSupport
import Testing

/// Tests that the same target twice, or a target that is an input, is status 2.
struct TargetTests {
  @Test(arguments: [
    ("--valid v --invalid v", "--valid and --invalid both go to v"),
    ("--valid v --invalid ./v", "--valid and --invalid both go to ./v"),
    ("--valid v --errors dir/../v", "--valid and --errors both go to dir/../v"),
    ("--invalid old --errors link", "--invalid and --errors both go to link"),
    ("--valid old --errors hard", "--valid and --errors both go to hard"),
    ("--valid - --invalid - --errors e", "--valid and --invalid both go to standard output"),
    ("--valid - --errors -", "--valid and --errors both go to standard output"),
    ("--valid new --invalid dangling", "--valid and --invalid both go to dangling"),
    ("--valid fifo --invalid fifo", "--valid and --invalid both go to fifo"),
  ])
  func `the same target twice is rejected`(words: String, message: String) throws {
    let script = """
      printf old > old; ln -s old link; ln old hard; ln -s new dangling; mkdir dir; mkfifo fifo
      validate check -e integer \(words); echo $?; ls -A | tr '\\n' ' '; cat old
      """
    try ScratchDirectory().shell(script, input: Array("1\nx\n".utf8)).expect(
      0, output: "2\ndangling dir fifo hard link old old",
      errors: "validate: \(message); use a different target for each\n")
  }

  @Test func `filter rejects standard output as target of findings or invalid records`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("filter", "-e", "integer", "--errors", "-", input: "x")
      .expect(
        2,
        errors:
          "validate: the valid records and --errors both go to standard output; use a different target for each\n"
      )
    try scratch.shell("validate filter -e integer --invalid o > o", input: [0x31])
      .expect(
        2, errors: "validate: the valid records and --invalid both go to o; use a different target for each\n"
      )
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
  func `a target that is an input is rejected`(words: String, message: String) throws {
    let script = """
      printf 'a\\n1\\nx\\n' > t; cp t other; ln -s t link; ln t hard; mkdir dir; mkfifo fifo
      validate check -c a=integer \(words)
      echo $? > /dev/stderr; ls -A | tr '\\n' ' '; cat t
      """
    try ScratchDirectory().shell(script).expect(
      0, output: "dir fifo hard link other t a\n1\nx\n",
      errors: "validate: \(message); write to another file\n2\n")
  }

  @Test func `a FIFO that is both input and target is rejected`() throws {
    let script =
      "mkfifo fifo; cat t > fifo & timeout 5 validate check -q -c a=integer fifo --valid fifo; echo $?"
    try ScratchDirectory(["t": "a\n1\n"]).shell(script)
      .expect(0, output: "2\n", errors: "validate: fifo is also the input fifo; write to another file\n")
  }

  @Test(arguments: ["t > t", "< t > t", "--no-header t > t"])
  func `a target that the shell has already emptied is rejected as well`(words: String) throws {
    let scratch = ScratchDirectory(["t": "1\nx\n"])
    let column = words.hasPrefix("--no-header") ? "1" : "a"
    let result = try scratch.shell("validate check -c \(column)=integer \(words)")
    #expect(result.status == 2)
    #expect(
      result.errorsText.hasPrefix("validate: standard output is also the input "), "\(result.errorsText)")
  }

  @Test func `a target that is an input of lines is rejected`() throws {
    let scratch = ScratchDirectory(["l": "1\nx\n"])
    try scratch.validate("check", "-e", "integer", "--invalid", "l", "l")
      .expect(2, errors: "validate: l is also the input l; write to another file\n")
    #expect(try scratch.text(of: "l") == "1\nx\n")
  }

  @Test func `a target that is the rule file is rejected`() throws {
    let rules = #"{"fields": [{"name": "a", "type": "integer"}]}"#
    let scratch = ScratchDirectory(["r.json": rules])
    try scratch.validate("check", "-r", "r.json", "--errors", "./r.json", input: "a\n1\n")
      .expect(2, errors: "validate: ./r.json is also the rule file; write to another file\n")
    #expect(try scratch.text(of: "r.json") == rules)
  }

  @Test(arguments: [
    ("-e in-file:codes.csv#k --valid codes.csv", "codes.csv is also codes.csv, which the rules read"),
    ("-e in-file:codes.csv#k --invalid hard", "hard is also codes.csv, which the rules read"),
    ("-e in-file:dir/../codes.csv#k -q --errors link", "link is also dir/../codes.csv, which the rules read"),
    ("-e in-file:codes.csv#k >> codes.csv", "standard output is also codes.csv, which the rules read"),
    ("-e password:list=words --valid ./words", "./words is also words, which the rules read"),
    ("-c a=in-file:codes.csv#k --valid codes.csv", "codes.csv is also codes.csv, which the rules read"),
    ("-r dir/r.json --valid dir/inner.json", "dir/inner.json is also dir/inner.json, which the rules read"),
    ("-r dir/r.json --valid words", "words is also dir/../words, which the rules read"),
    ("-r dir/r.json --invalid outer.json", "outer.json is also dir/../outer.json, which the rules read"),
    ("-r dir/r.json --errors codes.csv", "codes.csv is also the input dir/../codes.csv"),
    ("-r - t --errors dir/r.json < dir/r.json", "dir/r.json is also the rule file"),
  ])
  func `a target that the rules read is rejected`(words: String, message: String) throws {
    let scratch = ScratchDirectory(["codes.csv": "k\n1\n", "words": "1\n", "t": "a\n1\n"])
    scratch.makeDirectory("dir")
    scratch.write(
      #"{"include": ["../outer.json"], "definitions": {"x": [{"use": "y"}]}}"#, to: "dir/inner.json")
    scratch.write(#"{"definitions": {"y": [{"password": "list=words"}]}}"#, to: "outer.json")
    scratch.write(
      #"{"include": ["inner.json"], "fields": [{"name": "a", "rules": [{"use": "x"}]}], "foreignKeys": ["#
        + #"{"fields": "a", "reference": {"resource": "c", "path": "../codes.csv", "fields": "k"}}]}"#,
      to: "dir/r.json")
    if words.contains("< ") {
      // Rules from standard input have the current folder.
      scratch.write(#"{"fields": [{"name": "a"}]}"#, to: "dir/r.json")
    }
    let script = """
      ln codes.csv hard; ln -s codes.csv link; cat codes.csv words dir/* *.json | cksum > sums
      printf 'a\\n1\\n' | validate check \(words); echo $? >&2
      cat codes.csv words dir/* *.json | cksum | cmp - sums; ls -A
      """
    try scratch.shell(script).expect(
      0, output: "codes.csv\ndir\nhard\nlink\nouter.json\nsums\nt\nwords\n",
      errors: "validate: \(message); write to another file\n2\n")
  }

  @Test func `a target that only a rule of another run reads is written`() throws {
    let scratch = ScratchDirectory(["codes.csv": "k\n1\n", "other.csv": "old\n"])
    try scratch.validate("check", "-q", "-e", "in-file:codes.csv#k", "--valid", "other.csv", input: "1\n")
      .expect(0)
    #expect(try scratch.text(of: "other.csv") == "1\n")
  }

  @Test func `standard input is rejected if it is named twice`() throws {
    let scratch = ScratchDirectory(["r.json": #"{"fields": [{"name": "a", "type": "integer"}]}"#])
    let twice = try scratch.validate("check", "-e", "integer", "-", "-", input: "1\n")
    #expect(twice.status == 2 && twice.errorsText.hasPrefix("validate: standard input is given twice"))
    let rulesToo = try scratch.shell("validate check -r - < r.json")
    #expect(rulesToo.status == 2 && rulesToo.errorsText.contains("standard input"), "\(rulesToo.errorsText)")
    #expect(!rulesToo.errorsText.contains("empty"), "\(rulesToo.errorsText)")
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["text", "json"])
  func `a target that cannot be replaced at the end is one line without a summary`(format: String) throws {
    let script = """
      mkfifo p; validate check --summary \(format) --valid v -c a=integer p & exec 3> p
      printf 'a\\n1\\n' >&3
      until ls -l /proc/$!/fd 2>/dev/null | grep -q -e '(deleted)' -e '/[.]'; do sleep 0.05; done
      mkdir v; exec 3>&-; wait $!
      """
    try ScratchDirectory().shell(script).expect(2, errors: "validate: cannot write v: Is a directory\n")
  }
}
