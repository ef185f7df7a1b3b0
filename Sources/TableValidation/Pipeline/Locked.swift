internal import Glibc

/// State that threads touch one at a time, in no order.
@safe
final class Locked<State>: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: the state is touched under the mutex only.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: sending State) {
    self.state = state
    // SAFETY: initialised before use, once, and stays where it is until `deinit`.
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    // SAFETY: nobody else holds the lock.
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  func withLock<Value, Failure>(_ body: (inout State) throws(Failure) -> Value) throws(Failure) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&state)
  }
}
