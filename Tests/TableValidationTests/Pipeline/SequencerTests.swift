import Glibc
import Synchronization
import Testing

@testable import TableValidation

struct SequencerTests {
  @Test func `threads pass in the order of their numbers, whatever order they come in`() {
    let count = 400
    let sequencer = Sequencer<[Int]>([])
    let next = Atomic(0)
    // Each thread takes numbers from both ends, so that most have to wait.
    Threads.run(count: 8) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < count else { return true }
        if ticket % 3 == 0 { sched_yield() }
        guard sequencer.enter(ticket) else { return false }
        sequencer.state.append(ticket)
        sequencer.leave()
      }
    }
    #expect(sequencer.state == Array(0..<count))
  }

  @Test func `the state is one thread's alone`() {
    let sequencer = Sequencer((inside: 0, most: 0))
    let next = Atomic(0)
    Threads.run(count: 6) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < 300, sequencer.enter(ticket) else { return true }
        sequencer.state.inside += 1
        sequencer.state.most = max(sequencer.state.most, sequencer.state.inside)
        if ticket % 7 == 0 { sched_yield() }
        sequencer.state.inside -= 1
        sequencer.leave()
      }
    }
    #expect(sequencer.state.most == 1)
  }

  @Test func `closing turns away those who wait and those who come`() {
    let sequencer = Sequencer(0)
    let waiting = Atomic(0)
    let turnedAway = Atomic(0)
    let next = Atomic(0)
    Threads.run(count: 6) {
      let thread = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if thread == 0 {
        while waiting.load(ordering: .acquiring) < 5 { usleep(1000) }
        usleep(20_000)
        sequencer.close()
      } else {
        waiting.wrappingAdd(1, ordering: .releasing)
        // Nobody has number 0, so nobody's turn comes.
        if !sequencer.enter(thread) { turnedAway.wrappingAdd(1, ordering: .relaxed) }
      }
      return true
    }
    #expect(turnedAway.load(ordering: .acquiring) == 5)
    #expect(!sequencer.enter(0), "nobody enters a closed sequencer, whose turn it may be")
  }
}
