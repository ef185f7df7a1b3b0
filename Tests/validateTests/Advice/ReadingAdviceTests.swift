import TestSupport
import Testing

/// Tests of the options that errors and notes name for files that do not fit as they are read. `Scripts/checks/exports.sh` has
/// the files of many programs.
struct ReadingAdviceTests {
  @Test(arguments: [
    ("a;b\n1;2\n", "--delimiter ';'"),
    ("a\tb\n1\t2\n", "--delimiter tab"),
    ("'a';'b'\n'1';'2'\n", "--delimiter ';' --quote \"'\""),
    ("Report of today\n\na,b\n1,2\n", "--skip 1"),
    ("Report of today\na;b\n1;2\n", "--skip 1 --delimiter ';'"),
    ("a\tb\n1\t\\N\n", "--dialect postgres"),
    ("a\tb\n1\tx\\\ty\n", "--dialect mysql"),
    ("sep=;\na;b\n1;2\n", "--dialect excel"),
    ("a\tb\n1\t12\" wide\n", "--delimiter tab --quote none"),
    ("---\n|a |b |\n---\n|1 |2 |\n---\n", "--comment - --delimiter '|' --trim"),
    ("a\tb\n1\tC:\\new\\Uploads\n", "--delimiter tab"),
  ])
  func `an error on the header names the options with which all columns fit`(file: String, options: String)
    throws
  {
    let scratch = ScratchDirectory(["t": file])
    let result = try scratch.validate("check", "-c", "a=length:1..", "-c", "b=length:1..", "t")
    #expect(result.status == 2)
    #expect(result.errorsText.hasSuffix("; with \(options) they fit\n"), "\(result.errorsText)")
    let words = "validate check -q -c a=length:1.. -c b=length:1.. \(options) t"
    try scratch.shell(words).expect(0)
  }

  @Test func `for several files the options fit all of them`() throws {
    let scratch = ScratchDirectory(["t": "a\tc\n1\t2\n"])
    for name in ["d", "e"] { scratch.makeDirectory(name) }
    scratch.write("a,b\n1,2\n", to: "d/a.csv")
    scratch.write("a\tb\n1\t2\n", to: "d/b.csv")
    scratch.write("a\n1\n", to: "e/n.csv")
    scratch.write("Report\n\na,b\n1,2\n", to: "e/s.csv")
    func errors(_ words: String...) throws -> String {
      try scratch.validate(["check", "--summary", "none", "-c", "a=integer"] + words).errorsText
    }
    #expect(try errors("d").hasSuffix("; with --delimiter auto they fit\n"))
    try scratch.validate("check", "-q", "-c", "a=integer", "--delimiter", "auto", "d").expect(0)
    #expect(try errors("t", "d/b.csv").hasSuffix("; with --delimiter tab they fit\n"))
    #expect(try errors("e").hasSuffix("; checked separately with --skip 1 they fit\n"))
    let shape = try scratch.validate("check", "--summary", "none", "d").errorsText
    #expect(shape == "validate: d/b.csv: it has one column; with --delimiter auto it has 2\n")
  }

