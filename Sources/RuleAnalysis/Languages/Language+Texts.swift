/// The lengths and the texts of a language.
extension Language {
  /// A number of Unicode scalars that no text is shorter than.
  var shortestLength: Int {
    switch self {
    case .nothing, .complement, .rest: 0
    case .set: 1
    case .sequence(let parts): parts.reduce(0) { $0 + $1.shortestLength }
    case .union(let parts): parts.map(\.shortestLength).min() ?? 0
    case .intersection(let parts): parts.map(\.shortestLength).max() ?? 0
    case .repeated(let part, let minimum, _): minimum * part.shortestLength
    }
  }

  /// A number of Unicode scalars that no text is longer than; `nil` if none is known.
  var longestLength: Int? {
    switch self {
    case .nothing, .rest: return 0
    case .complement: return nil
    case .set: return 1
    case .sequence(let parts):
      return parts.reduce(0) { sum, part in sum.flatMap { sum in part.longestLength.map { sum + $0 } } }
    case .union(let parts):
      return parts.reduce(0) { longest, part in
        longest.flatMap { longest in part.longestLength.map { max(longest, $0) } }
      }
    case .intersection(let parts): return parts.compactMap(\.longestLength).min()
    case .repeated(let part, _, let maximum):
      return maximum.flatMap { maximum in part.longestLength.map { maximum * $0 } }
    }
  }

  /// Returns texts of the language, the shortest first, and whether there are no others.
  func texts(upTo count: Int) -> (texts: [String], areAll: Bool) {
    var texts: [String] = []
    while true {
      let language = Language.intersection([self, .complement(.words(texts))])
      var search = LanguageSearch(over: [language])
      switch search.shortest(in: [language]) {
      case .none: return (texts, true)
      case .exhausted: return (texts, false)
      case .found(let text):
        guard texts.count < count else { return (texts, false) }
        texts.append(text)
      }
    }
  }
}
