internal import Glibc

/// Lets threads pass one at a time, in the order of their numbers, each with the state for itself.
///
/// The mutex and condition are POSIX's: `Synchronization.Mutex` has no condition to wait on.
@safe
final class Sequencer<State>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: `turn` and `isClosed` are touched under the mutex only; `state` only between
  // `enter` and `leave`, which the mutex orders, by the one thread whose turn it is.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var turn = 0
  private var isClosed = false
  var state: State

  /// - Parameter state: Nobody else touches it while threads pass.
  init(_ state: State) {
    self.state = state
    // SAFETY: both are initialised before use, once, and stay where they are until `deinit`.
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // SAFETY: nobody else holds the sequencer.
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Waits for the turn of that number; `false` where the sequencer was closed instead.
  func enter(_ number: Int) -> Bool {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while turn != number && !isClosed { unsafe pthread_cond_wait(condition, mutex) }
    return !isClosed
  }

  /// Ends a turn: the next number may enter.
  func leave() {
    unsafe pthread_mutex_lock(mutex)
    turn += 1
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Turns everybody away, those who wait included.
  func close() {
    unsafe pthread_mutex_lock(mutex)
    isClosed = true
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }
}
