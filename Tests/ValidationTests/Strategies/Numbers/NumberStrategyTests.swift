import Testing
import Validation

@Suite struct NumberStrategyTests {
  @Test(arguments: [
    "0", "-0", "+0", "1.5", "-1.5", "+1.50", ".5", "-.5", "5.", "-5.", "0.0", "00.00", "1e3", "1E3", "1e+3",
    "1e-3",
    ".5e1", "5.e1", "1e0", "1e00000", "1e-400", "1e400", "1e99999999999999999999999",
    "12345678901234567890.123",
  ])
  func `a decimal is accepted`(value: String) {
    #expect(NumberStrategy().failure(of: value) == nil)
    #expect(NumberStrategy(.tableSchema).failure(of: value) == nil)
  }

  @Test(arguments: [
    "", ".", "-", "+", "-.", "e", "e3", ".e3", "1e", "1e+", "1e-", "1e3.5", "1e3e3", "1.2.3", "1..2", "--1",
    "+-1", "1-",
    "1+1", "1,5", "1 000", "1_000", "1'000", "0x1F", "0b1", "1f", "1d", " 1", "1 ", "1\n", "\t1", "1\0",
    "NaN", "INF",
    "Infinity", "-INF", "١٢٣", "１", "1٫5", "−1", "1e²", "½", "$1", "1%", "\u{FEFF}1",
  ])
  func `anything else is refused`(value: String) {
    #expect(NumberStrategy().failure(of: value) == ValidationFailure("number.malformed"))
  }
}
