internal import FileOutput

/// The result of the check of an input.
struct PipelineResult {
  var records = 0
  var invalid = 0
  /// Whether a finding on a line that is not a record is an error.
  var hasInvalidLines = false
  var bytes = 0
  var tally: Tally
  /// The error that has ended the check; the result then covers the records checked until then.
  var error: (any Error)?
}

extension PipelineResult {
  /// Requires that all records of an input have been read, in a pass before the check; an input that cannot be read to its end is
  /// reported by the check if it goes on after that.
  ///
  /// - Throws: The error that has ended the pass.
  func requireReading(of input: TableInput, _ options: CheckOptions) throws {
    guard let error else { return }
    guard options.reportsUnreadable, let error = error as? FileError, error.file == input.name else {
      throw error
    }
  }
}
