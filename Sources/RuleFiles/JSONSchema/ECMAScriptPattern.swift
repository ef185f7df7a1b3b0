package import Validation

/// A regular expression of ECMAScript, which is searched for, as a rule of PCRE2, which matches the whole value.
///
/// ```swift
/// try ECMAScriptPattern("^[A-Z]{2}$").text   // "[A-Z]{2}"
/// try ECMAScriptPattern("[A-Z]{2}").text     // #"[\s\S]*?(?:[A-Z]{2})[\s\S]*"#
/// ```
package struct ECMAScriptPattern {
  /// The expression in PCRE2's notation.
  package let text: String
  /// The strategy that matches whole values.
  package let strategy: RegexStrategy
  /// Whether it has no possessive repetition and no comment, which PCRE2 alone has.
  package let isOfECMAScript: Bool

  /// - Throws: The reason why PCRE2 does not compile the expression.
  package init(_ pattern: String) throws(PatternError) {
    var reader = Reader(pattern)
    let parts = reader.read()
    let text = Self.whole(parts, hasBranches: reader.hasBranches)
    self.text = text
    isOfECMAScript = !zip(parts, parts.dropFirst()).contains { first, second in
      second == "+" && ["+", "*", "?", "}"].contains(first) || first == "?" && second == "#"
    }
    strategy = try RegexStrategy(text)
  }

  private static func whole(_ parts: [String], hasBranches: Bool) -> String {
    let (begins, ends) = (parts.first == #"\A"# && !hasBranches, parts.last == #"\z"# && !hasBranches)
    let inner = parts.dropFirst(begins ? 1 : 0).dropLast(ends ? 1 : 0).joined()
    if begins && ends { return inner.isEmpty ? "(?:)" : inner }
    return (begins ? "" : #"[\s\S]*?"#) + "(?:\(inner))" + (ends ? "" : #"[\s\S]*"#)
  }

  /// Reads an expression as parts in PCRE2's notation.
  private struct Reader {
    private var rest: ArraySlice<Unicode.Scalar>
    /// Whether alternatives are outside of all groups.
    private(set) var hasBranches = false
    private var depth = 0

    init(_ pattern: String) { rest = Array(pattern.unicodeScalars)[...] }

    mutating func read() -> [String] {
      var parts: [String] = []
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\\": parts.append(escape())
        case "[": parts.append(characterClass())
        case "^": parts.append(#"\A"#)
        case "$": parts.append(#"\z"#)
        case "(", ")":
          depth += scalar == "(" ? 1 : -1
          parts.append(String(scalar))
        case "|":
          if depth == 0 { hasBranches = true }
          parts.append("|")
        default: parts.append(String(scalar))
        }
      }
      return parts
    }

    /// Reads what follows a backslash: `\u0041` and `\u{41}` are written `\x{41}`, `\cC` is `\x{3}`.
    private mutating func escape(isInClass: Bool = false) -> String {
      guard let scalar = rest.popFirst() else { return "\\" }
      if scalar == "c", let letter = rest.first, letter.isASCII, letter.properties.isAlphabetic {
        rest.removeFirst()
        return "\\x{\(String(letter.value & 0x1F, radix: 16))}"
      }
      guard scalar == "u" else { return Self.escape(scalar, isInClass: isInClass) }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        defer { rest = rest[(end + 1)...] }
        return "\\x" + Self.text(rest[...end])
      }
      let digits = rest.prefix(4)
      guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return "u" }
      rest = rest.dropFirst(4)
      return "\\x{\(Self.text(digits))}"
    }

    /// White space of ECMAScript: ECMA-262, 12.2 and 12.3.
    private static let whiteSpace =
      #"\t\n\x{0B}\f\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}"#
    /// The letters after a backslash that mean something, in both notations the same.
    private static let letters = Set("bBcdDfnrtwWxkpP".unicodeScalars)

    private static func escape(_ scalar: Unicode.Scalar, isInClass: Bool) -> String {
      switch scalar {
      case "s": return isInClass ? whiteSpace : "[\(whiteSpace)]"
      case "S" where !isInClass: return "[^\(whiteSpace)]"
      case "v": return #"\x0B"#
      // Any other letter means itself; in PCRE2 some of them mean more.
      case "a"..."z", "A"..."Z":
        return letters.contains(scalar) || scalar == "S" ? "\\\(scalar)" : String(scalar)
      case "/": return "/"
      default: return "\\\(scalar)"
      }
    }

    private mutating func characterClass() -> String {
      if rest.first == "]" {
        rest.removeFirst()
        return "(?!)"
      }
      if rest.prefix(2).elementsEqual(["^", "]"]) {
        rest.removeFirst(2)
        return #"[\s\S]"#
      }
      var text = "["
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\\": text += escape(isInClass: true)
        // In PCRE2 a bracket and a colon would begin a class of POSIX.
        case "[": text += #"\["#
        default: text.unicodeScalars.append(scalar)
        }
        if scalar == "]" { break }
      }
      return text
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
  }
}
