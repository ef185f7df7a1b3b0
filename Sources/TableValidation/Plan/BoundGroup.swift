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
  /// The fields of the rule file.
  let fields: [RuleFile.Field]

  /// - Parameters:
  ///   - fields: The fields of the rule file.
  ///   - columns: The index of the column of each field; `nil` for one that the table lacks.
  init(_ rules: TableRules.Group, number: Int, fields: [RuleFile.Field], columns: [Int?]) {
    (self.rules, self.number, self.fields, self.columns) = (rules, number, fields, columns)
  }

  /// Whether the table has the fields in which the records of a group are equal.
  var isChecked: Bool { rules.fields.allSatisfy { columns[$0] != nil } }

  /// The indices of all fields that it reads.
  private var readFields: Set<Int> {
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
    condition.inputs.compactMap { input in fields.firstIndex { $0.name.hasSameBytes(as: input) } }
  }

  /// The names of the fields that the table lacks.
  var missing: [String] { readFields.filter { columns[$0] == nil }.sorted().map { fields[$0].name } }

  /// The indices of the columns that it reads.
  var readColumns: [Int] { readFields.compactMap { columns[$0] } }
}
