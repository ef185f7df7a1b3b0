import Testing

@testable import TableValidation

struct PartTurnsTests {
  @Test(arguments: [1, 2, 5, 17], [1, 2, 4])
  func `each part is worked on in the order of the batches, and by several threads beside each other`(
    parts: Int, threads: Int
  ) {
    let turns = PartTurns(parts: parts)
    let state = Locked((next: 0, orders: [[Int]](repeating: [], count: parts)))
    Threads.run(count: threads) {
      while true {
        let batch = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard batch < 200 else { return true }
        for part in 0..<parts {
          guard turns.wait(for: batch, in: part) else { return false }
          state.withLock { $0.orders[part].append(batch) }
          turns.end(part, next: batch + 1)
        }
      }
    }
    #expect(state.withLock { $0.orders } == Array(repeating: Array(0..<200), count: parts))
  }

  @Test func `after a cancel no thread gets a turn, and those that wait go on`() {
    let turns = PartTurns(parts: 3)
    let waited = Locked<Bool?>(nil)
    let hasStarted = Threads.start {
      let hasTurn = turns.wait(for: 1, in: 0)
      waited.update { $0 = hasTurn }
    }
    #expect(hasStarted)
    #expect(turns.wait(for: 0, in: 0))
    turns.cancel(from: 0)
    #expect(waited.wait { $0 } == false)
    #expect(!turns.wait(for: 0, in: 1))
  }

  @Test func `a cancel from a batch on leaves the turns of the batches before it`() {
    let turns = PartTurns(parts: 2)
    turns.cancel(from: 7)
    #expect(turns.wait(for: 0, in: 0))
    turns.end(0, next: 7)
    #expect(!turns.wait(for: 7, in: 0))
    #expect(turns.wait(for: 0, in: 1))
  }
}
