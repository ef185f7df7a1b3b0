import TestSupport
import Testing

/// Tests of the error that the header has none of the columns of the rules, and of the one that there is no header.
struct HeaderErrorTests {
  @Test(arguments: [
    (
      "first name,last name\nAnn,Lee\n", "name=length:1..9", "'name', its header 'first name', 'last name'"
    ),
    ("id, name\n1,2\n", "name=integer", "'name', its header 'id', ' name'; with --trim they fit"),
    (
      "id,name\n1,x\n", "id,name=required", "'id,name', its header 'id', 'name'; name one column with each -c"
    ),
    ("id,email\n1,ann\n2,bob\n3,\n", "=email", "'', its header 'id', 'email'"),
    ("id,email\n1,ann\n", "emial=email", "'emial', its header 'id', 'email'; did you mean 'email'?"),
    (
      "id;email\n1;ann\n2\n3;b\n", "email=required",
      "'email', its header 'id;email'; with --delimiter ';' they fit"
    ),
    (
      "{\"email\":\"bob\"}\n", "email=email",
      "'email', its header '{\"email\":\"bob\"}'; its lines are JSON objects; use --input jsonl"
    ),
  ])
  func `both lists are followed by what the records confirm`(file: String, rule: String, rest: String) throws
  {
    let scratch = ScratchDirectory(["t": file])
    try scratch.validate("check", "-c", rule, "t").expect(
      2, errors: "validate: t has none of the columns of the rules: the rules have \(rest)\n")
  }

  @Test func `a header from a pipe is never divided by spaces`() throws {
    let table = "first name,last name\nAnn,Lee\n"
    try ScratchDirectory().validate("check", "-c", "name=required", input: table).expect(
      2,
      errors:
        "validate: standard input has none of the columns of the rules: the rules have 'name', its header 'first name', 'last name'\n"
    )
    let declared = try ScratchDirectory().validate("check", "-c", "b=required", input: "sep=;\na;b\n1;2\n")
    #expect(
      declared.errorsText.hasSuffix("; its first line names its delimiter, which --delimiter auto reads\n"))
  }

  @Test func `a list has ten names`() throws {
    let header = (0..<50).map { "c\($0)" }.joined(separator: ",")
    let shown = (0..<10).map { "'c\($0)'" }.joined(separator: ", ")
    try ScratchDirectory(["t": header + "\n"]).validate("check", "-c", "x=integer", "t").expect(
      2,
      errors:
        "validate: t has none of the columns of the rules: the rules have 'x', its header \(shown), … (50)\n")
  }

  @Test(arguments: [
    ("", [], "is empty"), ("\n\n", [], "has only blank lines"),
    ("\u{FEFF}", [], "has only a byte-order mark"),
    ("a,b\n1,2\n", ["--skip", "5"], "has no line after the 5 lines that --skip drops"),
    ("a,b", ["--skip", "1"], "has no line after the line that --skip drops"),
    ("a,b\n\n\n", ["--skip", "1"], "has only blank lines after the line that --skip drops"),
    ("a,b\na\n", ["--comment", "a"], "has only blank lines and comments, which begin with 'a'"),
    (
      "a,b\n#\n", ["--skip", "1", "--comment", "#"],
      "has only blank lines and comments, which begin with '#', after the line that --skip drops"
    ),
  ])
  func `the error that there is no header names what took the lines`(
    file: String, words: [String], reason: String
  )
    throws
  {
    let scratch = ScratchDirectory(["t": file])
    try scratch.validate(["check"] + words + ["t"]).expect(
      2, errors: "validate: t \(reason): it has no header; use --no-header for files without one\n")
  }

  @Test func `--no-header contradicts a rule file's header`() throws {
    let scratch = ScratchDirectory([
      "t": "1\n", "r": "dialect: {header: true}\nfields: [{name: a}]\n",
      "n": "dialect: {header: false}\nfields: [{name: a}]\n",
    ])
    try scratch.validate("check", "--no-header", "-r", "r", "t").expect(
      2, errors: "validate: --no-header and 'header' at r:1:19, which is true, differ; remove one of them\n")
    try scratch.validate("check", "-q", "--no-header", "-r", "n", "t").expect(0)
  }
}
