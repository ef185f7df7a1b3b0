internal import TableValidation

/// How much of a table has been checked, which other threads may read during the check, and by which they may end it.
final class CheckProgress: ProgressObserver {
  private let state = Locked((records: 0, bytes: 0, isCancelled: false))
  /// The number of bytes of the file; `nil` for a stream, and if it is unknown.
  let size: Int?

  init(size: Int? = nil) {
    self.size = size
  }

  /// The numbers of records and of bytes so far; the bytes of a stream are not counted.
  var checked: (records: Int, bytes: Int) { state.withLock { ($0.records, $0.bytes) } }

  /// Whether another thread has called ``cancel()``.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the check before its next records.
  func cancel() { state.withLock { $0.isCancelled = true } }

  func advance(records: Int, bytes: Int) {
    state.withLock { state in
      state.records += records
      state.bytes += bytes
    }
  }
}
