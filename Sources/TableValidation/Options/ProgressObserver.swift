/// Receives the progress of a check.
package protocol ProgressObserver: Sendable {
  /// Called by any thread, one at a time for each input, after it has checked a chunk.
  ///
  /// - Parameters:
  ///   - records: The number of records in the chunk.
  ///   - bytes: The number of bytes in the chunk.
  func advance(records: Int, bytes: Int)
}
