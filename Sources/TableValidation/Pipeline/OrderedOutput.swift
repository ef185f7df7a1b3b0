/// Takes what the workers write, chunk by chunk in the order of the input.
///
/// A worker collects up to ``limit`` bytes. With more it waits for its chunk's turn and writes directly from then on, so
/// that memory is bounded however much is written.
final class OrderedOutput: Sendable {
  /// The number of bytes that a worker collects, for all outputs together.
  static let limit = 1 << 20

  private let sequencer: Sequencer<TableCheck.Outputs>
  private let channel: FindingChannel?
  /// Whether anything is written: otherwise no chunk waits for its turn.
  private let isWanted: Bool
  private let copiesValid: Bool
  private let copiesInvalid: Bool

  /// - Parameter channel: Takes findings as values, where they are wanted.
  init(_ outputs: TableCheck.Outputs, _ channel: FindingChannel?) {
    sequencer = Sequencer(outputs)
    self.channel = channel
    isWanted = !outputs.all.isEmpty || channel != nil
    copiesValid = outputs.valid != nil
    copiesInvalid = outputs.invalid != nil
  }

  /// Cancels the turns of all workers.
  func cancel() {
    sequencer.cancel()
    channel?.finish()
  }

  /// What one chunk writes.
  struct Turn {
    private let output: OrderedOutput
    private var number = 0
    private var hasBegun = false
    private var flushed = 0
    /// Whether valid and invalid records are copied.
    let copiesValid: Bool
    let copiesInvalid: Bool
    var findings = FindingBuffer()
    var valid: [UInt8] = []
    var invalid: [UInt8] = []

    init(_ output: OrderedOutput) {
      self.output = output
      copiesValid = output.copiesValid
      copiesInvalid = output.copiesInvalid
    }

    /// Begins a chunk, with the same buffers.
    mutating func begin(_ number: Int) {
      self.number = number
      flushed = 0
    }

    /// The number of bytes that are collected.
    private var collected: Int { findings.size + valid.count + invalid.count }

    /// The number of bytes that the chunk has written so far.
    var written: Int { flushed + collected }

    /// Writes what is collected if that is much.
    mutating func flushIfFull() throws {
      if collected >= OrderedOutput.limit { try flush() }
    }

    /// Writes the rest and ends the turn.
    mutating func finish() throws {
      guard output.isWanted else { return }
      try flush()
      hasBegun = false
      output.sequencer.endTurn()
    }

    private mutating func flush() throws {
      flushed = written
      if !hasBegun {
        guard output.sequencer.waitForTurn(number) else { throw PipelineCancelled() }
        hasBegun = true
      }
      let files = output.sequencer.state
      if !findings.bytes.isEmpty { try files.findings?.write(findings.bytes.span) }
      if !findings.values.isEmpty { output.channel?.send(findings.values) }
      findings.removeAll()
      try Self.write(&valid, to: files.valid)
      try Self.write(&invalid, to: files.invalid)
    }

    private static func write(_ bytes: inout [UInt8], to file: OutputFile?) throws {
      if !bytes.isEmpty { try file?.write(bytes.span) }
      bytes.removeAll(keepingCapacity: true)
    }
  }
}

/// An error of another worker has ended the check.
struct PipelineCancelled: Error {}
