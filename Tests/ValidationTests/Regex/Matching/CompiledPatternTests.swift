import Testing
import Validation

/// Tests of the options with which patterns are compiled.
struct CompiledPatternTests {
  @Test(arguments: [
    (#"\R?\s"#, "\n"), (#"\R*\s"#, "\n\n"), (#"(\R?(\s)c)1"#, "\nc1"),
    (#"(?:\P{L}|(\R?(\s)\p{L}(\N)[[:alpha:]])){2}"#, "\ncBB1"),
  ])
  func `a line end that can be repeated leaves one to white space after it`(pattern: String, value: String)
    throws
  {
    #expect(try RegexStrategy(pattern).verdict(on: value) == .valid)
  }
}
