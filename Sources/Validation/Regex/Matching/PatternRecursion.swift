internal import Bytes

/// Detects patterns that may call themselves or a group of themselves: `(?R)`, `(?1)`, `(?+1)`, `(?&name)`, `(?P>name)`,
/// `\g<1>` and `\g'1'` (pcre2pattern(3), "Recursive patterns").
///
/// PCRE2's machine code does not detect a recursion that consumes nothing, and runs for seconds until its
/// stack is full; its interpreter detects it at once. These patterns are therefore matched by the
/// interpreter.
enum PatternRecursion {
  /// Returns whether the text of a call occurs anywhere in the pattern.
  ///
  /// The search does not use ``PatternSyntax``, so that it misses no call regardless of the surrounding syntax. In a character
  /// class or a comment the text is not a call; such a pattern is matched more slowly.
  static func mayOccur(in pattern: String) -> Bool {
    let bytes = Array(pattern.utf8)
    return bytes.indices.contains { begins(at: $0, in: bytes) }
  }

  private static func begins(at index: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[index...].prefix(4)
    if rest.starts(with: #"\g<"#.utf8) || rest.starts(with: #"\g'"#.utf8) { return true }
    guard rest.starts(with: "(?".utf8), let third = rest.dropFirst(2).first else { return false }
    if third == UInt8(ascii: "R") || third == UInt8(ascii: "&") || third.isDigit { return true }
    guard let fourth = rest.dropFirst(3).first else { return false }
    return third == UInt8(ascii: "P") && fourth == UInt8(ascii: ">")
      || (third == UInt8(ascii: "+") || third == UInt8(ascii: "-")) && fourth.isDigit
  }
}
