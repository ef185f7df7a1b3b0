/// The slow, simple reference for groups: all records of one table in memory, each compared with each other.
struct ObviousGroups {
  /// A value of a record.
  enum Value: Hashable {
    case absent
    /// A value that its type rejects.
    case invalid
    case number(Int)

    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  struct Record {
    /// Where it is: its file, and its number there.
    let place: (file: Int, record: Int)
    let values: [String: Value]

    func number(_ field: String) -> Int? { values[field]?.number }
  }

  /// What a group requires, with the names of fields.
  enum Requirement {
    case order(String)
    case consecutive(String)
    /// Whether the ranges have their upper bounds, and whether there is no value between one and the next.
    case noOverlap(String, String, isClosed: Bool)
    case noGap(String, String, isClosed: Bool, isDiscrete: Bool)
    case same(String)
    /// The field must have a value.
    case first(String, Int)
    case last(String, Int)
  }

  struct Finding: Hashable {
    let record: Int
    let field: String?
    let code: String
    let other: Int?
  }

  let by: [String]
  let sortBy: String?
  let requirements: [Requirement]

  /// Returns the findings in records, by their indices.
  func findings(in records: [Record]) -> Set<Finding> {
    var groups: [[Value]: [Int]] = [:]
    for (index, record) in records.enumerated() {
      let key = by.compactMap { record.values[$0] }
      guard key.allSatisfy({ $0.number != nil }) else { continue }
      groups[key, default: []].append(index)
    }
    return groups.values.reduce(into: Set<Finding>()) { found, group in
      for requirement in requirements { found.formUnion(findings(requirement, group, records)) }
    }
  }

  private func findings(_ requirement: Requirement, _ group: [Int], _ records: [Record]) -> [Finding] {
    let sorted = sortBy.map { field in
      group.filter { records[$0].number(field) != nil }.sorted {
        (records[$0].number(field)!, $0) < (records[$1].number(field)!, $1)
      }
    }
    switch requirement {
    case .order(let field):
      let known = group.filter { records[$0].number(field) != nil }
      return zip(known, known.dropFirst()).filter { records[$1].number(field)! < records[$0].number(field)! }
        .map { Finding(record: $1, field: field, code: "group.order", other: $0) }
    case .consecutive(let field):
      let known = (sorted ?? group).filter { records[$0].number(field) != nil }
      let pairs = zip(known, known.dropFirst()).filter {
        records[$1].number(field)! != records[$0].number(field)! + 1
      }
      return nearest(pairs, field, "group.consecutive")
    case .noOverlap(let from, let to, let isClosed):
      let ranges = group.compactMap { range(of: $0, from, to, isClosed: isClosed, records) }
      return ranges.enumerated().compactMap { index, range in
        let others = ranges[..<index].filter { other in
          let (low, high) = (max(range.from, other.from), min(range.to, other.to))
          return isClosed ? low <= high : low < high
        }
        return others.last.map {
          Finding(record: range.record, field: from, code: "group.overlap", other: $0.record)
        }
      }
    case .noGap(let from, let to, let isClosed, let isDiscrete):
      let ranges = group.compactMap { range(of: $0, from, to, isClosed: true, records) }
        .sorted { ($0.from, $0.record) < ($1.from, $1.record) }
      var pairs: [(Int, Int)] = []
      for (index, range) in ranges.enumerated().dropFirst() {
        let highest = ranges[..<index].map(\.to).max()!
        guard highest < Int.max else { break }
        let next = isClosed && isDiscrete ? highest + 1 : highest
        if range.from > next { pairs.append((ranges.first { $0.to == highest }!.record, range.record)) }
      }
      return nearest(pairs, from, "group.gap")
    case .same(let field):
      let known = group.filter { records[$0].number(field) != nil }
      guard let first = known.first.flatMap({ records[$0].number(field) }) else { return [] }
      return known.filter { records[$0].number(field) != first }.map { record in
        let other = known.last { $0 < record && records[$0].number(field) == first }
        return Finding(record: record, field: field, code: "group.different", other: other)
      }
    case .first(let field, let value):
      return condition((sorted ?? group).first, field, value, "group.first", records)
    case .last(let field, let value):
      return condition((sorted ?? group).last, field, value, "group.last", records)
    }
  }

  private func condition(
    _ record: Int?, _ field: String, _ value: Int, _ code: String, _ records: [Record]
  ) -> [Finding] {
    guard let record, records[record].values[field] != .invalid, records[record].number(field) != value else {
      return []
    }
    return [Finding(record: record, field: nil, code: code, other: nil)]
  }

  private func nearest(_ pairs: [(Int, Int)], _ field: String, _ code: String) -> [Finding] {
    Dictionary(grouping: pairs, by: { max($0.0, $0.1) }).map { record, pairs in
      Finding(record: record, field: field, code: code, other: pairs.map { min($0.0, $0.1) }.max())
    }
  }

  /// Returns the range of a record that is not empty; an absent bound is below or above all values, if the other one is present.
  private func range(
    of record: Int, _ from: String, _ to: String, isClosed: Bool, _ records: [Record]
  ) -> (record: Int, from: Int, to: Int)? {
    let (low, high) = (records[record].values[from]!, records[record].values[to]!)
    guard low != .invalid, high != .invalid, low != .absent || high != .absent else { return nil }
    let (first, last) = (low.number ?? Int.min, high.number ?? Int.max)
    return isClosed
      ? (first <= last ? (record, first, last) : nil) : (first < last ? (record, first, last) : nil)
  }
}
