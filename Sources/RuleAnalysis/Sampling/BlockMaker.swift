/// Makes blocks of records that depend on a seed and their number alone, so that several threads can make them in any order.
package struct BlockMaker: Sendable {
  /// The number of records of a block.
  static let size = 4_096

  private let records: RecordSampler
  private let seed: UInt64
  /// The number of records of all blocks, the first one included.
  private let count: Int

  init(_ records: RecordSampler, seed: UInt64, count: Int) {
    (self.records, self.seed, self.count) = (records, seed, count)
  }

  /// The number of blocks.
  package var blocks: Int { count / Self.size + (count.isMultiple(of: Self.size) ? 0 : 1) }

  /// Returns the records of a block.
  ///
  /// - Parameter number: The number of the block, from 1: the first block is made record by record.
  package func block(_ number: Int) -> SampleBlock {
    var (records, random) = (records, RandomNumbers(seed: seed, block: number))
    var made: [SampledRecord] = []
    let size = min(Self.size, count - number * Self.size)
    made.reserveCapacity(size)
    do throws(SampleError) {
      while made.count < size { made.append(try records.record(using: &random)) }
    } catch {
      return SampleBlock(records: made, error: error)
    }
    return SampleBlock(records: made, error: nil)
  }
}
