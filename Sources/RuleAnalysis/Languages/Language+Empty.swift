/// The two parts of a language: texts with characters, and the empty text under its conditions.
///
/// A repetition has an automaton only if each of its parts has a character.
extension Language {
  /// The parts one after another, a number of times. Returns `nil` if an empty part depends on the rest of the text, and for more than
  /// ``LanguageLimits/optionalParts``.
  static func repeating(_ part: Language, from minimum: Int, to maximum: Int?) -> Language? {
    switch part.emptyPart {
    case .nothing: .repeated(part, minimum: minimum, maximum: maximum)
    case .empty where part.depth <= LanguageLimits.optionalParts:
      .repeated(part.nonemptyPart, minimum: 0, maximum: maximum)
    default: minimum == 0 && maximum == 1 ? .union([part, .empty]) : nil
    }
  }

  /// The empty text where the language has it: ``nothing``, ``empty``, or a language of conditions on the rest of the text.
  var emptyPart: Language {
    switch self {
    case .nothing, .set: return .nothing
    case .rest: return self
    case .intersection, .complement: return acceptsEmpty ? .empty : .nothing
    case .repeated(_, let minimum, _): return minimum == 0 ? .empty : .nothing
    case .sequence(let parts):
      let conditions = parts.map(\.emptyPart).filter { $0 != .empty }
      return conditions.contains(.nothing)
        ? .nothing : conditions.count == 1 ? conditions[0] : .sequence(conditions)
    case .union(let parts):
      let conditions = parts.map(\.emptyPart).filter { $0 != .nothing }
      return conditions.contains(.empty)
        ? .empty : conditions.isEmpty ? .nothing : conditions.count == 1 ? conditions[0] : .union(conditions)
    }
  }

  /// The texts of the language that have a character.
  var nonemptyPart: Language {
    switch self {
    case .nothing, .set: return self
    case .rest: return .nothing
    case .intersection, .complement:
      return acceptsEmpty ? .intersection([self, .complement(.empty)]) : self
    case .repeated(let part, let minimum, let maximum):
      return .repeated(part, minimum: max(minimum, 1), maximum: maximum)
    case .union(let parts): return .union(parts.map(\.nonemptyPart))
    case .sequence(let parts):
      guard let first = parts.first, emptyPart != .nothing else { return parts.isEmpty ? .nothing : self }
      let rest = Language.sequence(Array(parts.dropFirst()))
      return .union([
        .sequence([first.nonemptyPart, rest]), .sequence([first.emptyPart, rest.nonemptyPart]),
      ])
    }
  }

  /// Whether it has no text with a character, as its parts show.
  var isZeroWidth: Bool {
    switch self {
    case .nothing, .rest: true
    case .set, .intersection, .complement: false
    case .sequence(let parts), .union(let parts): parts.allSatisfy(\.isZeroWidth)
    case .repeated(let part, _, let maximum): maximum == 0 || part.isZeroWidth
    }
  }
}
