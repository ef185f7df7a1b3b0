public import Validation

/// Looks through a rule file for what is wrong with it and what is hardly meant.
///
/// ```swift
/// let text = "fields: [{name: n, type: integer, constraints: {minimum: 9, maximum: 3}}]"
/// Linter.findings(in: Array(text.utf8)).map(\.code)  // [.emptyRange]
/// ```
///
/// A file that cannot be used is looked through all the same: the faults of reading come with what else is found in the
/// fields that could be read.
public enum Linter {
  /// All that is found, by place. O(n) in the length of the document, but for patterns, which take time quadratic in the
  /// characters that they have with counts spelled out, at most 400.
  ///
  /// - Parameter context: What rules may ask of the world when they are made: the day, and the files that they name.
  public static func findings(in bytes: [UInt8], in context: RuleContext = RuleContext()) -> [LintFinding] {
    var faults: [RuleFileFault] = []
    var findings: [LintFinding] = []
    if let root = DocumentNode.read(bytes, faults: &faults) {
      var decoder = RuleFileDecoder(in: context)
      _ = decoder.decode(root, faults: &faults)
      findings = decoder.decodedFields.flatMap(lint)
    }
    findings += faults.map { LintFinding(.fault, at: $0.position, $0.message) }
    return findings.sorted { ($0.position, $0.code.rawValue) < ($1.position, $1.code.rawValue) }
  }

  private static func lint(_ field: DecodedField) -> [LintFinding] {
    BoundLint.findings(in: field) + PatternLint.findings(in: field) + LengthLint.findings(in: field)
      + RedundancyLint.findings(in: field) + ValueLint.findings(in: field)
  }
}
