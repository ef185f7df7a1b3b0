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

  /// - Throws: The reason why PCRE2 does not compile the expression.
  init(_ pattern: String) throws(PatternError) {
    var reader = Reader(pattern)
    let parts = reader.read()
    text = Self.whole(parts, hasBranches: reader.hasBranches)
    _ = try RegexStrategy(text)
  }

  /// Returns the rule of an expression, or `nil` for one that PCRE2 does not compile, which is added to the losses.
  static func rule(_ pattern: String, at position: DocumentPosition, _ losses: inout ConversionLosses)
    -> RuleText.Member?
  {
    do throws(PatternError) {
      return .init(key: "regex", value: .text(try ConvertedPattern(pattern).text))
    } catch {
      losses.add("the pattern does not compile in PCRE2: \(error)", at: position)
      return nil
    }
  }

  private static func whole(_ parts: [String], hasBranches: Bool) -> String {
    let (begins, ends) = (parts.first == #"\A"# && !hasBranches, parts.last == #"\z"# && !hasBranches)
    let inner = parts.dropFirst(begins ? 1 : 0).dropLast(ends ? 1 : 0).joined()
    if begins && ends { return inner }
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
    private mutating func escape() -> String {
      guard let scalar = rest.popFirst() else { return "\\" }
      guard scalar == "u" else { return scalar == "/" ? "/" : "\\" + String(scalar) }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        defer { rest = rest[(end + 1)...] }
        return "\\x" + Self.text(rest[...end])
      }
      let digits = rest.prefix(4)
      guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return "u" }
      rest = rest.dropFirst(4)
      return "\\x{\(Self.text(digits))}"
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
        case "\\": text += escape()
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
