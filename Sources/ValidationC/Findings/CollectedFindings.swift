internal import CArrow

/// All findings of a check: the object behind a `val_findings` of the C interface.
final class CollectedFindings: Sendable {
  private let file: String?
  private let id: [String]
  private let parts: [IdentifiedFindings]

  /// - Parameters:
  ///   - file: The name of the table that was checked; `nil` for the name of each finding's file.
  ///   - id: The columns that identify a record.
  ///   - parts: The findings.
  init(file: String?, id: [String], parts: [IdentifiedFindings]) {
    (self.file, self.id, self.parts) = (file, id, parts)
  }

  /// A reader of the findings from the first on.
  final class Reader: FindingReader {
    private let findings: CollectedFindings
    private var part = 0
    private var row = 0

    init(_ findings: CollectedFindings) {
      self.findings = findings
    }

    var idNames: [String] { findings.id }

    func nextFindings() -> ArrowArray? {
      var table = FindingTable(file: findings.file, id: findings.id)
      while part < findings.parts.count, !table.isComplete {
        row = table.append(findings.parts[part], from: row)
        if row == findings.parts[part].count { (part, row) = (part + 1, 0) }
      }
      // SAFETY: the array has memory of its own, and is the caller's to release.
      return unsafe table.count > 0 ? table.take() : nil
    }
  }
}
