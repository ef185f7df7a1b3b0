internal import Bytes

/// A pattern of whole values as an ECMAScript pattern that is searched for, as JSON Schema and contracts read it (ECMA-262, 22.2).
enum WrittenPattern {
  /// Returns the pattern; `nil` if it has something that ECMAScript does not have, or that means something else there.
  static func searched(_ pattern: String) -> String? {
    var text = ""
    var isInClass = false
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        let digits = rest.prefix(4)
        // Four hexadecimal digits of a character, which `PatternSpelling` writes for PCRE2.
        guard
          isCommon(escape: escaped)
            || escaped == "u" && digits.count == 4 && digits.allSatisfy(\.properties.isASCIIHexDigit)
        else { return nil }
        text += "\\\(escaped)"
      case "[" where isInClass:
        // A class of POSIX; else a bracket, which ECMAScript may take for a nested class.
        guard rest.first != ":", rest.first != ".", rest.first != "=" else { return nil }
        text += "\\["
      case "[":
        isInClass = true
        text += "["
        if rest.first == "^" { text += String(rest.removeFirst()) }
        // A bracket at the start is a member.
        if rest.first == "]" {
          text += "\\]"
          rest.removeFirst()
        }
      case "]" where isInClass:
        isInClass = false
        text += "]"
      case "(" where !isInClass && rest.first == "?":
        rest.removeFirst()
        guard let kind = rest.popFirst(), [":", "=", "!"].contains(kind) else { return nil }
        text += "(?\(kind)"
      case "(" where !isInClass && rest.first == "*": return nil
      // A repetition without a minimum is one in some versions of PCRE2 alone.
      case "{" where !isInClass && rest.first == ",": return nil
      case "*", "+", "?", "}":
        text += String(scalar)
        // A possessive repetition.
        if !isInClass, rest.first == "+" { return nil }
      case "." where !isInClass: text += "[^\\n]"
      case "#", " ", "\u{0}"..."\u{1F}":
        guard scalar.value >= 0x20 else { return nil }
        text += String(scalar)
      default: text += String(scalar)
      }
    }
    return "^(?:\(text))$"
  }

  /// Whether an escape means the same in both: punctuation, digits and words of ASCII, and line ends.
  private static func isCommon(escape scalar: Unicode.Scalar) -> Bool {
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else { return false }
    if byte.isLetter || byte.isDigit { return "dDwWntrf".unicodeScalars.contains(scalar) }
    return byte > 0x20
  }
}
