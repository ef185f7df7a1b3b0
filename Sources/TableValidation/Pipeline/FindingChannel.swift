/// Passes findings as values from the workers, in the order of the input, to the thread that called for them.
///
/// It holds one batch at a time, so that memory is bounded however slow the caller is.
struct FindingChannel: Sendable {
  private struct State {
    var batch: [Finding]?
    /// Whether a batch waits for the one before to be received.
    var isBounded = true
    var isFinished = false
  }

  private let state = Locked(State())

  /// Sends a batch, once the one before has been received; does nothing when nothing is received any more.
  func send(_ batch: [Finding]) {
    state.wait { $0.batch == nil || $0.isFinished || !$0.isBounded ? () : nil }
    state.update { state in
      if !state.isFinished { state.batch = (state.batch ?? []) + batch }
    }
  }

  /// The next batch, as soon as there is one; `nil` when no more comes.
  func receive() -> [Finding]? {
    let batch = state.wait { state -> [Finding]?? in
      if let batch = state.batch.take() { return .some(batch) }
      return state.isFinished ? .some(nil) : nil
    }
    state.update { _ in }
    return batch
  }

  /// Lets batches be sent without waiting for their receipt.
  func removeBound() {
    state.update { $0.isBounded = false }
  }

  /// Ends the channel: what has been sent is still received.
  func finish() {
    state.update { $0.isFinished = true }
  }
}
