import TestSupport
import Testing

/// Tests of files that cannot be checked beside others that can.
struct UnusableFileTests {
  private static let rules = "fieldsMatch: subset\nfields: [{name: a, type: integer}, {name: b}]\n"
  private static let bad = "bad.csv:2:1: error: a: 'x' must be a whole number [integer.malformed]\n"

  private func scratch(_ content: [UInt8]) -> ScratchDirectory {
    let scratch = ScratchDirectory(["r": Self.rules, "ok.csv": "a,b\n1,2\n", "bad.csv": "a,b\nx,2\n"])
    scratch.write(content, to: "file.csv")
    return scratch
  }

  private static let contents: [(content: [UInt8], finding: String)] = [
    ([], "is empty: it has no header [file.empty]"),
    (Array("\n\n".utf8), "is empty: it has no header [file.empty]"),
    (
      Array("PK\u{3}\u{4}aaaaaaaaaa".utf8),
      "is not text: it is a ZIP archive; unpack it, as by 'unzip -p FILE | validate …', and check the file inside [file.not-text]"
    ),
    (Array("x;y\n1;2\n".utf8), "must have at least one of the fields of the rules [header.no-field]"),
    (
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3],
      "cannot be read: its gzip data ends too early, at byte 10; copy or download the file again [file.unreadable]"
    ),
  ]

  @Test(arguments: contents)
  func `a file that cannot be checked is a finding, and the others are checked`(
    content: [UInt8], finding: String
  )
    throws
  {
    let scratch = scratch(content)
    let words = ["check", "--summary", "none", "-r", "r"]
    for jobs in ["1", "3"] {
      let result = try scratch.validate(
        words + ["-j", jobs, "ok.csv", "file.csv", "bad.csv", "--report", "json=j", "--report", "junit=x"])
      result.expect(status: 1)
      #expect(result.outputText == "file.csv: error: \(finding)\n" + Self.bad)
      #expect(try scratch.text(of: "j").contains(#""findingsTotal":2"#))
      #expect(try scratch.text(of: "x").contains("file.csv: "))
    }
  }

  @Test(arguments: contents)
  func `such a file alone, or beside others like it, or where records are copied, ends the check`(
    content: [UInt8], finding: String
  ) throws {
    let scratch = scratch(content)
    scratch.write(content, to: "other.csv")
    for words in [["file.csv"], ["file.csv", "other.csv"], ["ok.csv", "file.csv", "--invalid", "i"]] {
      let result = try scratch.validate(["check", "-r", "r"] + words)
      result.expect(status: 2)
      #expect(result.outputText.isEmpty)
    }
    try scratch.validate("filter", "-r", "r", "ok.csv", "file.csv").expect(status: 2)
  }

  @Test func `a file that does not exist ends the check before anything is checked`() throws {
    let scratch = scratch([])
    let result = try scratch.validate("check", "-r", "r", "bad.csv", "none.csv")
    result.expect(2, errors: "validate: cannot read none.csv: No such file or directory\n")
  }

  @Test
  func
    `a summary counts the files that were not checked, and names the options for a header that does not fit`()
    throws
  {
    let scratch = scratch(Array("a;b\n1;2\n".utf8))
    try scratch.validate("check", "-c", "a=integer", "ok.csv", "file.csv").expect(
      1, output: "file.csv: error: must have at least one of the fields of the rules [header.no-field]\n",
      errors: """
        1 record, 0 invalid; the header is invalid
          record  header.no-field  1
        8 B in …
        validate: file.csv has none of the columns of the rules: the rules have 'a', its header 'a;b'; with --delimiter auto they fit

        """)
    scratch.write([], to: "file.csv")
    let result = try scratch.validate("check", "-c", "a=integer", "ok.csv", "file.csv")
    #expect(result.errorsText.hasPrefix("1 record, 0 invalid; 1 file not checked\n"))
  }
}
