internal import JSONDocument
internal import Validation

/// A regular expression of ECMAScript, which is searched for, as a rule of PCRE2, which matches the whole value.
///
/// ```swift
/// try ConvertedPattern("^[A-Z]{2}$").text   // "[A-Z]{2}"
/// try ConvertedPattern("[A-Z]{2}").text     // #"[\s\S]*?(?:[A-Z]{2})[\s\S]*"#
/// ```
struct ConvertedPattern {
  /// The expression in PCRE2's notation.
  let text: String
  /// Whether it has no possessive repetition and no comment, which PCRE2 alone has.
  let isOfECMAScript: Bool

  /// - Throws: The reason why PCRE2 does not compile the expression.
  init(_ pattern: String) throws(PatternError) {
    var reader = Reader(pattern)
    let parts = reader.read()
    text = Self.whole(parts, hasBranches: reader.hasBranches)
    isOfECMAScript = !zip(parts, parts.dropFirst()).contains { first, second in
      second == "+" && ["+", "*", "?", "}"].contains(first) || first == "?" && second == "#"
    }
    _ = try RegexStrategy(text)
  }

  /// Returns the rule of an expression, or `nil` for one that PCRE2 does not compile, which is added to the losses.
  static func rule(_ pattern: String, at position: DocumentPosition, _ losses: inout ConversionLosses)
    -> ConvertedNode.Member?
  {
    do throws(PatternError) {
      let converted = try ConvertedPattern(pattern)
      guard converted.isOfECMAScript else {
        losses.add("the pattern has a repetition or a group that ECMAScript does not have", at: position)
        return nil
      }
      return .init("regex", .text(converted.text))
    } catch {
      losses.add("the pattern does not compile in PCRE2: \(error)", at: position)
      return nil
    }
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

    /// Reads what follows a backslash: `\u0041` and `\u{41}` are written `\x{41}`.
    private mutating func escape(isInClass: Bool = false) -> String {
      guard let scalar = rest.popFirst() else { return "\\" }
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
