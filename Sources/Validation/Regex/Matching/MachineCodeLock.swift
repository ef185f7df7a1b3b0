internal import Platform

/// The lock around PCRE2's allocator of machine code.
///
/// The allocator has a lock of its own. If a process forked while another thread owned that lock, the new
/// process would wait for it forever. This lock is acquired before a fork, so that no thread owns the other
/// one then.
enum MachineCodeLock {
  /// Runs the body while no other thread allocates or frees machine code, and no process is forked.
  static func withLock<Value>(_ body: () -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  // SAFETY: initialized once, never moved and never freed.
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    // The thread that forks has acquired the lock and owns it in the new process too.
    pthread_atfork(
      { unsafe pthread_mutex_lock(MachineCodeLock.mutex) },
      { unsafe pthread_mutex_unlock(MachineCodeLock.mutex) },
      { unsafe pthread_mutex_unlock(MachineCodeLock.mutex) })
    return unsafe mutex
  }()
}
