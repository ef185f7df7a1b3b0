/// The turns of a batch in the comparison of keys: one in each part of the indexes, and a last one for what follows.
package struct KeyTurn {
  /// The last turn.
  static let last = KeyIndex.partCount

  private let batch: Int
  private let next: Int
  private let turns: PartTurns
  /// Moves the keys of the records up to the end of the batch to disk, in the last turn; `nil` if they may be in memory only.
  var moveToDisk: (() throws -> Void)?

  /// - Parameters:
  ///   - batch: The number of the batch, from 0, in the order of the records.
  ///   - next: The number of the next batch; by default the next number.
  ///   - turns: The turns of all batches.
  init(_ batch: Int, next: Int? = nil, in turns: PartTurns) {
    (self.batch, self.next, self.turns) = (batch, next ?? batch + 1, turns)
  }

  /// Returns the turns of the batches of an input.
  static func turns() -> PartTurns { PartTurns(parts: last + 1) }

  /// Waits for a turn; returns `false` if the turns are cancelled.
  func wait(in part: Int) -> Bool { turns.wait(for: batch, in: part) }

  func end(_ part: Int) { turns.end(part, next: next) }

  /// Cancels the turns of the batch and of all later ones.
  func cancel() { turns.cancel(from: batch) }
}

/// The turns of the batches of a table that several checks compare by keys, by the numbers of their records.
package struct KeyTurns: Sendable {
  let turns = KeyTurn.turns()

  package init() {}

  /// Cancels the turns of the records after that many.
  package func cancel(after records: Int) { turns.cancel(from: records) }
}
