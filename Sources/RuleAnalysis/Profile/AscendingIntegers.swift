internal import Bytes

/// A proof that the values of a column are distinct: they are integers, each of which is greater than the one before it, in parts of which
/// none overlaps another.
///
/// It needs no memory for the values, and holds for most columns of identifiers.
struct AscendingIntegers: Sendable {
  /// The first and the last value of each part.
  private var parts: [ClosedRange<Int64>] = []
  /// The least value that the current part may go on with; `nil` at its beginning.
  private var next: Int64?
  private var isBroken = false

  /// The most parts that are kept: those of a table of some 25 GB.
  private static let largestCount = 100_000

  /// Begins a part, whose records may be anywhere in the table.
  mutating func beginPart() { next = nil }

  /// Adds the next value of a part. O(n).
  mutating func add(_ value: Span<UInt8>) {
    guard !isBroken else { return }
    guard let number = value.plainInteger, number >= next ?? number else { return fail() }
    if next == nil {
      parts.append(number...number)
    } else {
      parts[parts.count - 1] = parts[parts.count - 1].lowerBound...number
    }
    next = number + 1
  }

  /// Adds the parts of other records.
  mutating func add(_ other: AscendingIntegers) {
    guard !isBroken, !other.isBroken, parts.count + other.parts.count <= Self.largestCount else {
      return fail()
    }
    parts += other.parts
  }

  private mutating func fail() { (parts, isBroken) = ([], true) }

  /// Whether the values are known to be distinct. O(n log n) in the number of parts.
  var areDistinct: Bool {
    let sorted = parts.ordered(by: { $0.lowerBound < $1.lowerBound })
    return !isBroken && zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}
