internal import CScan

/// The deterministic automaton of a pattern, which reads each byte of an ASCII value once.
///
/// For patterns that have a ``RegularSyntax`` and whose automaton is within ``PatternLimits``. It accepts the ASCII values
/// that PCRE2 accepts as a whole match, at a few instructions a byte.
///
/// Its rows of 256 entries take half a kibibyte a state, so that a step is one load. The automata of generated tables have
/// thousands of states and are searched edge by edge: ``AutomatonTable``.
struct PatternAutomaton: Sendable {
  /// The state that no ASCII byte leads out of, and that accepts nothing.
  private static let dead: UInt8 = 0
  private static let start: UInt8 = 1
  /// The offset of the row in which a value begins.
  static let startRow = UInt16(start) << 8
  /// The byte that leads from each state to itself (`scan_by_automaton`). A value with it is not decided.
  private static let filler = UInt8(scan_filler)

  /// The offset of the next state's row, by state and byte: a row of 256 entries for each state.
  let transitions: [UInt16]
  /// The verdict on a value that ends in a state.
  let verdicts: [Verdict]

  /// Creates the automaton of the pattern, or returns `nil` if the pattern is not regular or its automaton is too
  /// large.
  init?(_ pattern: String, options: PatternOptions = []) {
    guard let syntax = RegularSyntax(PatternSyntax(pattern), options: options),
      let graph = PositionGraph(syntax, limit: PatternLimits.automatonPositions)
    else { return nil }
    let classes = graph.classes
    var numbers: [[Int]: UInt8] = [[]: Self.dead, graph.start: Self.start]
    var states = [[], graph.start]
    var table = Array(repeating: Self.dead, count: 256)
    var steps = 0
    while table.count < states.count * 256 {
      let state = states[table.count / 256]
      var row = Array(repeating: Self.dead, count: 256)
      row[Int(Self.filler)] = UInt8(table.count / 256)
      for characters in classes {
        steps += graph.steps(from: state, by: characters[0])
        guard steps <= PatternLimits.automatonSteps else { return nil }
        let target = graph.successors(of: state, by: characters[0])
        let known = numbers[target]
        if known == nil {
          guard states.count < PatternLimits.automatonStates else { return nil }
          numbers[target] = UInt8(states.count)
          states.append(target)
        }
        let number = known ?? UInt8(states.count - 1)
        for character in characters { row[character] = number }
      }
      table += row
    }
    transitions = table.map { UInt16($0) << 8 }
    verdicts = states.map { Verdict($0.contains(PositionGraph.end)) }
  }

  /// Returns whether the whole value matches, or `nil` if it has a byte beyond ASCII. Bytes after the eight by which it is rejected
  /// are not read.
  @inline(__always)
  func verdict(on value: Span<UInt8>) -> Verdict? {
    let transitions = transitions.span
    var row = Int(Self.startRow)
    var used: UInt8 = 0
    var index = 0
    // SAFETY: `index + offset` is below `value.count` at each call. Each entry of `transitions` is the offset of a row of
    // 256 entries, so that `row + byte` is within the array.
    func step(_ offset: Int) {
      let byte = unsafe value[unchecked: index &+ offset]
      used |= byte
      row = unsafe Int(transitions[unchecked: row &+ Int(byte)])
    }
    while index &+ 8 <= value.count {
      step(0)
      step(1)
      step(2)
      step(3)
      step(4)
      step(5)
      step(6)
      step(7)
      index &+= 8
      if row == Self.dead { break }
    }
    if row != Self.dead {
      while index < value.count {
        step(0)
        index &+= 1
      }
    }
    guard used < 0x80 else { return nil }
    // SAFETY: There is a verdict for each row.
    return unsafe verdicts.span[unchecked: row >> 8]
  }
}
