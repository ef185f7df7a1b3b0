import Testing

@testable import Bytes

/// Tests of texts that are split at bytes.
struct StringSplittingTests {
  @Test(arguments: [
    ("a, b, c", ", ", ["a", "b", "c"]), (", a, ", ", ", ["", "a", ""]), ("aaa", "aa", ["", "a"]),
    ("a", "aa", ["a"]),
    ("", "a", [""]), ("abc", "", ["abc"]), ("ababac", "abac", ["ab", ""]),
    ("Zoë{value}ë", "{value}", ["Zoë", "ë"]),
  ])
  func `a text is split at each occurrence of another`(text: String, separator: String, parts: [String]) {
    #expect(text.split(atEach: separator) == parts)
    #expect(text.split(atEach: separator).joined(separator: separator) == text)
  }

  @Test(arguments: [("abc", "bc", true), ("abc", "", true), ("abc", "cb", false), ("a", "ab", false)])
  func `a text has a part`(text: String, part: String, has: Bool) {
    #expect(text.hasPart(part) == has)
  }
}
