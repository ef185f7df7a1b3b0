import Bytes
import JSONDocument
import Testing

struct ExcerptTests {
  @Test(
    arguments: [
      ("", "''"),
      ("name", "'name'"),
      ("Straße 漢 😀", "'Straße 漢 😀'"),
      ("a\nb\u{0}\u{1B}[31m", "'a\\u{A}b\\u{0}\\u{1B}[31m'"),
      ("a\u{202E}b\u{A0}\u{2028}\u{E000}", "'a\\u{202E}b\\u{A0}\\u{2028}\u{E000}'"),
      ("strng\u{3164}\u{2800}\u{FFFE}", "'strng\\u{3164}\\u{2800}\\u{FFFE}'"),
      (String(repeating: "é", count: 40), "'\(String(repeating: "é", count: 40))'"),
      (String(repeating: "é", count: 41), "'\(String(repeating: "é", count: 40))…'"),
    ])
  func `a text is quoted, escaped, and cut after 40 scalars`(text: String, shown: String) {
    #expect(Excerpt(text).description == shown)
  }

  @Test(
    arguments: [
      ("a", "'a'"), ("é", "'é'"), (" ", "' '"), ("\"", "'\"'"), ("'", "\"'\""), ("\n", "U+000A"),
      ("\u{A0}", "U+00A0 (NO-BREAK SPACE)"), ("\u{301}", "U+0301"),
      ("\u{E0001}", "U+E0001"), ("\u{E000}", "U+E000"),
      ("\u{3164}", "U+3164"), ("\u{FFFF}", "U+FFFF"),
    ] as [(Unicode.Scalar, String)])
  func `an invisible scalar is shown by its code point, and its name if it is pasted often`(
    scalar: Unicode.Scalar, shown: String
  ) {
    #expect(Excerpt(scalar).description == shown)
  }

  @Test func `names are those of Unicode`() {
    var named = 0
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    where scalar.isInvisible {
      guard let name = Excerpt(scalar).description.wholeMatch(of: /U\+[0-9A-F]+ \((.+)\)/)?.1 else {
        continue
      }
      #expect(scalar.properties.name == String(name))
      named += 1
    }
    #expect(named == 14)
  }
}
