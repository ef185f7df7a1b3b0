internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import Validation

/// The rules over a table with the checks of its columns in a plan.
struct PlannedTable: Sendable {
  /// A column whose values are counted and added.
  struct Column: Sendable {
    /// The index of the column's check in the plan.
    let check: Int
    let name: String
    let rules: TableRules.Column
    /// The spelling of the numbers to add; `nil` if none are added.
    let spelling: NumberSpelling?
    /// The index of the key that counts distinct values among the table's keys, which are the last ones of the plan; `nil` if
    /// they are not counted.
    let distinctKey: Int?

    /// Whether the column has limits of its own, and not only a sum that is compared with other numbers.
    var hasLimits: Bool {
      rules.absent != nil || rules.distinct != nil || rules.sum != nil || rules.mean != nil
    }
  }

  /// A column whose values must be in order.
  struct Order: Sendable {
    /// The index of the column's check in the plan.
    let check: Int
    /// What identifies the order among those of several plans: the index of the field in the rule file, or -1 less than it for the new one of
    /// two versions.
    let number: Int
    /// The version of the rules to which it belongs; `nil` if both have it, and for a check by one.
    let version: RuleVersion?
    var rule: TableRules.Order
    let type: any LogicalType

    /// Whether a value must not follow another of that order relative to it.
    func forbids(_ order: LogicalOrder) -> Bool { order == (rule.direction == .ascending ? .greater : .less) }
  }

  private(set) var columns: [Column] = []
  private(set) var orders: [Order] = []
  /// The keys that count distinct values, and last the one that compares whole records.
  private(set) var keys: [PlannedKey] = []

  /// - Precondition: The checks are in the order of their columns, and there is one for each column that the rules read.
  init(_ table: TableChecks, checks: [ColumnCheck], format: RecordFormat) {
    for column in table.columns.ordered(by: { $0.column < $1.column }) {
      guard let check = checks.index(ofColumn: column.column) else {
        preconditionFailure("each column of a rule over the table has a check")
      }
      let (rules, name) = (column.rules, checks[check].name ?? "")
      let isAdded = rules.sum != nil || rules.mean != nil || rules.hasComparedSum
      if rules.absent != nil || rules.distinct != nil || isAdded {
        columns.append(
          Column(
            check: check, name: name, rules: rules,
            spelling: isAdded ? (column.type as? NumberType)?.spelling : nil,
            distinctKey: rules.distinct == nil ? nil : keys.count))
      }
      if rules.distinct != nil {
        let key = TableKey(.distinct, columns: [column.column], fields: [name])
        keys.append(PlannedKey(key: key, checks: [check]))
      }
      if let rule = rules.order {
        let number = column.version == .new ? -1 - rules.field : rules.field
        orders.append(
          Order(check: check, number: number, version: column.version, rule: rule, type: column.type))
      }
    }
    for key in table.recordKeys {
      let columns = format.members == nil ? key.columns ?? checks.map(\.column) : []
      keys.append(Self.planned(key, of: checks, in: Set(columns), messages: table.messages))
    }
  }

  /// Returns the key of whole records, by the names of the columns, so that files may have them in any order.
  private static func planned(
    _ compared: TableChecks.RecordKey, of checks: [ColumnCheck], in columns: Set<Int>, messages: RuleMessages?
  ) -> PlannedKey {
    let order = checks.indices.filter { columns.contains(checks[$0].column) }.sorted {
      let (first, second) = (Array((checks[$0].name ?? "").utf8), Array((checks[$1].name ?? "").utf8))
      return first == second ? $0 < $1 : first.lexicographicallyPrecedes(second)
    }
    var key = TableKey(
      .record(compared.severity), columns: order.map { checks[$0].column },
      fields: order.map { checks[$0].name ?? "" },
      messages: messages)
    key.version = compared.version
    return PlannedKey(key: key, checks: order)
  }
}
