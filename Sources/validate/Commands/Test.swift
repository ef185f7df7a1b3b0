internal import RuleFiles
internal import TableValidation
internal import Validation

/// The command `validate test`, which runs the tests in rule files.
struct Test: Command {
  static let name = "test"
  static let summary = "Runs the tests in rule files."
  static let usage = ["test [OPTIONS] FILE..."]
  static let notes = [
    "Each failed test is printed with its location, the expected result after - and the actual result after +."
  ]
  static let examples = ["test rules/*.yml"]
  static let statuses = [
    StatusMeaning(.valid, "Every test passed."), StatusMeaning(.invalid, "A test failed."),
    .failed,
  ]
  static var options: [Option<Test>] {
    [.flag("quiet", "q", "Print no summary.") { $0.isQuiet = true }].group("Output")
  }

  var operands: [Word] = []
  var isQuiet = false

  func run() throws -> ExitStatus {
    guard !operands.isEmpty else { throw UsageError("no rule file to test; name one: validate test FILE") }
    var (count, failed) = (0, 0)
    for operand in operands {
      let name = operand.description
      let (bytes, context) = try RuleSource.read(ruleFile: operand.path, RuleReads())
      let file = try RuleSource.ruleFile(operand.path, bytes, context)
      if file.tests.isEmpty && !isQuiet { Console.printError("\(name): no tests") }
      count += file.tests.count
      for test in file.tests {
        guard let findings = test.mismatch(in: file) else { continue }
        failed += 1
        try Console.print(TestMismatch(test, findings, in: file).rendered(file: name))
      }
    }
    if !isQuiet {
      let files = operands.count == 1 ? "1 file" : "\(operands.count) files"
      let tests = count == 1 ? "1 test" : "\(count) tests"
      Console.printError("\(tests) in \(files), \(failed) failed")
    }
    return failed == 0 ? .valid : .invalid
  }
}
