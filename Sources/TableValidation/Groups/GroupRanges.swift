internal import Bytes

/// The ranges of values of the records of a group, sorted by their lower bounds.
///
/// A record without one of the bounds, because the value is absent, has a range without an end there. Records without both are left
/// out, and so are ranges whose upper bound is below the lower one, and half-open ranges with equal bounds.
struct GroupRanges {
  private let from, to: Int
  private let isClosed: Bool
  private let records: GroupRecords
  /// The records with ranges, by their lower bounds, and those with equal ones in the order of the files.
  private let sorted: [Int32]

  init(_ members: ArraySlice<Int32>, from: Int, to: Int, isClosed: Bool, in records: GroupRecords) {
    (self.from, self.to, self.isClosed, self.records) = (from, to, isClosed, records)
    func start(_ record: Int32) -> UInt64 {
      records.isAbsent(record, from) ? 0 : records.prefix(record, from)
    }
    let ranges = members.filter { record in
      guard records.hasValue(record, from), records.hasValue(record, to) else { return false }
      guard records.isPresent(record, from), records.isPresent(record, to) else {
        return records.isPresent(record, from) || records.isPresent(record, to)
      }
      let order = records.order((record, from), (record, to))
      return isClosed ? order <= 0 : order < 0
    }
    sorted = ranges.map { (start($0), $0) }.sorted { first, second in
      if first.0 != second.0 { return first.0 < second.0 }
      let order = Self.startOrder(first.1, second.1, by: from, in: records)
      return order == 0 ? first.1 < second.1 : order < 0
    }.map(\.1)
  }

  /// Returns the order of the lower bounds of two records; none is below all others.
  private static func startOrder(_ first: Int32, _ second: Int32, by from: Int, in records: GroupRecords)
    -> Int
  {
    switch (records.isAbsent(first, from), records.isAbsent(second, from)) {
    case (true, true): 0
    case (true, false): -1
    case (false, true): 1
    case (false, false): records.order((first, from), (second, from))
    }
  }

  /// Returns each record whose range has a value in common with that of an earlier record, and the last such record before it.
  ///
  /// O(n log n): a range overlaps those that contain its lower bound, and those whose lower bound it contains.
  func overlaps() -> [(record: Int32, other: Int32)] {
    guard hasOverlap else { return [] }
    // The places of the different lower bounds, and that of each record.
    var starts: [Int32] = []
    var places: [(record: Int32, place: Int)] = []
    for record in sorted {
      if starts.last.map({ Self.startOrder($0, record, by: from, in: records) != 0 }) ?? true {
        starts.append(record)
      }
      places.append((record, starts.count - 1))
    }
    var found: [(record: Int32, other: Int32)] = []
    var containing = LatestCover(count: starts.count)
    var beginning = LatestPoint(count: starts.count)
    for (record, place) in places.sorted(by: { $0.record < $1.record }) {
      let end = max(place + 1, starts.partitioningIndex { !begins($0, within: record) })
      let other = max(containing.latest(at: place), beginning.latest(in: place + 1..<end))
      if other >= 0 { found.append((record, other)) }
      containing.cover(place..<end, by: record)
      beginning.set(record, at: place)
    }
    return found
  }

  /// Whether two ranges overlap, in which case one overlaps the longest of those that begin before it.
  private var hasOverlap: Bool {
    var last: Int32?
    for record in sorted {
      if let last, begins(record, within: last) { return true }
      if last.map({ isLonger(record, than: $0) }) ?? true { last = record }
    }
    return false
  }

  /// Whether the lower bound of a record is not above the upper bound of another.
  private func begins(_ record: Int32, within range: Int32) -> Bool {
    if records.isAbsent(record, from) || records.isAbsent(range, to) { return true }
    let order = records.order((record, from), (range, to))
    return isClosed ? order <= 0 : order < 0
  }

  /// Returns the pairs of records with values between their ranges that no range has.
  ///
  /// - Parameter next: The slot of the first value at which the next range may begin.
  func gaps(next: Int) -> [(Int32, Int32)] {
    var pairs: [(Int32, Int32)] = []
    var last: Int32?
    for record in sorted {
      if let last {
        guard !records.isAbsent(last, to) else { break }
        let slot = records.isPresent(last, next) ? next : to
        if records.isPresent(record, from), records.order((record, from), (last, slot)) > 0 {
          pairs.append((last, record))
        }
      }
      if last.map({ isLonger(record, than: $0) }) ?? true { last = record }
    }
    return pairs
  }

  /// Whether the upper bound of a record is above that of another.
  private func isLonger(_ record: Int32, than other: Int32) -> Bool {
    records.isAbsent(record, to) || records.order((record, to), (other, to)) > 0
  }
}
