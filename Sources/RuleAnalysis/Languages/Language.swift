internal import Bytes

/// A set of texts that is built from sets of characters: a regular language, closed under all operations of sets.
///
/// ```swift
/// let digits = Language.set(ScalarSet("0"..."9"))
/// let short = Language.repeated(digits, minimum: 1, maximum: 3)
/// short.containment(in: .repeated(digits, minimum: 1, maximum: nil))  // .proved
/// Language.repeated(digits, minimum: 0, maximum: 3).containment(in: short)  // .refuted("")
/// ```
indirect enum Language: Hashable, Sendable {
  /// No text.
  case nothing
  /// Texts of one character.
  case set(ScalarSet)
  /// The parts one after another; without parts the empty text alone.
  case sequence([Language])
  case union([Language])
  case intersection([Language])
  case complement(Language)
  /// A number of parts one after another; the maximum is `nil` if there is none. None of the parts is empty: ``repeating(_:from:to:)``.
  case repeated(Language, minimum: Int, maximum: Int?)
  /// No characters, where the rest of the whole text is in the language.
  case rest(Language)

  static let empty = Language.sequence([])
  static let anything = Language.complement(.nothing)
  static let anyCharacter = Language.set(.all)

  /// Creates the language of one text.
  init(_ text: String) {
    self = .sequence(text.unicodeScalars.map { .set(ScalarSet($0)) })
  }

  /// The texts whose number of Unicode scalars is within the bounds.
  static func length(from minimum: Int, to maximum: Int?) -> Language {
    .repeated(anyCharacter, minimum: minimum, maximum: maximum)
  }

  /// The texts of a list, as a tree of their beginnings. O(n) in their characters.
  static func words(_ words: some Sequence<String>) -> Language {
    let sorted = Set(words.map { Array($0.unicodeScalars) }).ordered { $0.lexicographicallyPrecedes($1) }
    return tree(sorted[...], from: 0)
  }

  /// - Parameter words: Words in order, of which all have the same beginning of that many characters.
  private static func tree(_ words: ArraySlice<[Unicode.Scalar]>, from offset: Int) -> Language {
    guard let first = words.first, let last = words.last else { return .nothing }
    // What the first and the last word have in common, all have.
    let common = zip(first[offset...], last[offset...]).prefix { $0.0 == $0.1 }.map {
      Language.set(ScalarSet($0.0))
    }
    let end = offset + common.count
    guard words.count > 1 else { return .sequence(common) }
    var branches: [Language] = first.count == end ? [.empty] : []
    var rest = first.count == end ? words.dropFirst() : words
    while let next = rest.first?[end] {
      let index = rest.partitioningIndex { $0[end] > next }
      branches.append(tree(rest[rest.startIndex..<index], from: end))
      rest = rest[index...]
    }
    return .sequence(common + [.union(branches)])
  }

  /// Whether the empty text belongs to the language, where it is the whole text.
  var acceptsEmpty: Bool {
    switch self {
    case .nothing, .set: false
    case .sequence(let parts), .intersection(let parts): parts.allSatisfy(\.acceptsEmpty)
    case .union(let parts): parts.contains(where: \.acceptsEmpty)
    case .complement(let part): !part.acceptsEmpty
    case .repeated(_, let minimum, _): minimum == 0
    case .rest(let part): part.acceptsEmpty
    }
  }

  /// Whether it has the empty text, perhaps under a condition on the rest of the whole text.
  var mayBeEmpty: Bool { emptyPart != .nothing }

  /// The sets of characters in it.
  func collectSets(_ sets: inout Set<ScalarSet>) {
    switch self {
    case .nothing: break
    case .set(let set): sets.insert(set)
    case .sequence(let parts), .union(let parts), .intersection(let parts):
      for part in parts { part.collectSets(&sets) }
    case .complement(let part), .repeated(let part, _, _), .rest(let part): part.collectSets(&sets)
    }
  }

  /// Whether a part of it depends on the rest of the whole text.
  var readsAhead: Bool {
    switch self {
    case .nothing, .set: false
    case .sequence(let parts), .union(let parts), .intersection(let parts):
      parts.contains(where: \.readsAhead)
    case .complement(let part), .repeated(let part, _, _): part.readsAhead
    case .rest: true
    }
  }
}
