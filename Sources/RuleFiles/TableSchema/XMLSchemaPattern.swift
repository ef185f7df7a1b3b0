/// What XML Schema's regular expressions, which Table Schema v2 names for `pattern`, mean otherwise than PCRE2's.
///
/// Patterns are PCRE2's, matched against the whole value. `^` where a branch begins and `$` where one ends are anchors
/// that change nothing there, as in the standard's own example `^a.*$`; elsewhere they are refused, since XML Schema has
/// them for characters. Refused too: class subtraction `[a-z-[aeiou]]`, the escapes `\i`, `\I`, `\c` and `\C`, and blocks
/// `\p{IsGreek}`. Left as PCRE2 has them, since nobody means otherwise: `\d`, `\w` and `\s` are ASCII, `.` is all but a
/// line feed.
enum XMLSchemaPattern {
  /// Why the pattern is refused, and what to write instead; `nil` where it is not.
  static func fault(in pattern: String) -> String? {
    var scanner = Scanner(Array(pattern.unicodeScalars))
    return scanner.fault()
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
    }

    mutating func fault() -> String? {
      var beginsBranch = true
      while let scalar = current {
        switch scalar {
        case "\\":
          if let fault = escapeFault() { return fault }
          index += 1
          beginsBranch = false
        case "[":
          if let fault = classFault() { return fault }
          beginsBranch = false
        case "^":
          guard beginsBranch else { return Self.anchor("^") }
        case "$":
          guard [nil, "|", ")"].contains(self.scalar(at: 1)) else { return Self.anchor("$") }
          beginsBranch = false
        case "(":
          let isWhole = skipGroupStart()
          beginsBranch = beginsBranch || !isWhole
        default: beginsBranch = scalar == "|"
        }
        index += 1
      }
      return nil
    }

    private static func anchor(_ mark: String) -> String {
      "'pattern' has a \(mark) within: XML Schema means the character, others the \(mark == "^" ? "beginning" : "end") "
        + "of the value; write \\\(mark) for the character, and nothing for the other, the whole value has to match"
    }

    /// Steps to the end of what a group begins with, `(`, `(?:`, `(?<name>` and their like, and says whether that is all of
    /// it, as in `(?i)`.
    private mutating func skipGroupStart() -> Bool {
      guard scalar(at: 1) == "?" else { return false }
      let ends: [Unicode.Scalar] = [":", ")", "=", "!", ">", "|"]
      index += 2
      while let scalar = current, !ends.contains(scalar) { index += 1 }
      return current == ")"
    }

    private func escapeFault() -> String? {
      switch scalar(at: 1) {
      case "i": Self.escape("\\i", #"[\p{L}_:]"#)
      case "I": Self.escape("\\I", #"[^\p{L}_:]"#)
      case "c": Self.escape("\\c", #"[\p{L}\p{N}\p{M}._:-]"#)
      case "C": Self.escape("\\C", #"[^\p{L}\p{N}\p{M}._:-]"#)
      case "p", "P":
        if scalar(at: 2) == "{", scalar(at: 3) == "I", scalar(at: 4) == "s" {
          #"'pattern' has a block of XML Schema, \p{Is…}; write the script, as in \p{Greek}, or the characters, "#
            + #"as in [\x{370}-\x{3FF}]"#
        } else {
          nil
        }
      default: nil
      }
    }

    private static func escape(_ escape: String, _ instead: String) -> String {
      "'pattern' has \(escape), which XML Schema has for names and others for something else; write \(instead)"
    }

    /// Steps to the bracket that closes the class.
    private mutating func classFault() -> String? {
      index += 1
      if current == "^" { index += 1 }
      // A bracket that comes first is one of the class in PCRE2.
      if current == "]" { index += 1 }
      while let scalar = current, scalar != "]" {
        if scalar == "\\" {
          if let fault = escapeFault() { return fault }
          index += 1
        } else if scalar == "-", self.scalar(at: 1) == "[" {
          return
            "'pattern' takes one class from another, [a-z-[aeiou]], as XML Schema does and others do not; "
            + "write (?![aeiou])[a-z]"
        } else if scalar == "[", self.scalar(at: 1) == ":" {
          // A class by name, `[:alpha:]`, ends with a bracket of its own.
          while let inner = current, inner != "]" { index += 1 }
        }
        index += 1
      }
      return nil
    }
  }
}
