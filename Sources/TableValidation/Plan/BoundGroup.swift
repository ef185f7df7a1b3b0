internal import Bytes
internal import RuleFiles
internal import Validation

/// The requirements of records that belong together, with the columns of their fields.
struct BoundGroup: Sendable {
  let rules: TableRules.Group
  /// The index of the column of each field of the rule file; `nil` for one that the table lacks.
  let columns: [Int?]
  /// The number of the group among those of the rule file.
  let number: Int
  private let names: [String]

  /// - Parameters:
  ///   - names: The names of the fields of the rule file.
  ///   - columns: The index of the column of each field; `nil` for one that the table lacks.
  init(_ rules: TableRules.Group, number: Int, names: [String], columns: [Int?]) {
    (self.rules, self.number, self.names, self.columns) = (rules, number, names, columns)
  }

  /// The indices of all fields that it reads.
  var fields: Set<Int> {
    var fields = Set(rules.fields + [rules.sortedBy].compactMap(\.self))
    for requirement in rules.requirements {
      switch requirement {
      case .order(let field), .consecutive(let field), .same(let field): fields.insert(field)
      case .noOverlap(let range), .noGap(let range): fields.formUnion([range.from, range.to])
      case .first(let condition), .last(let condition):
        fields.formUnion(self.fields(of: BoundCondition(condition)))
      }
    }
    return fields
  }

  /// Returns the indices of the fields that a condition reads, in the order of its inputs.
  func fields(of condition: BoundCondition) -> [Int] {
    condition.inputs.compactMap { input in names.firstIndex { $0.hasSameBytes(as: input) } }
  }

  /// The names of the fields that the table lacks.
  var missing: [String] { fields.filter { columns[$0] == nil }.sorted().map { names[$0] } }

  /// The indices of the columns that it reads.
  var readColumns: [Int] { fields.compactMap { columns[$0] } }
}
