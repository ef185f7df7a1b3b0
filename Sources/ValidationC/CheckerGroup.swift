internal import Bytes
internal import TableValidation

/// What the checkers of one table have in common, each of which one thread uses at a time: the findings that are kept, and the
/// checks whose counts are added.
final class CheckerGroup: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: the lists are accessed within a lock. The checks are only collected while threads use them;
  // their counts are read after all their calls have ended, as `val_checker_open_peer` requires.

  /// The findings on a batch.
  private struct Kept {
    /// The number of the file, if the table is several, and that of the first record.
    let place: (file: Int, record: Int)
    let parts: [IdentifiedFindings]
  }

  private struct State {
    var kept: [Kept] = []
    var invalid: [[Int]] = []
    var peers: [ArrowCheck] = []
    var file = 0
  }

  private let state = Locked(State())
  /// The turns in which the keys of batches are compared.
  let turns = KeyTurns()

  /// Keeps the findings on a batch.
  func keep(_ parts: [IdentifiedFindings], firstRecord: Int) {
    let parts = parts.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    state.withLock { $0.kept.append(Kept(place: ($0.file, firstRecord), parts: parts)) }
  }

  /// Keeps the numbers of invalid records.
  func keep(invalid records: [Int]) {
    guard !records.isEmpty else { return }
    state.withLock { $0.invalid.append(records) }
  }

  /// The numbers of the invalid records, ascending.
  var invalidRecords: [Int] { state.withLock(\.invalid).joined().sorted() }

  /// Begins another file of the table, whose records have numbers of their own.
  func beginFile() { state.withLock { $0.file += 1 } }

  /// Returns the findings that are kept, in the order of the records, and keeps them no longer.
  func takeFindings() -> [IdentifiedFindings] {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    return kept.ordered { $0.place < $1.place }.flatMap(\.parts)
  }

  /// Adds a check whose counts are those of the table too.
  func add(_ peer: ArrowCheck) {
    state.withLock { $0.peers.append(peer) }
  }

  /// The checks of the table beside the first.
  var peers: [ArrowCheck] { state.withLock(\.peers) }
}
