/// All states of the automaton of a language, which is deterministic: each text leads to one state, so that texts are counted once.
///
/// ```swift
/// let digits = Language.set(ScalarSet("0"..."9"))
/// LanguageStates([.repeated(digits, minimum: 0, maximum: nil)])?.count(upTo: 2)       // 111
/// LanguageStates([.repeated(digits, minimum: 2, maximum: 2)])?.texts(atMost: 100)?.count  // 100
/// ```
struct LanguageStates {
  private struct Step {
    let next: Int
    let characters: ScalarSet
    let size: Int
  }

  private struct State {
    let accepts: Bool
    var steps: [Step] = []
  }

  private var states: [State] = []

  /// Creates the states of the texts that are in each of some languages; `nil` if they are more than ``LanguageLimits/states``.
  init?(_ languages: [Language]) {
    guard
      languages.allSatisfy({ $0.depth <= LanguageLimits.depth && $0.largestCount <= LanguageLimits.states })
    else { return nil }
    let sets = languages.reduce(into: Set([ScalarSet.all])) { sets, language in language.collectSets(&sets) }
    let classes = ScalarClasses(sets)
    var graph = TermGraph(LanguageParts(sets))
    var terms = [graph.intersection(languages.map { graph.term(of: $0) })]
    var numbers = [terms[0]: 0]
    while states.count < terms.count {
      let term = terms[states.count]
      var state = State(accepts: graph.acceptsEmpty[term])
      for number in graph.firsts[term].numbers {
        let next = graph.derivative(of: term, by: number)
        guard next != TermGraph.nothing else { continue }
        if numbers[next] == nil {
          numbers[next] = terms.count
          terms.append(next)
        }
        let set = classes.set(number)
        state.steps.append(Step(next: numbers[next] ?? 0, characters: set, size: set.count))
      }
      states.append(state)
      guard terms.count <= LanguageLimits.states, graph.terms.count <= LanguageLimits.terms,
        graph.memberCount <= LanguageLimits.members
      else { return nil }
    }
  }

  /// Returns the number of texts of at most that many characters, or `Int.max` if there are more. O(length · steps).
  func count(upTo length: Int) -> Int {
    var counts = states.map { $0.accepts ? 1 : 0 }
    for _ in 0..<length {
      let next = longer(counts)
      if next == counts { break }
      counts = next
    }
    return counts[0]
  }

  /// The number of characters of the longest texts that are listed: each is a call on the stack.
  private static let longest = 1_000

  /// Returns all texts; `nil` if they are more, or longer than 1,000 characters. O(1,000 · steps).
  func texts(atMost limit: Int) -> [String]? {
    var counts = states.map { $0.accepts ? 1 : 0 }
    for length in 0... {
      guard counts[0] <= limit, length <= Self.longest else { return nil }
      let next = longer(counts)
      if next == counts { break }
      counts = next
    }
    var texts: [String] = []
    var text = String.UnicodeScalarView()
    collect(from: 0, counts: counts, text: &text, into: &texts)
    return texts
  }

  /// The numbers of texts from each state with one character more.
  private func longer(_ counts: [Int]) -> [Int] {
    states.map { state in
      state.steps.reduce(state.accepts ? 1 : 0) { sum, step in
        let (product, isLarge) = counts[step.next].multipliedReportingOverflow(by: step.size)
        let (total, isLarger) = sum.addingReportingOverflow(product)
        return isLarge || isLarger ? .max : total
      }
    }
  }

  private func collect(
    from state: Int, counts: [Int], text: inout String.UnicodeScalarView, into texts: inout [String]
  ) {
    if states[state].accepts { texts.append(String(text)) }
    for step in states[state].steps where counts[step.next] > 0 {
      for code in step.characters.ranges.joined() {
        guard let scalar = Unicode.Scalar(code) else { continue }
        text.append(scalar)
        collect(from: step.next, counts: counts, text: &text, into: &texts)
        text.removeLast()
      }
    }
  }
}
