internal import TableValidation

/// A run on the whole of one input, read in another way, that only counts its findings: what the advice to read it so leads to.
struct TrialRun {
  /// The number of faults of the shape of records.
  let malformed: Int
  /// The number of other findings.
  private let others: Int
  private let records: Int

  /// Checks the input again; `nil` if it cannot be read so, or if the run is interrupted.
  ///
  /// - Parameter encoding: The encoding of the input; `nil` for that of the run.
  init?(ofInputAt index: Int, in opened: OpenedInputs, _ dialect: DialectOptions, encoding: String?) {
    var request = opened.request
    request.dialect = dialect
    request.encoding = encoding ?? request.encoding
    do {
      let rules = try RunRules(counting: index, of: opened, request)
      let plans = try InputPlans(ComparedInputs(OpenedInputs(counting: rules)))
      let summary = try TableCheck(plans.plans, outputs: TableCheck.Outputs()).run(plans.inputs)
      guard !summary.isInterrupted else { return nil }
      self.init(summary)
    } catch {
      return nil
    }
  }

  /// Counts the findings on one input of a run that has ended, which checks the input again if there were others; `nil` if that
  /// fails.
  init?(presentOfInputAt index: Int, in opened: OpenedInputs, _ summary: Summary) {
    guard opened.inputs.count > 1 else {
      self.init(summary)
      return
    }
    self.init(ofInputAt: index, in: opened, opened.request.dialect, encoding: nil)
  }

  private init(_ summary: Summary) {
    malformed = summary.shapeFaults
    others = summary.counts.reduce(0) { $0 + $1.findings } - malformed
    records = summary.records
  }

  /// Whether fewer records are malformed than in another run, or as many and there are fewer findings on values. Of the records
  /// whose values are checked, the share with findings must not rise: these become more if fewer are malformed.
  func isBetter(than other: TrialRun) -> Bool {
    if malformed == other.malformed { return others < other.others }
    guard malformed < other.malformed else { return false }
    let (checked, otherChecked) = (records - malformed, other.records - other.malformed)
    return otherChecked <= 0 || others * otherChecked <= other.others * checked
  }
}
