/// Receives the progress of a check.
package protocol ProgressObserver: Sendable {
  /// Called by any thread, one at a time for each input, after it has checked a chunk.
  ///
  /// - Parameters:
  ///   - records: The number of records in the chunk.
  ///   - bytes: The number of bytes in the chunk.
  func advance(records: Int, bytes: Int)
  /// Whether the check ends before its next chunk, by a ``CheckCancelled``; `false` by default.
  var isCancelled: Bool { get }
}

extension ProgressObserver {
  package var isCancelled: Bool { false }
}

/// An error: the observer of a check's progress has ended it.
package struct CheckCancelled: Error, CustomStringConvertible {
  package init() {}

  package var description: String { "the check was cancelled" }
}
