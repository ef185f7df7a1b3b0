internal import Validation

/// The limits of invalid records that single rules and columns of a plan have of their own.
///
/// Each rule that makes records invalid has at most one of them: its own or, without it, that of its column.
struct PlannedLimits: Sendable {
  /// Limits, and the rules whose rejections they count.
  struct Entry: Sendable {
    let limits: InvalidLimits
    /// The index of the column's check; `nil` for a rule that reports at no column.
    let check: Int?
    /// The name of the rule; `nil` for all rules of the column without limits of their own.
    let rule: String?
  }

  private(set) var entries: [Entry] = []
  /// The indices of the entries of each column's rules, presence first; empty for a column without limits.
  private var ofRules: [[Int?]] = []
  private var ofKeys: [Int?] = []
  private var ofRecordRules: [Int?] = []

  /// Whether no rule has limits of its own.
  var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - checks: The checks of the columns.
  ///   - keys: The keys, in the order of the plan.
  ///   - recordChecks: The rules over several columns, in the order of the plan.
  init(_ checks: [ColumnCheck], keys: [PlannedKey], recordChecks: [RecordCheck]) {
    let hasLimits =
      checks.contains { $0.rules.hasLimits } || recordChecks.contains { $0.limits != nil }
      || keys.contains { $0.key.selection?.limits != nil }
    guard hasLimits else { return }
    var ofColumns: [Int?] = []
    for (check, column) in checks.enumerated() {
      ofColumns.append(entry(column.rules.limits.ofField, check: check))
      ofRules.append(
        column.rules.hasLimits ? rules(of: column.rules, check: check, else: ofColumns[check]) : [])
    }
    for key in keys {
      let check = key.checks.first
      var limits = key.key.selection?.limits
      var ofColumn = Int?.none
      if case .unique = key.key.kind, let check {
        if key.key.selection == nil { limits = checks[check].rules.limits.ofUniqueness }
        ofColumn = ofColumns[check]
      }
      ofKeys.append(entry(limits, check: check, rule: key.key.rule) ?? ofColumn)
    }
    for check in recordChecks {
      ofRecordRules.append(
        entry(check.limits, check: check.column.flatMap(checks.index(ofColumn:)), rule: check.rule.name))
    }
  }

  /// Adds limits and returns their index; `nil` if there are none.
  private mutating func entry(_ limits: InvalidLimits?, check: Int?, rule: String? = nil) -> Int? {
    guard let limits else { return nil }
    entries.append(Entry(limits: limits, check: check, rule: rule))
    return entries.count - 1
  }

  /// Adds the limits of the rules of a column, and returns the index of each rule's limits.
  private mutating func rules(of rules: RuleSet, check: Int, else ofColumn: Int?) -> [Int?] {
    let ofPresence = entry(rules.limits.ofPresence, check: check, rule: rules.presence.ruleName)
    var indices = [ofPresence ?? ofColumn]
    for strategy in rules.strategies {
      // A rule whose codes have several severities is a strategy for each.
      let limits = strategy.severity == .error ? strategy.limits : nil
      indices.append(entry(limits, check: check, rule: strategy.name) ?? ofColumn)
    }
    return indices
  }

  /// Whether some rules of a column, given by the index of its check, have limits.
  func hasLimits(check: Int) -> Bool { !ofRules[check].isEmpty }

  /// Returns the index of the limits of a column's rule, presence being 0; `nil` for a rule without limits of its own.
  func index(ofRule rule: Int, check: Int) -> Int? { ofRules[check][rule] }

  /// Returns the index of the limits of a key; `nil` for one without limits of its own.
  func index(ofKey key: Int) -> Int? { ofKeys[key] }

  /// Returns the index of the limits of a rule over several columns; `nil` for one without limits of its own.
  func index(ofRecordRule rule: Int) -> Int? { ofRecordRules[rule] }
}
