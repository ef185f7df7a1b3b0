internal import Bytes

/// What one pass over the values of a column collects, in at most some 300 kB each and some 30 MB for a table, whatever their number and order.
///
/// As long as a column has few distinct values, they are counted. From then on a sample of the distinct values and the range of all
/// numbers are kept.
public struct ColumnProfile: Sendable {
  /// The type of Table Schema that the source of the values proves, such as `integer` for integers in memory; `nil` if only the values
  /// show it, as texts do.
  public let storedType: String?
  /// The number of values that are present.
  public private(set) var present = 0
  /// The number of records without a value.
  public private(set) var absent = 0
  /// The distinct values; `nil` if there are too many.
  private(set) var counts: ValueCounts?
  private(set) var sample: DistinctSample
  /// The range of the whole numbers, and of all numbers.
  private(set) var integers = NumberRange(allowingFractions: false)
  private(set) var numbers = NumberRange(allowingFractions: true)
  /// Whether the values are integers that ascend.
  private(set) var ascending = AscendingIntegers()
  /// The words for a missing value among the values that are not counted.
  private(set) var words = ValueCounts(limit: 64, largestSize: 1_024)

  /// The sizes for all columns of a table, of which each has a share, and the greatest and the least share.
  private static let (values, greatestShare, leastShare) = (64_000, 1_000, 64)

  /// Creates the profile of a column without records.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the table: of more than 64, each counts fewer values, so that the memory for all is bounded.
  ///   - storedType: The type that the source of the values proves.
  public init(ofTableWith columns: Int = 1, storedType: String? = nil) {
    self.storedType = storedType
    let share = min(Self.greatestShare, max(Self.leastShare, Self.values / max(1, columns)))
    counts = ValueCounts(limit: share, largestSize: share * 128)
    sample = DistinctSample(size: share)
  }

  /// Adds records without a value.
  public mutating func addAbsent(count: Int) { absent += count }

  /// Begins a part of the column whose values are added in their order, wherever the part is.
  package mutating func beginPart() { ascending.beginPart() }

  /// Adds a value. O(n).
  public mutating func add(_ value: Span<UInt8>) {
    present += 1
    ascending.add(value)
    add(value, hash: KeyHash.fixed(value), count: 1)
  }

  private mutating func add(_ value: Span<UInt8>, hash: UInt64, count: Int) {
    if counts != nil {
      if counts!.add(value, hash: hash, count: count) { return }
      stopCounting()
    }
    addUncounted(value, hash: hash, count: count)
  }

  private mutating func addUncounted(_ value: Span<UInt8>, hash: UInt64, count: Int) {
    if MissingWords.contain(value) { _ = words.add(value, hash: hash, count: count) }
    sample.add(value, hash: hash)
    guard let number = PlainNumber(value) else { return }
    integers.add(value, number)
    numbers.add(value, number)
  }

  /// Moves the values that were counted to the sample.
  private mutating func stopCounting() {
    counts.take()?.read { value, hash, count in
      addUncounted(value, hash: hash, count: count)
    }
  }

  /// Adds the values of another part of the column.
  public mutating func add(_ other: ColumnProfile) {
    present += other.present
    absent += other.absent
    ascending.add(other.ascending)
    if let counted = other.counts {
      counted.read { value, hash, count in add(value, hash: hash, count: count) }
    } else {
      stopCounting()
      sample.add(other.sample)
      other.words.read { value, hash, count in _ = words.add(value, hash: hash, count: count) }
      integers.add(other.integers)
      numbers.add(other.numbers)
    }
  }
}
