/// The key of a record among those of a batch.
struct KeyEntry {
  let hash: UInt64
  /// The offset of the key in the bytes of the batch, or in those of its collector.
  let start: Int
  private let storedCount: UInt32
  private let storedPosition: UInt32

  @inline(__always)
  init(position: Int, _ range: Range<Int>, hash: UInt64) {
    self.hash = hash
    start = range.lowerBound
    storedCount = UInt32(range.count)
    storedPosition = UInt32(position)
  }

  /// The number of bytes of the key.
  @inline(__always) var count: Int { Int(storedCount) }
  /// The position of the record in the batch.
  @inline(__always) var position: Int { Int(storedPosition) }
  @inline(__always) var range: Range<Int> { start..<start &+ count }
}
