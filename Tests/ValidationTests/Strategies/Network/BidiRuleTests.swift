#if InternationalNames
import Testing

@testable import Validation

/// Checks the conditions of RFC 5893, section 2. The bidirectional class of U+05D0 is R, of U+0660 AN, of U+05B0 and
/// U+0301 NSM.
@Suite struct BidiRuleTests {
  @Test(
    arguments: [
      "a", "ab", "a1", "a-1", "a+b", "a\u{301}", "a1\u{301}", "a\u{AD}b", "\u{5D0}", "\u{5D0}1",
      "\u{5D0}\u{660}",
      "\u{5D0}-\u{5D0}", "\u{5D0}\u{5B0}", "\u{5D0}1\u{5B0}\u{5B0}", "\u{628}\u{64A}\u{200C}\u{628}",
    ])
  func `a label that meets all conditions is valid`(label: String) {
    #expect(BidiRule.holds(for: label.unicodeScalars.map(\.value)))
  }

  @Test(
    arguments: [
      // Condition 1: the first character has class L, R or AL.
      "", "1a", "-a", "1\u{5D0}", "\u{660}", "\u{301}a", "\u{5B0}\u{5D0}",
      // Condition 2: the characters allowed in a right-to-left label.
      "\u{5D0}a\u{5D0}", "\u{5D0} \u{5D0}", "\u{5D0}\u{202E}\u{5D0}", "\u{5D0}\u{2029}\u{5D0}",
      // Condition 3: the end of a right-to-left label.
      "\u{5D0}-", "\u{5D0}+", "\u{5D0}-\u{5B0}", "\u{5D0}\u{AD}",
      // Condition 4: only one kind of digits.
      "\u{5D0}1\u{660}", "\u{5D0}\u{660}1", "\u{5D0}1\u{5D0}\u{660}",
      // Condition 5: the characters allowed in a left-to-right label.
      "a\u{5D0}a", "a\u{660}a", "a\u{628}a", "a a", "a\u{202D}a",
      // Condition 6: the end of a left-to-right label.
      "a-", "a+", "a-\u{301}", "a\u{AD}",
    ])
  func `a label that violates a condition is invalid`(label: String) {
    #expect(!BidiRule.holds(for: label.unicodeScalars.map(\.value)))
  }

  @Test func `a label with a character of class R, AL or AN is right-to-left`() {
    for label in ["\u{5D0}", "a\u{628}", "\u{660}", "-\u{5D0}"] {
      #expect(BidiRule.isRightToLeft(label.unicodeScalars.map(\.value)))
    }
    for label in ["", "a1", "\u{6F0}", "\u{301}", "\u{FC}-1", "日本"] {
      #expect(!BidiRule.isRightToLeft(label.unicodeScalars.map(\.value)))
    }
  }
}
#endif
