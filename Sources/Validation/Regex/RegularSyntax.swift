internal import Bytes

/// A pattern that is a regular expression in the sense of formal languages, as far as it concerns ASCII: sets of
/// characters, one after the other, either or, and repeated.
///
/// Of PCRE2's grammar (pcre2pattern(3)) it has literals, escaped punctuation, `.`, `\d \w \s` and their negations, `\t \n
/// \r`, classes of these, `(…)`, `(?:…)`, `|`, the quantifiers greedy or lazy, which accept the same whole values, `^`
/// at the very beginning and `$` at the very end, where they say nothing of a whole match, and before all that the flags
/// `(?i)`, `(?m)` and `(?s)`. Any other pattern is none.
indirect enum RegularSyntax {
  /// One character of the set, bit i being that with the ASCII code i.
  case set(UInt128)
  case sequence([RegularSyntax])
  case alternatives([RegularSyntax])
  case repeated(RegularSyntax, minimum: Int, maximum: Int?)

  /// The syntax of the pattern, or `nil` where it has anything beyond the grammar.
  init?(_ pattern: String, options: PatternOptions = []) {
    guard !options.contains(.extended) else { return nil }
    var reader = RegularSyntaxReader(pattern, options: options)
    guard let syntax = reader.readPattern() else { return nil }
    self = syntax
  }
}

/// Reads a pattern from left to right.
private struct RegularSyntaxReader {
  /// How deep groups may nest.
  private static let depthLimit = 50
  /// The greatest count of a quantifier that is worth an automaton.
  private static let countLimit = 500

  private let bytes: [UInt8]
  private var options: PatternOptions
  private var index = 0

  init(_ pattern: String, options: PatternOptions) {
    bytes = Array(pattern.utf8)
    self.options = options
  }

