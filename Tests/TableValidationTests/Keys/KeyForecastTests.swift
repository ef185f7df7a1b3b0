import Bytes
import Testing

@testable import TableValidation

/// Tests of the number of keys that is expected, and of tables that grow by it.
struct KeyForecastTests {
  private static func forecast(size: Int, batches: [(size: Int, keys: Int, new: Int)]) -> KeyForecast {
    var forecast = KeyForecast()
    forecast.inputSize = Double(size)
    for batch in batches { forecast.add(batch.size, keys: batch.keys, new: (batch.new, 11 * batch.new)) }
    return forecast
  }

  @Test(
    arguments: [
      // Nothing is known of an input without a size.
      (0, [(100, 10, 10)], 10, 0),
      (1_000, [(100, 10, 10)], 10, 100),
      // 50 of the 200 bytes of the batch have been read.
      (1_000, [(100, 10, 10)], 15, 100),
      // The file became longer than it was.
      (100, [(300, 10, 10)], 10, 10),
      // Many keys were there already.
      (1_000, [(100, 10, 10), (100, 10, 8)], 18, 0),
      (1_000, [(100, 10, 8), (100, 10, 10)], 18, 90),
    ] as [(Int, [(Int, Int, Int)], Int, Int)])
  func `the number of keys grows with the bytes`(
    size: Int, batches: [(Int, Int, Int)], count: Int, expected: Int
  ) {
    let forecast = Self.forecast(size: size, batches: batches.map { (size: $0.0, keys: $0.1, new: $0.2) })
    let share = count == 15 ? (read: 1, all: 4) : (read: 0, all: 4)
    #expect(forecast.count(from: count, after: share, ofBatch: 200) == expected)
  }

  @Test func `no more keys are expected than memory allows`() {
    var forecast = Self.forecast(size: 1_000, batches: [(100, 10, 10)])
    // A key takes 11 bytes and the cost of each.
    forecast.largestPrice = 60 * (11 + KeyIndex.costOfKey)
    #expect(forecast.count(from: 10, after: (0, 1), ofBatch: 100) == 60)
    // A part that has more than its share of them has room for what it has.
    #expect(forecast.count(from: 90, after: (0, 1), ofBatch: 100) == 60)
  }

  @Test(arguments: [0, 5_000, 40_000, 10_000_000])
  func `a table with expected keys finds each of them`(expected: Int) throws {
    var slots = KeySlots(SpareTable())
    var generator = SystemRandomNumberGenerator()
    let hashes = (1...20_000).map { _ in UInt64.random(in: 0 ... .max, using: &generator) }
    for (offset, hash) in hashes.enumerated() {
      try slots.makeRoom { _ in expected }
      let found = slots.find(hash) { hashes[$0 - 1] == hash }
      #expect(found.offset == nil)
      slots.put(hash, offset: offset + 1, at: found.index)
    }
    for (offset, hash) in hashes.enumerated() {
      #expect(slots.find(hash) { hashes[$0 - 1] == hash }.offset == offset + 1)
    }
  }
}
