internal import Bytes
public import Validation

/// A linter that reports the faults and the likely mistakes in a rule file.
///
/// ```swift
/// let text = "fields: [{name: n, type: integer, constraints: {minimum: 9, maximum: 3}}]"
/// Linter.findings(in: Array(text.utf8)).map(\.code)  // [.emptyRange]
/// ```
///
/// The fields that could be decoded are checked even if the file as a whole has faults.
public enum Linter {
  /// Returns all findings, sorted by location; those of other files come last, by file: of included files and, for a Data
  /// Package, of the schemas and dialects that are files of their own.
  ///
  /// O(*n*) in the length of the document, but quadratic in the length of a pattern with its counted repetitions expanded, up
  /// to `PatternLimits.analyzedPositions`.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the rule file.
  ///   - context: Today's date and the files that rules may refer to.
  public static func findings(in bytes: [UInt8], in context: RuleContext = RuleContext()) -> [LintFinding] {
    findings(in: bytes, in: context) { _ in [] }
  }

  /// Returns all findings, and those of an analysis of each field where there is no other.
  package static func findings(
    in bytes: [UInt8], in context: RuleContext, analyzing analysis: (DecodedField) -> [LintFinding]
  ) -> [LintFinding] {
    func lint(_ field: DecodedField) -> [LintFinding] {
      let findings = Self.lint(field)
      let positions = Set(findings.map(\.position))
      let isContradictory = findings.contains { $0.code == .emptyRange || $0.code == .patternLength }
      return findings
        + analysis(field).filter {
          !positions.contains($0.position) && !(isContradictory && $0.code == .noValue)
        }
    }
    let faults = FaultCollector()
    var findings: [LintFinding] = []
    if let root = DocumentNode.read(bytes, reportingTo: faults) {
      switch DocumentKind(root) {
      case .dataPackage, .dataResource:
        let package = DataPackage(root, in: context, .standard, reportingTo: faults)
        findings = package?.lintFindings(lint) ?? []
      case .ruleFile, .jsonSchema, .dataContract:
        var decoder = RuleFileDecoder(in: context, reportingTo: faults)
        _ = decoder.decode(root)
        findings = (decoder.decodedFields + decoder.decodedPatterns).flatMap(lint)
      }
    }
    findings += faults.remarks
    findings += faults.faults.map { LintFinding(.fault, at: $0.position, in: $0.file, $0.message) }
    return findings.ordered {
      ($0.file ?? "", $0.position, $0.code.rawValue) < ($1.file ?? "", $1.position, $1.code.rawValue)
    }
  }

  private static func lint(_ field: DecodedField) -> [LintFinding] {
    BoundLint.findings(in: field) + PatternLint.findings(in: field) + LengthLint.findings(in: field)
      + RedundancyLint.findings(in: field) + ValueLint.findings(in: field)
  }
}
