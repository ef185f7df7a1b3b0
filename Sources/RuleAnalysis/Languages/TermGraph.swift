/// The states of the automata of languages, made as they are reached: what may follow a beginning of a text, up to its end.
///
/// A state is a term, and a transition is its derivative by a class of characters (Brzozowski, "Derivatives of regular
/// expressions", 1964). Equal terms have one number, so that a language has finitely many.
struct TermGraph {
  typealias ID = Int

  enum Term: Hashable {
    case nothing
    case empty
    /// A character of the set with that number, then a term.
    case step(set: Int, next: ID)
    /// A number of parts, none of which is empty, then a term; the maximum is `Int.max` if there is none.
    case loop(part: LanguageParts.ID, minimum: Int, maximum: Int, next: ID)
    /// Two terms, the first of which ends where the second begins.
    case sequence(ID, ID)
    case union([ID])
    case intersection([ID])
    case complement(ID)
  }

  static let nothing: ID = 0
  static let empty: ID = 1
  static let anything: ID = 2

  private(set) var parts: LanguageParts
  private(set) var terms: [Term] = []
  /// The number of members of all unions and intersections, which is that of the steps that were taken to make them.
  private(set) var memberCount = 0
  /// Whether each term accepts the empty text.
  private(set) var acceptsEmpty: [Bool] = []
  /// The classes of characters with which the texts of each term may begin.
  private(set) var firsts: [ClassSet] = []
  private var numbers: [Term: ID] = [:]
  /// The derivatives of each term by each class; -1 for those that are not made yet.
  private var derivatives: [[Int32]] = []
  private var closed: [UInt64: ID] = [:]

  init(_ parts: LanguageParts) {
    self.parts = parts
    _ = id(of: .nothing, acceptsEmpty: false)
    _ = id(of: .empty, acceptsEmpty: true)
    _ = id(of: .complement(Self.nothing), acceptsEmpty: true)
  }

  var classCount: Int { parts.classes.representatives.count }

  private mutating func id(of term: Term, acceptsEmpty accepts: Bool) -> ID {
    if let known = numbers[term] { return known }
    numbers[term] = terms.count
    terms.append(term)
    acceptsEmpty.append(accepts)
    firsts.append(first(of: term))
    derivatives.append([])
    return terms.count - 1
  }

  private func first(of term: Term) -> ClassSet {
    var first = ClassSet.none(of: classCount)
    switch term {
    case .nothing, .empty: break
    case .step(let set, _): return parts.sets[set]
    case .loop(let part, let minimum, _, let next):
      first = parts.firsts[part]
      if minimum == 0 { first.formUnion(firsts[next]) }
    case .sequence(let inner, let next):
      first = firsts[inner]
      if acceptsEmpty[inner] { first.formUnion(firsts[next]) }
    case .union(let members):
      for member in members { first.formUnion(firsts[member]) }
    case .intersection(let members):
      first = .all(of: classCount)
      for member in members { first.formIntersection(firsts[member]) }
    case .complement: return .all(of: classCount)
    }
    return first
  }

  // MARK: Terms

  /// Returns the term of a language, which is the whole rest of a text.
  mutating func term(of language: Language) -> ID {
    term(of: parts.add(language), then: Self.empty)
  }

  /// Returns the term of a part and what follows it up to the end of the text.
  private mutating func term(of part: LanguageParts.ID, then next: ID) -> ID {
    let key = UInt64(part) << 32 | UInt64(next)
    if let known = closed[key] { return known }
    let term = makeTerm(of: part, then: next)
    closed[key] = term
    return term
  }

