/// Gives threads their turns one at a time, in the order of their numbers, each with the state for itself.
@safe
final class Sequencer<State>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: `state` is accessed between `waitForTurn` and `endTurn` alone, by the one thread
  // whose turn it is, or while no thread takes turns; the lock orders each turn after the one before.
  var state: State
  private let turns = Locked(Turns())

  init(_ state: State) {
    self.state = state
  }

  /// Waits for the turn of that number; returns `false` if the turns are cancelled, then there is no turn to end.
  func waitForTurn(_ number: Int) -> Bool {
    turns.wait { turns in
      if turns.isCancelled { return false }
      return turns.current == number ? true : nil
    }
  }

  /// Ends the current turn: the turn of the next number begins.
  func endTurn() {
    turns.update { $0.current += 1 }
  }

  /// Cancels all turns to come, those of waiting threads included.
  func cancel() {
    turns.update { $0.isCancelled = true }
  }
}

/// The number whose turn it is. Not a part of the generic type: each type made at run time delays the start.
private struct Turns {
  var current = 0
  var isCancelled = false
}
