internal import Bytes
internal import Validation

/// The sets of characters that single elements of patterns match: written out where they are plain, else as PCRE2 decides on
/// each character, once for each text of an element.
final class PatternCharacters {
  static let digit = ScalarSet("0"..."9")
  static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// Tab, LF, VT, FF, CR and space.
  static let space = ScalarSet([0x09...0x0D, 0x20...0x20])
  static let newline = ScalarSet("\n")

  /// The classes of POSIX in the C locale (pcre2pattern(3), "POSIX character classes").
  private static let posix: [String: ScalarSet] = [
    "alpha": ScalarSet([0x41...0x5A, 0x61...0x7A]), "lower": ScalarSet("a"..."z"),
    "upper": ScalarSet("A"..."Z"),
    "alnum": ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]), "ascii": ScalarSet("\0"..."\u{7F}"),
    "blank": ScalarSet([0x09...0x09, 0x20...0x20]), "cntrl": ScalarSet([0...0x1F, 0x7F...0x7F]),
    "digit": digit,
    "graph": ScalarSet("!"..."~"), "print": ScalarSet(" "..."~"),
    "punct": ScalarSet([0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]), "space": space, "word": word,
    "xdigit": ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]

  /// What PCRE2 has decided on all characters, by the text of the element.
  private var decided: [String: ScalarSet] = [:]

  /// Returns the set of an element; `nil` if it is none of single characters.
  func set(of element: PatternSyntax.Element, _ text: String, _ options: PatternOptions) -> ScalarSet? {
    let plain: ScalarSet
    switch element {
    case .literal(let literal): plain = ScalarSet(literal.scalar)
    case .openingBrace: return ScalarSet("{")
    case .anyCharacter: return options.contains(.dotAll) ? .all : Self.newline.complement
    case .anyButNewline: return Self.newline.complement
    case .set(let named): return set(of: named) ?? decided(text, options, among: .all)
    case .characterClass(let characters):
      guard let members = set(of: characters) else { return decided(text, options, among: .all) }
      plain = members
    case .unsupported(.property): return decided(text, options, among: .all)
    case .anchor, .group, .repetition, .flags, .unsupported: return nil
    }
    return options.contains(.caseless) ? withCases(plain, of: text, options) : plain
  }

  private func set(of named: PatternSyntax.CharacterSet) -> ScalarSet? {
    let set: ScalarSet
    switch named.kind {
    case .digit: set = Self.digit
    case .word: set = Self.word
    case .space: set = Self.space
    case .horizontalSpace, .verticalSpace: return nil
    }
    return named.isNegated ? set.complement : set
  }

  private func set(of characters: PatternSyntax.CharacterClass) -> ScalarSet? {
    var ranges: [ClosedRange<UInt32>] = []
    for member in characters.members {
      switch member {
      case .literal(let literal): ranges.append(literal.scalar.value...literal.scalar.value)
      case .range(let low, let high):
        guard low.scalar <= high.scalar else { return nil }
        ranges.append(low.scalar.value...high.scalar.value)
      case .set(let named):
        guard let set = set(of: named) else { return nil }
        ranges += set.ranges
      case .posix(let name):
        guard let set = Self.posix[name] else { return nil }
        ranges += set.ranges
      case .unsupported: return nil
      }
    }
    let set = ScalarSet(ranges)
    return characters.isNegated ? set.complement : set
  }

  // MARK: Case

  /// The letters with other cases: only on these does it depend whether case is ignored. O(1) but for the first time.
  private static let cased = ScalarSet(
    (0...0x1FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
      $0.properties.changesWhenCaseMapped || $0.properties.changesWhenCaseFolded
    })
  /// Letters of ASCII, and the two characters that are other cases of some: U+017F of `s`, U+212A of `k`.
  private static let asciiCased = ScalarSet([0x41...0x5A, 0x61...0x7A, 0x17F...0x17F, 0x212A...0x212A])

  private func withCases(_ set: ScalarSet, of text: String, _ options: PatternOptions) -> ScalarSet? {
    let isASCII = set.ranges.allSatisfy { $0.upperBound < 0x80 }
    if isASCII, !set.ranges.contains(where: { $0.upperBound >= 0x41 }) { return set }
    let cased = isASCII ? Self.asciiCased : Self.cased
    guard let decided = decided(text, options, among: cased) else { return nil }
    return set.subtracting(cased).union(decided)
  }

  /// Returns the characters of a set that match an element by PCRE2; `nil` if it does not compile alone.
  private func decided(_ text: String, _ options: PatternOptions, among set: ScalarSet) -> ScalarSet? {
    let key = "\(options.rawValue) \(set.ranges.count) \(text)"
    if let known = decided[key] { return known }
    decided[key] = decide(text, options, among: set)
    return decided[key]
  }

  private func decide(_ text: String, _ options: PatternOptions, among set: ScalarSet) -> ScalarSet? {
    guard let strategy = try? RegexStrategy(text, options: options) else { return nil }
    var ranges: [ClosedRange<UInt32>] = []
    for value in set.ranges.joined() {
      guard let scalar = Unicode.Scalar(value),
        strategy.verdict(on: Array(String(scalar).utf8).span) == .valid
      else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ScalarSet(ranges)
  }
}
