/// The text of automata that a script has compiled: a sequence of states, each identified by its offset.
///
/// A state is one character for twice the number of its edges, plus one if it accepts; then, for each edge, the first and
/// the last byte of a range and the offset of the next state in four characters. Numbers are written to the base of 64,
/// with the digits from `0` on. `Tools/Tables/automaton.py` writes it.
struct AutomatonTable: Sendable {
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  /// The automaton whose first state is at that offset.
  subscript(start: Int) -> Automaton { Automaton(table: self, start: start) }

  /// The text's bytes.
  ///
  /// SAFETY: A literal is in the program's constant data as long as it runs, and has that many bytes.
  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  @inline(__always)
  static func accepts(_ state: Int, in text: Span<UInt8>) -> Bool {
    text[state] & 1 == 1
  }

  /// Returns the state that the byte leads to, or `nil`.
  @inline(__always)
  static func next(_ state: Int, _ byte: UInt8, in text: Span<UInt8>) -> Int? {
    var edge = state &+ 1
    let end = edge &+ Int((text[state] &- 0x30) >> 1) &* 6
    while edge < end {
      if byte < text[edge] { return nil }
      if byte <= text[edge &+ 1] {
        var target = 0
        for index in edge &+ 2..<edge &+ 6 { target = target << 6 | Int(text[index] &- 0x30) }
        return target
      }
      edge &+= 6
    }
    return nil
  }
}
