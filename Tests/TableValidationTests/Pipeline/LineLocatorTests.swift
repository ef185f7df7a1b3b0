import CSV
import Testing

@testable import TableValidation

struct LineLocatorTests {
  @Test(
    arguments: [
      ("", 0, nil), ("a", 0, nil), ("a\n", 1, 2), ("a\r\nb", 1, 3), ("\r\r\n\n", 3, 4),
      ("a\rb\nc\r\nd", 3, 7),
      ("\n\r", 2, 2),
    ])
  func `CRLF, LF and lone CR end a line of a table`(text: String, count: Int, last: Int?) {
    let bytes = Array(text.utf8)
    let ends = LineLocator.lineEnds(in: bytes.span, 0..<bytes.count, format: .csv(Dialect()))
    #expect(ends.count == count && ends.last == last)
  }

  @Test(arguments: [("a\rb\r\n\n", 2, 6), ("\r\r", 0, nil), ("\n\r\n\n", 3, 4)])
  func `LF alone ends a line of lines`(text: String, count: Int, last: Int?) {
    let bytes = Array(text.utf8)
    let ends = LineLocator.lineEnds(in: bytes.span, 0..<bytes.count, format: .lines)
    #expect(ends.count == count && ends.last == last)
  }

  @Test func `only the stretch that is asked about counts`() {
    let bytes = Array("\n\na\nb\n\n".utf8)
    let ends = LineLocator.lineEnds(in: bytes.span, 2..<5, format: .csv(Dialect()))
    #expect(ends.count == 1 && ends.last == 4)
  }
}
