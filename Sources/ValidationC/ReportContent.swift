internal import TableValidation

extension HTMLReport.Content {
  /// Creates the contents of a report by rules.
  ///
  /// - Parameters:
  ///   - header: The names of the columns; empty if there are none.
  ///   - format: How the files are read; empty for batches.
  init(_ rules: LoadedRules, header: [String], format: String = "") {
    self.init()
    version = ProgramVersion.current
    time = UTCTime.now
    self.format = format
    ruleFile = rules.fileName ?? ""
    describe(rules.file, table: nil)
    self.header = header
    self.rules = rules.text
  }
}