  private mutating func makeTerm(of part: LanguageParts.ID, then next: ID) -> ID {
    switch parts[part] {
    case .nothing: return Self.nothing
    case .set(let set): return step(set, next)
    case .sequence(let members):
      var next = next
      for member in members.reversed() { next = term(of: member, then: next) }
      return next
    case .union(let members): return union(members.map { term(of: $0, then: next) })
    case .repeated(let body, let minimum, let maximum):
      return loop(body, from: minimum, to: maximum ?? .max, then: next)
    case .rest(let language): return intersection([term(of: language, then: Self.empty), next])
    case .intersection(let members):
      return sequence(intersection(members.map { term(of: $0, then: Self.empty) }), next)
    case .complement(let language):
      return sequence(complement(term(of: language, then: Self.empty)), next)
    }
  }

  private mutating func step(_ set: Int, _ next: ID) -> ID {
    guard next != Self.nothing, !parts.sets[set].isEmpty else { return Self.nothing }
    return id(of: .step(set: set, next: next), acceptsEmpty: false)
  }

  private mutating func loop(_ part: LanguageParts.ID, from minimum: Int, to maximum: Int, then next: ID)
    -> ID
  {
    guard maximum > 0 else { return next }
    guard next != Self.nothing else { return Self.nothing }
    if case .set(let set) = parts[part], minimum == 0, maximum == .max,
      next == Self.empty || next == Self.anything,
      parts.sets[set] == .all(of: classCount)
    {
      return Self.anything
    }
    return id(
      of: .loop(part: part, minimum: minimum, maximum: maximum, next: next),
      acceptsEmpty: minimum == 0 && acceptsEmpty[next])
  }

  private mutating func sequence(_ first: ID, _ next: ID) -> ID {
    if first == Self.nothing || next == Self.nothing { return Self.nothing }
    if first == Self.empty || (first == Self.anything && next == Self.anything) { return next }
    if next == Self.empty { return first }
    return id(of: .sequence(first, next), acceptsEmpty: acceptsEmpty[first] && acceptsEmpty[next])
  }

  mutating func complement(_ term: ID) -> ID {
    if case .complement(let inner) = terms[term] { return inner }
    return id(of: .complement(term), acceptsEmpty: !acceptsEmpty[term])
  }

  mutating func intersection(_ members: [ID]) -> ID {
    memberCount += members.count
    let members = simplifiedIntersection(members)
    guard members.count != 1 else { return members[0] }
    return id(of: .intersection(members), acceptsEmpty: members.allSatisfy { acceptsEmpty[$0] })
  }

  mutating func union(_ members: [ID]) -> ID {
    let members = simplifiedUnion(members)
    memberCount += members.count
    guard members.count != 1 else { return members[0] }
    return id(of: .union(members), acceptsEmpty: members.contains { acceptsEmpty[$0] })
  }

  // MARK: Transitions

  /// Returns the term of what may follow a character of the class.
  mutating func derivative(of term: ID, by number: Int) -> ID {
    guard firsts[term].contains(number) else { return Self.nothing }
    if derivatives[term].isEmpty { derivatives[term] = Array(repeating: -1, count: classCount) }
    if derivatives[term][number] >= 0 { return ID(derivatives[term][number]) }
    let result = makeDerivative(of: term, by: number)
    derivatives[term][number] = Int32(result)
    return result
  }

  private mutating func makeDerivative(of term: ID, by number: Int) -> ID {
    switch terms[term] {
    case .nothing, .empty: return Self.nothing
    case .step(let set, let next): return parts.sets[set].contains(number) ? next : Self.nothing
    case .loop(let part, let minimum, let maximum, let next):
      let rest = loop(part, from: max(minimum - 1, 0), to: maximum == .max ? .max : maximum - 1, then: next)
      let inside = derivative(of: self.term(of: part, then: rest), by: number)
      return minimum > 0 ? inside : union([inside, derivative(of: next, by: number)])
    case .sequence(let first, let next):
      let inside = sequence(derivative(of: first, by: number), next)
      return acceptsEmpty[first] ? union([inside, derivative(of: next, by: number)]) : inside
    case .union(let members): return union(members.map { derivative(of: $0, by: number) })
    case .intersection(let members):
      return intersection(members.map { derivative(of: $0, by: number) })
    case .complement(let inner): return complement(derivative(of: inner, by: number))
    }
  }
}
