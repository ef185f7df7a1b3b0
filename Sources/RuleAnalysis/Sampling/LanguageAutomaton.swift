/// The states of a language from which a text can be completed, with the characters that lead from each to others.
///
/// Of a language with more states than ``stateLimit`` it has only those that are near the beginning of texts.
struct LanguageAutomaton: Sendable {
  struct Step: Sendable {
    let next: Int
    /// The characters of each class that lead there.
    let classes: [CharacterChoices.Choice]
    /// All characters that lead there.
    let characters: CharacterChoices.Choice
  }

  struct State: Sendable {
    let accepts: Bool
    /// The length of a shortest rest of a text.
    fileprivate(set) var distance = Int.max
    fileprivate(set) var steps: [Step] = []
    /// The state from which a shortest beginning leads here, and the number of the step; `nil` at the start.
    let origin: (state: Int, step: Int)?
  }

  private(set) var states: [State]
  private(set) var characters = CharacterChoices()

  /// The maximum numbers of states and of steps.
  private static let stateLimit = 4_000
  private static let stepLimit = 100_000

  /// Creates the automaton of the texts that are in each of some languages; `nil` if none is found.
  init?(_ languages: [Language]) {
    let sets = languages.reduce(into: Set([ScalarSet.all])) { sets, language in language.collectSets(&sets) }
    guard languages.allSatisfy({ $0.depth <= LanguageLimits.depth }) else { return nil }
    let classes = ScalarClasses(sets)
    var graph = TermGraph(LanguageParts(sets))
    let start = graph.intersection(languages.map { graph.term(of: $0) })
    var terms = [start]
    var numbers = [start: 0]
    states = [State(accepts: graph.acceptsEmpty[start], origin: nil)]
    var (index, stepCount) = (0, 0)
    while index < terms.count, stepCount < Self.stepLimit, graph.terms.count <= LanguageLimits.terms {
      var byNext: [Int: [Int]] = [:]
      var order: [Int] = []
      for number in graph.firsts[terms[index]].numbers {
        let next = graph.derivative(of: terms[index], by: number)
        guard next != TermGraph.nothing else { continue }
        if byNext[next] == nil { order.append(next) }
        byNext[next, default: []].append(number)
      }
      for next in order {
        guard let members = byNext[next], numbers[next] != nil || terms.count < Self.stateLimit else {
          continue
        }
        let state = numbers[next] ?? terms.count
        if state == terms.count {
          numbers[next] = state
          terms.append(next)
          states.append(
            State(accepts: graph.acceptsEmpty[next], origin: (index, states[index].steps.count)))
        }
        let sets = members.map { classes.set($0) }
        states[index].steps.append(
          Step(
            next: state, classes: sets.map { characters.add($0) },
            characters: characters.add(ScalarSet(sets.flatMap(\.ranges)))))
        stepCount += members.count
      }
      index += 1
    }
    measureDistances()
    guard states[0].distance < .max else { return nil }
  }

  /// Finds the length of a shortest rest from each state, backwards from those that accept. O(states + steps).
  private mutating func measureDistances() {
    var origins: [[Int]] = Array(repeating: [], count: states.count)
    for (index, state) in states.enumerated() { for step in state.steps { origins[step.next].append(index) } }
    var reached = states.indices.filter { states[$0].accepts }
    for index in reached { states[index].distance = 0 }
    var position = 0
    while position < reached.count {
      let index = reached[position]
      position += 1
      for origin in origins[index] where states[origin].distance == .max {
        states[origin].distance = states[index].distance + 1
        reached.append(origin)
      }
    }
  }

  /// The length of a shortest text.
  var shortestLength: Int { states[0].distance }

  /// Whether a text can be completed after a step.
  func canEnd(after step: Step) -> Bool { states[step.next].distance < .max }
}
