internal import Platform

/// State that threads access one at a time, and whose changes they can wait for.
///
/// The mutex and the condition variable are those of POSIX, because `Synchronization.Mutex` has no condition variable.
@safe
package final class Locked<State>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: the state is accessed only while the mutex is held.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  package init(_ state: sending State) {
    self.state = state
    // SAFETY: both are initialized once, before use, and are not moved until `deinit`.
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // SAFETY: no other reference exists, so that no thread holds the mutex or waits.
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Accesses the state.
  package func withLock<Value, Failure>(_ body: (inout State) throws(Failure) -> Value) throws(Failure)
    -> Value
  {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// Changes the state and wakes the threads that wait for a change.
  func update(_ change: (inout State) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    change(&state)
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Waits until the state has a value for the caller, and returns it.
  ///
  /// - Parameter body: Returns `nil` to wait for the next change. Its own changes to the state do not wake other threads.
  func wait<Value>(for body: (inout State) -> Value?) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let value = body(&state) { return value }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
