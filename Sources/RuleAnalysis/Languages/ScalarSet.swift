internal import Bytes

/// A set of Unicode scalars, as ranges of code points.
///
/// ```swift
/// ScalarSet("a"..."f").complement.contains("g")  // true
/// ```
struct ScalarSet: Hashable, Sendable {
  /// The code points, in ascending order; two ranges neither overlap nor touch, and none has a surrogate.
  let ranges: [ClosedRange<UInt32>]

  /// All scalars: code points that are not surrogates (The Unicode Standard, D76).
  static let all = ScalarSet(sorted: [0...0xD7FF, 0xE000...0x10FFFF])
  static let none = ScalarSet(sorted: [])

  private init(sorted ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// Creates a set of ranges in any order, which may overlap; surrogates are left out. O(n log n).
  init(_ ranges: [ClosedRange<UInt32>]) {
    let all = Self.all.ranges.flatMap { whole in
      ranges.compactMap { $0.overlaps(whole) ? $0.clamped(to: whole) : nil }
    }
    var merged: [ClosedRange<UInt32>] = []
    for range in all.ordered(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1, !Self.isSplit(last, range) {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.init(sorted: merged)
  }

  /// Whether the surrogates are between two ranges.
  private static func isSplit(_ first: ClosedRange<UInt32>, _ second: ClosedRange<UInt32>) -> Bool {
    first.upperBound < 0xD800 && second.lowerBound > 0xDFFF
  }

  init(_ range: ClosedRange<Unicode.Scalar>) { self.init([range.lowerBound.value...range.upperBound.value]) }

  init(_ scalar: Unicode.Scalar) { self.init(scalar...scalar) }

  init(_ scalars: some Sequence<Unicode.Scalar>) { self.init(scalars.map { $0.value...$0.value }) }

  var isEmpty: Bool { ranges.isEmpty }

  /// The number of scalars. O(n).
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// O(log n).
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    return index < ranges.count && ranges[index].contains(scalar.value)
  }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  func subtracting(_ other: ScalarSet) -> ScalarSet { complement.union(other).complement }

  /// The scalars that are not in the set. O(n).
  var complement: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return ScalarSet(gaps)
  }
}
