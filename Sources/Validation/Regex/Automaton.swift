/// The text of automata that a script has compiled: their states one after the other, each named by its offset.
///
/// A state is one character for twice the number of its edges, and one more if it accepts; then for each edge
/// the first and the last byte of a range and the state it leads to, four characters. Characters count from `0`,
/// 64 a place. `Tools/Tables/automaton.py` writes it.
struct AutomatonTable: Sendable {
  fileprivate let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  /// The automaton that begins in the state at that offset.
  subscript(start: Int) -> Automaton { Automaton(table: self, start: start) }

  /// The text's bytes.
  ///
  /// SAFETY: A literal lies in the program's constant data for as long as it runs, and has that many bytes.
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  @inline(__always)
  fileprivate static func accepts(_ state: Int, in text: Span<UInt8>) -> Bool {
    text[state] & 1 == 1
  }

  /// The state that the byte leads to, or `nil`.
  @inline(__always)
  fileprivate static func next(_ state: Int, _ byte: UInt8, in text: Span<UInt8>) -> Int? {
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

/// A finite automaton over bytes, run without allocation: a regular expression that was compiled by a script.
///
/// ```swift
/// AutomatonTable("12bc00002aa0001")[8].accepts("ab".utf8.span)  // true: a[bc]
/// ```
struct Automaton: Sendable {
  private let table: AutomatonTable
  private let start: Int

  fileprivate init(table: AutomatonTable, start: Int) {
    self.table = table
    self.start = start
  }

  /// How far a value leads.
  enum Outcome: Equatable {
    case accepted
    /// The value is the beginning of an accepted one.
    case incomplete
    /// No accepted value begins like this one up to and with the byte at this offset.
    case stopped(at: Int)
  }

  /// Whether the automaton accepts the value. O(n).
  func accepts(_ value: Span<UInt8>) -> Bool {
    outcome(of: value) == .accepted
  }

  /// How far the value leads. O(n).
  func outcome(of value: Span<UInt8>) -> Outcome {
    let bytes = unsafe table.bytes
    let text = unsafe bytes.span
    var state = start
    for index in 0..<value.count {
      guard let next = AutomatonTable.next(state, value[index], in: text) else { return .stopped(at: index) }
      state = next
    }
    return AutomatonTable.accepts(state, in: text) ? .accepted : .incomplete
  }

  /// The length of the longest beginning of the value that is accepted, or `nil`. O(n).
  func longestPrefix(of value: Span<UInt8>) -> Int? {
    let bytes = unsafe table.bytes
    let text = unsafe bytes.span
    var state = start
    var result = AutomatonTable.accepts(state, in: text) ? 0 : nil
    for index in 0..<value.count {
      guard let next = AutomatonTable.next(state, value[index], in: text) else { break }
      state = next
      if AutomatonTable.accepts(state, in: text) { result = index + 1 }
    }
    return result
  }
}
