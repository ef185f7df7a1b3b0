import Testing

@testable import Validation

@Suite struct AutomatonTests {
  /// The automata of the empty expression at offset 0, `a[bc]` at offset 8 and `(?:a[bc]?)?` at offset 22.
  private static let table = AutomatonTable("12bc00002aa00013bc00003aa000?")

  @Test func `an automaton accepts exactly the values that its expression matches completely`() {
    let automaton = Self.table[8]
    for value in ["ab", "ac"] { #expect(accepts(automaton, value), "\(value)") }
    for value in ["", "a", "b", "aa", "ad", "abb", "AB", "a\0", "é"] { #expect(!accepts(automaton, value)) }
    #expect(accepts(Self.table[0], "") && !accepts(Self.table[0], "a"))
  }

  @Test func `the outcome is accepted, incomplete or the offset of the first unexpected byte`() {
    let automaton = Self.table[8]
    let values: [String: Automaton.Outcome] = [
      "": .incomplete, "a": .incomplete, "ab": .accepted, "b": .stopped(at: 0), "ad": .stopped(at: 1),
      "abc": .stopped(at: 2),
    ]
    for (value, outcome) in values {
      let bytes = Array(value.utf8)
      #expect(automaton.outcome(of: bytes.span) == outcome, "\(value)")
    }
  }

  @Test func `the longest accepted prefix is found`() {
    let automaton = Self.table[22]
    let values = ["": 0, "x": 0, "a": 1, "ab": 2, "abc": 2, "ad": 1, "aab": 1]
    for (value, length) in values {
      let bytes = Array(value.utf8)
      #expect(automaton.longestPrefix(of: bytes.span) == length, "\(value)")
    }
    let none = Array("ba".utf8)
    #expect(Self.table[8].longestPrefix(of: none.span) == nil)
  }

  private func accepts(_ automaton: Automaton, _ value: String) -> Bool {
    let bytes = Array(value.utf8)
    return automaton.accepts(bytes.span)
  }
}
