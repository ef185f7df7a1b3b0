internal import Glibc

/// A counting semaphore: sem_init(3).
///
/// SAFETY: the system's semaphore has a fixed address and may be used by several threads at the same time.
@safe final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    // SAFETY: memory for one value is allocated; the system writes it.
    unsafe semaphore.initialize(to: sem_t())
    unsafe sem_init(semaphore, 0, 0)
  }

  func signal() {
    // SAFETY: the semaphore was created in init.
    unsafe sem_post(semaphore)
  }

  func wait() {
    // A signal handler may interrupt the call.
    // SAFETY: the semaphore was created in init.
    while unsafe sem_wait(semaphore) != 0 {}
  }

  deinit {
    // SAFETY: no thread waits, because each of them retains this object.
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }
}
