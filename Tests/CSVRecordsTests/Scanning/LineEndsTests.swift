import CSVRecords
import TestSupport
import Testing

struct LineEndsTests {
  @Test(arguments: [
    ("", 0, nil), ("a", 0, nil), ("a\n", 1, 2), ("a\r", 1, 2), ("a\r\n", 1, 3), ("\n\r", 2, 2),
    ("\r\r\n\n", 3, 4),
    ("a\nb\"\r\"\nc", 3, 7), ("\u{85}\u{B}\u{C}\u{8A}\u{8D}", 0, nil),
  ])
  func `CRLF, LF and a lone CR each end a line`(text: String, count: Int, last: Int?) {
    let bytes = [UInt8](latin: text)
    let ends = LineEnds.count(in: bytes.span, 0..<bytes.count)
    #expect(ends.count == count)
    #expect(ends.last == last)
  }

  @Test func `line ends of random files are counted as byte by byte`() throws {
    let seed = TestRun.seed
    for round in 0..<TestRun.rounds(3_000) {
      var file = RandomFile(seed: seed &+ UInt64(round))
      let bytes = file.arbitrary(Dialect())
      let start = Int.random(in: 0...bytes.count, using: &file.random)
      let end = Int.random(in: start...bytes.count, using: &file.random)
      var (count, last) = (0, Int?.none)
      for index in start..<end where bytes[index] == 0x0A || bytes[index] == 0x0D {
        let isSecond = bytes[index] == 0x0A && index > start && bytes[index - 1] == 0x0D
        if !isSecond { count += 1 }
        last = index + 1
      }
      let ends = LineEnds.count(in: bytes.span, start..<end)
      try #require(ends.count == count && ends.last == last, "\(start)..<\(end) of \"\(bytes.escaped)\"")
    }
  }
}
