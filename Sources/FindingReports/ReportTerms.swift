/// The words of a report for its results.
package struct ReportTerms: Sendable {
  /// The noun for one thing that is checked; `nil` for a record or a value, by the columns of the run.
  package let unit: String?
  /// The word for those with an error.
  package let invalid: String
  /// The verdict on all of them, without an error and with errors.
  package let verdicts: (valid: String, invalid: String)

  /// The words for a check of data.
  package static let data = ReportTerms(unit: nil, invalid: "invalid", verdicts: ("Valid", "Invalid"))
  /// The words for the tests of rule files.
  package static let ruleTests = ReportTerms(unit: "test", invalid: "failed", verdicts: ("Passed", "Failed"))

  /// Returns the verdict of an outcome.
  package func verdict(_ outcome: CheckOutcome) -> String {
    outcome.isInvalid ? verdicts.invalid : verdicts.valid
  }
}
