import Glibc
import Synchronization
import Testing

@testable import TableValidation

struct TurnstileTests {
  @Test func `threads pass in the order of their numbers, whatever order they come in`() {
    let count = 400
    let turnstile = Turnstile<[Int]>([])
    let next = Atomic(0)
    // Each thread takes numbers from both ends, so that most have to wait.
    Threads.run(count: 8) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < count else { return true }
        if ticket % 3 == 0 { sched_yield() }
        guard turnstile.enter(ticket) else { return false }
        turnstile.state.append(ticket)
        turnstile.leave()
      }
    }
    #expect(turnstile.state == Array(0..<count))
  }

  @Test func `the state is one thread's alone`() {
    let turnstile = Turnstile((inside: 0, most: 0))
    let next = Atomic(0)
    Threads.run(count: 6) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < 300, turnstile.enter(ticket) else { return true }
        turnstile.state.inside += 1
        turnstile.state.most = max(turnstile.state.most, turnstile.state.inside)
        if ticket % 7 == 0 { sched_yield() }
        turnstile.state.inside -= 1
        turnstile.leave()
      }
    }
    #expect(turnstile.state.most == 1)
  }

  @Test func `closing turns away those who wait and those who come`() {
    let turnstile = Turnstile(0)
    let waiting = Atomic(0)
    let turnedAway = Atomic(0)
    let next = Atomic(0)
    Threads.run(count: 6) {
      let thread = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if thread == 0 {
        while waiting.load(ordering: .acquiring) < 5 { usleep(1000) }
        usleep(20_000)
        turnstile.close()
      } else {
        waiting.wrappingAdd(1, ordering: .releasing)
        // Nobody has number 0, so nobody's turn comes.
        if !turnstile.enter(thread) { turnedAway.wrappingAdd(1, ordering: .relaxed) }
      }
      return true
    }
    #expect(turnedAway.load(ordering: .acquiring) == 5)
    #expect(!turnstile.enter(0), "nobody enters a closed turnstile, whose turn it may be")
  }
}
