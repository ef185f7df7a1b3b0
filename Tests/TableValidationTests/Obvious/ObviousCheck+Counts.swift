import Validation

@testable import TableValidation

extension ObviousCheck {
  /// The structural findings by code, followed by those of columns and rules in order.
  var counts: [Summary.Count] {
    let shape = shapeCounts.sorted { $0.key < $1.key }.map {
      let isWarning = [
        "header.blank-field", "header.duplicate-field",
        "record.stray-quote", "record.nul", "record.blank-line", "record.long-field", "record.end-of-table",
        "record.repeated-header", "record.byte-order-mark", "record.ragged?",
      ].contains($0.key)
      return Summary.Count(
        field: nil, rule: $0.key.hasPrefix("header") ? "header" : "record",
        code: $0.key == "record.ragged?" ? "record.ragged" : $0.key,
        severity: isWarning ? .warning : .error, findings: $0.value)
    }
    let checks = job.checks.sorted { $0.column < $1.column }
    return shape
      + checks.indices.flatMap { index in
        let own = checks[index].rules.ruleNames
        let found = Set(
          (ruleCounts[index] ?? [:]).keys.map { $0.hasPrefix("?") ? String($0.dropFirst()) : $0 })
        return (own + found.subtracting(own).sorted()).flatMap { rule in
          [(rule, Severity.error), ("?" + rule, .warning)].compactMap { key, severity in
            ruleCounts[index]?[key].map {
              Summary.Count(
                field: checks[index].name, rule: rule, code: nil, severity: severity, findings: $0)
            }
          }
        }
      }
  }
}

extension ColumnCheck {
  /// The names of the rules that judge values, each once.
  var valueRules: [String] {
    rules.strategies.map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
