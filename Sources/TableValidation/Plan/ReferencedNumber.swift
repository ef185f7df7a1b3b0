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
  /// The numbers by plan, equality and place in it.
  private var numbers: [[Int]: ColumnSum] = [:]

  init() {}

  /// Gets the numbers from a closure.
  ///
  /// - Throws: The errors of `read`.
  init(_ plans: [CheckPlan], reading read: (ReferencedNumber, CheckOptions) throws -> ColumnSum) rethrows {
    for (plan, planned) in plans.enumerated() {
      for equality in planned.equalities {
        for (place, source) in equality.sources.enumerated() {
          guard case .other(let number) = source else { continue }
          numbers[[plan, equality.number, place]] = try read(number, planned.options)
        }
      }
    }
  }

  /// - Precondition: The number is one of another table.
  func number(ofPlan plan: Int, equality: Int, at place: Int) -> ColumnSum {
    guard let number = numbers[[plan, equality, place]] else {
      preconditionFailure("each number of another table has been read")
    }
    return number
  }
}
