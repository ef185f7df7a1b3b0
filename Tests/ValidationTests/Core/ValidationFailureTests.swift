import Testing
import Validation

@Suite struct ValidationFailureTests {
  @Test func `the message is that of the English catalog with the parameters filled in`() {
    #expect(LengthStrategy(...3).failure(of: "word")?.message == "must have at most 3 characters, has 4")
    #expect(RangeStrategy(0...10).failure(of: "11")?.message == "must be at most 10")
    #expect(OneOfStrategy(["US", "GB"]).failure(of: "us")?.message == "must be one of 'US', 'GB'")
  }

  @Test func `the parameters are also filled into a strategy's own message`() {
    let failure = ValidationFailure("parts.count", ["count": 2], message: "must have {count} parts")
    #expect(failure.message == "must have 2 parts")
  }

  @Test func `the message of a code without a text names the code`() {
    #expect(ValidationFailure("my.own").message == "is not accepted (my.own)")
  }

  @Test func `failures are equal if code, parameters, causes and message are equal`() {
    let failure = ValidationFailure("a", ["x": 1], causes: [ValidationFailure("b")])
    #expect(failure == ValidationFailure("a", ["x": 1], causes: [ValidationFailure("b")]))
    #expect(failure != ValidationFailure("c", ["x": 1], causes: [ValidationFailure("b")]))
    #expect(failure != ValidationFailure("a", ["x": 2], causes: [ValidationFailure("b")]))
    #expect(failure != ValidationFailure("a", ["x": 1], causes: [ValidationFailure("c")]))
    #expect(failure != ValidationFailure("a", ["x": 1], causes: [ValidationFailure("b")], message: "m"))
    #expect(FailureCode(rawValue: "a.b").description == "a.b")
  }

  @Test func `a verdict can be created from a Boolean value`() {
    #expect(Verdict(true) == .valid)
    #expect(Verdict(false) == .invalid)
  }
}
