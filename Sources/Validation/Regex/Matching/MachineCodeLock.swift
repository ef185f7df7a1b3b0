#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The lock around PCRE2's allocator of machine code.
///
/// The allocator has a lock of its own. A process that is forked while another thread holds it would wait for it forever; this
/// lock is taken before a fork, so that no thread holds the other one then.
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
    // A fork is made by the thread that has taken the lock, which has it in the new process too.
    pthread_atfork(
      { unsafe pthread_mutex_lock(MachineCodeLock.mutex) },
      { unsafe pthread_mutex_unlock(MachineCodeLock.mutex) },
      { unsafe pthread_mutex_unlock(MachineCodeLock.mutex) })
    return unsafe mutex
  }()
}
