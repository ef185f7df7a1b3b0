/// The key of a record among those of a batch.
struct KeyEntry {
  let hash: UInt64
  /// The offset of the key in the bytes of the batch, or in those of its collector.
  let start: Int
  private let storedCount: UInt32
  /// The position in the lower 31 bits.
  private var storedPosition: UInt32

  private static let denseBit: UInt32 = 1 << 31

  /// - Parameter position: The position of the record, below 2³¹: a batch has fewer bytes.
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
  @inline(__always) var position: Int { Int(storedPosition & ~Self.denseBit) }
  @inline(__always) var range: Range<Int> { start..<start &+ count }

  /// Whether the key is one of many integers that are close together, as ``NumberPages`` has them.
  @inline(__always) var isDense: Bool { storedPosition & Self.denseBit != 0 }

  /// Marks the key as one of many integers that are close together.
  @inline(__always)
  mutating func markAsDense() { storedPosition |= Self.denseBit }
}
