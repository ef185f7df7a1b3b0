#if InternationalNames
import Testing

@testable import Validation

/// RFC 5893, section 2, condition by condition; U+05D0 is of direction R, U+0660 of AN, U+05B0 and U+0301 of
/// NSM.
@Suite struct BidiRuleTests {
  @Test(
    arguments: [
      "a", "ab", "a1", "a-1", "a+b", "a\u{301}", "a1\u{301}", "a\u{AD}b", "\u{5D0}", "\u{5D0}1",
      "\u{5D0}\u{660}",
      "\u{5D0}-\u{5D0}", "\u{5D0}\u{5B0}", "\u{5D0}1\u{5B0}\u{5B0}", "\u{628}\u{64A}\u{200C}\u{628}",
    ])
  func `a label that keeps the conditions passes`(label: String) {
    #expect(BidiRule.holds(for: label.unicodeScalars.map(\.value)))
  }

  @Test(
    arguments: [
      // 1: the first character is of direction L, R or AL.
      "", "1a", "-a", "1\u{5D0}", "\u{660}", "\u{301}a", "\u{5B0}\u{5D0}",
      // 2: what a label from right to left may have in it.
      "\u{5D0}a\u{5D0}", "\u{5D0} \u{5D0}", "\u{5D0}\u{202E}\u{5D0}", "\u{5D0}\u{2029}\u{5D0}",
      // 3: how it ends.
      "\u{5D0}-", "\u{5D0}+", "\u{5D0}-\u{5B0}", "\u{5D0}\u{AD}",
      // 4: one kind of digits.
      "\u{5D0}1\u{660}", "\u{5D0}\u{660}1", "\u{5D0}1\u{5D0}\u{660}",
      // 5: what a label from left to right may have in it.
      "a\u{5D0}a", "a\u{660}a", "a\u{628}a", "a a", "a\u{202D}a",
      // 6: how it ends.
      "a-", "a+", "a-\u{301}", "a\u{AD}",
    ])
  func `a label that breaks one condition does not`(label: String) {
    #expect(!BidiRule.holds(for: label.unicodeScalars.map(\.value)))
  }

  @Test func `a label with a character of direction R, AL or AN is one from right to left`() {
    for label in ["\u{5D0}", "a\u{628}", "\u{660}", "-\u{5D0}"] {
      #expect(BidiRule.isRightToLeft(label.unicodeScalars.map(\.value)))
    }
    for label in ["", "a1", "\u{6F0}", "\u{301}", "\u{FC}-1", "日本"] {
      #expect(!BidiRule.isRightToLeft(label.unicodeScalars.map(\.value)))
    }
  }
}
#endif
