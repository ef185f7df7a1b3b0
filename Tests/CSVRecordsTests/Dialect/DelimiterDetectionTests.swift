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
    ("\"two;\nlines\";b\n1;2\n", ";"), ("a#b#c\n1#2#3\n", "#"), ("a~b\n1,5~2,5\n3,5~4,5\n", "~"),
    ("id,name\n" + String(repeating: "A1,Total; Estimate; Households\n", count: 20), ","),
    ("a~b:c\n1~2:3\n", "~"), ("a;b;\n1;2;\n", ";"),
  ])
  func `the delimiter is that with which the records are regular`(text: String, delimiter: String) {
    #expect(search(text) == .found(delimiter: delimiter.utf8.first!, quote: 0x22))
  }

  @Test(arguments: [
    ("a;b\n'x;y';'z;'\n'1';'2'\n", 0x27), ("'a';'b'\n'1';'2'\n", 0x27), ("a;b\n'tis;O'Neil\n", 0x22),
    ("a;b\n\"it's\";'1\n", 0x22),
  ])
  func `the quote character is found`(text: String, quote: UInt8) {
    #expect(search(text) == .found(delimiter: 0x3B, quote: quote))
  }

  @Test(arguments: [
    "time\n12:30:01\n12:31:07\n12:32:00\n", "name\nAnn Smith\nBob Jones\n",
    "note\na text, with a comma\nnone\n\n",
    "format\n#0.0\n12\n", "name\nMüller, Jörg\nAnn\nO'Neil\n",
  ])
  func `a header that no delimiter divides is that of one column`(text: String) {
    guard case .found(let delimiter, _) = search(text) else {
      Issue.record("not certain")
      return
    }
    #expect(!text.utf8.contains(delimiter))
  }

  @Test(arguments: [
    "first line, of a text\nand another\nwith, a, few, commas\n\nend\n", "12:30\n12:31\n",
    "Ann Smith\nBob Jones\n", "price\n12,5\n13,75\n", "Report\na;b\n1;2\n3;4\n", "a;\nb;\n",
    "a,b;\n1,2;\n3,4;\n",
  ])
  func `a text without regular records, and times and names, are not certain`(text: String) {
    if case .found(let delimiter, _) = search(text) { Issue.record("found \(delimiter)") }
  }

  @Test(arguments: [
    ("a;b|c;d|e\n1;2|3;4|5\n", ";|"), ("a,b\n1;2\n", ",;"), ("1:2\n3:4\n", ":"),
  ])
  func `delimiters that fit to the same degree are the candidates`(text: String, candidates: String) {
    #expect(search(text) == .unsure(Array(candidates.utf8)))
  }

  @Test func `a declaration of the delimiter is the whole first line`() {
    #expect(search("sep=;\na,b\n") == .declared(delimiter: 0x3B))
    #expect(search("sep=;x\na,b\n1,2\n") != .declared(delimiter: 0x3B))
  }
}
