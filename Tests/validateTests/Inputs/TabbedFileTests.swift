import TestSupport
import Testing

/// Tests that the name of a file decides its delimiter where nothing else does.
struct TabbedFileTests {
  private static let cases: [(words: [String], status: Int32)] = [
    (["t.tsv"], 0), (["T.TSV"], 0), (["t.tab"], 0), (["t.csv", "t.tsv"], 0), (["-d", ",", "t.tsv"], 2),
  ]

  @Test(arguments: cases)
  func `a name that ends with tsv means tabs, unless an option names a delimiter`(
    words: [String], status: Int32
  )
    throws
  {
    let tabs = "a\tb\n1\tx\n"
    let scratch = ScratchDirectory(["t.tsv": tabs, "T.TSV": tabs, "t.tab": tabs, "t.csv": "a,b\n1,x\n"])
    try scratch.validate(["check", "-q", "-c", "a=integer", "-c", "b=length:1"] + words).expect(
      status: status)
  }

  @Test func `a dialect that names a delimiter wins over the name`() throws {
    let scratch = ScratchDirectory([
      "t.tsv": "a;b\n1;x\n",
      "r": "dialect: {delimiter: ';'}\nfields: [{name: a, type: integer}, {name: b}]\n",
    ])
    try scratch.validate("check", "-q", "-r", "r", "t.tsv").expect(0)
  }
}
