import Platform
import Synchronization
import Testing

@testable import TableValidation

struct LatchTests {
  @Test func `a latch waits for every count, and preceding writes are visible afterwards`() {
    let latch = Latch(count: 7)
    let done = Atomic(0)
    Threads.run(count: 8) {
      if done.load(ordering: .relaxed) % 2 == 0 { sched_yield() }
      done.wrappingAdd(1, ordering: .relaxed)
      latch.countDown()
      return true
    }
    latch.wait()
    #expect(done.load(ordering: .relaxed) == 8)
  }

  @Test func `a latch with a count of zero is open`() {
    Latch(count: 0).wait()
  }

  @Test func `opening a latch ends all waiting, whatever its count`() {
    let latch = Latch(count: 100)
    Threads.run(count: 2) {
      usleep(1000)
      latch.open()
      latch.wait()
      return true
    }
    latch.countDown()
    latch.wait()
  }
}
