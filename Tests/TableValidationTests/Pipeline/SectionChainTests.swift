import Testing

@testable import TableValidation

struct SectionChainTests {
  /// A chain whose first chunk has been read and ends at an offset.
  private func chain(after end: Int) -> SectionChain {
    var chain = SectionChain()
    chain.endTurn(end)
    return chain
  }

  @Test func `a chunk that begins where the one before ends has no turn`() {
    var chain = chain(after: 10)
    chain.add(10..<25, number: 1)
    #expect(chain.turn(of: 1) == .passed)
    #expect(chain.turn(of: 2) == .reached(25))
  }

  @Test func `chunks may be added in any order`() {
    var chain = chain(after: 10)
    chain.add(40..<55, number: 3)
    chain.add(25..<40, number: 2)
    #expect(chain.turn(of: 1) == .reached(10))
    #expect(chain.turn(of: 2) == nil && chain.turn(of: 3) == nil)
    chain.add(10..<25, number: 1)
    #expect((1...3).allSatisfy { chain.turn(of: $0) == .passed })
    #expect(chain.turn(of: 4) == .reached(55))
  }

  @Test func `a chunk that begins elsewhere is read again in its turn, and those after it follow its end`() {
    var chain = chain(after: 10)
    chain.add(17..<25, number: 1)
    chain.add(40..<55, number: 2)
    #expect(chain.turn(of: 1) == .reached(10) && chain.turn(of: 2) == nil)
    chain.endTurn(40)
    #expect(chain.turn(of: 2) == .passed)
    #expect(chain.turn(of: 3) == .reached(55))
  }

  @Test func `after a chunk that is read in order, all others are`() {
    var chain = chain(after: 10)
    chain.add(25..<40, number: 2)
    chain.endTurn(nil)
    #expect(chain.turn(of: 2) == .reached(nil))
    chain.endTurn(nil)
    #expect(chain.turn(of: 3) == .reached(nil))
  }

  @Test func `a cancelled chain has no turns`() {
    var chain = chain(after: 10)
    chain.isCancelled = true
    #expect(chain.turn(of: 0) == .cancelled && chain.turn(of: 1) == .cancelled)
  }
}
