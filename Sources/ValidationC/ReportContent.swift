internal import TableValidation

extension HTMLReport.Content {
  /// Creates the contents of a report by rules.
  ///
  /// - Parameter header: The names of the columns; empty if there are none.
  init(_ rules: LoadedRules, header: [String]) {
    self.init()
    version = ProgramVersion.current
    self.header = header
    self.rules = rules.text
  }
}
