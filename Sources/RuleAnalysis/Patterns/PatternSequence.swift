internal import Validation

/// A reading of the items of one branch, from left to right, with what precedes each of them.
struct PatternSequence {
  typealias Item = PatternSyntax.Item

  /// The options in effect, which flags change up to the end of the enclosing group.
  private(set) var options: PatternOptions
  /// What has been read of the branch.
  private var parts: [Language]
  /// Whether the branch begins where the value does.
  private let beginsAtStart: Bool

  init(beginsAtStart: Bool, options: PatternOptions, after parts: [Language] = []) {
    self.beginsAtStart = beginsAtStart
    self.options = options
    self.parts = parts
  }

  /// Returns the language of what has been read and of the items.
  mutating func language(of items: ArraySlice<Item>, by reading: inout PatternReading) -> Language {
    var isAtStart = beginsAtStart && parts.allSatisfy(\.isZeroWidth)
    for (index, item) in zip(items.indices, items) {
      let rest = items[(index + 1)...]
      switch item.element {
      case .flags(let flags):
        if flags.hasOthers { reading.isBeyondReading = true }
        options = flags.applied(to: options)
      case .anchor(.start), .anchor(.lineStart):
        guard !isAtStart else { continue }
        guard let constrained = start(item.element) else { return reading.inexpressible() }
        parts = constrained
      case .anchor(.wordBoundary), .anchor(.noWordBoundary):
        guard let constrained = boundary(item.element) else { return reading.inexpressible() }
        parts = constrained
      case .group(.lookaround(isAhead: false, let isNegative), let branches):
        guard let constrained = behind(branches, isNegative: isNegative, by: &reading) else {
          return reading.inexpressible()
        }
        parts = constrained
      default:
        if let number = reading.groups[item.range.lowerBound], item.isCapturing,
          rest.contains(where: { $0.refers(to: number, reading) })
        {
          return expanded(item, as: number, before: rest, by: &reading)
        }
        let language = reading.language(of: item, options, isAtStart: isAtStart)
        if isAtStart, rest.contains(where: \.dependsOnStart), language.emptyPart != .nothing {
          return split(language, before: rest, by: &reading)
        }
        parts.append(language)
        isAtStart = isAtStart && language.isZeroWidth
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// The part at the start of the value, which may be empty, before items that depend on whether it is.
  private mutating func split(
    _ part: Language, before rest: ArraySlice<Item>, by reading: inout PatternReading
  ) -> Language {
    var atStart = PatternSequence(beginsAtStart: true, options: options)
    var later = PatternSequence(beginsAtStart: true, options: options, after: [part.nonemptyPart])
    let whenEmpty = atStart.language(of: rest, by: &reading)
    let whenNot = later.language(of: rest, by: &reading)
    options = later.options
    return .sequence(parts + [.union([whenNot, .sequence([part.emptyPart, whenEmpty])])])
  }

  // MARK: What precedes

  /// Returns the parts of those texts that end in a language, or that do not; `nil` if that depends on what precedes the branch.
  private func ending(in language: Language, isNegative: Bool, longest: Int?) -> [Language]? {
    let ending = Language.sequence([.anything, language])
    let condition = isNegative ? Language.complement(ending) : ending
    // What depends on the rest of the text says nothing of what precedes.
    let end = parts.lastIndex { !$0.isZeroWidth }.map { $0 + 1 } ?? 0
    var start = end
    var shortest = 0
    while start > 0, longest.map({ shortest < $0 }) ?? true {
      start -= 1
      shortest += parts[start].shortestLength
    }
    let isEnough = longest.map { shortest >= $0 } ?? false
    guard isEnough || beginsAtStart, !parts[start..<end].contains(where: \.readsAhead) else { return nil }
    guard start < end else { return condition.acceptsEmpty ? parts : [.nothing] }
    return parts[..<start] + [.intersection([.sequence(Array(parts[start..<end])), condition])]
      + parts[end...]
  }

  /// The parts of those texts after which the value, or one of its lines, begins, although a part precedes.
  private func start(_ anchor: PatternSyntax.Element) -> [Language]? {
    if case .anchor(.lineStart) = anchor, options.contains(.multiline) {
      return ending(in: Language("\n"), isNegative: false, longest: 1)
    }
    guard beginsAtStart, parts.allSatisfy({ $0.shortestLength == 0 }) else { return [.nothing] }
    return parts.contains(where: \.readsAhead) ? nil : [.intersection([.sequence(parts), .empty])]
  }

  private func behind(
    _ branches: [[Item]], isNegative: Bool, by reading: inout PatternReading
  ) -> [Language]? {
    if isNegative { reading.bound = reading.bound.opposite }
    defer { if isNegative { reading.bound = reading.bound.opposite } }
    var inner = options
    let language = reading.language(of: branches, &inner, isAtStart: false)
    guard !language.readsAhead, !branches.joined().contains(where: \.dependsOnStart) else { return nil }
    return ending(in: language, isNegative: isNegative, longest: language.longestLength)
  }

  private func boundary(_ element: PatternSyntax.Element) -> [Language]? {
    let word = Language.set(PatternCharacters.word)
    let wordAhead = Language.sequence([word, .anything])
    guard let after = ending(in: word, isNegative: false, longest: 1),
      let other = ending(in: word, isNegative: true, longest: 1)
    else { return nil }
    var isBoundary = false
    if case .anchor(.wordBoundary) = element { isBoundary = true }
    let (end, start) = (Language.rest(.complement(wordAhead)), Language.rest(wordAhead))
    let cases = [after + [isBoundary ? end : start], other + [isBoundary ? start : end]].filter {
      $0.first != .nothing
    }
    return cases.count == 1 ? cases[0] : [.union(cases.map(Language.sequence))]
  }

  // MARK: References

  /// The maximum number of texts of a group that are written out.
  private static let texts = 8

  /// Reads a group and the items after it, once for each of its texts.
  private mutating func expanded(
    _ item: Item, as number: Int, before rest: ArraySlice<Item>, by reading: inout PatternReading
  ) -> Language {
    let isAtStart = beginsAtStart && parts.allSatisfy(\.isZeroWidth)
    let group = reading.language(of: item, options, isAtStart: isAtStart)
    guard !group.readsAhead, !options.contains(.caseless) else { return reading.inexpressible() }
    let (texts, areAll) = group.texts(upTo: min(Self.texts, reading.expansions))
    reading.expansions -= texts.count
    let outer = reading.references[number]
    defer { reading.references[number] = outer }
    if !areAll { reading.isExact = false }
    guard areAll || reading.bound == .lower else {
      reading.references[number] = group
      return read([group], before: rest, by: &reading)
    }
    return .union(
      texts.map { text in
        reading.references[number] = Language(text)
        return read([Language(text)], before: rest, by: &reading)
      })
  }

  private mutating func read(
    _ group: [Language], before rest: ArraySlice<Item>, by reading: inout PatternReading
  ) -> Language {
    var sequence = PatternSequence(beginsAtStart: beginsAtStart, options: options, after: parts + group)
    return sequence.language(of: rest, by: &reading)
  }
}

extension PatternSyntax.Item {
  fileprivate var isCapturing: Bool {
    switch element {
    case .group(.capturing, _), .group(.named, _): true
    default: false
    }
  }

  /// Whether it has a reference to a group, at any depth.
  fileprivate func refers(to number: Int, _ reading: PatternReading) -> Bool {
    switch element {
    case .unsupported: reading.referredGroup(of: self) == number
    case .group(_, let branches): branches.joined().contains { $0.refers(to: number, reading) }
    case .repetition(let part, _): part.refers(to: number, reading)
    default: false
    }
  }
}
