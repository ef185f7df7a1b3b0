internal import Bytes
internal import Validation

/// A reading of a pattern's tree as a language, by the rules of pcre2pattern(3) for a match of the whole value.
///
/// A construct that no language expresses becomes all texts or none, by the bound that is read.
struct PatternReading {
  typealias Item = PatternSyntax.Item

  enum Bound {
    case lower, upper

    var opposite: Bound { self == .lower ? .upper : .lower }
  }

  var bound: Bound
  /// Whether everything that has been read is in the language as it is.
  var isExact = true
  /// Whether the pattern has settings that change what all of it means.
  var isBeyondReading = false
  /// Whether an element may depend on what is around the pattern, such as a reference to the whole of it.
  var dependsOnWhole = false
  /// The language to which a reference to each group refers.
  var references: [Int: Language] = [:]
  /// The number of texts of groups that may still be written out: each text of a group doubles what follows.
  var expansions = 64
  /// The numbers of the groups, by their places in the pattern.
  let groups: [Int: Int]
  let characters: PatternCharacters
  private let scalars: [Unicode.Scalar]

  init(_ pattern: String, _ syntax: PatternSyntax, bound: Bound, characters: PatternCharacters) {
    self.bound = bound
    scalars = Array(pattern.unicodeScalars)
    groups = PatternGroups(syntax).numbers
    self.characters = characters
  }

  mutating func language(of branches: [[Item]], _ options: PatternOptions) -> Language {
    var options = options
    return language(of: branches, &options, isAtStart: true)
  }

  /// The text of an item.
  func text(of item: Item) -> String {
    String(String.UnicodeScalarView(scalars[item.range]))
  }

  /// The number of the group to which an item refers by one digit; with more digits it may be an octal number.
  func referredGroup(of item: Item) -> Int? {
    let next = item.range.upperBound
    guard next == scalars.count || !("0"..."9" ~= scalars[next]) else { return nil }
    return Int(text(of: item).dropFirst())
  }

  /// The language of a construct that none expresses.
  mutating func inexpressible() -> Language {
    isExact = false
    return bound == .upper ? .anything : .nothing
  }

  /// Flags apply to the branches that follow too.
  mutating func language(
    of branches: [[Item]], _ options: inout PatternOptions, isAtStart: Bool
  ) -> Language {
    var languages: [Language] = []
    for branch in branches {
      var sequence = PatternSequence(beginsAtStart: isAtStart, options: options)
      languages.append(sequence.language(of: branch[...], by: &self))
      options = sequence.options
    }
    return languages.count == 1 ? languages[0] : .union(languages)
  }

  mutating func language(of item: Item, _ options: PatternOptions, isAtStart: Bool) -> Language {
    var inner = options
    switch item.element {
    case .literal, .openingBrace, .anyCharacter, .anyButNewline, .set, .characterClass:
      return characters.set(of: item.element, text(of: item), options).map(Language.set) ?? inexpressible()
    case .anchor(let anchor): return language(of: anchor, options)
    case .group(.capturing, let branches), .group(.noncapturing, let branches), .group(.named, let branches),
      .group(.branchReset, let branches):
      return language(of: branches, &inner, isAtStart: isAtStart)
    case .group(.flags(let flags), let branches):
      if flags.hasOthers { isBeyondReading = true }
      inner = flags.applied(to: options)
      return language(of: branches, &inner, isAtStart: isAtStart)
    case .group(.atomic, let branches):
      let inside = language(of: branches, &inner, isAtStart: isAtStart)
      return bound == .upper ? approximate(inside) : inexpressible()
    case .group(.lookaround(isAhead: true, let isNegative), let branches):
      return .rest(condition(branches, inner, isNegative: isNegative, isAtStart: isAtStart))
    case .group:
      dependsOnWhole = true
      return inexpressible()
    case .repetition(let part, let quantifier):
      return repetition(of: part, quantifier, options, isAtStart: isAtStart)
    case .flags: return .empty
    case .unsupported(let construct): return language(of: construct, in: item, options)
    }
  }

  mutating func approximate(_ language: Language) -> Language {
    isExact = false
    return language
  }

