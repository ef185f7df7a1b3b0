internal import FileOutput

extension [PlannedInput] {
  /// Requires that the inputs of tables that are read twice can be read twice.
  ///
  /// - Throws: `FileError` for the first that cannot.
  func requireReading(by plans: [CheckPlan]) throws(FileError) {
    for planned in self where !planned.input.canBeReadTwice {
      guard let reason = plans[planned.plan].reasonToReadTwice else { continue }
      throw FileError(
        planned.input.name, "read",
        reason: "\(reason), so that it is read twice; store it in a file and name the file")
    }
  }
}
