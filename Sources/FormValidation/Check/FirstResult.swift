internal import Synchronization

/// The first of several results, for which one task waits.
final class FirstResult<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, Never>)
    case finished(Value)
  }

  private let state = Mutex(State.empty)

  /// Sets the result, unless it has been set.
  func finish(with value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      if case .finished = state { return nil }
      defer { state = .finished(value) }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(returning: value)
  }

  /// The result, as soon as there is one.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let finished = state.withLock { state -> Value? in
          if case .finished(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let finished { continuation.resume(returning: finished) }
      }
    }
  }
}
