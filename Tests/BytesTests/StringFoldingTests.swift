import Bytes
import Testing

struct StringFoldingTests {
  @Test(arguments: [
    ("ΟΔΟΣ", "οδος"), ("οδοσ", "οδος"), ("Straße", "STRASSE"), ("É", "é"), ("ﬁ", "FI"), ("abc", "ABC"),
    ("", ""),
  ])
  func `texts that differ in the forms of letters alone are folded to one`(first: String, second: String) {
    #expect(first.caseFolded == second.caseFolded)
  }

  @Test(arguments: [("a", "b"), ("e", "é"), ("a", "a "), ("-", "_")])
  func `other texts are not`(first: String, second: String) {
    #expect(first.caseFolded != second.caseFolded)
  }
}
