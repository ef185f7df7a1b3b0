/// A pattern that is a regular expression in the sense of formal languages, restricted to ASCII: sets of characters, their
/// sequences, alternatives and repetitions.
///
/// Its part of PCRE2's grammar: literals, escaped punctuation, `.`, `\d \w \s` and their negations, `\t \n
/// \r`, classes of these, `(…)`, `(?:…)` and `|`; the quantifiers, greedy or lazy, which accept the same
/// whole values; `^` at the beginning and `$` at the end of the pattern, where a match of the whole value
/// implies them; and the flags `(?i)`, `(?m)` and `(?s)` before all others. No other pattern has a regular
/// syntax.
indirect enum RegularSyntax {
  /// One character of an ``ASCIISet``.
  case set(UInt128)
  case sequence([RegularSyntax])
  case alternatives([RegularSyntax])
  case repeated(RegularSyntax, minimum: Int, maximum: Int?)

  /// Creates the syntax of the pattern, or returns `nil` if the pattern contains anything beyond the grammar.
  init?(_ pattern: PatternSyntax, options: PatternOptions = []) {
    guard !options.contains(.extended) else { return nil }
    var branches = pattern.branches
    var options = options
    if case .flags(let flags) = branches.first?.first?.element {
      guard flags.cleared == nil, !flags.hasOthers else { return nil }
      options = flags.applied(to: options)
      branches[0].removeFirst()
    }
    if case .anchor(.lineStart) = branches.first?.first?.element { branches[0].removeFirst() }
    if case .anchor(.lineEnd) = branches.last?.last?.element { branches[branches.count - 1].removeLast() }
    guard let syntax = Self.syntax(of: branches, options) else { return nil }
    self = syntax
  }

  private static func syntax(of branches: [[PatternSyntax.Item]], _ options: PatternOptions) -> Self? {
    var alternatives: [Self] = []
    for branch in branches {
      var parts: [Self] = []
      for item in branch {
        guard let part = syntax(of: item.element, options) else { return nil }
        parts.append(part)
      }
      alternatives.append(.sequence(parts))
    }
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private static func syntax(of element: PatternSyntax.Element, _ options: PatternOptions) -> Self? {
    switch element {
    case .literal(let literal): return set(of: literal).map { .set(folded($0, options)) }
    case .anyCharacter: return .set(options.contains(.dotAll) ? ~0 : ~ASCIISet.of(0x0A))
    case .set(let named): return set(of: named).map { .set($0) }
    case .characterClass(let characters): return set(of: characters, options).map { .set($0) }
    case .group(.capturing, let branches), .group(.noncapturing, let branches):
      return syntax(of: branches, options)
    case .repetition(let item, let quantifier):
      guard !quantifier.isPossessive,
        max(quantifier.minimum, quantifier.maximum ?? 0) <= PatternLimits.automatonCount,
        let part = syntax(of: item.element, options)
      else { return nil }
      return .repeated(part, minimum: quantifier.minimum, maximum: quantifier.maximum)
    case .openingBrace, .anyButNewline, .anchor, .group, .flags, .unsupported: return nil
    }
  }

  /// Returns the set with the other case of its letters if case is ignored.
  private static func folded(_ set: UInt128, _ options: PatternOptions) -> UInt128 {
    options.contains(.caseless) ? ASCIISet.withBothCases(set) : set
  }

  private static func set(of literal: PatternSyntax.Literal) -> UInt128? {
    guard literal.scalar.isASCII else { return nil }
    switch literal.spelling {
    case .plain where literal.scalar == "\0": return nil
    case .plain, .escaped, .letter("t"), .letter("n"), .letter("r"):
      return ASCIISet.of(UInt8(literal.scalar.value))
    case .letter, .number: return nil
    }
  }

  private static func set(of named: PatternSyntax.CharacterSet) -> UInt128? {
    let set: UInt128
    switch named.kind {
    case .digit: set = ASCIISet.digits
    case .word: set = ASCIISet.word
    case .space: set = ASCIISet.space
    case .horizontalSpace, .verticalSpace: return nil
    }
    return named.isNegated ? ~set : set
  }

  private static func set(
    of characters: PatternSyntax.CharacterClass, _ options: PatternOptions
  ) -> UInt128? {
    // Other engines end the class at a bracket that is its first member.
    if let first = characters.members.first, first.begins(with: "]") { return nil }
    var set: UInt128 = 0
    for member in characters.members {
      switch member {
      case .literal(let literal):
        guard let single = Self.set(of: literal) else { return nil }
        set |= single
      case .range(let low, let high):
        guard let low = Self.set(of: low), let high = Self.set(of: high), low <= high else { return nil }
        set |= (high - low) | high
      case .set(let named):
        guard let named = Self.set(of: named) else { return nil }
        set |= named
      case .posix, .unsupported: return nil
      }
    }
    set = folded(set, options)
    // A class without an ASCII character may still have others.
    guard !characters.isNegated || ~set != 0 else { return nil }
    return characters.isNegated ? ~set : set
  }
}
