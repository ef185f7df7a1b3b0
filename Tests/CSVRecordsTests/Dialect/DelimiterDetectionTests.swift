import Testing

@testable import CSVRecords

/// Tests of the search for the delimiter; `Scripts/Exports/delimiters.py` measures it.
struct DelimiterDetectionTests {
  private func search(_ text: String) -> DelimiterDetection.Result {
    let bytes = Array(text.utf8)
    return DelimiterDetection().search(bytes.span, isWhole: true, dialect: Dialect())
  }

  @Test(arguments: [
    ("a,b\n1,2\n", ","), ("a;b\n1,5;2,5\n", ";"), ("a\tb, c\n1\t2, 3\n", "\t"), ("a|b\n\"x,y\"|2\n", "|"),
    ("name\nAnn\nBob\n", ","), ("", ","), ("a\u{1F}b\n1\u{1F}2\n", "\u{1F}"),
    ("\"two;\nlines\";b\n1;2\n", ";"),
  ])
  func `the delimiter is that with which the records are regular`(text: String, delimiter: String) {
    #expect(search(text) == .found(delimiter: delimiter.utf8.first!, quote: 0x22))
  }

  @Test func `the quote character is found`() {
    #expect(search("a;b\n'x;y';'z;'\n'1';'2'\n") == .found(delimiter: 0x3B, quote: 0x27))
  }

  @Test(arguments: [
    "first line, of a text\nand another\nwith, a, few, commas\n\nend\n", "12:30\n12:31\n",
    "Ann Smith\nBob Jones\n",
  ])
  func `a text without regular records, and times and names, are not certain`(text: String) {
    if case .found(let delimiter, _) = search(text) { Issue.record("found \(delimiter)") }
  }

  @Test(arguments: [
    ("a;b|c;d|e\n1;2|3;4|5\n", ";|"), ("a,b\n1;2\n", ",;"), ("a~b:c\n1~2:3\n", ":~"), ("1:2\n3:4\n", ":"),
  ])
  func `delimiters that fit to the same degree are the candidates`(text: String, candidates: String) {
    #expect(search(text) == .unsure(Array(candidates.utf8)))
  }

  @Test func `a declaration of the delimiter is the whole first line`() {
    #expect(search("sep=;\na,b\n") == .declared(delimiter: 0x3B))
    #expect(search("sep=;x\na,b\n1,2\n") != .declared(delimiter: 0x3B))
  }
}
