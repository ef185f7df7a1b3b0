internal import CSVRecords

/// The check of one input: what is read, by which plan, and where the findings go.
struct InputCheck: Sendable {
  /// Reads the input from its first record on.
  let reader: ChunkReader
  /// The name of the input.
  let file: String
  /// The encoding from which the text was decoded; `nil` for UTF-8.
  let encoding: String?
  /// The header, with which records are compared; `nil` if no record can be the header again.
  let header: RepeatedHeader?
  /// Whether records without a value are skipped.
  let skipsEmptyRecords: Bool
  /// The numbers of records and lines before the first byte that the reader reads.
  var before = Numbering()
  let plan: CheckPlan
  /// The keys of the previous inputs; `nil` if records are not compared.
  var keys: KeyTables?
  /// Moves the keys to disk if they take more memory than allowed; `nil` if that is an error. It is called with the keys, the offset of
  /// the first record whose keys are not among them, and the numbers of records and lines before it.
  var moveToDisk: (@Sendable (KeyTables, Int, Numbering) throws -> Void)?
  /// The bytes of the input that are kept to be read again; `nil` for an input that can be opened again.
  var kept: KeptBytes?
  /// Whether the lines of records with keys are needed although no findings are.
  var needsLines = false
  /// The number of the plan, by which a worker in ``spare`` is found.
  var planNumber = 0
  /// A worker of an earlier input, in whose place one of this input is kept.
  var spare = SpareWorker()
  /// The number of invalid records after which the check stops; `nil` to check all records.
  var stopsAfterInvalid: Int?
  var destination = FindingDestination.nowhere

  /// - Parameter reader: The reader of the input.
  init(of input: TableInput, from reader: ChunkReader, by plan: CheckPlan) {
    (self.reader, self.plan) = (reader, plan)
    (file, encoding, header) = (input.name, input.encoding, input.repeatedHeader)
    skipsEmptyRecords = input.skipsEmptyRecords
  }

  /// Checks the input. After an error, the result covers the chunks checked until then.
  ///
  /// - Parameters:
  ///   - outputs: The outputs to write.
  ///   - receive: Receives the findings on the calling thread if the destination is the caller; an error that it throws ends the
  ///     check.
  func run(
    to outputs: OrderedOutput.Outputs = .init(), receive: (FindingBuffer) throws -> Void = { _ in }
  ) -> PipelineResult {
    Pipeline(self, outputs).run(receive: receive)
  }
}
