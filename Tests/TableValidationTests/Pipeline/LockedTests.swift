import Platform
import Testing

@testable import TableValidation

struct LockedTests {
  private struct Rejection: Error, Equatable {}

  @Test func `no increment is lost between threads`() {
    let lock = Locked(0)
    Threads.run(count: 8) {
      for _ in 0..<500 {
        lock.withLock { count in
          let before = count
          if before % 50 == 0 { sched_yield() }
          count = before + 1
        }
      }
      return true
    }
    #expect(lock.withLock { $0 } == 4000)
  }

  @Test func `an error is rethrown and the lock is released`() {
    let lock = Locked([1])
    #expect(throws: Rejection()) {
      try lock.withLock { state in
        state.append(2)
        throw Rejection()
      }
    }
    #expect(lock.withLock { $0 } == [1, 2])
  }
}
