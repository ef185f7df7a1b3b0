/// The texts of a language: first such that together they take each step of its automaton, each class of characters once, then random ones.
struct LanguageSource: ValueSource {
  /// A state in random texts: the numbers of its moves, of which the first lead nearer to an end.
  private struct Place: Sendable {
    let accepts: Bool
    let moves: Range<Int>
    let closerCount: Int
  }

  private struct Move: Sendable {
    let next: Int
    let characters: CharacterChoices.Choice
  }

  private let automaton: LanguageAutomaton
  private let characters: CharacterChoices
  /// The states with the steps that can be completed, in arrays without references, since a text has one step a character.
  private var places: [Place] = []
  private var moves: [Move] = []
  /// The classes of each step of each state that no text has had yet.
  private var untaken: [[Int]]
  /// The states whose steps are to be taken, the last one first; empty if all have been taken.
  private var pending: [Int]

  /// Creates the texts that are in each of some languages; `nil` if none is found.
  ///
  /// - Parameter takesAllSteps: Whether texts are made so that each step is taken.
  init?(_ languages: [Language], takingAllSteps takesAllSteps: Bool) {
    guard let automaton = LanguageAutomaton(languages) else { return nil }
    (self.automaton, characters) = (automaton, automaton.characters)
    untaken = automaton.states.map { state in
      state.steps.map { automaton.canEnd(after: $0) ? $0.classes.count : 0 }
    }
    pending = takesAllSteps ? automaton.states.indices.reversed() : []
    for state in automaton.states {
      let useful = state.steps.filter { automaton.canEnd(after: $0) }
      let closer = useful.filter { automaton.states[$0.next].distance < state.distance }
      let others = useful.filter { automaton.states[$0.next].distance >= state.distance }
      places.append(
        Place(
          accepts: state.accepts, moves: moves.count..<moves.count + useful.count, closerCount: closer.count))
      moves += (closer + others).map { Move(next: $0.next, characters: $0.characters) }
    }
  }

  /// Words that can be read aloud: `kotalu`.
  static let syllables: LanguageSource? = {
    let consonants = Language.set(ScalarSet("bdfgklmnprstvz".unicodeScalars))
    let vowels = Language.set(ScalarSet("aeiou".unicodeScalars))
    let words = Language.repeated(.sequence([consonants, vowels]), minimum: 2, maximum: 5)
    return LanguageSource([words], takingAllSteps: false)
  }()

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    while let state = pending.last {
      if untaken[state].contains(where: { $0 > 0 }) {
        return appendNew(through: state, to: &value, using: &random)
      }
      pending.removeLast()
    }
    appendRandom(to: &value, using: &random)
  }

  // MARK: Texts that take new steps

  private mutating func appendNew(
    through target: Int, to value: inout [UInt8], using random: inout RandomNumbers
  ) {
    var path: [(state: Int, step: Int)] = []
    var origin = automaton.states[target].origin
    while let step = origin {
      path.append(step)
      origin = automaton.states[step.state].origin
    }
    for (state, step) in path.reversed() { take(step, from: state, to: &value, using: &random) }
    var state = target
    while let step = untaken[state].firstIndex(where: { $0 > 0 }) {
      state = take(step, from: state, to: &value, using: &random)
    }
    appendEnd(from: state, to: &value, using: &random)
  }

  /// Appends a character of a class of a step that is new, if one is, and returns the next state.
  @discardableResult
  private mutating func take(
    _ number: Int, from state: Int, to value: inout [UInt8], using random: inout RandomNumbers
  ) -> Int {
    let step = automaton.states[state].steps[number]
    if untaken[state][number] > 0 {
      untaken[state][number] -= 1
      characters.append(step.classes[untaken[state][number]], to: &value, using: &random)
    } else {
      characters.append(step.characters, to: &value, using: &random)
    }
    return step.next
  }

  // MARK: Random texts

  /// The maximum number of characters before a text ends where it can.
  private static let usualLength = 16

  private func appendRandom(to value: inout [UInt8], using random: inout RandomNumbers) {
    var state = 0
    var rest = automaton.shortestLength + random.below(Self.usualLength)
    while !places[state].moves.isEmpty {
      if places[state].accepts, rest <= 0 || random.isOne(in: Self.usualLength) { return }
      guard rest > 0 else { return appendEnd(from: state, to: &value, using: &random) }
      let place = places[state].moves
      state = take(moves[place.lowerBound + random.below(place.count)], to: &value, using: &random)
      rest -= 1
    }
  }

  private func appendEnd(from start: Int, to value: inout [UInt8], using random: inout RandomNumbers) {
    var state = start
    while !places[state].accepts {
      let first = places[state].moves.lowerBound
      state = take(moves[first + random.below(places[state].closerCount)], to: &value, using: &random)
    }
  }

  private func take(_ move: Move, to value: inout [UInt8], using random: inout RandomNumbers) -> Int {
    characters.append(move.characters, to: &value, using: &random)
    return move.next
  }
}
