/// Takes what the workers have to write, chunk by chunk in the order of the input.
///
/// A worker collects up to ``limit`` bytes for itself. Past that it waits for its chunk's turn and writes on
/// directly, so that memory stays bounded however much there is to say.
final class OrderedOutput: Sendable {
  /// How many bytes a worker collects, for all outputs together.
  static let limit = 1 << 20

  private let sequencer: Sequencer<TableCheck.Outputs>
  /// Whether anything is written at all: else no chunk waits for its turn.
  private let isWanted: Bool
  private let copiesValid: Bool
  private let copiesInvalid: Bool

  init(_ outputs: TableCheck.Outputs) {
    sequencer = Sequencer(outputs)
    isWanted = !outputs.all.isEmpty
    copiesValid = outputs.valid != nil
    copiesInvalid = outputs.invalid != nil
  }

  func close() {
    sequencer.close()
  }

  /// What one chunk has to write.
  struct Turn {
    private let output: OrderedOutput
    private var number = 0
    private var holdsTurn = false
    private var flushed = 0
    /// Whether valid and invalid records go anywhere.
    let copiesValid: Bool
    let copiesInvalid: Bool
    var findings: [UInt8] = []
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

    /// How many bytes the chunk has had to write so far.
    var written: Int { flushed + findings.count + valid.count + invalid.count }

    /// Writes what was collected if that is much.
    mutating func flushIfFull() throws {
      if findings.count + valid.count + invalid.count >= OrderedOutput.limit { try flush() }
    }

    /// Writes the rest and lets the next chunk have its turn.
    mutating func finish() throws {
      guard output.isWanted else { return }
      try flush()
      holdsTurn = false
      output.sequencer.leave()
    }

    private mutating func flush() throws {
      flushed = written
      if !holdsTurn {
        guard output.sequencer.enter(number) else { throw PipelineCancelled() }
        holdsTurn = true
      }
      try Self.write(&findings, to: output.sequencer.state.findings)
      try Self.write(&valid, to: output.sequencer.state.valid)
      try Self.write(&invalid, to: output.sequencer.state.invalid)
    }

    private static func write(_ bytes: inout [UInt8], to file: OutputFile?) throws {
      if !bytes.isEmpty { try file?.write(bytes.span) }
      bytes.removeAll(keepingCapacity: true)
    }
  }
}

/// Another worker has met an error: nothing more is to be done.
struct PipelineCancelled: Error {}
