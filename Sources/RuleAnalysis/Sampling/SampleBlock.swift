/// The records of a block, made regardless of all others.
package struct SampleBlock: Sendable {
  let records: [SampledRecord]
  /// The error because of which there are no more of them; `nil` if all are there.
  let error: SampleError?
}

/// Blocks whose records are taken one after another.
struct BlockQueue: Sendable {
  /// The blocks, the current one last.
  private var blocks: [SampleBlock] = []
  /// The number of records that have been taken from the current block.
  private var taken = 0

  var isEmpty: Bool { blocks.isEmpty }

  mutating func replace(by blocks: [SampleBlock]) { (self.blocks, taken) = (blocks.reversed(), 0) }

  /// Returns the next record.
  ///
  /// - Precondition: The queue is not empty.
  /// - Throws: The error of a block, after its records.
  mutating func next() throws(SampleError) -> SampledRecord {
    let last = blocks.count - 1
    if taken == blocks[last].records.count, let error = blocks[last].error { throw error }
    let record = blocks[last].records[taken]
    taken += 1
    if taken == blocks[last].records.count, blocks[last].error == nil {
      blocks.removeLast()
      taken = 0
    }
    return record
  }
}
