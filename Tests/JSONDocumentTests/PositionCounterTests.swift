import JSONDocument
import Testing

struct PositionCounterTests {
  @Test(
    arguments: [
      ("[\n1]", 2, "2:1"), ("[\r\n1]", 3, "2:1"), ("[\r1]", 2, "2:1"), ("[\n\r1]", 3, "3:1"),
      ("[\r\r\n\n 1]", 6, "4:2"),
      ("é😀x", 6, "1:3"), ("\"\u{2028}\"", 4, "1:3"), ("a", 0, "1:1"), ("a", 1, "1:2"), ("a\n", 2, "2:1"),
    ])
  func `a line ends with LF, CRLF or a lone CR, and columns count scalars`(
    text: String, offset: Int, position: String
  ) {
    let bytes = Array(text.utf8)
    var counter = PositionCounter()
    let found = counter.position(of: offset, in: bytes.span)
    #expect(found.description == position && found.offset == offset)
  }

  @Test func `offsets may decrease between calls, and a byte-order mark has no column`() {
    let bytes = Array("\u{FEFF}a\nb\nc".utf8)
    var counter = PositionCounter(startingAt: 3)
    #expect(counter.position(of: 7, in: bytes.span).description == "3:1")
    #expect(counter.position(of: 5, in: bytes.span).description == "2:1")
    #expect(counter.position(of: 3, in: bytes.span).description == "1:1")
  }
}
