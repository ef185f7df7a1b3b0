internal import FileOutput

/// Writes the output of the workers, chunk by chunk in the order of the input.
///
/// A worker collects up to ``limit`` bytes for a chunk. Then it waits for the chunk's turn and writes directly, so that memory
/// is bounded regardless of the size of the output. In the last step of a turn it only takes the place of bytes in a regular
/// file, and writes them after the turn, beside other workers.
final class OrderedOutput: Sendable {
  /// The outputs; `nil` for those that are not written.
  struct Outputs {
    var findings: OutputFile?
    var valid: RecordOutput?
    var invalid: RecordOutput?
    /// Receives the findings that are needed as values or for statistics.
    var receiver = FindingReceiver(FindingLimits(), [])
  }

  /// The number of bytes that a worker collects before it waits for its turn, for all outputs together.
  static let limit = 1 << 20

  private let sequencer: Sequencer<Outputs>
  private let channel: FindingChannel?
  /// Whether output is written or collected; otherwise no chunk waits for its turn.
  private let isWanted: Bool
  private let copiesValid: Bool
  private let copiesInvalid: Bool
  /// Whether the workers only collect output, and the caller writes it.
  private let collects: Bool

  /// - Parameters:
  ///   - channel: The channel for findings as values, or `nil` if they are not passed to the caller.
  ///   - reportsFindings: Whether findings are reported.
  init(_ outputs: Outputs, _ channel: FindingChannel?, reportsFindings: Bool) {
    sequencer = Sequencer(outputs)
    self.channel = channel
    copiesValid = outputs.valid != nil
    copiesInvalid = outputs.invalid != nil
    collects = false
    isWanted = copiesValid || copiesInvalid || reportsFindings
  }

  /// Creates an output that workers only collect. A turn with ``limit`` bytes or more ends with ``OutputLimitExceeded``; findings
  /// as values are counted by an estimate.
  ///
  /// - Parameter copies: Whether valid and invalid records are copied.
  init(collecting copies: (valid: Bool, invalid: Bool)) {
    sequencer = Sequencer(Outputs())
    channel = nil
    (copiesValid, copiesInvalid) = copies
    (collects, isWanted) = (true, true)
  }

  /// The output that a worker has collected.
  struct Collected: Sendable {
    let findings: FindingBuffer
    let valid: RecordBuffer
    let invalid: RecordBuffer

    /// The approximate size in memory, in bytes.
    var size: Int { findings.size + valid.bytes.count + invalid.bytes.count }
  }

  /// Cancels the turns of all workers.
  func cancel() {
    sequencer.cancel()
    channel?.finish()
  }

  /// Collects and writes the output of one chunk after another for one worker.
  struct Turn {
    private let output: OrderedOutput
    private var number = 0
    private var hasBegun = false
    private var flushed = 0
    /// Whether valid and invalid records are copied.
    let copiesValid: Bool
    let copiesInvalid: Bool
    var findings = FindingBuffer()
    var valid = RecordBuffer()
    var invalid = RecordBuffer()

    init(_ output: OrderedOutput) {
      self.output = output
      copiesValid = output.copiesValid
      copiesInvalid = output.copiesInvalid
    }

    /// Begins the next chunk and keeps the buffers.
    mutating func begin(_ number: Int) {
      self.number = number
      flushed = 0
    }

    /// The number of bytes collected and not yet written.
    private var collectedSize: Int { findings.size + valid.bytes.count + invalid.bytes.count }

    /// The number of bytes of output of the chunk so far.
    var written: Int { flushed + collectedSize }

    /// The output that has been collected and not yet written.
    var collected: Collected { Collected(findings: findings, valid: valid, invalid: invalid) }

    /// Writes the collected bytes if there are at least ``OrderedOutput/limit``.
    ///
    /// - Throws: ``OutputLimitExceeded`` if output is only collected.
    mutating func flushIfFull() throws {
      guard output.isWanted, collectedSize >= OrderedOutput.limit else { return }
      if output.collects { throw OutputLimitExceeded() }
      try write(at: takePlaces())
    }

    /// Ends the turn and writes the rest.
    mutating func finish() throws {
      guard output.isWanted else { return }
      let places = try takePlaces()
      hasBegun = false
      output.sequencer.endTurn()
      try write(at: places)
    }

    /// The places of the collected bytes in regular files.
    private typealias Places = (findings: OutputPlace?, valid: OutputPlace?, invalid: OutputPlace?)

    /// Waits for the turn, takes the places of the collected bytes, and writes those for which there is none.
    private mutating func takePlaces() throws -> Places {
      flushed = written
      if !hasBegun {
        guard output.sequencer.waitForTurn(number) else { throw PipelineCancelled() }
        hasBegun = true
      }
      let files = output.sequencer.state
      let received = try files.receiver.receive(findings)
      var places: Places = (nil, nil, nil)
      if let channel = output.channel {
        let passed = FindingBuffer(values: received, rows: findings.rows)
        if !passed.isEmpty { channel.send(passed) }
      } else if !findings.bytes.isEmpty {
        places.findings = try files.findings?.place(findings.bytes.span)
      }
      places.valid = try files.valid?.place(valid)
      places.invalid = try files.invalid?.place(invalid)
      return places
    }

    private mutating func write(at places: Places) throws {
      try places.findings?.write(findings.bytes.span)
      try places.valid?.write(valid.bytes.span)
      try places.invalid?.write(invalid.bytes.span)
      findings.removeAll()
      valid.removeAll()
      invalid.removeAll()
    }
  }
}

/// An error by which a worker ends because another worker has failed.
struct PipelineCancelled: Error {}

/// An error by which a worker ends because it may not collect more output.
struct OutputLimitExceeded: Error {}
