internal import Validation

/// A key with the checks of its columns.
struct PlannedKey: Sendable {
  let key: TableKey
  /// The indices of the checks of the key's columns in the plan, in the order of the key.
  let checks: [Int]
  /// The indices of the checks of the inputs of the key's condition.
  var conditionChecks: [Int] = []

  /// The indices of all checks that the key reads.
  var readChecks: [Int] { checks + conditionChecks }

  /// Returns the keys in the order of their findings: by the first column and, for the same column, the rule `unique` before
  /// other keys, which keep their order.
  ///
  /// - Precondition: The checks are in the order of their columns, and there is one for each column of a key.
  static func ordered(_ keys: [TableKey], _ checks: [ColumnCheck]) -> [PlannedKey] {
    let uniques = checks.filter(\.rules.isUnique).map {
      TableKey(
        .unique, columns: [$0.column], fields: [$0.name ?? ""], messages: $0.rules.uniqueMessages)
    }
    let planned = (uniques + keys).map { key in
      let indices = key.columns.compactMap(checks.index(ofColumn:))
      precondition(!indices.isEmpty && indices.count == key.columns.count, "each column of a key has a check")
      let inputs = (key.selection?.columns ?? []).compactMap(checks.index(ofColumn:))
      return PlannedKey(key: key, checks: indices, conditionChecks: inputs)
    }
    let order = planned.indices.sorted { (planned[$0].checks[0], $0) < (planned[$1].checks[0], $1) }
    return order.map { planned[$0] }
  }

  /// The severity of findings by the key.
  func severity(_ checks: [ColumnCheck], _ severities: CodeSeverities) -> Severity {
    switch key.kind {
    case .unique:
      key.selection.map { severities.severity(of: "unique.duplicate") ?? $0.severity }
        ?? checks[self.checks[0]].rules.uniqueSeverity
    case .record(let severity): severities.severity(of: "table.duplicate-record") ?? severity
    case .foreign: severities.severity(of: "foreign-key.missing") ?? .error
    case .primary: severities.severity(of: "primary-key.duplicate") ?? .error
    case .uniqueKey: severities.severity(of: "unique-key.duplicate") ?? key.selection?.severity ?? .error
    case .distinct: .error
    }
  }
}
