extension SeededGenerator {
  /// Returns bytes that resemble UTF-8: scalars of every length, some truncated, some with a changed byte, and
  /// sometimes a long run of ASCII.
  package mutating func brokenText(pieces: ClosedRange<Int>) -> [UInt8] {
    let scalars: [Unicode.Scalar] = [
      "a", "\0", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "日", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
      "\u{10000}", "😀", "\u{10FFFF}", "\u{301}", "\u{200D}", "\r", "\n",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: pieces, using: &self) {
      if below(8) == 0 { bytes += Array(repeating: 0x61, count: below(200)) }
      var piece = Array(String(pick(scalars)).utf8)
      switch below(6) {
      case 0: piece.removeLast()
      case 1: piece[below(piece.count)] = UInt8(truncatingIfNeeded: next())
      default: break
      }
      bytes += piece
    }
    return bytes
  }
}
