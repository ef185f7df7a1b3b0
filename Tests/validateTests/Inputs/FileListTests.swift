import TestSupport
import Testing

/// Tests of `--files-from`.
struct FileListTests {
  private static let check = ["check", "-q", "--errors", "-", "-e", "integer"]

  private static func finding(_ file: String) -> String {
    "\(file):1:1: error: 'x' must be a whole number [integer.malformed]\n"
  }

  private static func scratch(_ files: [String: String] = [:]) -> ScratchDirectory {
    let scratch = ScratchDirectory(["a": "x\n", "b": "x\n", " c ": "x\n"].merging(files) { $1 })
    scratch.makeDirectory("d")
    for name in ["d/1.csv", "d/2.csv"] { scratch.write("x\n", to: name) }
    return scratch
  }

  @Test(
    arguments: [
      ("a\nb\n", [], ["a", "b"]), ("b\na", [], ["b", "a"]), ("b\r\na\r\n", [], ["b", "a"]),
      ("\u{FEFF}b\r\na\r\n", [], ["b", "a"]),
      ("\n\na\n\r\nb\n\n", [], ["a", "b"]), (" c \n", [], [" c "]), ("a\na\n", [], ["a", "a"]),
      ("b\n", ["a"], ["a", "b"]), ("", ["a"], ["a"]), ("\n", ["a"], ["a"]),
      ("d\na\n", [], ["d/1.csv", "d/2.csv", "a"]),
      ("./a\n", ["d"], ["d/1.csv", "d/2.csv", "./a"]),
    ] as [(String, [String], [String])])
  func `a list has one name on each line`(list: String, files: [String], checked: [String]) throws {
    let scratch = Self.scratch(["list": list])
    let output = checked.map(Self.finding).joined()
    try scratch.validate(Self.check + ["--files-from", "list"] + files).expect(1, output: output)
    try scratch.validate(Self.check + files + ["--files-from=-"], input: Array(list.utf8)).expect(
      1, output: output)
  }

  @Test(
    arguments: [
      ("a\0b\0", ["a", "b"]), ("b\0a", ["b", "a"]), ("\0a\0\0", ["a"]), ("e\nf\0a\0", ["e\\nf", "a"]),
      ("e\r\0", ["e\\r"]),
    ])
  func `with -z names end with NUL, and only so`(list: String, checked: [String]) throws {
    let scratch = Self.scratch([
      "list": list, "e\nf": "n\nx\n", "e\r": "n\nx\n", "a": "n\nx\n", "b": "n\nx\n",
    ])
    try scratch.validate("check", "-q", "--errors", "-", "-z", "-c", "n=integer", "--files-from", "list")
      .expect(
        1,
        output: checked.map { "\($0):2:1: error: n: 'x' must be a whole number [integer.malformed]\n" }
          .joined())
  }

  @Test func `with -e and -z both names and values end with NUL`() throws {
    let scratch = Self.scratch(["list": "a\0", "a": "1\u{0}x\u{0}"])
    try scratch.validate(Self.check + ["-z", "--files-from", "list"]).expect(
      1, output: "a:2:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `names are bytes`() throws {
    let script = """
      printf 'x\\n' > $'a\\xff'; printf '1\\n' > "a\u{FFFD}"
      printf 'a\\xff\\n' | validate \(Self.check.joined(separator: " ")) --files-from -
      """
    try ScratchDirectory().shell(script).expect(1, output: Self.finding("a\u{FFFD}"))
  }

  @Test(
    arguments: [
      ("a\n\nnone\nb\n", [], "list:3: cannot read none: No such file or directory"),
      ("a\0none\0", ["-z"], "list:2: cannot read none: No such file or directory"),
      (
        "a\ne\n", [],
        "list:2: e has no file named *.csv, *.tsv, *.jsonl or *.ndjson, with or without .gz, .zst, .xz or .bz2 after it; name the files in it"
      ),
      ("", [], "list has no name of a file to check"), ("\n\r\n", [], "list has no name of a file to check"),
      ("-\n-\n", [], "standard input is given twice; use - once"),
    ] as [(String, [String], String)])
  func `a list with a fault is status 2 before anything is written`(
    list: String, options: [String], message: String
  ) throws {
    let scratch = Self.scratch(["list": list])
    scratch.makeDirectory("e")
    let names = scratch.names
    try scratch.validate(["filter", "-e", "integer", "--files-from", "list", "--invalid", "i"] + options)
      .expect(
        2, errors: "validate: \(message)\n")
    #expect(scratch.names == names)
  }

  @Test(
    arguments: [
      (
        ["-e", "integer", "--files-from", "-", "-"],
        "with --files-from -, standard input is the list of files; it cannot also be checked"
      ),
      (
        ["-e", "integer", "--files-from", "-"],
        "-:1: standard input is the list of files; it cannot also be checked"
      ),
      (
        ["-r", "-", "--files-from", "-"],
        "-r - and --files-from - both read standard input; name a file for one of them"
      ),
      (["-e", "integer", "--files-from", "none"], "cannot read none: No such file or directory"),
      (
        ["-e", "integer", "--files-from", "a", "--valid", "a"],
        "a is also the list of files; write to another file"
      ),
      (
        ["-z", "-c", "n=integer"],
        "--null is only for values checked with -e, and for the names of --files-from"
      ),
    ])
  func `standard input and the list have one role`(words: [String], message: String) throws {
    let scratch = Self.scratch(["a": "b\n"])
    try scratch.validate(["check"] + words, input: Array("-\n".utf8)).expect(
      2, errors: "validate: \(message)\n")
  }

  @Test func `standard input can be among the names of a list`() throws {
    let scratch = Self.scratch(["list": "a\n-\n"])
    try scratch.validate(Self.check + ["--files-from", "list"], input: Array("x\n".utf8)).expect(
      1, output: Self.finding("a") + Self.finding("-"))
  }
}
