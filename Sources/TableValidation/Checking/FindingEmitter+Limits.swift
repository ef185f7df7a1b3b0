internal import Bytes
internal import Validation

/// The limits by which the errors in a record are counted.
extension FindingEmitter {
  /// Inserts the limits of the rules by which a source rejects a record.
  ///
  /// All rules of a column are evaluated again for a value that it rejects, and not only the first that rejects it: a rule within its
  /// limits must not hide one that is beyond its own.
  func insertLimits<Records: RecordSource>(
    ofFinding index: Int, _ source: FindingSource, in checker: borrowing RecordChecker<Records>,
    to broken: inout BrokenLimits
  ) {
    switch source.origin {
    case .column(let column):
      guard plan.limits.hasLimits(check: column) else { return broken.insert(nil) }
      let rejected = source.rejected[index]
      let range = checker.columns[column].batch.values[rejected.position]
      let value = checker.records.bytes.span.extracting(range)
      let rules = checker.checkedColumns[column].rules
      var position = 0
      var isExplained = false
      while let rejection = rules.next(in: value, isPresent: !rejected.isAbsent, from: &position) {
        guard rules.rules.severity(ofRule: rejection.rule) == .error else { continue }
        broken.insert(plan.limits.index(ofRule: rejection.rule, check: column))
        isExplained = true
      }
      if !isExplained { broken.insert(nil) }
    case .key(let key): broken.insert(plan.limits.index(ofKey: key))
    case .rule(let rule): broken.insert(plan.limits.index(ofRecordRule: rule))
    case .order, .group: broken.insert(nil)
    }
  }
}
