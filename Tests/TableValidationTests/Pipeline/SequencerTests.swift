import Platform
import Synchronization
import Testing

@testable import TableValidation

struct SequencerTests {
  @Test func `threads have their turns in the order of their tickets`() {
    let count = 400
    let sequencer = Sequencer<[Int]>([])
    let next = Atomic(0)
    // Threads yield before some tickets, so that many have to wait for their turns.
    Threads.run(count: 8) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < count else { return true }
        if ticket % 3 == 0 { sched_yield() }
        guard sequencer.waitForTurn(ticket) else { return false }
        sequencer.state.append(ticket)
        sequencer.endTurn()
      }
    }
    #expect(sequencer.state == Array(0..<count))
  }

  @Test func `only one thread at a time accesses the state`() {
    let sequencer = Sequencer((inside: 0, most: 0))
    let next = Atomic(0)
    Threads.run(count: 6) {
      while true {
        let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard ticket < 300, sequencer.waitForTurn(ticket) else { return true }
        sequencer.state.inside += 1
        sequencer.state.most = max(sequencer.state.most, sequencer.state.inside)
        if ticket % 7 == 0 { sched_yield() }
        sequencer.state.inside -= 1
        sequencer.endTurn()
      }
    }
    #expect(sequencer.state.most == 1)
  }

  @Test func `cancelling ends all waiting and prevents later turns`() {
    let sequencer = Sequencer(0)
    let waiting = Atomic(0)
    let cancelled = Atomic(0)
    let next = Atomic(0)
    Threads.run(count: 6) {
      let thread = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if thread == 0 {
        while waiting.load(ordering: .acquiring) < 5 { usleep(1000) }
        usleep(20_000)
        sequencer.cancel()
      } else {
        waiting.wrappingAdd(1, ordering: .releasing)
        // No thread takes ticket 0, so no turn begins.
        if !sequencer.waitForTurn(thread) { cancelled.wrappingAdd(1, ordering: .relaxed) }
      }
      return true
    }
    #expect(cancelled.load(ordering: .acquiring) == 5)
    #expect(!sequencer.waitForTurn(0), "no ticket has a turn after cancelling")
  }
}
