/// The records of a batch that a rule may reject: a set of positions below the number of records.
package struct DoubtfulRecords: Sendable {
  /// The number of records of the batch.
  package let count: Int
  /// A bit for each record, the lowest of each word first.
  private var words: [UInt64]

  package init(count: Int) {
    self.count = count
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  package mutating func insert(_ position: Int) {
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  /// Inserts the records whose bits are set, from a position on that is a multiple of 64.
  @inline(__always)
  package mutating func insert(_ bits: UInt64, from position: Int) {
    words[position >> 6] |= bits
  }

  package mutating func insertAll() {
    for index in words.indices { words[index] = .max }
    if count & 63 != 0 { words[words.count - 1] = 1 << UInt64(count & 63) - 1 }
  }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package func contains(_ position: Int) -> Bool {
    words[position >> 6] >> UInt64(position & 63) & 1 == 1
  }

  /// The positions, ascending.
  package var positions: [Int] {
    var positions: [Int] = []
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        positions.append(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return positions
  }
}
