/// Passes findings from the workers, in the order of the input, to the thread that runs the check.
///
/// It stores one batch at a time, so that memory is bounded even if the receiver is slow.
struct FindingChannel: Sendable {
  private struct State {
    var batch: FindingBuffer?
    /// Whether the sender of a batch waits until the previous one has been received.
    var isBounded = true
    var isFinished = false
  }

  private let state = Locked(State())

  /// Sends a batch after the previous one has been received; does nothing after ``finish()``.
  func send(_ batch: FindingBuffer) {
    state.wait { $0.batch == nil || $0.isFinished || !$0.isBounded ? () : nil }
    state.update { state in
      guard !state.isFinished else { return }
      var waiting = state.batch.take() ?? FindingBuffer()
      waiting.append(batch)
      state.batch = waiting
    }
  }

  /// Waits for the next batch and returns it; returns `nil` if the channel has ended.
  func receive() -> FindingBuffer? {
    let batch = state.wait { state -> FindingBuffer?? in
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

  /// Ends the channel; a batch that has been sent can still be received.
  func finish() {
    state.update { $0.isFinished = true }
  }
}
