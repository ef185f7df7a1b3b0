import TestSupport
import Testing
import Validation

/// A custom strategy in five lines, as a user of the library would write it.
private struct PalindromeStrategy: TextValidationStrategy {
  let code: FailureCode = "palindrome"
  let message = "must read the same backwards"
  func isValid(_ text: String) -> Bool { text == String(text.reversed()) }
}

@Suite struct TextValidationStrategyTests {
  @Test func `a custom strategy of five lines can be combined with built-in strategies`() {
    let strategy: any InputFieldValidationStrategy = .all(.length(3...), PalindromeStrategy(), .not(.integer))
    #expect(strategy.verdict(on: "level") == .valid)
    #expect(strategy.failure(of: "label")?.code == "palindrome")
    #expect(strategy.failure(of: "oo")?.code == "length.too-short")
    #expect(strategy.failure(of: "121")?.code == "not.matched")
  }

  @Test func `a custom strategy reports its own code and message`() throws {
    let failure = try #require(PalindromeStrategy().failure(of: "ab"))
    #expect(failure == ValidationFailure("palindrome", message: "must read the same backwards"))
    #expect(failure.message == "must read the same backwards")
    #expect(PalindromeStrategy().failure(of: "été") == nil)
  }

  @Test func `bytes that are not UTF-8 fail before the strategy is evaluated`() {
    struct AlwaysValidStrategy: TextValidationStrategy {
      let code: FailureCode = "yes"
      let message = "must be anything"
      func isValid(_ text: String) -> Bool { true }
    }
    for value in AwkwardValues.all {
      let isUTF8 = (try? UTF8Span(validating: value.span)) != nil
      #expect(AlwaysValidStrategy().verdict(on: value) == (isUTF8 ? .valid : .invalid), "\(value.shown)")
      #expect(
        AlwaysValidStrategy().failure(of: value)?.code == (isUTF8 ? nil : "text.invalid-utf8"),
        "\(value.shown)")
    }
  }

  @Test func `the strategy gets the text unchanged`() {
    struct EqualStrategy: TextValidationStrategy {
      let text: String
      let code: FailureCode = "equal"
      let message = "must be equal"
      func isValid(_ text: String) -> Bool { Array(text.utf8) == Array(self.text.utf8) }
    }
    for text in ["", "\0", "e\u{301}", "\r\n", "👩‍👩‍👧", "\u{FEFF}a", String(repeating: "é", count: 1000)] {
      #expect(EqualStrategy(text: text).verdict(on: text) == .valid)
      #expect(EqualStrategy(text: text).judge([Array(text.utf8), [0x61]]) == [.valid, .invalid])
    }
  }
}
