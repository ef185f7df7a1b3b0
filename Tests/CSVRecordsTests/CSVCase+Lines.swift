extension CSVCase {
  /// Line ends of all three kinds, and files whose last line has none.
  static let lineEnds = [
    parses("", []),
    parses("a", [["a"]]),
    parses("a,b,", [["a", "b", ""]]),
    parses("a\n", [["a"]]),
    parses("a\r", [["a"]]),
    parses("a\r\n", [["a"]]),
    parses("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    parses("a,b\rc,d", [["a", "b"], ["c", "d"]]),
    parses("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    parses("a,b\nc,d\re,f\r\ng,h\n", [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]]),
    parses("a,\nb,\n", [["a", ""], ["b", ""]]),
    parses(",\r,\r\n,\n", [["", ""], ["", ""], ["", ""]]),
    parses(",", [["", ""]]),
    parses(",,\n", [["", "", ""]]),
    parses("a,b\r\n\"", [["a", "b"], [""]], unclosed: 5),
    parses("a\r\rb", [["a"], [""], ["b"]]),
    parses("a\r\r\nb", [["a"], [""], ["b"]]),
    parses("a\n\rb", [["a"], [""], ["b"]]),
    parses("a\r\n\rb", [["a"], [""], ["b"]]),
    parses(" a , b \r\n", [[" a ", " b "]]),
  ]

  /// Blank lines: records in a table of one column, otherwise only noted.
  static let blankLines = [
    parses("\n", [[""]]),
    parses("\r\n", [[""]]),
    parses("\r\r\n\n", [[""], [""], [""]]),
    parses("\n", [], columns: 2, blank: [0]),
    parses("\r\n", [], columns: 2, blank: [0]),
    parses("\n\r\r\n\n", [], columns: 2, blank: [0, 1, 2, 4]),
    parses("a\n\nb\n", [["a"], [""], ["b"]]),
    parses("a\n\n", [["a"], [""]]),
    parses("a,b\n\nc,d\n", [["a", "b"], ["c", "d"]], blank: [4]),
    parses("a,b\r\n\r\n\r\nc,d", [["a", "b"], ["c", "d"]], blank: [5, 7]),
    parses("a,b\r\r\n\rc,d", [["a", "b"], ["c", "d"]], blank: [4, 6]),
    parses("\n\na,b\n\n", [["a", "b"]], blank: [0, 1, 6]),
    parses("\r\na,b\r\n\r\n", [["a", "b"]], blank: [0, 7]),
    parses("\"\"\n\na,b", [[""], ["a", "b"]], columns: 2, blank: [3]),
    parses(" \n\na,b", [[" "], ["a", "b"]], columns: 2, blank: [2]),
    parses("\"a\n\nb\",c\n\n", [["a\n\nb", "c"]], blank: [9]),
    parses("a\"b,c\n\n\"d\n\",e\n\n", [["a\"b", "c"], ["d\n", "e"]], blank: [6, 14], strays: [1]),
  ]

  /// Records with more or fewer fields than the table.
  static let ragged = [
    parses("a,b\nc\nd,e,f\ng,h", [["a", "b"], ["c"], ["d", "e", "f"], ["g", "h"]]),
    parses("a\nb,c\n", [["a"], ["b", "c"]]),
    parses("a,b\nc,d,\n", [["a", "b"], ["c", "d", ""]]),
    parses("a,b,c\n\"d,e\",f\n", [["a", "b", "c"], ["d,e", "f"]]),
    parses("a,b\nc\"d\n", [["a", "b"], ["c\"d"]], strays: [5]),
    parses("a,b\n\"c\"d\ne,f", [["a", "b"], ["cd"], ["e", "f"]], strays: [7]),
    parses("a,b\n,,\n", [["a", "b"], ["", "", ""]]),
    parses("a,b", [["a", "b"]], columns: 1),
    parses("a,b\nc", [["a", "b"], ["c"]], columns: 3),
  ]

  /// Other delimiters and quotes, and bytes that are not text.
  static let bytes = [
    parses("a\tb\tc\n", [["a", "b", "c"]], delimiter: "\t"),
    parses("\"a\tb\"\tc,d\n", [["a\tb", "c,d"]], delimiter: "\t"),
    parses("a|\"b|c\"|\n", [["a", "b|c", ""]], delimiter: "|"),
    parses("1,5;2,5\n", [["1,5", "2,5"]], delimiter: ";"),
    parses("a;\"b\"c\n", [["a", "bc"]], strays: [5], delimiter: ";"),
    parses("'a,b','it''s',\"c\n", [["a,b", "it's", "\"c"]], quote: "'"),
    parses("'a\n\"b',c", [["a\n\"b", "c"]], quote: "'"),
    parses("\u{0}", [["\u{0}"]]),
    parses("a\u{0}b,\u{0}\n\u{0}\u{0},\"\u{0}\"", [["a\u{0}b", "\u{0}"], ["\u{0}\u{0}", "\u{0}"]]),
    parses("\"\u{0}\"\u{0},b", [["\u{0}\u{0}", "b"]], strays: [3]),
    parses("a\u{0}b\u{0}", [["a", "b", ""]], delimiter: "\u{0}"),
    parses("\u{0}a,b\u{0},c\n\u{0}d", [["a,b", "c"], ["d"]], unclosed: 8, quote: "\u{0}"),
    parses("\u{0}a,b\u{0},c\n\u{0}de", [["a,b", "c"], ["de"]], unclosed: 8, quote: "\u{0}"),
    parses("a\u{0}", [["a\u{0}"]], strays: [1], quote: "\u{0}"),
    parses(
      "\u{FF}\u{FE},\u{C3}\n\u{80},\"\u{E2}\u{82}\"",
      [["\u{FF}\u{FE}", "\u{C3}"], ["\u{80}", "\u{E2}\u{82}"]]),
    parses("\u{C3}\u{A9},\u{E2}\u{82}\u{AC}\n", [["\u{C3}\u{A9}", "\u{E2}\u{82}\u{AC}"]]),
    parses("\u{AC},\u{A2},\u{8A},\u{8D}\n", [["\u{AC}", "\u{A2}", "\u{8A}", "\u{8D}"]]),
    parses("\u{B}\u{C}\u{85},\u{E2}\u{80}\u{A8}", [["\u{B}\u{C}\u{85}", "\u{E2}\u{80}\u{A8}"]]),
    parses("a\\\"b,c\\,d", [["a\\\"b", "c\\", "d"]], strays: [2]),
    parses("#a\n#b", [["#a"], ["#b"]]),
    parses("a\u{EF}\u{BB}\u{BF}", [["a\u{EF}\u{BB}\u{BF}"]]),
  ]

  /// The header again, which is not a record, with a byte-order mark or without, in any notation and with any line end.
  static let headersAgain = [
    parses("1,2\na,b\n3,4\n", [["1", "2"], ["3", "4"]]).under("a,b\n"),
    parses("a,b", [], columns: 2).under("a,b\n"),
    parses("a,b\na,b\r\na,b\r1,2", [["1", "2"]], columns: 2).under("a,b\n"),
    parses("\"a\",b\n1,2\n\"a\",\"b\"", [["1", "2"]], columns: 2).under("a,b\n"),
    parses("a,b\n1,2\n", [["1", "2"]], columns: 2).under("\"a\",\"b\"\r\n"),
    parses("1,2\n\u{EF}\u{BB}\u{BF}a,b\r\n3,4\n", [["1", "2"], ["3", "4"]]).under("a,b\n"),
    parses("1,2\n\u{EF}\u{BB}\u{BF}\"a,c\",b\n3,4\n", [["1", "2"], ["3", "4"]]).under("\"a,c\",b\n"),
    parses("a,b,\na\na,c\nab,\n", [["a", "b", ""], ["a"], ["a", "c"], ["ab", ""]], columns: 2).under("a,b\n"),
    parses("a,\"b", [["a", "b"]], unclosed: 2).under("a,b\n"),
    parses("\"a\"\"c\",b\n1,2\n", [["1", "2"]], columns: 2).under("a\"c,b\n"),
    parses("a\"c,b\n1,2\n", [["1", "2"]], columns: 2, strays: [1]).under("a\"c,b\n"),
    parses("\"a\nc\",b\n1,2\n", [["1", "2"]], columns: 2).under("\"a\nc\",b\n"),
    parses(",b\n\"\",b\n1,2\n", [["1", "2"]], columns: 2).under(",b\n"),
    parses("a\nb\n", [["a"], ["b"]]).under("a\n"),
  ]

  /// A byte-order mark before a record; it is not part of the record, so a quote after it opens a field.
  static let byteOrderMarks = [
    parses("\u{EF}\u{BB}\u{BF}", []),
    parses("\u{EF}\u{BB}\u{BF}a,b\n", [["a", "b"]]),
    parses("\u{EF}\u{BB}\u{BF}\"a,b\",c\n", [["a,b", "c"]]),
    parses("\u{EF}\u{BB}\u{BF}\na,b\n", [["a", "b"]], blank: [3]),
    parses("\u{EF}\u{BB}\u{BF}a\"\n", [["a\""]], strays: [4]),
    parses("\u{EF}\u{BB}\u{BF}\u{EF}\u{BB}\u{BF}a", [["a"]]),
    parses(
      "\u{EF}\u{BB}\u{BF}\u{EF}\u{BB}\u{BF}\u{EF}\u{BB}\u{BF}a", [["\u{EF}\u{BB}\u{BF}a"]]),
    parses("a\n\u{EF}\u{BB}\u{BF}b", [["a"], ["b"]]),
    parses("a\n\u{EF}\u{BB}\u{BF}", [["a"]]),
    parses("a\n\u{EF}\u{BB}\u{BF}\nb", [["a"], [""], ["b"]]),
    parses("a,b\n\u{EF}\u{BB}\u{BF}\nc,d", [["a", "b"], ["c", "d"]], blank: [7]),
    parses("a,b\r\n\u{EF}\u{BB}\u{BF}\"c,\nd\"\"\",e\n", [["a", "b"], ["c,\nd\"", "e"]]),
    parses("a,b\n\u{EF}\u{BB}\u{BF}\"c\"d,e\n", [["a", "b"], ["cd", "e"]], strays: [10]),
    parses("a,\u{EF}\u{BB}\u{BF}\"b\n", [["a", "\u{EF}\u{BB}\u{BF}\"b"]], strays: [5]),
    parses("\"a\n\u{EF}\u{BB}\u{BF}b\"\n", [["a\n\u{EF}\u{BB}\u{BF}b"]]),
    parses("\u{EF}\u{BB}", [["\u{EF}\u{BB}"]]),
    parses("\u{EF}\u{BB}\n", [["\u{EF}\u{BB}"]]),
    parses("\u{EF}\u{BB}\u{BE}a", [["\u{EF}\u{BB}\u{BE}a"]]),
    parses("\u{EF}", [["\u{EF}"]]),
    parses("\u{FF}\u{FE}a", [["\u{FF}\u{FE}a"]]),
  ]
}
