import TestSupport
import Testing

/// Tests of the lines after the summary about tables that were probably not read as they were written.
struct ShapeAdviceTests {
  @Test(arguments: [
    ("id;name\n1;x\n2\n3;4\n", "t: it has one column; with --delimiter ';' it has 2"),
    ("id\tname\n1\tx\n", "t: it has one column; with --delimiter tab it has 2"),
    ("id;name\n", "t: it has one column; with --delimiter ';' it has 2"),
    (
      "sep=;\na;b\n1;2\n",
      "t: its first line names its delimiter, and was read as the header; --delimiter auto obeys it"
    ),
    (
      "{\"a\":1}\n{\"a\":2}\n",
      "t: its lines are JSON objects; use --input jsonl"
    ),
    (
      "[{\"a\":1},\n{\"a\":2}]\n",
      "t: it is a JSON array; use --input json"
    ),
    (
      "[\n  {\n    \"a\": 1\n  }\n]\n",
      "t: it is a JSON array; use --input json"
    ),
    (
      "{\n  \"a\": 1\n}\n",
      "t: it is one JSON object on several lines; write it on one, as jq -c . does, and use --input jsonl, or name the array in it with --at"
    ),
    (
      "sep=;\na;b\n1;2,5\n",
      "t: its first line names its delimiter, and was read as the header; --delimiter auto obeys it"
    ),
    ("Extract of 2025\nid;price\n1;2\n3;4\n", "t: it has one column; with --skip 1 --delimiter ';' it has 2"),
    ("Extract of 2025\nid;price\n1;2\n3;4,5\n", "t is well-formed with --skip 1 --delimiter ';'"),
    ("a\tb\n1\t2\n\\.\n", "t: it has one column; with --dialect postgres it has 2"),
    ("Report, of today\na,b,c\n1,2,3\n4,5,6\n", "t is well-formed with --skip 1"),
    ("a;b\n1,5;2\n", "t is well-formed with --delimiter ';'"),
    ("a, b\n1, \"x\"\n", "t is well-formed with --trim"),
  ])
  func `a check without rules has a line on how to read the table`(file: String, line: String) throws {
    let scratch = ScratchDirectory(["t": file])
    let result = try scratch.validate("check", "t")
    #expect(result.errorsText.hasSuffix("\nvalidate: \(line)\n"), "\(result.errorsText)")
    #expect(try scratch.validate("check", "-q", "t").errorsText == "")
  }

  @Test(arguments: [
    "name\nann\n", "first name\nann\n", "name; first or last\nann\nbob\n", "name,\nann,\n", "a,b\n1,2\n3\n",
    "name\nLee, Ann\nDoe, Joe\n", "time\n10:15\n", "x;\n1;\n", "a,b\n1,2\n", "a,b,c\n1,2\n3,4\n5,6\n",
    "a,b\n1,\"x\"\n2,12\" wide\n",
  ])
  func `there is no line for other tables`(file: String) throws {
    let scratch = ScratchDirectory(["t": file])
    let result = try scratch.validate("check", "t")
    #expect(!result.errorsText.contains("validate:"), "\(result.errorsText)")
  }

  @Test func `files with the same advice have one line`() throws {
    let scratch = ScratchDirectory(["t": "a;b\n1;2\n", "u": "c;d\n1;2\n", "v": "a\n1\n"])
    #expect(
      try scratch.validate("check", "t", "u", "v").errorsText.hasSuffix(
        "\nvalidate: t (and 1 more): it has one column; with --delimiter ';' it has 2\n"))
  }

  @Test func `a table whose delimiter is found has no line`() throws {
    let scratch = ScratchDirectory(["t": "sep=;\na;b\n1;2\n", "u": "a;b\n1;2\n"])
    for words in [
      ["-d", "auto", "t"], ["-d", "auto", "u"], ["-d", ";", "u"], ["--dialect", "excel", "t"],
    ] {
      let result = try scratch.validate(["check"] + words)
      #expect(!result.errorsText.contains("validate:"), "\(result.errorsText)")
    }
  }
}
