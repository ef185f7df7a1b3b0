internal import Bytes
public import JSONDocument
internal import Validation

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
    /// A key that neither the standards nor rule files define.
    case unknownKey = "lint.unknown-key"
    /// Bounds between which there is no value.
    case emptyRange = "lint.empty-range"
    /// A value of `enum`, an `example` or a `default` that the field's own rules reject.
    case refusedValue = "lint.refused-value"
    /// A pattern whose matches are all longer or all shorter than the bounds of the length allow.
    case patternLength = "lint.pattern-length"
    /// Rules that no value passes together.
    case noValue = "lint.no-value"
    /// A branch of a pattern, or a part of `any`, that accepts only what the others accept.
    case unreachableAlternative = "lint.unreachable-alternative"
    /// A rule that another one repeats or implies.
    case redundantRule = "lint.redundant-rule"
    /// A length in graphemes without an upper bound: one grapheme can have any number of bytes.
    case unboundedGraphemes = "lint.unbounded-graphemes"
    /// A pattern whose repetitions can divide a text in exponentially many ways.
    case endlessPattern = "lint.endless-pattern"
  }

  /// The kind of the finding.
  public let code: Code
  /// The location of the first character of the key or value with the mistake.
  public let position: DocumentPosition
  /// The path of the included file with the mistake, relative to the folder of the rule file; `nil` for the rule file itself.
  public let file: String?
  /// The description, in English, on one line; a long one without its middle.
  public let reason: String
  /// The change to make; `nil` if the reason includes it, as for a fault.
  public let fix: String?

  /// Creates a finding in the rule file, or in a file that it includes.
  public init(
    _ code: Code, at position: DocumentPosition, in file: String? = nil, _ reason: String, fix: String? = nil
  ) {
    self.code = code
    self.position = position
    self.file = file
    self.reason = reason.shortened
    self.fix = fix?.shortened
  }

  /// `error` for a fault, else `warning`.
  public var severity: String { code == .fault ? "error" : "warning" }

  /// The reason, followed by the fix if there is one.
  public var message: String { fix.map { "\(reason); \($0)" } ?? reason }

  /// Returns the path of the file with the mistake, if that is the path of the rule file.
  public func path(from ruleFile: String) -> String {
    file.map { $0.inside(ruleFile.folder) } ?? ruleFile
  }

  /// Returns `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`; the file name is not escaped.
  ///
  /// The path of an included file is appended to the folder of `name`.
  public func rendered(file name: String) -> String {
    "\(path(from: name)):\(position): \(severity): \(message) [\(code.rawValue)]"
  }
}
