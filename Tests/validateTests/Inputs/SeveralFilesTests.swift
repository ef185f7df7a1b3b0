import TestSupport
import Testing

struct SeveralFilesTests {
  @Test func `record numbers restart in each file`() throws {
    let scratch = ScratchDirectory(["a": "n,m\n1,\nx,\n", "b": "n,m\ny,\n"])
    try scratch.validate("check", "-q", "--format", "jsonl", "--errors", "-", "-c", "n=integer", "a", "b")
      .expect(
        1,
        output: """
          {"file":"a","record":2,"line":3,"column":1,"offset":7,"field":"n","rule":"integer","code":"integer.malformed",\
          "params":{},"value":"x","message":"must be a whole number","severity":"error"}
          {"file":"b","record":1,"line":2,"column":1,"offset":4,"field":"n","rule":"integer","code":"integer.malformed",\
          "params":{},"value":"y","message":"must be a whole number","severity":"error"}

          """)
  }

  @Test func `the header is written once, and missing line ends are added between files`() throws {
    let scratch = ScratchDirectory([
      "a": "\u{FEFF}n,m\r\n1,\r\nx,", "b": "\u{FEFF}\"n\",m\n\u{FEFF}2,\n3,", "c": "n,m",
      "d": "n,m\ny,\n4,\n",
    ])
    try scratch.validate("filter", "-q", "-c", "n=integer", "--invalid", "i", "a", "b", "c", "d")
      .expect(1, output: "\u{FEFF}n,m\r\n1,\r\n2,\n3,\n4,\n")
    #expect(try scratch.text(of: "i") == "\u{FEFF}n,m\r\nx,\ny,\n")
  }

  @Test func `a header without a line end is written with one`() throws {
    let scratch = ScratchDirectory(["a": "n,m", "b": "n,m\n1,\nx,\n"])
    try scratch.validate("filter", "-q", "-c", "n=integer", "--invalid", "i", "a", "b").expect(
      1, output: "n,m\n1,\n")
    #expect(try scratch.text(of: "i") == "n,m\nx,\n")
  }

  @Test func `the last line of a file is separated from the first line of the next`() throws {
    let scratch = ScratchDirectory(["a": "\u{FEFF}1\nx", "b": "\u{FEFF}2", "c": "", "d": "y\r\n3"])
    try scratch.validate("filter", "-q", "-e", "integer", "--invalid", "i", "a", "b", "c", "d")
      .expect(1, output: "1\n2\n3")
    #expect(try scratch.text(of: "i") == "x\ny\r\n")
  }

  @Test func `NUL-terminated values are separated by NUL`() throws {
    let scratch = ScratchDirectory(["a": "1\u{0}2", "b": "3\u{0}"])
    try scratch.validate("filter", "-q", "-z", "-e", "integer", "a", "b").expect(
      0, output: "1\u{0}2\u{0}3\u{0}")
  }

  @Test func `tables without headers are joined`() throws {
    let scratch = ScratchDirectory(["a": "1,a\n2,b", "b": "3,c\n4,d,e"])
    try scratch.validate("filter", "-q", "--no-header", "-c", "1=integer", "a", "b").expect(
      1, output: "1,a\n2,b\n3,c\n")
  }

  @Test func `a file can be named twice, and standard input can be among the files`() throws {
    let scratch = ScratchDirectory(["a": "n\n1\n"])
    try scratch.validate("filter", "-q", "-c", "n=integer", "a", "-", "a", input: "n\n2\n").expect(
      0, output: "n\n1\n2\n1\n")
  }

  @Test(arguments: [
    ("n,o\n1,2\n", "the header of b differs from the header of a; check the files separately, or "),
    ("m,n\n1,2\n", "the header of b differs from the header of a; check the files separately, or "),
    ("n\n1\n", "the header of b differs from the header of a; check the files separately, or "),
    ("n,m,o\n", "the header of b differs from the header of a; check the files separately, or "),
    ("", "b is empty: it has no header; use --no-header for files without one"),
  ])
  func `differing headers are status 2 before anything is written`(content: String, message: String) throws {
    let scratch = ScratchDirectory(["a": "n,m\nx,1\n", "b": content])
    let words = ["check", "-c", "n=integer", "a", "b", "--valid", "v", "--invalid", "i", "--errors", "e"]
    let endsWithAdvice = message.hasSuffix(" or ")
    let left = endsWithAdvice ? "leave out --valid and --invalid" : ""
    try scratch.validate(words).expect(2, errors: "validate: \(message)\(left)\n")
    #expect(scratch.names == ["a", "b"])
    let other = endsWithAdvice ? "with 'check', which copies no records" : ""
    try scratch.validate("filter", "-c", "n=integer", "a", "b").expect(
      2, errors: "validate: \(message)\(other)\n")
  }

  @Test func `an unreadable file is status 2 before anything is written`() throws {
    let scratch = ScratchDirectory(["a": "x\n"])
    try scratch.validate("check", "-e", "integer", "a", "none", "--valid", "v")
      .expect(2, errors: "validate: cannot read none: No such file or directory\n")
    #expect(scratch.names == ["a"])
  }

  @Test func `only a few file descriptors are open with many files`() throws {
    let scratch = ScratchDirectory()
    try scratch.shell(
      "for i in {1..40}; do printf 'n\\n%s\\n' $i > $i; done; ulimit -n 12; validate filter -q -c n=integer {1..40}"
    ).expect(0, output: "n\n" + (1...40).map { "\($0)\n" }.joined())
  }
}
