import Platform
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

  @Test(arguments: [1, 2, 3], [0, 1, 64, 65, 1_000])
  func `values that threads compute are in the order of their numbers`(jobs: Int, count: Int) throws {
    #expect(try Threads.map(count: count, jobs: jobs) { 3 * $0 } == (0..<count).map { 3 * $0 })
  }

  @Test(arguments: [1, 2, 3])
  func `the error of the lowest number is thrown`(jobs: Int) {
    struct Failed: Error, Equatable { let number: Int }
    #expect(throws: Failed(number: 71)) {
      try Threads.map(count: 1_000, jobs: jobs) { number in
        // Higher numbers fail first.
        if number == 71 { usleep(20_000) }
        if number >= 71 { throw Failed(number: number) }
        return number
      }
    }
  }

  @Test func `at least one processor is available`() {
    #expect(Threads.available >= 1)
    #expect(CheckOptions().jobs == Threads.available)
  }
}
