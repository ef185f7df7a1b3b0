internal import Bytes

/// A class of a PCRE2 pattern, `[…]`, as ECMAScript writes it under the flag `v`.
struct CharacterClass {
  private var isNegated = false
  /// The characters that stand in it, in the order in which they do.
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  /// The classes within it.
  private var nested: [String] = []

  /// What classes with a name of one letter have: `\d`, `\w` and `\s` are ASCII in PCRE2, while ECMAScript's `\s` is not;
  /// `\h` and `\v` are not there at all.
  static let named: [Unicode.Scalar: String] = {
    let sets: [(Unicode.Scalar, Unicode.Scalar, String)] = [
      ("d", "D", "0-9"), ("w", "W", "0-9A-Z_a-z"), ("s", "S", #"\t-\r "#),
      ("h", "H", #"\t \u{A0}\u{1680}\u{180E}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}"#),
      ("v", "V", #"\n-\r\u{85}\u{2028}\u{2029}"#),
    ]
    var named: [Unicode.Scalar: String] = [:]
    for (letter, other, set) in sets { (named[letter], named[other]) = ("[\(set)]", "[^\(set)]") }
    return named
  }()

  /// Classes of POSIX, within ASCII; those of one case only where case counts.
  private static let posix = [
    "alpha": "A-Za-z", "digit": "0-9", "alnum": "0-9A-Za-z", "xdigit": "0-9A-Fa-f", "word": "0-9A-Z_a-z",
    "space": #"\t-\r "#, "blank": #"\t "#,
  ]

  var text: String {
    let written = ranges.map { range in
      range.lowerBound == range.upperBound
        ? range.lowerBound.inClass : "\(range.lowerBound.inClass)-\(range.upperBound.inClass)"
    }
    return "[\(isNegated ? "^" : "")\(nested.joined())\(written.joined())]"
  }

  /// A character without regard to case, or `nil` for one beyond ASCII.
  init?(caseless scalar: Unicode.Scalar) {
    ranges = [scalar...scalar]
    guard addOtherCases() else { return nil }
  }

  /// Reads what follows a `[`, up to the `]`; `nil` for what has no counterpart.
  init?(_ source: inout PatternSource, isCaseless: Bool) {
    isNegated = source.take("^")
    var isFirst = true
    while isFirst || source.peek != "]" {
      guard let scalar = source.next(), read(scalar, &source) else { return nil }
      isFirst = false
    }
    _ = source.next()
    if isCaseless, !addOtherCases() { return nil }
  }

  /// Reads a member that begins with that character.
  private mutating func read(_ scalar: Unicode.Scalar, _ source: inout PatternSource) -> Bool {
    if scalar == "[", let next = source.peek, ":.=".unicodeScalars.contains(next) {
      guard let (_, set) = Self.posix.first(where: { source.take(all: ":\($0.key):]") }) else { return false }
      nested.append("[\(set)]")
      return source.endsMember
    }
    if scalar == "\\", let letter = source.peek, let set = Self.named[letter] {
      _ = source.next()
      nested.append(set)
      return source.endsMember
    }
    guard let low = character(scalar, &source) else { return false }
    var ahead = source
    guard ahead.take("-"), ahead.peek != "]" else {
      ranges.append(low...low)
      return true
    }
    guard scalar != "-", let next = ahead.next(), next != "[", let high = character(next, &ahead), low <= high
    else { return false }
    source = ahead
    ranges.append(low...high)
    return true
  }

  private func character(_ scalar: Unicode.Scalar, _ source: inout PatternSource) -> Unicode.Scalar? {
    guard scalar == "\\" else { return scalar }
    guard let escaped = source.next() else { return nil }
    return escaped == "b" ? "\u{8}" : source.character(escapedBy: escaped)
  }

  /// Adds the other case of each letter; `false` where a character beyond ASCII stands there.
  ///
  /// Beyond ASCII the Kelvin sign is a k, and the long s an s: Unicode's CaseFolding.txt, status C.
  private mutating func addOtherCases() -> Bool {
    guard ranges.allSatisfy({ $0.upperBound.isASCII }) else { return false }
    for range in ranges {
      for (letters, offset) in [("A"..."Z", 32), ("a"..."z", -32)] as [(ClosedRange<Unicode.Scalar>, Int)]
      where range.overlaps(letters) {
        let part = range.clamped(to: letters)
        ranges.append(part.lowerBound.moved(by: offset)...part.upperBound.moved(by: offset))
      }
      if range.contains("k") || range.contains("K") { ranges.append("\u{212A}"..."\u{212A}") }
      if range.contains("s") || range.contains("S") { ranges.append("\u{17F}"..."\u{17F}") }
    }
    return true
  }
}

extension PatternSource {
  /// Whether no hyphen follows but a last one: PCRE2 takes that of `\d-x` as a character, other grammars do not.
  fileprivate var endsMember: Bool { !starts(with: "-") || starts(with: "-]") }
}

extension Unicode.Scalar {
  /// The ASCII character so many places further.
  fileprivate func moved(by offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(Int(value) + offset))
  }
}
