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
