internal import RuleFiles
internal import Validation

/// The number of records of files, or the sum of the numbers of one of their columns.
struct ReferencedNumber: Sendable {
  let files: [TableKey.ReferencedFile]
  let isSum: Bool
  /// The field as whose values those of the column are read; `nil` for numbers as the standard writes them.
  let field: RuleFile.Field?
}

/// The numbers of other tables that those of the tables of a run are compared with.
struct ReferencedNumbers: Sendable {
  /// The numbers by table, equality and place in it.
  private var numbers: [[Int]: ColumnSum] = [:]

  init() {}

  /// Gets each number from a closure, once for all plans of a table.
  ///
  /// - Throws: The errors of `read`.
  init(_ plans: [CheckPlan], reading read: (ReferencedNumber, CheckOptions) throws -> ColumnSum) rethrows {
    for plan in plans {
      for equality in plan.equalities {
        for (place, source) in equality.sources.enumerated() {
          let key = [plan.tableNumber, equality.number, place]
          guard case .other(let number) = source, numbers[key] == nil else { continue }
          numbers[key] = try read(number, plan.options)
        }
      }
    }
  }

  /// - Precondition: The number is one of another table.
  func number(ofTable table: Int, equality: Int, at place: Int) -> ColumnSum {
    guard let number = numbers[[table, equality, place]] else {
      preconditionFailure("each number of another table has been read")
    }
    return number
  }
}
