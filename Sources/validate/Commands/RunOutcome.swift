internal import RuleFiles
internal import TableValidation

/// What a run came to by the limits of its rule file; without limits one invalid record is a failure.
struct RunOutcome {
  let status: ExitStatus
  /// What the limits say of the invalid records, for the summary; empty without limits and without invalid records.
  let note: String

  init(_ summary: Summary, _ limits: InvalidLimits?) {
    guard let limits else {
      (status, note) = (summary.isValid ? .valid : .invalid, "")
      return
    }
    let standing = limits.standing(invalid: summary.invalid, of: summary.records)
    status = summary.hasTableFindings || standing == .fails ? .invalid : .valid
    note =
      switch (standing, limits.warn, limits.fail) {
      case (.fails, _, let limit?): "fails: the limit is \(limit)"
      case (.warns, let limit?, _): "warning: the limit is \(limit)"
      default: summary.invalid > 0 ? "within the limits" : ""
      }
  }
}
