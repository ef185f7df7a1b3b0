internal import Bytes
internal import Platform
internal import TableValidation

/// The result of a run: what it has counted, and whether the check has failed.
struct RunResult {
  private let summary: Summary
  private let outcome: CheckOutcome
  @Boxed private var compared: ComparedInputs

  init(_ summary: Summary, of compared: ComparedInputs) {
    self.summary = summary
    self.compared = compared
    outcome = CheckOutcome(summary, by: compared.opened.options.failurePolicy)
  }

  /// The numbers of findings by column and rule.
  var counts: [Summary.Count] { summary.counts }

  /// Whether the run has findings of any kind.
  var hasFindings: Bool { !summary.counts.isEmpty || status != .valid }

  var status: ExitStatus { ExitStatus(outcome) }

  /// Prints the summary as text and the notices after it, if they are wanted.
  ///
  /// - Parameters:
  ///   - start: The start of the run.
  ///   - request: The request that says what is printed; by default that of the run.
  func print(since start: MonotonicInstant, as request: CheckRequest? = nil) {
    let opened = compared.opened
    let request = request ?? opened.request
    if request.printsSummary(.text) && !summary.isCutShort {
      let shown = request.omitsWarnings ? summary.withoutWarnings : summary
      Console.printText(
        SummaryText.render(shown, outcome, unit: opened.rules.unit, duration: .now - start))
    }
    guard !request.isQuiet else { return }
    let notices = InputNotices(opened, summary, copiesRecords: compared.targets.copiesRecords)
    (request.hints + opened.rules.checked.notices + notices.lines).forEach(Console.printLine)
  }
}

extension CheckRequest {
  /// A line for each rule of the command line that is valid but probably not intended.
  fileprivate var hints: [String] {
    func hint(_ option: String, _ spelling: String) -> String? {
      RuleHint.hint(on: spelling).map { "hint: \(option): \($0)" }
    }
    return each.compactMap { hint("-e \($0)", $0) }
      + columns.compactMap { hint("-c \($0)", $0.split(atFirst: UInt8(ascii: "=")).1 ?? "") }
  }
}
