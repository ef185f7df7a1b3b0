import Glibc
import Synchronization
import Testing

@testable import TableValidation

struct ThreadsTests {
  @Test(arguments: [1, 2, 3, 16])
  func `the closure runs once on each thread, and the call returns when all have ended`(count: Int) {
    let threads = Locked<Set<pthread_t>>([])
    let done = Atomic(0)
    Threads.run(count: count) {
      threads.withLock { _ = $0.insert(pthread_self()) }
      // No thread ends before all have started.
      while threads.withLock({ $0.count }) < count { sched_yield() }
      done.wrappingAdd(1, ordering: .relaxed)
      return true
    }
    #expect(threads.withLock { $0.count } == count)
    #expect(done.load(ordering: .acquiring) == count)
  }

  @Test(arguments: [0, 1])
  func `a single thread is the calling thread`(count: Int) {
    let threads = Locked<[pthread_t]>([])
    Threads.run(count: count) {
      threads.withLock { $0.append(pthread_self()) }
      return true
    }
    #expect(threads.withLock { $0 } == [pthread_self()])
  }

  @Test func `the call returns without waiting for other threads if one returns false`() {
    let gate = Locked(false)
    let next = Atomic(0)
    Threads.run(count: 3) {
      guard next.wrappingAdd(1, ordering: .relaxed).oldValue > 0 else { return false }
      while !gate.withLock({ $0 }) { usleep(1000) }
      return true
    }
    // Only now can the other threads end.
    gate.withLock { $0 = true }
  }

  @Test func `at least one processor is available`() {
    #expect(Threads.available >= 1)
    #expect(CheckOptions().jobs == Threads.available)
  }
}
