internal import CSVRecords
internal import RuleFiles
internal import Validation

/// The checks of a plan, in the order in which their findings are reported, in one object: each stage of a check has the plan, and is
/// copied.
final class PlannedChecks: Sendable {
  /// The checks of columns, in the order of the file; none for a column without rules that nothing else reads.
  let checks: [ColumnCheck]
  /// The columns with secret values, also those without a check.
  let secretColumns: Set<Int>
  /// The rules over several columns, in the order of their findings in a record: by column, then as given.
  let recordChecks: [RecordCheck]
  /// The keys, in the order of their findings.
  let keys: [PlannedKey]
  /// Whether some keys are compared with those of earlier records.
  let comparesKeys: Bool
  /// The rules over the table as a whole; `nil` for none.
  let tableChecks: TableChecks?
  /// The columns whose values are counted and added for these rules.
  let tableColumns: [PlannedTable.Column]
  /// The columns whose values must be in order.
  let orders: [PlannedTable.Order]
  /// The requirements of records that belong together.
  let groups: [PlannedGroup]
  /// The requirements of all groups, in the order of their findings in a record: by column, then as given.
  let groupRequirements: [GroupRequirement]
  /// The limits of invalid records that rules and columns have of their own.
  let limits: PlannedLimits
  /// The number of fields of a record; 1 for lines.
  let columnCount: Int
  /// The format of the records.
  let format: RecordFormat
  /// The texts that mean an absent value in each column, whether or not it has rules.
  let absences: [[[UInt8]]]

  /// - Parameters:
  ///   - missingValues: Further texts that mean an absent value.
  ///   - severities: The severities of codes.
  /// - Precondition: That of ``CheckPlan``.
  init(
    _ checks: [ColumnCheck], recordChecks: [RecordCheck], keys: [TableKey], table: TableChecks?,
    columnCount: Int, format: RecordFormat, missingValues: [String], severities: CodeSeverities
  ) {
    var needed = Set(recordChecks.flatMap(\.allColumns)).union(keys.flatMap(\.columnsOfTable))
    if let table { needed.formUnion(table.columnsOfTable(of: columnCount, format)) }
    precondition(
      needed.isSubset(of: checks.map(\.column)),
      "each column of a record check, a key or a table rule must have a check")
    let secrets = Set(recordChecks.flatMap(\.secretColumns))
    let all = checks.map { check in
      var check = check
      check.rules = severities.apply(to: check.rules)
      if secrets.contains(check.column) { check.rules.isSecret = true }
      for text in missingValues where !check.rules.missingValues.contains(Array(text.utf8)) {
        check.rules.missingValues.append(Array(text.utf8))
      }
      return check
    }
    let width = all.map(\.column).max().map { $0 + 1 } ?? 0
    absences = all.reduce(into: [[[UInt8]]](repeating: [], count: width)) { absences, check in
      absences[check.column] = check.rules.missingValues
    }
    secretColumns = Set(all.filter(\.isSecret).map(\.column))
    self.checks = all.filter {
      !$0.rules.isEmpty || $0.normalization != nil || $0.isText || needed.contains($0.column)
    }.sorted { $0.column < $1.column }
    self.recordChecks = recordChecks.enumerated().sorted {
      ($0.element.column ?? .max, $0.offset) < ($1.element.column ?? .max, $1.offset)
    }.map { severities.apply(to: $0.element) }
    tableChecks = table
    if let table {
      let planned = PlannedTable(table, checks: self.checks, format: format)
      (tableColumns, orders) = (planned.columns, planned.orders.map(severities.apply))
      // The keys of the table follow those that report at columns, which are found by their positions.
      self.keys = PlannedKey.ordered(keys, self.checks) + planned.keys
    } else {
      (tableColumns, orders) = ([], [])
      self.keys = PlannedKey.ordered(keys, self.checks)
    }
    let bound = table?.groups ?? []
    groups = bound.map { [checks = self.checks] in PlannedGroup($0, checks: checks) }
    let requirements = zip(groups, bound).flatMap { group, bound in
      group.requirements.indices.map {
        GroupRequirement($0, of: group, severity: bound.rules.severity, unless: severities)
      }
    }
    groupRequirements = requirements.enumerated().sorted {
      ($0.element.check ?? .max, $0.offset) < ($1.element.check ?? .max, $1.offset)
    }.map(\.element)
    limits = PlannedLimits(self.checks, keys: self.keys, recordChecks: self.recordChecks)
    comparesKeys = self.keys.contains { !$0.key.isForeign }
    precondition(
      checks.allSatisfy { $0.readColumn < columnCount }, "a column is not below the number of columns")
    precondition(Set(checks.map(\.column)).count == checks.count, "a column has more than one check")
    self.columnCount = columnCount
    self.format = format
  }
}
