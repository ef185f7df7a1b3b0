internal import Validation

/// The rules of a run with the numbers of their findings, those that passed included: by column in the order of the file, then the
/// rules of whole records and of the table.
struct CheckedRules {
  /// A rule of a column.
  struct Row {
    let column: RunReport.Column
    let rule: DescribedRule
    var errors = 0
    var warnings = 0
    /// Why no value was checked by it; `nil` if some were.
    var unchecked: UncheckedRule.Reason?

    var hasPassed: Bool { errors == 0 && warnings == 0 && unchecked == nil }
  }

  private struct Key: Hashable {
    let table: String?
    let field: String?
    let rule: String
  }

  private(set) var rows: [Row] = []

  init(_ run: RunReport) {
    var counts: [Key: (errors: Int, warnings: Int)] = [:]
    for count in run.summary.counts {
      let key = Key(table: count.table, field: count.field, rule: count.rule)
      switch count.severity {
      case .error: counts[key, default: (0, 0)].errors += count.findings
      case .warning: counts[key, default: (0, 0)].warnings += count.findings
      case .ignored: break
      }
    }
    let names = run.summary.unchecked.map { ($0.column + "\u{0}" + $0.rule, $0.reason) }
    let unchecked = Dictionary(names) { first, _ in first }
    var shape = run.wholeRecords
    if run.terms.unit == nil, !run.hasValues {
      shape.described.insert(DescribedRule("record", over: .records), at: 0)
    }
    for column in run.columns + [shape] {
      for rule in column.described {
        let found = counts[Key(table: column.table, field: column.name, rule: rule.name)] ?? (0, 0)
        let columns =
          if case .columns(let names) = rule.scope { names.joined(separator: ",") } else { column.name ?? "" }
        rows.append(
          Row(
            column: column, rule: rule, errors: found.errors, warnings: found.warnings,
            unchecked: unchecked[columns + "\u{0}" + rule.name]))
      }
    }
    for rule in run.summary.unchecked where rule.reason == .missingColumn {
      let column = RunReport.Column(name: rule.column, table: nil, rules: [], absent: 0, invalid: 0)
      rows.append(Row(column: column, rule: DescribedRule(rule.rule), unchecked: .missingColumn))
    }
  }
}
