internal import RuleFiles
internal import TableValidation
internal import Validation

/// `validate test`: the examples inside rule files.
struct Test: Command {
  static let name = "test"
  static let summary = "Runs the examples that rule files have under 'tests'."
  static let usage = ["test [OPTIONS] FILE..."]
  static let notes = """
    Each example that does not come out as it says is told by its place, what was said with - and what was found
    with +. Status 1 where there is one.

      validate test rules/*.yml
    """
  static var options: [Option<Test>] {
    [.flag("quiet", "q", "No summary.") { $0.isQuiet = true }]
  }

  var operands: [String] = []
  var isQuiet = false

  func run() throws -> ExitStatus {
    guard !operands.isEmpty else { throw UsageError("no rule file to test; name one: validate test FILE") }
    var (count, failed) = (0, 0)
    for name in operands {
      let file = try RuleSource.ruleFile(name)
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
