import Testing

@testable import TableValidation

/// Tests of the integers that are close together.
struct IntegerWindowTests {
  private static let row = (0..<2_000).map { Int64($0) + 7_000_000 }

  @Test func `integers in a row have a window, in any order and with gaps`() {
    #expect(IntegerWindow(Self.row)?.contains(7_001_000) == true)
    #expect(IntegerWindow(Self.row.reversed())?.contains(7_001_999) == true)
    #expect(IntegerWindow(Self.row.map { -3 * $0 })?.contains(-21_003_000) == true)
    #expect(IntegerWindow(Self.row.shuffled()) != nil)
  }

  @Test func `a few others do not matter, and are outside`() throws {
    var integers = Self.row
    for index in stride(from: 3, to: 2_000, by: 17) { integers[index] = 999_999_999_999_999_999 }
    for index in stride(from: 5, to: 2_000, by: 40) { integers[index] = IntegerWindow.noInteger }
    let window = try #require(IntegerWindow(integers))
    #expect(integers.count { window.contains($0) } == integers.count { $0 > 0 && $0 < 8_000_000 })
    #expect(!window.contains(IntegerWindow.noInteger) && !window.contains(-999_999_999_999_999_999))
  }

  @Test func `few, and those that are far from each other, have none`() {
    #expect(IntegerWindow([]) == nil && IntegerWindow(Array(Self.row.prefix(1_023))) == nil)
    #expect(IntegerWindow(Self.row.map { 5 * $0 }) == nil)
    #expect(IntegerWindow(Self.row.map { $0 % 4 == 0 ? $0 * 1_000 : $0 }) == nil)
    #expect(IntegerWindow(Self.row.map { _ in IntegerWindow.noInteger }) == nil)
    #expect(IntegerWindow([-999_999_999_999_999_999, 999_999_999_999_999_999] + Self.row) != nil)
  }
}
