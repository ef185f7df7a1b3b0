internal import Validation

/// What rules say of the values of a column where some of them only warn: all errors are asked first, and warnings of
/// what passed them.
struct SeverityVerdicts {
  /// Of each value, whether it was refused by a warning alone.
  private(set) var isWarned: [Bool] = []
  /// How many values each rule was the first to refuse, the errors first.
  private var counts: [(rule: String, severity: Severity, values: Int)] = []

  /// Judges the values that are present.
  ///
  /// - Parameters:
  ///   - absences: Which values are absent; their verdicts are `invalid` already, those of all others `valid`.
  mutating func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, _ rules: RuleSet, absences: [Int],
    verdicts: inout [Verdict]
  ) {
    isWarned = [Bool](repeating: false, count: values.count)
    counts.removeAll(keepingCapacity: true)
    for severity in [Severity.error, .warning] {
      let before = verdicts
      if rules.presenceSeverity == severity, let name = rules.presence.ruleName {
        let blanks = rules.presence == .notBlank ? refuseBlanks(values, in: bytes, &verdicts) : 0
        counts.append((name, severity, absences.count + blanks))
        if severity == .warning { for index in absences { isWarned[index] = true } }
      }
      for named in rules.strategies where named.severity == severity {
        let refused = verdicts.count { $0 != .valid }
        var span = verdicts.mutableSpan
        named.strategy.judge(values, in: bytes, verdicts: &span)
        counts.append((named.name, severity, verdicts.count { $0 != .valid } - refused))
      }
      guard severity == .warning else { continue }
      for index in verdicts.indices where before[index] == .valid && verdicts[index] != .valid {
        isWarned[index] = true
      }
    }
  }

  /// Refuses what is white space throughout; how many values that are.
  private func refuseBlanks(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, _ verdicts: inout [Verdict]
  ) -> Int {
    var blanks = 0
    for index in verdicts.indices where verdicts[index] == .valid {
      let value = values[index]
      guard bytes.extracting(value).isBlank else { continue }
      verdicts[index] = .invalid
      blanks += 1
    }
    return blanks
  }

  /// Counts the values that were refused under the names of the first rules that refused them.
  func tally(_ tally: inout Tally, check: Int) {
    for count in counts { tally.add(count.values, of: count.rule, count.severity, check: check) }
  }
}
