public import Validation

/// The conditions under which a check fails.
public struct FailurePolicy: Sendable, Hashable {
  /// The least severe finding that makes a check fail.
  public enum Threshold: String, Sendable, CaseIterable {
    /// An error.
    case error
    /// An error or a warning.
    case warning
    /// None: a check never fails.
    case never
  }

  /// The least severe finding that makes a check fail.
  public var threshold = Threshold.error
  /// The numbers of invalid records from which a check warns or fails; without limits, one invalid record fails a check. Records that
  /// break only rules with limits of their own (``Summary/limited``) do not count.
  public var limits: InvalidLimits?

  /// Creates the policy that one error makes a check fail.
  public init() {}
}

/// The outcome of a check by its ``FailurePolicy``.
public struct CheckOutcome: Sendable, Hashable {
  /// Whether the check fails.
  public var isFailure = false
  /// Whether the data is invalid; a check whose policy is ``FailurePolicy/Threshold-swift.enum/never`` does not fail by that.
  public var isInvalid = false
  /// Whether warnings are failures.
  public var countsWarnings = false
  /// The note for the summary: on the limits of the policy, and on the end of the check before that of its inputs. Empty if
  /// there is nothing to note.
  public var note = ""

  /// Whether the user has interrupted the check.
  public var isInterrupted = false
  /// The exit status of a program that makes the check: 0, 1 for a failure, or 130 after an interrupt, as shells report SIGINT.
  public var exitStatus: Int32 { isInterrupted ? 130 : isFailure ? 1 : 0 }

  /// Creates the outcome of a check without findings.
  public init() {}

  /// Returns the outcome of a check with that summary.
  public init(_ summary: Summary, by policy: FailurePolicy) {
    isFailure = !summary.isValid
    var notes: [String] = []
    // Of a check that has stopped, only the share of invalid records among those that were read is known.
    if policy.limits != nil || !summary.limited.isEmpty, !summary.isStopped {
      let invalid = summary.invalid - summary.limitedInvalid
      let limits = policy.limits ?? InvalidLimits(fail: .count(1))
      let outcome = limits.outcome(invalid: invalid, of: summary.records)
      isFailure =
        summary.hasTableFindings || summary.unusableFiles > 0 || summary.breaksTableRules || outcome == .fails
        || summary.limited.contains { $0.outcome == .fails }
      if policy.limits != nil { notes = [limits.note(outcome)].compactMap(\.self) }
      notes += summary.notesOnLimits
      if notes.isEmpty, summary.invalid > 0, outcome == .passes { notes = ["within the limits"] }
    }
    countsWarnings = policy.threshold == .warning
    var warnings = summary.counts.reduce(0) { $0 + ($1.severity == .warning ? $1.findings : 0) }
    if let baseline = summary.baseline {
      isFailure = baseline.newErrors > 0
      warnings = baseline.newWarnings
      notes = ["\(baseline.new) new, \(baseline.same) same, \(baseline.gone) gone"]
    }
    if countsWarnings && warnings > 0 {
      if !isFailure { notes.append("fails: \(warnings) warning\(warnings == 1 ? "" : "s")") }
      isFailure = true
    }
    isInvalid = isFailure
    if policy.threshold == .never { isFailure = false }
    if summary.isStopped { notes.append("stopped, the rest is not checked") }
    isInterrupted = summary.isInterrupted
    if isInterrupted { notes.append("interrupted, the rest is not checked") }
    if !notes.isEmpty { note = notes.joined(separator: "; ") }
  }
}

extension InvalidLimits {
  /// The limit that is reached, as a note for the summary; `nil` if none is.
  ///
  /// - Parameter subject: What has reached it, with a comma at the end; empty for the invalid records of the check.
  fileprivate func note(_ outcome: Outcome, of subject: String = "") -> String? {
    switch (outcome, warn, fail) {
    case (.fails, _, let limit?): "fails: \(subject)the limit is \(limit)"
    case (.warns, let limit?, _): "warning: \(subject)the limit is \(limit)"
    default: nil
    }
  }
}

extension Summary {
  /// The number of notes on limits of single rules, beyond which the others are counted.
  private static let maximumNotes = 3

  /// Notes on the limits of single rules that are reached, those that fail the check first.
  fileprivate var notesOnLimits: [String] {
    let reached =
      limited.filter { $0.outcome == .fails } + limited.filter { $0.outcome == .warns }
    let notes = reached.prefix(Self.maximumNotes).compactMap {
      $0.limits.note($0.outcome, of: "\($0.description), ")
    }
    let others = reached.count - notes.count
    return notes + (others > 0 ? ["\(others) more limit\(others == 1 ? "" : "s") reached"] : [])
  }
}
