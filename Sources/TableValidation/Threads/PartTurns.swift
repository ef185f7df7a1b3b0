/// Lets threads work on the parts of a shared state in the order of their batches: the thread of a batch works on a part after
/// that of the previous batch has, and several threads work on different parts side by side.
final class PartTurns: Sendable {
  private struct State {
    /// For each part, the number of the batch whose turn it is, or will be when it comes.
    var current: [Int]
    /// Whether a thread waits for the end of a turn in each part.
    var isAwaited: [Bool]
    /// The number of the batch from which on turns are cancelled.
    var cancelled = Int.max
  }

  /// The number of parts that a thread lets another one get ahead once it has to wait, so that it does not wait for each of them.
  private static let lead = 4

  private let parts: Int
  private let state: Locked<State>

  /// - Parameter parts: The number of parts; each batch takes its turns in all of them, in their order.
  init(parts: Int) {
    self.parts = parts
    state = Locked(
      State(current: Array(repeating: 0, count: parts), isAwaited: Array(repeating: false, count: parts)))
  }

  /// Waits for the turn of a batch in a part; returns `false` if the turns are cancelled, in which case ``end(_:)`` must not be
  /// called.
  ///
  /// - Parameter batch: The number of the batch, from 0.
  func wait(for batch: Int, in part: Int) -> Bool {
    var awaited = part
    return state.wait { [parts] state in
      if batch >= state.cancelled { return false }
      if state.current[awaited] == batch { return true }
      awaited = min(part + Self.lead, parts - 1)
      state.isAwaited[awaited] = true
      return nil
    }
  }

  /// Ends the turn of a batch in a part: that of the next batch, whose number is given, begins.
  func end(_ part: Int, next: Int) {
    let isAwaited = state.withLock { state in
      defer { state.isAwaited[part] = false }
      state.current[part] = next
      return state.isAwaited[part]
    }
    if isAwaited { state.update { _ in } }
  }

  /// Cancels the turns of all batches from a number on, including those that threads are waiting for.
  func cancel(from batch: Int) {
    state.update { $0.cancelled = min($0.cancelled, batch) }
  }
}
