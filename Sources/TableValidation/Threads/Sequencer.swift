/// Lets threads access a state one after another, in the order of the numbers of their turns.
@safe
final class Sequencer<State>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: `state` is accessed only between `waitForTurn` and `endTurn`, by the one thread
  // whose turn it is, or while no thread takes turns; the lock orders each turn after the previous one.
  var state: State
  private let turns = Locked(Turns())

  init(_ state: State) {
    self.state = state
  }

  /// Waits for the turn of that number; returns `false` if the turns are cancelled, in which case `endTurn` must not be called.
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

  /// Cancels all later turns, including those that threads are waiting for.
  func cancel() {
    turns.update { $0.isCancelled = true }
  }
}

/// The number of the current turn. It is not nested in the generic type, because each type created at run time delays the start
/// of the program.
private struct Turns {
  var current = 0
  var isCancelled = false
}
