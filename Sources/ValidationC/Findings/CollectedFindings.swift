internal import CArrow

/// All findings of a check: the object behind a `val_findings` of the C interface.
final class CollectedFindings: Sendable {
  private let file: String
  /// Rows of a `RowReport`, which take less memory than columns.
  private let parts: [[UInt8]]

  init(file: String, parts: [[UInt8]]) {
    (self.file, self.parts) = (file, parts)
  }

  /// A reader of the findings from the first on.
  final class Reader: FindingSource {
    private let findings: CollectedFindings
    private var part = 0
    private var row = 0

    init(_ findings: CollectedFindings) {
      self.findings = findings
    }

    func nextFindings() -> ArrowArray? {
      var table = FindingTable(file: findings.file)
      while part < findings.parts.count, !table.isComplete {
        row = table.append(findings.parts[part], from: row)
        if row == findings.parts[part].count { (part, row) = (part + 1, 0) }
      }
      // SAFETY: the array has memory of its own, and is the caller's to release.
      return unsafe table.count > 0 ? table.take() : nil
    }
  }
}
