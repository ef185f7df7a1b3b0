internal import Bytes

/// The distinct values of a column, and the first of them as they are read.
///
/// Values are inserted together, so that their places in a large set are fetched from memory together.
struct ColumnSet {
  /// The values that have been inserted.
  private(set) var set = ByteStringSet(randomlyHashed: ())
  /// The first values of the column, equal ones included.
  private(set) var first: [[UInt8]] = []
  /// Whether the values have more bytes than a set can have; it has those before then.
  private(set) var isTooLarge = false
  /// The values that are not yet inserted, one after another.
  private var bytes: [UInt8] = []
  private var waiting: [Range<Int>] = []

  private static let firstCount = 1_000

  /// Adds a value of the column, unless it is empty: that is an absent one.
  mutating func add(_ value: Span<UInt8>) {
    guard !value.isEmpty, !isTooLarge else { return }
    if value.count > ByteStringSet.largestSize - set.size - bytes.count {
      // Some of the values that wait may be in the set already.
      insertWaiting()
      isTooLarge = value.count > ByteStringSet.largestSize - set.size
      if isTooLarge { return }
    }
    waiting.append(bytes.count..<bytes.count + value.count)
    bytes.append(value)
    if first.count < Self.firstCount { first.append([UInt8](copying: value)) }
    if waiting.count == ByteStringSet.prefetchedCount { insertWaiting() }
  }

  /// Inserts the values that wait, after the last one too.
  mutating func insertWaiting() {
    var (text, ranges) = (bytes, waiting)
    (bytes, waiting) = ([], [])
    set.insert(ranges.span, in: text.span)
    text.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    (bytes, waiting) = (text, ranges)
  }
}
