/// A search through the states of an automaton for a text that it accepts.
struct LanguageSearch {
  private var graph: TermGraph

  /// Creates a search through languages whose sets of characters are those of some languages.
  init(over languages: [Language]) {
    var sets: Set<ScalarSet> = [.all]
    for language in languages { language.collectSets(&sets) }
    graph = TermGraph(LanguageParts(sets))
  }

  /// The result of a search.
  enum Outcome: Equatable {
    /// A shortest text.
    case found(String)
    case none
    case exhausted
  }

  /// Returns a shortest text of the intersection of languages. O(states · classes).
  mutating func shortest(in languages: [Language]) -> Outcome {
    guard
      languages.allSatisfy({ $0.depth <= LanguageLimits.depth && $0.largestCount <= LanguageLimits.states })
    else { return .exhausted }
    let start = graph.intersection(languages.map { graph.term(of: $0) })
    if graph.acceptsEmpty[start] { return .found("") }
    /// The states in the order in which they are reached, and the step that reaches each.
    var states = [start]
    var steps: [(from: Int, by: Int)] = [(-1, -1)]
    var known: Set<Int> = [start, TermGraph.nothing]
    var index = 0
    while index < states.count {
      for number in graph.firsts[states[index]].numbers {
        let next = graph.derivative(of: states[index], by: number)
        guard known.insert(next).inserted else { continue }
        states.append(next)
        steps.append((index, number))
        if graph.acceptsEmpty[next] { return .found(text(to: states.count - 1, steps)) }
        guard states.count <= LanguageLimits.states else { return .exhausted }
      }
      guard graph.terms.count <= LanguageLimits.terms, graph.memberCount <= LanguageLimits.members else {
        return .exhausted
      }
      index += 1
    }
    return .none
  }

  private func text(to state: Int, _ steps: [(from: Int, by: Int)]) -> String {
    var scalars: [Unicode.Scalar] = []
    var state = state
    while steps[state].from >= 0 {
      scalars.append(graph.parts.classes.representatives[steps[state].by])
      state = steps[state].from
    }
    return String(String.UnicodeScalarView(scalars.reversed()))
  }
}

extension Language {
  /// Returns whether each text of the language is one of another.
  func containment(in other: Language) -> Containment {
    guard self != other else { return .proved }
    var search = LanguageSearch(over: [self, other])
    return switch search.shortest(in: [self, .complement(other)]) {
    case .found(let text): .refuted(text)
    case .none: .proved
    case .exhausted: .unknown
    }
  }

  /// The number of repetitions and conditions that are in one another or in sequence.
  var depth: Int {
    switch self {
    case .nothing, .set: 0
    case .sequence(let parts): parts.reduce(0) { $0 + $1.depth }
    case .union(let parts), .intersection(let parts): parts.reduce(0) { max($0, $1.depth) }
    case .complement(let part), .rest(let part), .repeated(let part, _, _): part.depth + 1
    }
  }

  /// The largest number of repetitions that are counted, each of which takes a state.
  var largestCount: Int {
    switch self {
    case .nothing, .set: 0
    case .sequence(let parts), .union(let parts), .intersection(let parts):
      parts.reduce(0) { max($0, $1.largestCount) }
    case .complement(let part), .rest(let part): part.largestCount
    case .repeated(let part, let minimum, let maximum): max(minimum, maximum ?? 0, part.largestCount)
    }
  }
}
