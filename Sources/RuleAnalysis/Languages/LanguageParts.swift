/// The parts of languages, each equal part once, with numbers in place of sets of characters.
struct LanguageParts {
  typealias ID = Int

  enum Part: Hashable {
    case nothing
    /// The number of a set of classes.
    case set(Int)
    case sequence([ID])
    case union([ID])
    case intersection([ID])
    case complement(ID)
    case repeated(ID, minimum: Int, maximum: Int?)
    case rest(ID)
  }

  /// The classes of characters, of which all sets consist.
  let classes: ScalarClasses
  private(set) var all: [Part] = []
  /// The classes of the characters with which texts of each part may begin.
  private(set) var firsts: [ClassSet] = []
  /// The classes of each set.
  private(set) var sets: [ClassSet] = []
  private var numbers: [Part: ID] = [:]
  private var setNumbers: [ScalarSet: Int] = [:]

  init(_ sets: Set<ScalarSet>) { classes = ScalarClasses(sets) }

  subscript(id: ID) -> Part { all[id] }

  /// Adds a language, whose sets are among those of the classes, and returns its number.
  mutating func add(_ language: Language) -> ID {
    switch language {
    case .nothing: id(of: .nothing, language)
    case .set(let set): id(of: .set(number(of: set)), language)
    case .sequence(let parts): id(of: .sequence(parts.map { add($0) }), language)
    case .union(let parts): id(of: .union(parts.map { add($0) }), language)
    case .intersection(let parts): id(of: .intersection(parts.map { add($0) }), language)
    case .complement(let part): id(of: .complement(add(part)), language)
    case .repeated(let part, let minimum, let maximum):
      id(of: .repeated(add(part), minimum: minimum, maximum: maximum), language)
    case .rest(let part): id(of: .rest(add(part)), language)
    }
  }

  private mutating func id(of part: Part, _ language: Language) -> ID {
    if let known = numbers[part] { return known }
    numbers[part] = all.count
    all.append(part)
    firsts.append(first(of: part, language))
    return all.count - 1
  }

  private func first(of part: Part, _ language: Language) -> ClassSet {
    let count = classes.representatives.count
    var first = ClassSet.none(of: count)
    switch (part, language) {
    case (.set(let set), _): first = sets[set]
    case (.sequence(let members), .sequence(let languages)):
      for (member, language) in zip(members, languages) {
        first.formUnion(firsts[member])
        if !language.mayBeEmpty { break }
      }
    case (.union(let members), _):
      for member in members { first.formUnion(firsts[member]) }
    case (.repeated(let member, _, _), _): first = firsts[member]
    case (.intersection, _), (.complement, _): first = .all(of: count)
    case (.nothing, _), (.rest, _), (.sequence, _): break
    }
    return first
  }

  private mutating func number(of set: ScalarSet) -> Int {
    if let known = setNumbers[set] { return known }
    var members = ClassSet.none(of: classes.representatives.count)
    for member in classes.members[set] ?? [] { members.insert(member) }
    sets.append(members)
    setNumbers[set] = sets.count - 1
    return sets.count - 1
  }
}
