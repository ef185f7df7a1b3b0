internal import FileOutput
internal import Platform
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A run of `check` or `filter`, in stages. Each stage is a value that is made of the one before:
///
/// 1. ``InputNames``: the request, with the names of its inputs
/// 2. ``RunRules``: its rules, tables and options
/// 3. ``OpenedInputs``: the inputs with their headers, in groups
/// 4. ``ComparedInputs``: the inputs, which differ from the outputs and fit the rules and each other
/// 5. ``InputPlans``: a plan for each group
/// 6. ``OpenedOutputs``: the plans with their outputs
/// 7. ``RunResult``: the summary, and the exit status that follows from it
///
/// All usage errors are thrown before the sixth, which is the first to write a file.
struct CheckRun {
  private let names: InputNames

  /// - Throws: The errors of finding the inputs.
  init(_ request: CheckRequest) throws {
    names = try InputNames(request)
  }

  func run() throws -> ExitStatus {
    let start = MonotonicInstant.now
    let rules = try RunRules(names)
    let opened: OpenedInputs
    do {
      opened = try OpenedInputs(rules)
    } catch is Interrupted {
      return printInterrupted(rules, since: start)
    }
    let compared = try ComparedInputs(opened)
    let plans = try InputPlans(compared)
    let outputs = try OpenedOutputs(plans)
    let result = try outputs.run()
    result.print(since: start)
    return result.status
  }

  /// Prints the summary of a run that was interrupted before the header of each input was read.
  private func printInterrupted(_ rules: RunRules, since start: MonotonicInstant) -> ExitStatus {
    let outcome = CheckOutcome(.interrupted, by: rules.options.failurePolicy)
    if rules.request.printsSummary(.text) {
      Console.printText(
        SummaryText.render(.interrupted, outcome, unit: rules.unit, duration: .now - start))
    }
    if rules.request.printsSummary(.json) {
      var report = JSONReport(version: Validate.version, limit: nil)
      var text: [UInt8] = []
      report.end(RunReport(interrupted: outcome), to: &text)
      Console.printText(String(decoding: text, as: UTF8.self))
    }
    return ExitStatus(outcome)
  }
}
