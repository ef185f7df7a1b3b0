/// A pattern as a deterministic automaton: it reads each byte of an ASCII value once, and counts nothing.
///
/// For patterns that are ``RegularSyntax`` and whose automaton stays small; what they accept is what PCRE2 accepts as a
/// whole match, at a few instructions a byte, and a hostile pattern is as quick as another.
struct PatternAutomaton: Sendable {
  /// How many positions and states an automaton may have, and how many steps from position to position its making may
  /// take: enough for what people write, and made within some 20 ms at worst.
  private static let positionLimit = 1_000
  private static let stateLimit = 256
  private static let stepLimit = 500_000

  /// From these two states no byte leads to another: no value is accepted, and a byte beyond ASCII was read.
  private static let dead: UInt8 = 0
  private static let beyond: UInt8 = 1
  private static let start: UInt8 = 2

  /// For each state and byte the place of the next state's row: a row of 256 for each state.
  private let transitions: [UInt16]
  /// What is said of a value that ends in a state.
  private let verdicts: [Verdict?]

  /// The automaton of the pattern, or `nil` for one that has none, or too large a one.
  init?(_ pattern: String, options: PatternOptions = []) {
    guard let syntax = RegularSyntax(pattern, options: options),
      let graph = PositionGraph(syntax, limit: Self.positionLimit)
    else { return nil }
    let classes = graph.classes
    var numbers: [[Int]: UInt8] = [[]: Self.dead, graph.start: Self.start]
    var states = [[], [], graph.start]
    var table = Array(repeating: Self.dead, count: 256) + Array(repeating: Self.beyond, count: 256)
    var steps = 0
    while table.count < states.count * 256 {
      let state = states[table.count / 256]
      var row = Array(repeating: Self.beyond, count: 256)
      for characters in classes {
        steps += graph.steps(from: state, by: characters[0])
        guard steps <= Self.stepLimit else { return nil }
        let target = graph.successors(of: state, by: characters[0])
        let known = numbers[target]
        if known == nil {
          guard states.count < Self.stateLimit else { return nil }
          numbers[target] = UInt8(states.count)
          states.append(target)
        }
        let number = known ?? UInt8(states.count - 1)
        for character in characters { row[character] = number }
      }
      table += row
    }
    transitions = table.map { UInt16($0) << 8 }
    verdicts = states.indices.map { state in
      state == Self.beyond ? nil : Verdict(states[state].contains(PositionGraph.end))
    }
  }

  /// Whether the whole value matches, or `nil` where it takes more than ASCII to tell.
  @inline(__always)
  func verdict(on value: Span<UInt8>) -> Verdict? {
    let transitions = transitions.span
    var row = Int(Self.start) << 8
    var index = 0
    // SAFETY: the indices are those of the value; there is a row at each place, and a place in it for each byte.
    func step(_ offset: Int) {
      let byte = unsafe value[unchecked: index &+ offset]
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
      // Nothing that follows changes what these two say.
      if row < Int(Self.start) << 8 { break }
    }
    if row >= Int(Self.start) << 8 {
      while index < value.count {
        step(0)
        index &+= 1
      }
    }
    return unsafe verdicts.span[unchecked: row >> 8]
  }
}
