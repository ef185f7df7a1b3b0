internal import FindingReports
internal import TableValidation
internal import Validation

/// The numbers of the records of tables whose verdict differs by two versions of a rule file.
struct DataComparison {
  /// The number of records that were checked.
  var records = 0
  /// The number of records that pass no more, and of those that pass now.
  private(set) var refused = 0
  private(set) var accepted = 0
  /// Whether the header of a table passes no more.
  private(set) var refusesHeader = false
  private var last: (file: String, record: Int?)?

  /// Counts the record of a finding, which is one of the version that refuses it; the findings on one record follow each other.
  mutating func add(_ finding: Finding) {
    guard let record = finding.location.record else {
      if finding.version == .new, finding.severity == .error { refusesHeader = true }
      return
    }
    guard last?.file != finding.file || last?.record != record else { return }
    last = (finding.file, record)
    if finding.version == .new { refused += 1 } else { accepted += 1 }
  }

  /// Whether all that passed still passes.
  var keepsAccepted: Bool { refused == 0 && !refusesHeader }
}
