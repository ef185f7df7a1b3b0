import RuleFiles
import Testing

@testable import TableValidation

/// Tests of the form of texts in which case or white space does not matter.
struct TextFoldingTests {
  private func folded(_ text: [UInt8], _ ignored: Set<RuleFile.Uniqueness.Ignored>) -> [UInt8] {
    var bytes: [UInt8] = []
    TextFolding(ignored).append(text.span, to: &bytes)
    return bytes
  }

  @Test(
    arguments: [
      ("Ab C", Set([.case]), "ab c"), ("Ab C", [.blanks], "AbC"), (" A\tb ", [.case, .blanks], "ab"),
      ("Ab C", [], "Ab C"), ("ÄÖ\u{A0}É", [.case, .blanks], "äöé"), ("STRASSE", [.case], "strasse"),
      ("Straße", [.case], "strasse"), ("ΣΊΣΥΦΟΣ", [.case], "σίσυφοσ"), ("σίσυφος", [.case], "σίσυφοσ"),
      ("", [.case, .blanks], ""), (" \u{3000} ", [.blanks], ""),
    ] as [(String, Set<RuleFile.Uniqueness.Ignored>, String)])
  func `texts are folded`(text: String, ignored: Set<RuleFile.Uniqueness.Ignored>, expected: String) {
    let found = String(decoding: folded(Array(text.utf8), ignored), as: UTF8.self)
    #expect(found == expected)
  }

  @Test func `bytes that are no UTF-8 are compared as they are`() {
    #expect(folded([0x41, 0xFF, 0x20], [.case, .blanks]) == [0x41, 0xFF, 0x20])
  }
}
