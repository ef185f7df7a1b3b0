import Testing

@testable import LocalServer

@Suite struct ConnectionTableTests {
  private static func table(maximum: Int = 4, perAddress: Int = 2) -> ConnectionTable {
    var bounds = ConnectionBounds()
    (bounds.maximum, bounds.maximumPerAddress) = (maximum, perAddress)
    (bounds.secondsForHead, bounds.secondsForBody, bounds.secondsForResponse) = (10, 20, 30)
    return ConnectionTable(bounds)
  }

  @Test func `at its bound an address displaces its own oldest incomplete connection`() {
    var table = Self.table()
    table.add(10, 2, now: 0)
    table.add(11, 1, now: 0)
    #expect(table.displaced(by: 1) == nil)
    table.add(12, 1, now: 0)
    #expect(table.displaced(by: 1) == .oldest(11))
    table.advance(11, to: .body, now: 0)
    #expect(table.displaced(by: 1) == .oldest(11))
    table.advance(11, to: .answer, now: 0)
    #expect(table.displaced(by: 1) == .oldest(12))
    table.advance(12, to: .answer, now: 0)
    #expect(table.displaced(by: 1) == .full)
    #expect(table.displaced(by: 2) == nil)
  }

  @Test func `at the bound of all addresses the oldest incomplete connection is displaced`() {
    var table = Self.table()
    for socket in 0..<4 { table.add(Int32(socket), UInt32(socket), now: 0) }
    #expect(table.displaced(by: 9) == .oldest(0))
    table.advance(0, to: .ended, now: 0)
    #expect(table.displaced(by: 9) == nil)
    table.add(4, 9, now: 0)
    #expect(table.displaced(by: 8) == .oldest(1))
    table.remove(0)
    #expect(table.displaced(by: 8) == .oldest(1), "an ended connection is not counted twice")
    table.remove(1)
    #expect(table.displaced(by: 8) == nil)
  }

  @Test func `each phase has its deadline`() {
    var table = Self.table()
    table.add(1, 1, now: 100)
    #expect(table.overdue(now: 109) == [])
    #expect(table.overdue(now: 110) == [1])
    table.advance(1, to: .body, now: 105)
    #expect(table.overdue(now: 124) == [])
    #expect(table.overdue(now: 125) == [1])
    table.advance(1, to: .answer, now: 120)
    #expect(table.overdue(now: 149) == [])
    #expect(table.overdue(now: 150) == [1])
    table.advance(1, to: .ended, now: 150)
    #expect(table.overdue(now: 1000) == [])
    table.advance(1, to: .answer, now: 150)
    #expect(table[1]?.phase == .ended, "an ended connection comes to no other phase")
  }

  @Test func `a socket number that the system gives again replaces the former connection`() {
    var table = Self.table()
    table.add(1, 1, now: 0)
    table.add(1, 2, now: 0)
    #expect(table[1]?.address == 2)
    table.remove(1)
    #expect(table.isEmpty)
    table.add(1, 1, now: 0)
    table.add(2, 1, now: 0)
    #expect(table.displaced(by: 1) == .oldest(1))
  }
}
