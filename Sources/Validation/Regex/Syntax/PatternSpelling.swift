/// A pattern in PCRE2's notation: the escape `\u00C0` of ECMAScript and Python is written `\x{00C0}`.
///
/// ```swift
/// PatternSpelling(#"[\u00C0-\u00FF]+"#).text   // #"[\x{00C0}-\x{00FF}]+"#
/// PatternSpelling(#"\\u00C0"#).text            // #"\\u00C0"#: the backslash is escaped
/// ```
///
/// A `\u` without four hexadecimal digits, and one between `\Q` and `\E`, are as they were.
struct PatternSpelling {
  /// The pattern as PCRE2 reads it.
  let text: String
  /// The offsets in `text` of the escapes that were rewritten, in Unicode scalars.
  private let escapes: [Int]

  init(_ pattern: String) {
    guard Self.mayHaveEscapes(pattern) else {
      (text, escapes) = (pattern, [])
      return
    }
    var scanner = PatternScanner(pattern)
    var written = String.UnicodeScalarView()
    var offsets: [Int] = []
    var isQuoted = false
    while let scalar = scanner.next() {
      written.append(scalar)
      guard scalar == "\\" else { continue }
      if isQuoted {
        isQuoted = scanner.peek != "E"
      } else if let digits = scanner.takeCodeUnit() {
        offsets.append(written.count - 1)
        written.append(contentsOf: "x{\(digits)}".unicodeScalars)
      } else if let letter = scanner.next() {
        written.append(letter)
        isQuoted = letter == "Q"
      }
    }
    (text, escapes) = (String(written), offsets)
  }

  /// Returns the offset in the given pattern that the offset in `text` is written for.
  ///
  /// Each escape before it was two scalars shorter.
  func givenOffset(of offset: Int) -> Int {
    offset - 2 * escapes.count { $0 + 2 < offset }
  }

  private static func mayHaveEscapes(_ pattern: String) -> Bool {
    zip(pattern.utf8, pattern.utf8.dropFirst()).contains { pair in
      pair.0 == UInt8(ascii: "\\") && pair.1 == UInt8(ascii: "u")
    }
  }
}

extension PatternScanner {
  /// Consumes `u` and four hexadecimal digits and returns the digits, or consumes nothing.
  fileprivate mutating func takeCodeUnit() -> String? {
    var ahead = self
    guard ahead.take("u"), let digits = ahead.takeFourDigits() else { return nil }
    self = ahead
    return digits
  }
}
