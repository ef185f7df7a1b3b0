/// A finite automaton over bytes, one of an ``AutomatonTable``; matching allocates nothing.
///
/// SAFETY: the bytes of the table are constant data of the program and remain valid; each index in them is
/// checked.
///
/// ```swift
/// AutomatonTable("12bc00002aa0001")[8].accepts("ab".utf8.span)  // true: a[bc]
/// ```
struct Automaton: Sendable {
  private let table: AutomatonTable
  private let start: Int

  init(table: AutomatonTable, start: Int) {
    self.table = table
    self.start = start
  }

  /// The result of a run of the automaton over a value.
  enum Outcome: Equatable {
    case accepted
    /// The value is the beginning of an accepted one.
    case incomplete
    /// No accepted value begins with the bytes up to and with the one at this offset.
    case stopped(at: Int)
  }

  /// Returns whether the automaton accepts the value. O(n).
  func accepts(_ value: Span<UInt8>) -> Bool {
    outcome(of: value) == .accepted
  }

  /// Reads the value as long as an accepted value may begin with the bytes read. O(n).
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

  /// The ranges of bytes that may follow a beginning of an accepted value, in ascending order. O(n).
  func edges(after value: Span<UInt8>) -> [(first: UInt8, last: UInt8)] {
    let bytes = unsafe table.bytes
    let text = unsafe bytes.span
    var state = start
    for index in 0..<value.count {
      guard let next = AutomatonTable.next(state, value[index], in: text) else { return [] }
      state = next
    }
    let count = Int((text[state] &- 0x30) >> 1)
    return (0..<count).map { (text[state + 1 + 6 * $0], text[state + 2 + 6 * $0]) }
  }

  /// Returns the length of the longest accepted prefix of the value, or `nil`. O(n).
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
