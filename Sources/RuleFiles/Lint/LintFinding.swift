public import JSONDocument

/// One thing in a rule file that can be read and is hardly meant: where, what, and what to do.
///
/// ```swift
/// let finding = LintFinding(.emptyRange, at: position, "'minimum' 9 is above 'maximum' 3", fix: "exchange the two")
/// finding.rendered(file: "orders.yml")
/// // "orders.yml:5:16: warning: 'minimum' 9 is above 'maximum' 3; exchange the two [lint.empty-range]"
/// ```
public struct LintFinding: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Code: String, Sendable, CaseIterable {
    /// What reading refuses: the file cannot be used.
    case fault = "rule-file.fault"
    /// A lower bound above the upper one: no value passes.
    case emptyRange = "lint.empty-range"
    /// A value of `enum`, an `example` or a `default` that the field's own rules refuse.
    case refusedValue = "lint.refused-value"
    /// A pattern whose shortest or longest match never fits the bounds of the length.
    case patternLength = "lint.pattern-length"
    /// A rule that is asked already, or that another one decides.
    case redundantRule = "lint.redundant-rule"
    /// Graphemes counted without an upper bound: one grapheme can have any number of bytes.
    case unboundedGraphemes = "lint.unbounded-graphemes"
    /// A pattern whose repetitions can split up a text in endless ways.
    case endlessPattern = "lint.endless-pattern"
  }

  public let code: Code
  /// The first character of what it is about.
  public let position: DocumentPosition
  /// What is the matter, in English, on one line.
  public let reason: String
  /// What to do; `nil` where the reason says it, as that of a fault does.
  public let fix: String?

  public init(_ code: Code, at position: DocumentPosition, _ reason: String, fix: String? = nil) {
    self.code = code
    self.position = position
    self.reason = reason
    self.fix = fix
  }

  /// `error` for what keeps the file from being used, else `warning`.
  public var severity: String { code == .fault ? "error" : "warning" }

  /// Reason and fix in one.
  public var message: String { fix.map { "\(reason); \($0)" } ?? reason }

  /// `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`, as findings are written; the name is taken as it is.
  public func rendered(file: String) -> String {
    "\(file):\(position): \(severity): \(message) [\(code.rawValue)]"
  }
}
