internal import Bytes

/// The coarsest division of all Unicode scalars into classes of which each of some sets has all members or none.
///
/// Texts that differ only within classes are in the same languages over these sets, so that an automaton needs one transition a
/// class.
struct ScalarClasses {
  /// A member of each class, printable where one is.
  private(set) var representatives: [Unicode.Scalar] = []
  /// The classes that each set consists of, in ascending order.
  private(set) var members: [ScalarSet: [Int]] = [:]
  /// The ranges of code points of each class.
  private var ranges: [[ClosedRange<UInt32>]] = []

  /// O(n log n) in the number of ranges, and O(m) for each of them in the number of sets that change there.
  init(_ sets: Set<ScalarSet>) {
    let sets = Array(sets)
    var changes: [(at: UInt32, set: Int)] = []
    for (number, set) in sets.enumerated() {
      for range in set.ranges {
        changes.append((range.lowerBound, number))
        changes.append((range.upperBound + 1, number))
      }
    }
    changes = changes.ordered { $0.at < $1.at }
    var numbers: [Set<Int>: Int] = [:]
    var parts: [[ClosedRange<UInt32>]] = []
    var current: Set<Int> = []
    func add(_ range: ClosedRange<UInt32>) {
      let number = numbers[current] ?? parts.count
      if number == parts.count {
        numbers[current] = number
        parts.append([])
      }
      parts[number].append(range)
    }
    var start: UInt32 = 0
    for change in changes {
      if change.at > start {
        add(start...change.at - 1)
        start = change.at
      }
      current.formSymmetricDifference([change.set])
    }
    if start <= 0x10FFFF { add(start...0x10FFFF) }
    number(parts, numbers, of: sets)
  }

  /// Numbers the classes by the order in which people would choose their members: letters, digits, other printable characters.
  private mutating func number(
    _ parts: [[ClosedRange<UInt32>]], _ sets: [Set<Int>: Int], of all: [ScalarSet]
  ) {
    var inside: [Set<Int>] = Array(repeating: [], count: parts.count)
    for (set, number) in sets { inside[number] = set }
    var found: [(scalar: Unicode.Scalar, rank: Int, part: Int)] = []
    for (number, ranges) in parts.enumerated() {
      // Surrogates alone are no scalars.
      guard let (scalar, rank) = Self.representative(of: ScalarSet(ranges)) else { continue }
      found.append((scalar, rank, number))
    }
    found = found.ordered { $0.rank != $1.rank ? $0.rank < $1.rank : $0.scalar < $1.scalar }
    representatives = found.map(\.scalar)
    ranges = found.map { parts[$0.part] }
    for set in all { members[set] = [] }
    for (number, one) in found.enumerated() {
      for set in inside[one.part] { members[all[set]]?.append(number) }
    }
  }

  /// Returns the members of a class. O(n log n) in the number of their ranges.
  func set(_ number: Int) -> ScalarSet { ScalarSet(ranges[number]) }

  /// Ranges from which a representative is taken, the first first.
  private static let preferred: [ClosedRange<Unicode.Scalar>] = [
    "a"..."z", "0"..."9", "A"..."Z", "!"..."~", " "..." ", "à"..."ÿ", "А"..."я", "\u{A1}"..."\u{FFFD}",
  ]

  private static func representative(of set: ScalarSet) -> (Unicode.Scalar, rank: Int)? {
    for (rank, range) in preferred.enumerated() {
      for part in set.ranges {
        let scalar = max(part.lowerBound, range.lowerBound.value)
        guard scalar <= min(part.upperBound, range.upperBound.value) else { continue }
        return Unicode.Scalar(scalar).map { ($0, rank) }
      }
    }
    return set.ranges.first.flatMap { Unicode.Scalar($0.lowerBound) }.map { ($0, preferred.count) }
  }
}
