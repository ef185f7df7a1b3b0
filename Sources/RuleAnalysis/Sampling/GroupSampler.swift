internal import Bytes
internal import RuleFiles
internal import Validation

/// The values that the records of one group have so that they satisfy what is required of them together.
struct GroupSampler: Sendable {
  /// The fields in which the records of a group are equal.
  let fields: [Int]
  private let sortedBy: Int?
  private let requirements: [TableRules.Group.Requirement]

  /// - Parameter groups: Requirements of records that are equal in the same fields.
  init(_ groups: [TableRules.Group]) {
    fields = groups[0].fields
    sortedBy = groups.lazy.compactMap(\.sortedBy).first
    requirements = groups.flatMap(\.requirements)
  }

  /// Returns what is required of each record of a group of that size, in their order; `nil` if no values are found this time.
  func requirements(
    ofRecords count: Int, in sampler: inout RecordSampler, using random: inout RandomNumbers
  ) -> [RecordSampler.Requirements]? {
    var columns: [Int: [[UInt8]?]] = [:]
    for field in fields {
      guard let value = sampler.fields[field].value(using: &random) else { return nil }
      columns[field] = Array(repeating: value, count: count)
    }
    var rows = Array(repeating: RecordSampler.Requirements(), count: count)
    for requirement in requirements {
      switch requirement {
      case .order(let field):
        columns[field] = columns[field] ?? sorted(field, count, in: &sampler, using: &random)
      case .consecutive(let field): columns[field] = consecutive(field, count, in: &sampler, using: &random)
      case .noOverlap(let range), .noGap(let range):
        if columns[range.from] == nil { setRanges(range, count, in: &columns, of: &sampler, using: &random) }
      case .same(let field):
        columns[field] = sampler.fields[field].value(using: &random).map {
          Array(repeating: $0, count: count)
        }
      case .first(let condition): rows[0].conditions.append(BoundCondition(condition))
      case .last(let condition): rows[count - 1].conditions.append(BoundCondition(condition))
      }
    }
    if let sortedBy, columns[sortedBy] == nil {
      columns[sortedBy] = sorted(sortedBy, count, in: &sampler, using: &random)
    }
    for (field, values) in columns {
      guard values.count == count else { return nil }
      for row in rows.indices { rows[row].fixed[field] = values[row] }
    }
    return rows
  }

  /// Returns values of a field in ascending order; fewer if not that many are found.
  private func sorted(
    _ field: Int, _ count: Int, in sampler: inout RecordSampler, using random: inout RandomNumbers
  ) -> [[UInt8]?] {
    let type = sampler.fields[field].field.logicalType
    var values: [[UInt8]] = []
    for _ in 0..<count {
      if let value = sampler.fields[field].value(using: &random) { values.append(value) }
    }
    return values.ordered { type.compare($0.span, $1.span) == .less }
  }

  private func consecutive(
    _ field: Int, _ count: Int, in sampler: inout RecordSampler, using random: inout RandomNumbers
  ) -> [[UInt8]?] {
    guard var value = sampler.fields[field].value(using: &random) else { return [] }
    let successor = LogicalSuccessor(of: sampler.fields[field].field.logicalType)
    var values: [[UInt8]] = [value]
    while values.count < count, let next = successor.after(value), sampler.fields[field].accepts(next.span) {
      values.append(next)
      value = next
    }
    return values
  }

  /// Sets the bounds of ranges of which each begins where the one before it ends, or after that.
  private func setRanges(
    _ range: TableRules.Group.ValueRange, _ count: Int, in columns: inout [Int: [[UInt8]?]],
    of sampler: inout RecordSampler, using random: inout RandomNumbers
  ) {
    var (allowsOverlap, allowsGaps) = (true, true)
    for requirement in requirements {
      switch requirement {
      case .noOverlap: allowsOverlap = false
      case .noGap: allowsGaps = false
      default: break
      }
    }
    let ends = sorted(range.to, count * 2, in: &sampler, using: &random).compactMap(\.self)
    let successor = LogicalSuccessor(of: sampler.fields[range.from].field.logicalType)
    guard ends.count == count * 2 else {
      columns[range.from] = []
      return
    }
    var (from, to): ([[UInt8]?], [[UInt8]?]) = ([], [])
    for row in 0..<count {
      let end = ends[row * 2 + 1]
      var start = ends[row * 2]
      if row > 0, !allowsGaps, let last = to[row - 1] {
        let touches = range.bounds == .halfOpen || allowsOverlap
        start = touches ? last : successor.after(last) ?? last
      }
      from.append(start)
      to.append(end)
    }
    (columns[range.from], columns[range.to]) = (from, to)
  }
}