  @Test func `the encoding is named beside the delimiter`() throws {
    let scratch = ScratchDirectory()
    scratch.write(
      Array("Name;Gr".utf8) + [0xF6, 0xDF] + Array("e\nJ".utf8) + [0xFC] + Array("rgen;gro".utf8) + [
        0xDF, 0x0A,
      ], to: "t")
    let advice = "with --encoding WINDOWS-1252 --delimiter ';' they fit\n"
    let rules = ["check", "-c", "Name=required", "-c", "Gr\u{F6}\u{DF}e=required"]
    #expect(try scratch.validate(rules + ["t"]).errorsText.hasSuffix(advice))
    #expect(
      try scratch.validate(rules + ["-d", ";", "t"]).errorsText.hasSuffix(
        "; with --encoding WINDOWS-1252 it has all columns\n"))
    try scratch.validate(rules + ["--encoding", "WINDOWS-1252", "-d", ";", "-q", "t"]).expect(0)
  }

  @Test func `a column number beyond the first record has the options with which it exists`() throws {
    let scratch = ScratchDirectory(["t": "1\t\\N\n2\tx\n", "u": "1 2\n", "v": "1,2;3,4;5\n1,2;3,4;5\n"])
    let rules = ["check", "--no-header", "-c", "2=required"]
    try scratch.validate(rules + ["t"]).expect(
      2, errors: "validate: t has no column 2; its first record has 1; with --dialect postgres it has 2\n")
    try scratch.validate(rules + ["u"]).expect(
      2, errors: "validate: u has no column 2; its first record has 1\n")
    try scratch.validate("check", "--no-header", "-c", "4=required", "v").expect(
      2, errors: "validate: v has no column 4; its first record has 3\n")
  }

  @Test(arguments: [
    ("a,b\n1,\"say \\\"hi\\\"\"\n", #"--dialect mysql --delimiter ',' --quote '"'"#),
    ("a,b\n1,2\n\\.\n", #"--dialect postgres --quote '"'"#),
    ("a,b\n1,2\n\u{1A}", "--dialect dos"),
    ("a,b\n1,12\" wide\n", "--quote none"), ("a,b\n1,2\n# x, y, z\n3,4\n", "--comment '#'"),
  ])
  func `a line after the summary names the options with which all records are well-formed`(
    file: String, options: String
  ) throws {
    let scratch = ScratchDirectory(["t": file])
    let result = try scratch.validate("check", "-c", "a=required", "-c", "b=required", "t")
    #expect(
      result.errorsText.hasSuffix("\nvalidate: t is well-formed with \(options)\n"), "\(result.errorsText)")
    try scratch.shell("validate check -q -c a=required -c b=required \(options) t").expect(0)
  }

  @Test(arguments: ["a,b\n1,2\n3\n", "a,b\n1,\"x\"y\n2,\"z,\"\n", "a,b\n1,2,3\n4,5\n", "a,b\n\"1\n"])
  func `nothing is advised where no way is better`(file: String) throws {
    let scratch = ScratchDirectory(["t": file])
    for rules in [["-c", "a=required"], ["--no-header", "-c", "1=required"]] {
      let result = try scratch.validate(["check"] + rules + ["t"])
      #expect(!result.errorsText.contains("validate:"), "\(result.errorsText)")
    }
  }

  @Test func `the names of rows that R writes are recognized`() throws {
    let scratch = ScratchDirectory([
      "t": "\"a\" \"b\"\n\"1\" \"x y\" 2\n\"2\" \"z\" 3\n", "u": "a,b\n1,x,2\n2,y,3\n",
    ])
    #expect(
      try scratch.validate("check", "-c", "a=required", "-c", "b=required", "t").errorsText.hasSuffix(
        "; each record has one field more than the header, as R writes the names of rows: use --skip 1 --delimiter ' ' --no-header, and columns by their numbers\n"
      ))
    #expect(
      try scratch.validate("check", "-c", "a=required", "u").errorsText.hasSuffix(
        "\nvalidate: u: each record has one field more than the header, as R writes the names of rows: use --skip 1 --no-header, and columns by their numbers\n"
      ))
  }

  @Test func `options of the command line are replaced or removed where others fit`() throws {
    let scratch = ScratchDirectory(["t": "x\na;b\n1;2\n", "u": "#a,b\n1,2\n", "v": "a,b\n'x,y',2\n"])
    func errors(_ words: String...) throws -> String {
      try scratch.validate(["check", "--summary", "none"] + words).errorsText
    }
    #expect(
      try errors("--quote", "'", "-c", "a=required", "t").hasSuffix(
        "with --skip 1 --delimiter ';' they fit\n"))
    #expect(
      try errors("--skip", "2", "-d", ";", "-c", "b=required", "t").hasSuffix("with --skip 1 they fit\n"))
    #expect(
      try errors("--comment", "#", "-c", "#a=required", "u").hasSuffix("; without --comment they fit\n"))
    #expect(
      try errors("--dialect", "mysql", "--na", "-", "-c", "a=required", "v").hasSuffix(
        "; with --delimiter ',' --quote \"'\" they fit\n"))
  }

  @Test func `a file of UTF-8 with other bytes in some lines is no other encoding`() throws {
    let scratch = ScratchDirectory()
    let utf8 = "id,name\n1,Jürgen\n2,Zoë\n3,É\n4,É\n5,ñ\n"
    scratch.write(Array(utf8.utf8) + Array("6,Fran".utf8) + [0xE7] + Array("ois\n".utf8), to: "t")
    #expect(
      try scratch.validate("check", "--summary", "none", "-c", "id=integer", "t").errorsText
        == "validate: t is UTF-8 except for line 7, so no --encoding reads all of it: write these bytes in UTF-8\n"
    )
  }

  @Test func `an advice that the end of the file contradicts is not printed`() throws {
    let scratch = ScratchDirectory()
    let rows = String(repeating: "1,12\" wide\n", count: 10_000)
    scratch.write(Array(("a,b\n" + rows).utf8), to: "t")
    scratch.write(Array(("a,b\n" + rows + String(repeating: "\"1,2\",3\n", count: 20_000)).utf8), to: "u")
    #expect(try scratch.validate("check", "t").errorsText.hasSuffix("t is well-formed with --quote none\n"))
    #expect(try !scratch.validate("check", "u").errorsText.contains("--quote"))
  }

  @Test func `of ways that fit equally the one is named that leaves no quotes and no values as names`() throws
  {
    let scratch = ScratchDirectory([
      "t": "a^b\n\"x\"^1\ny^2\n", "u": "a~b\n1~2\n3~4\n", "v": "a~b\n1~2\n# a note\n3~4\n",
    ])
    func errors(_ words: String...) throws -> String {
      try scratch.validate(["check", "--summary", "none"] + words).errorsText
    }
    #expect(
      try errors("--quote", "none", "-c", "a=required", "t").hasSuffix(
        "with --delimiter '^' --quote '\"' they fit\n"))
    #expect(
      try errors("--skip", "1", "u").hasSuffix(
        "it has one column; with --delimiter '~', without --skip it has 2\n"))
    #expect(
      try errors("-c", "a=required", "v").hasSuffix("; with --comment '#' --delimiter '~' they fit\n"))
  }

  @Test func `fewer malformed records are advised with their number`() throws {
    let good = String(repeating: "1,'a, b'\n", count: 20)
    let scratch = ScratchDirectory(["t": "a,b\n" + good + "1\n"])
    #expect(
      try scratch.validate("check", "t").errorsText.hasSuffix(
        "validate: t has 1 malformed record with --quote \"'\", instead of 21\n"))
  }

  @Test(arguments: [
    "time,x\n10:00:01,1\n10:00:02,1,2\n", "mac\n00:11:22:33:44:55\n00:11:22:33:44:56\n",
    "url\nhttp://a.b:80/x\nhttp://a.b:80/y\n",
    "amount,name\n1,50,x\n2,70,y\n3,50,z\n4,1,x\n".replacing("4,1,x", with: "9,1,x"),
    "a,b\n1,2,\n4,5,\n", "a,b,c\n1,x, y,3\n1,z, w,3\n", "a,b\n1,2\n\n\nc,d,e\n1,2,3\n4,5,6\n",
    "id,path\n1,C:\\new\\tmp\n2,D:\\x\n3,a\\,b\n", "\"Name, first\"\n\"Doe, J0\"\n\"Doe, J1\"\n",
    "#1 item,n\na,1\n#b,2\n#c\n", "[[\"id\",\"n\"],[1,2]]\n", "-----\nid|n\n-----\n-5|a\n-6|b\n",
  ])
  func `no way is advised that loses a header, records or values`(file: String) throws {
    let scratch = ScratchDirectory(["t": file])
    let result = try scratch.validate("check", "t")
    #expect(!result.errorsText.contains("--"), "\(result.errorsText)")
  }

  @Test
  func `a delimiter that leaves punctuation in names is none, and neither is a comment that hides records`()
    throws
  {
    let scratch = ScratchDirectory([
      "t": "id, name\n1, a\n2, c\n", "u": "a;b;c\n1,2,3\n4,5,6\n", "v": "# c\ntag,id\n#a,1\n#b,2\nc,3\n",
    ])
    func errors(_ words: String...) throws -> String {
      try scratch.validate(["check", "--summary", "none"] + words).errorsText
    }
    #expect(try errors("-c", "name=required", "t").hasSuffix("; with --trim they fit\n"))
    #expect(try !errors("-c", "a=integer", "u").contains("--delimiter"))
    #expect(try errors("-c", "id=integer", "v").hasSuffix("; with --skip 1 they fit\n"))
  }

  @Test func `no-break spaces are no letters of another encoding`() throws {
    let scratch = ScratchDirectory()
    scratch.write(
      Array("id,n\n1,1".utf8) + [0xA0] + Array("234\n2,abc".utf8) + [0xA0] + Array("def\n".utf8), to: "t")
    #expect(
      try scratch.validate("check", "--summary", "none", "t").errorsText.hasSuffix(
        "--encoding WINDOWS-1252\n"))
  }

  @Test func `from a pipe no other way is tried`() throws {
    let scratch = ScratchDirectory(["t": "x\na;b\n1;2\n"])
    try scratch.shell("cat t | validate check -c a=required -c b=required").expect(
      2,
      errors:
        "validate: standard input has none of the columns of the rules: the rules have 'a', 'b', its header 'x'\n"
    )
  }
}
