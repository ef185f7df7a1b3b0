import RuleFiles
import Testing
import Validation

@testable import FindingReports

struct CheckOutcomeTests {
  private static func summary(records: Int = 4, invalid: Int = 0, warnings: Int = 0) -> Summary {
    var summary = Summary()
    (summary.records, summary.invalid) = (records, invalid)
    if warnings > 0 {
      summary.counts = [
        .init(field: nil, rule: "record", code: "record.nul", severity: .warning, findings: warnings)
      ]
    }
    return summary
  }

  private static func outcome(
    _ summary: Summary, _ threshold: FailurePolicy.Threshold = .error
  ) -> CheckOutcome {
    var policy = FailurePolicy()
    policy.threshold = threshold
    return CheckOutcome(summary, by: policy)
  }

  @Test func `invalid data is invalid, even if a check never fails`() {
    for threshold in FailurePolicy.Threshold.allCases {
      let outcome = Self.outcome(Self.summary(invalid: 1), threshold)
      #expect(outcome.isInvalid && outcome.isFailure == (threshold != .never) && outcome.note.isEmpty)
      let valid = Self.outcome(Self.summary(), threshold)
      #expect(!valid.isInvalid && !valid.isFailure && valid.note.isEmpty)
    }
  }

  @Test(arguments: [(1, "fails: 1 warning"), (3, "fails: 3 warnings")])
  func `a check that fails by warnings alone states their number`(count: Int, note: String) {
    let outcome = Self.outcome(Self.summary(warnings: count), .warning)
    #expect(outcome.isInvalid && outcome.isFailure && outcome.countsWarnings && outcome.note == note)
    for threshold in [FailurePolicy.Threshold.error, .never] {
      let other = Self.outcome(Self.summary(warnings: count), threshold)
      #expect(!other.isInvalid && !other.isFailure && !other.countsWarnings && other.note.isEmpty)
    }
    #expect(Self.outcome(Self.summary(invalid: 1, warnings: count), .warning).note.isEmpty)
  }
}
