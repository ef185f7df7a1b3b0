/// The turns of a batch in which its keys are compared: one for each part of the indexes, and a last one in which the keys are counted
/// and values that must be in order are compared.
struct KeyTurn {
  /// The last turn.
  static let last = KeyIndex.partCount

  private let batch: Int
  private let turns: PartTurns

  /// - Parameters:
  ///   - batch: The number of the batch, from 0, in the order of the records.
  ///   - turns: The turns of all batches.
  init(_ batch: Int, in turns: PartTurns) {
    (self.batch, self.turns) = (batch, turns)
  }

  /// Returns the turns of the batches of an input.
  static func turns() -> PartTurns { PartTurns(parts: last + 1) }

  /// Waits for a turn; returns `false` if the turns are cancelled.
  func wait(in part: Int) -> Bool { turns.wait(for: batch, in: part) }

  func end(_ part: Int) { turns.end(part) }

  /// Cancels the later turns of all batches.
  func cancel() { turns.cancel() }
}
