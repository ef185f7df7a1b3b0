internal import Validation

/// A column of a plan as its values are read: where it is in a record, and its rules.
public struct CheckedColumn: Sendable {
  /// The index of the column among those that the plan checks, from 0.
  public let index: Int
  /// The index of the column in a record, from 0.
  public let column: Int
  /// The rules, shared by columns with the same rules.
  let rules: CompiledRules
  /// Whether only the empty value represents an absent one. It is read for each value, and an access to the rules retains them.
  let onlyEmptyIsAbsent: Bool

  init(_ check: ColumnCheck, index: Int, _ rules: CompiledRules) {
    self.index = index
    column = check.readColumn
    self.rules = rules
    onlyEmptyIsAbsent = rules.onlyEmptyIsAbsent
  }

  /// Whether a value represents an absent value.
  public func isAbsent(_ value: Span<UInt8>) -> Bool {
    onlyEmptyIsAbsent ? value.isEmpty : rules.rules.isAbsent(value)
  }

  /// Returns the positions of the absent values of a batch, ascending.
  ///
  /// - Parameter nulls: The positions of values that are absent whatever their bytes are, ascending; they have none.
  func absences(in batch: ColumnBatch, nulls: [Int], _ bytes: Span<UInt8>) -> [Int] {
    var absences: [Int] = []
    if onlyEmptyIsAbsent {
      for position in batch.values.indices where batch.values[position].isEmpty { absences.append(position) }
      return absences
    }
    var next = 0
    for position in batch.values.indices {
      if next < nulls.count, nulls[next] == position {
        next += 1
        absences.append(position)
      } else if isAbsent(bytes.extracting(batch.values[position])) {
        absences.append(position)
      }
    }
    return absences
  }
}

extension CheckPlan {
  /// The checked columns, which share rules that are copies of each other.
  ///
  /// Each worker has columns of its own, since two processors that count references to one object wait for each other.
  package var checkedColumns: [CheckedColumn] {
    // No lazy sequences and no pairs: their types are created at run time, which delays the start.
    let rules = CompiledRules.shared(by: checks.map(\.rules))
    return checks.indices.map { CheckedColumn(checks[$0], index: $0, rules[$0]) }
  }
}
