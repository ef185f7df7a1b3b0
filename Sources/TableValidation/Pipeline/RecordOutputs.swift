internal import CSVRecords
internal import FileOutput

/// The files of the valid and the invalid records of a run; `nil` for those that are not written.
struct RecordOutputs {
  let valid: RecordOutput?
  let invalid: RecordOutput?

  init(valid: OutputFile?, invalid: OutputFile?) {
    self.valid = valid.map(RecordOutput.init)
    self.invalid = invalid.map(RecordOutput.init)
  }

  /// Whether valid and invalid records are copied.
  var copies: (valid: Bool, invalid: Bool) { (valid != nil, invalid != nil) }

  /// Ends the files when all inputs have been checked.
  func end(_ format: RecordFormat) throws {
    guard format.isArray else { return }
    try valid?.endArray()
    try invalid?.endArray()
  }

  /// Writes the header of an input, with the names of the reasons in that of the invalid records.
  func copyHeader(of input: TableInput, by plan: CheckPlan) throws {
    expectText(of: input)
    for output in [valid, invalid] { output?.isArray = input.format.isArray }
    try valid?.begin(with: input.headerCopy)
    try invalid?.begin(with: RejectionReasons(plan)?.header(of: input) ?? input.headerCopy)
  }

  /// Prepares the files for the records of an input.
  func expectText(of input: TableInput) {
    for output in [valid, invalid] { output?.isDecoded = input.encoding != nil }
  }

  /// Ends the last record of each file if the previous input did not end it.
  func endRecords() throws {
    try valid?.endRecord()
    try invalid?.endRecord()
  }

  /// Writes the records of an input that has been checked before its turn.
  func write(_ output: OrderedOutput.Collected) throws {
    try valid?.write(output.valid)
    try invalid?.write(output.invalid)
  }
}
