internal import Bytes
internal import Validation

/// A character class of a PCRE2 pattern, `[…]`, in ECMAScript's syntax with the flag `v`.
struct ECMAScriptClass {
  private var isNegated = false
  /// The characters of the class, in the order of the pattern.
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  /// The nested classes.
  private var nested: [String] = []

  /// The class in ECMAScript's syntax.
  var text: String {
    let written = ranges.map { range in
      let (low, high) = (range.lowerBound.ecmaScriptClassMember, range.upperBound.ecmaScriptClassMember)
      return low == high ? low : "\(low)-\(high)"
    }
    return "[\(isNegated ? "^" : "")\(nested.joined())\(written.joined())]"
  }

  /// Creates the class of a character in either case; returns `nil` for a character beyond ASCII.
  init?(caseless scalar: Unicode.Scalar) {
    ranges = [scalar...scalar]
    guard addOtherCases() else { return nil }
  }

  /// Creates the counterpart of a class; returns `nil` if it has none.
  init?(_ characters: PatternSyntax.CharacterClass, isCaseless: Bool) {
    isNegated = characters.isNegated
    for member in characters.members {
      switch member {
      case .literal(let literal): ranges.append(literal.scalar...literal.scalar)
      case .range(let low, let high):
        guard !low.isPlain("-"), !high.isPlain("["), low.scalar <= high.scalar else { return nil }
        ranges.append(low.scalar...high.scalar)
      case .set(let set): nested.append(Self.text(of: set))
      case .posix(let name):
        guard let set = Self.posix[name] else { return nil }
        nested.append("[\(set)]")
      case .unsupported: return nil
      }
    }
    if isCaseless, !addOtherCases() { return nil }
  }

  /// Returns a class for a set such as `\d`. PCRE2's `\d`, `\w` and `\s` are ASCII, while ECMAScript's `\s` is not; ECMAScript
  /// has no sets `\h` and `\v`.
  static func text(of set: PatternSyntax.CharacterSet) -> String {
    let members =
      switch set.kind {
      case .digit: "0-9"
      case .word: "0-9A-Z_a-z"
      case .space: #"\t-\r "#
      case .horizontalSpace: #"\t \u{A0}\u{1680}\u{180E}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}"#
      case .verticalSpace: #"\n-\r\u{85}\u{2028}\u{2029}"#
      }
    return "[\(set.isNegated ? "^" : "")\(members)]"
  }

  /// The POSIX classes that do not depend on case, all of them ASCII.
  private static let posix = [
    "alpha": "A-Za-z", "digit": "0-9", "alnum": "0-9A-Za-z", "xdigit": "0-9A-Fa-f", "word": "0-9A-Z_a-z",
    "space": #"\t-\r "#, "blank": #"\t "#,
  ]

  /// Adds the other case of each letter; returns `false` for a class with a character beyond ASCII.
  ///
  /// With k it adds the Kelvin sign, and with s the long s, which are equal to them if case is ignored: Unicode's
  /// CaseFolding.txt, status C.
  private mutating func addOtherCases() -> Bool {
    guard ranges.allSatisfy({ $0.upperBound.isASCII }) else { return false }
    for range in ranges {
      for (letters, offset) in [("A"..."Z", 32), ("a"..."z", -32)] as [(ClosedRange<Unicode.Scalar>, Int)]
      where range.overlaps(letters) {
        let part = range.clamped(to: letters)
        ranges.append(part.lowerBound.ascii(offset)...part.upperBound.ascii(offset))
      }
      if range.contains("k") || range.contains("K") { ranges.append("\u{212A}"..."\u{212A}") }
      if range.contains("s") || range.contains("S") { ranges.append("\u{17F}"..."\u{17F}") }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The character as a literal in an ECMAScript pattern, outside classes.
  var ecmaScriptLiteral: String { ecmaScript(escaping: #"^$\.*+?()[]{}|/"#) }

  /// The character as a member of a class under the flag `v`, where punctuation may be syntax, single or doubled.
  fileprivate var ecmaScriptClassMember: String { ecmaScript(escaping: #"^$\.*+?()[]{}|/&-!#%,:;<=>@`~"#) }

  private func ecmaScript(escaping syntax: String) -> String {
    guard isASCII, value >= 0x20, value != 0x7F else { return escaped }
    return syntax.unicodeScalars.contains(self) ? "\\\(self)" : String(self)
  }

  /// Returns the ASCII character whose code differs by `distance`.
  fileprivate func ascii(_ distance: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(Int(value) + distance))
  }
}
