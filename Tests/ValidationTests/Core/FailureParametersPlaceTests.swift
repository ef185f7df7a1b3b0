import Testing

@testable import Validation

@Suite struct FailureParametersPlaceTests {
  @Test(arguments: [("\0", "U+0000"), ("a", "U+0061"), ("\u{202E}", "U+202E"), ("\u{10FFFF}", "U+10FFFF")])
  func `a code point is written with at least four digits`(text: String, written: String) {
    let bytes = Array(("é" + text).utf8)
    #expect(
      FailureParameters.codePoint(2, in: bytes.span) == ["position": 2, "codePoint": .text(written)])
  }
}
