public import JSONDocument

/// A fault or a likely mistake in a rule file: its location, its description, and a fix.
///
/// ```swift
/// let position = DocumentPosition(line: 5, column: 16, offset: 80)
/// let finding = LintFinding(.emptyRange, at: position, "'minimum' 9 is above 'maximum' 3", fix: "exchange the two")
/// finding.rendered(file: "orders.yml")
/// // "orders.yml:5:16: warning: 'minimum' 9 is above 'maximum' 3; exchange the two [lint.empty-range]"
/// ```
public struct LintFinding: Sendable, Hashable {
  /// The kind of a finding.
  public enum Code: String, Sendable, CaseIterable {
    /// A fault: the file cannot be used.
    case fault = "rule-file.fault"
    /// A lower bound above the upper one: no value passes.
    case emptyRange = "lint.empty-range"
    /// A value of `enum`, an `example` or a `default` that the field's own rules refuse.
    case refusedValue = "lint.refused-value"
    /// A pattern whose shortest or longest match never fits the bounds of the length.
    case patternLength = "lint.pattern-length"
    /// A rule that another one repeats or implies.
    case redundantRule = "lint.redundant-rule"
    /// Graphemes counted without an upper bound: one grapheme can have any number of bytes.
    case unboundedGraphemes = "lint.unbounded-graphemes"
    /// A pattern whose repetitions can divide a text in exponentially many ways.
    case endlessPattern = "lint.endless-pattern"
  }

  public let code: Code
  /// The location of the first character of the construct.
  public let position: DocumentPosition
  /// The description, in English, on one line.
  public let reason: String
  /// The change to make; `nil` where the reason names it, as for a fault.
  public let fix: String?

  public init(_ code: Code, at position: DocumentPosition, _ reason: String, fix: String? = nil) {
    self.code = code
    self.position = position
    self.reason = reason
    self.fix = fix
  }

  /// `error` for a fault, else `warning`.
  public var severity: String { code == .fault ? "error" : "warning" }

  /// The reason and the fix.
  public var message: String { fix.map { "\(reason); \($0)" } ?? reason }

  /// Returns `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`, with the name as it is.
  public func rendered(file: String) -> String {
    "\(file):\(position): \(severity): \(message) [\(code.rawValue)]"
  }
}