  mutating func readPattern() -> RegularSyntax? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0 }) else { return nil }
    readFlags()
    if peek == UInt8(ascii: "^") { index += 1 }
    guard let syntax = readAlternatives(depth: 0), index == bytes.count else { return nil }
    return syntax
  }

  /// Reads `(?i)` and its like.
  private mutating func readFlags() {
    let flags: [UInt8: PatternOptions] = [0x69: .caseless, 0x6D: .multiline, 0x73: .dotAll]
    guard bytes.starts(with: "(?".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ")")), end > 2 else {
      return
    }
    let named = bytes[2..<end].map { flags[$0] }
    guard !named.contains(nil) else { return }
    options.formUnion(PatternOptions(named.compactMap { $0 }))
    index = end + 1
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func readAlternatives(depth: Int) -> RegularSyntax? {
    guard depth < Self.depthLimit else { return nil }
    var alternatives: [RegularSyntax] = []
    repeat {
      guard let sequence = readSequence(depth: depth) else { return nil }
      alternatives.append(sequence)
    } while take("|")
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func readSequence(depth: Int) -> RegularSyntax? {
    var parts: [RegularSyntax] = []
    while let byte = peek, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      if byte == UInt8(ascii: "$"), index + 1 == bytes.count {
        index += 1
        break
      }
      guard let atom = readAtom(depth: depth), let part = readQuantifier(of: atom) else { return nil }
      parts.append(part)
    }
    return .sequence(parts)
  }

  private mutating func readAtom(depth: Int) -> RegularSyntax? {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "("):
      if take("?"), !take(":") { return nil }
      guard peek != UInt8(ascii: "*"), let group = readAlternatives(depth: depth + 1), take(")") else {
        return nil
      }
      return group
    case UInt8(ascii: "["): return readClass().map { .set($0) }
    case UInt8(ascii: "\\"): return readEscape().map { .set($0) }
    case UInt8(ascii: "."): return .set(options.contains(.dotAll) ? ~0 : ~ASCIISet.of(0x0A))
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"),
      UInt8(ascii: "{"):
      return nil
    default: return .set(folded(ASCIISet.of(byte)))
    }
  }

  /// The set with the other case of its letters where case does not count.
  private func folded(_ set: UInt128) -> UInt128 {
    options.contains(.caseless) ? ASCIISet.withBothCases(set) : set
  }

  private mutating func readQuantifier(of atom: RegularSyntax) -> RegularSyntax? {
    let bounds: (Int, Int?)
    switch peek {
    case UInt8(ascii: "*"): bounds = (0, nil)
    case UInt8(ascii: "+"): bounds = (1, nil)
    case UInt8(ascii: "?"): bounds = (0, 1)
    case UInt8(ascii: "{"):
      index += 1
      guard let counts = readCounts(), peek == UInt8(ascii: "}") else { return nil }
      bounds = counts
    default: return atom
    }
    index += 1
    _ = take("?")
    // Possessive quantifiers and quantified quantifiers mean something else or nothing.
    if let next = peek,
      [UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "{")].contains(next)
    {
      return nil
    }
    return .repeated(atom, minimum: bounds.0, maximum: bounds.1)
  }

  private mutating func readCounts() -> (Int, Int?)? {
    guard let minimum = readNumber() else { return nil }
    guard take(",") else { return (minimum, minimum) }
    guard peek != UInt8(ascii: "}") else { return (minimum, nil) }
    guard let maximum = readNumber(), maximum >= minimum else { return nil }
    return (minimum, maximum)
  }

  private mutating func readNumber() -> Int? {
    let start = index
    while let byte = peek, byte.isDigit { index += 1 }
    let number = bytes.span.number(in: start..<index)
    return number.flatMap { $0 <= Self.countLimit ? $0 : nil }
  }

  /// What follows a backslash, in a class or outside.
  private mutating func readEscape() -> UInt128? {
    guard let byte = peek else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "d"): return ASCIISet.digits
    case UInt8(ascii: "D"): return ~ASCIISet.digits
    case UInt8(ascii: "w"): return ASCIISet.word
    case UInt8(ascii: "W"): return ~ASCIISet.word
    case UInt8(ascii: "s"): return ASCIISet.space
    case UInt8(ascii: "S"): return ~ASCIISet.space
    case UInt8(ascii: "t"): return ASCIISet.of(0x09)
    case UInt8(ascii: "n"): return ASCIISet.of(0x0A)
    case UInt8(ascii: "r"): return ASCIISet.of(0x0D)
    default: return byte.isLetter || byte.isDigit ? nil : ASCIISet.of(byte)
    }
  }

  /// What stands after `[`, up to the `]`.
  private mutating func readClass() -> UInt128? {
    let isNegated = take("^")
    var set: UInt128 = 0
    var isFirst = true
    while let byte = peek, byte != UInt8(ascii: "]") || isFirst {
      guard byte != UInt8(ascii: "]"), let low = readClassMember() else { return nil }
      isFirst = false
      if peek == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "]") {
        index += 1
        guard let high = readClassMember(), low.nonzeroBitCount == 1, high.nonzeroBitCount == 1,
          low <= high
        else { return nil }
        set |= (high - low) | high
      } else {
        set |= low
      }
    }
    set = folded(set)
    // A class that leaves no ASCII character may still leave others.
    guard take("]"), !isNegated || ~set != 0 else { return nil }
    return isNegated ? ~set : set
  }

  private mutating func readClassMember() -> UInt128? {
    guard let byte = peek else { return nil }
    index += 1
    if byte == UInt8(ascii: "\\") { return readEscape() }
    // `[:alpha:]` and its like.
    if byte == UInt8(ascii: "["), let next = peek,
      [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "=")].contains(next)
    {
      return nil
    }
    return ASCIISet.of(byte)
  }
}

/// Sets of ASCII characters, bit i being that with the code i.
private enum ASCIISet {
  static func of(_ byte: UInt8) -> UInt128 { 1 << UInt128(byte) }

  private static func of(_ range: ClosedRange<UInt8>) -> UInt128 {
    range.reduce(0) { $0 | of($1) }
  }

  static func withBothCases(_ set: UInt128) -> UInt128 {
    set | (set & of(0x41...0x5A)) << 32 | (set & of(0x61...0x7A)) >> 32
  }

  static let digits = of(0x30...0x39)
  static let word = digits | of(0x41...0x5A) | of(0x61...0x7A) | of(0x5F)
  /// Tab, LF, VT, FF, CR and space.
  static let space = of(0x09...0x0D) | of(0x20)
}