  /// The texts that begin as the branches demand, or that do not.
  private mutating func condition(
    _ branches: [[Item]], _ options: PatternOptions, isNegative: Bool, isAtStart: Bool
  ) -> Language {
    var options = options
    guard isNegative else {
      return .sequence([language(of: branches, &options, isAtStart: isAtStart), .anything])
    }
    bound = bound.opposite
    defer { bound = bound.opposite }
    return .complement(.sequence([language(of: branches, &options, isAtStart: isAtStart), .anything]))
  }

  private func language(of anchor: PatternSyntax.Anchor, _ options: PatternOptions) -> Language {
    let newline = Language("\n")
    switch anchor {
    case .end: return .rest(.empty)
    case .lineEnd where options.contains(.multiline):
      return .rest(.union([.empty, .sequence([newline, .anything])]))
    case .lineEnd, .endOrFinalNewline: return .rest(.union([.empty, newline]))
    // `PatternSequence` has read the others, which depend on what precedes them.
    case .start, .lineStart, .wordBoundary, .noWordBoundary: return .nothing
    }
  }

  private mutating func repetition(
    of part: Item, _ quantifier: PatternSyntax.Quantifier, _ options: PatternOptions, isAtStart: Bool
  ) -> Language {
    // PCRE2 repeats what precedes a comment, and the last character of a quotation.
    switch part.element {
    case .unsupported(.comment), .unsupported(.quotation): isBeyondReading = true
    default: break
    }
    let (minimum, maximum) = (quantifier.minimum, quantifier.maximum)
    guard maximum != 0 else { return .empty }
    let later = language(of: part, options, isAtStart: false)
    if quantifier.isPossessive {
      if case .set = later { return possessive(later, from: minimum, to: maximum) }
      isExact = false
      if bound == .lower { return .nothing }
    }
    guard isAtStart, part.dependsOnStart else {
      return .repeating(later, from: minimum, to: maximum) ?? inexpressible()
    }
    let first = language(of: part, options, isAtStart: true)
    let hasEmpty = first.emptyPart
    guard hasEmpty == .nothing || hasEmpty == .empty,
      let others = Language.repeating(
        later, from: hasEmpty == .empty ? 0 : max(minimum - 1, 0), to: maximum.map { $0 - 1 })
    else { return inexpressible() }
    let some = Language.sequence([first.nonemptyPart, others])
    return minimum == 0 || hasEmpty == .empty ? .union([.empty, some]) : some
  }

  /// The characters of a set up to the maximum or to one that is not in the set: a possessive repetition takes all that it can.
  private func possessive(_ set: Language, from minimum: Int, to maximum: Int?) -> Language {
    let end = Language.rest(.complement(.sequence([set, .anything])))
    guard let maximum else { return .sequence([.repeated(set, minimum: minimum, maximum: nil), end]) }
    let all = Language.repeated(set, minimum: maximum, maximum: maximum)
    guard minimum < maximum else { return all }
    return .union([all, .sequence([.repeated(set, minimum: minimum, maximum: maximum - 1), end])])
  }

  private mutating func language(
    of construct: PatternSyntax.Unsupported, in item: Item, _ options: PatternOptions
  ) -> Language {
    switch construct {
    case .comment: return .empty
    case .property:
      return characters.set(of: item.element, text(of: item), options).map(Language.set) ?? inexpressible()
    case .quotation where !options.contains(.caseless):
      dependsOnWhole = true
      let quoted = text(of: item).dropFirst(2)
      return Language(String(quoted.hasSuffix(#"\E"#) ? quoted.dropLast(2) : quoted))
    case .verb: isBeyondReading = true
    case .escape:
      guard let number = referredGroup(of: item) else { fallthrough }
      if let reference = references[number] { return reference }
    default: dependsOnWhole = true
    }
    return inexpressible()
  }
}

extension PatternSyntax.Item {
  /// Whether it has an anchor for the start, at any depth.
  var dependsOnStart: Bool {
    switch element {
    case .anchor(.start), .anchor(.lineStart), .anchor(.wordBoundary), .anchor(.noWordBoundary): true
    case .group(.lookaround(isAhead: false, _), _): true
    case .group(_, let branches): branches.joined().contains(where: \.dependsOnStart)
    case .repetition(let part, _): part.dependsOnStart
    default: false
    }
  }
}
