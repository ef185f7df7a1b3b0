public import JSONDocument
internal import Validation

/// One thing that is wrong in a rule file: where, what, and what would be right.
///
/// ```swift
/// let position = DocumentPosition(line: 3, column: 5, offset: 42)
/// let fault = RuleFileFault(at: position, "expected ',' or '}' after a member, found 'x'")
/// fault.rendered(file: "orders.json")
/// // "orders.json:3:5: expected ',' or '}' after a member, found 'x'"
/// ```
public struct RuleFileFault: Error, Hashable, Sendable {
  /// The first character of what is wrong, or the end of the file where something is missing.
  public let position: DocumentPosition

  /// The included file that is at fault, named from the folder of the rule file; `nil` for the rule file itself.
  public let file: String?

  /// What is wrong and what would be right, in English, on one line and without control characters.
  public let message: String

  /// A fault at a place; the message is one line of English.
  ///
  /// - Parameter file: The included file that is at fault; the rule file itself unless given.
  public init(at position: DocumentPosition, _ message: String, in file: String? = nil) {
    self.position = position
    self.file = file
    self.message = message
  }

  /// The fault as `FILE:LINE:COLUMN: MESSAGE`, the form that editors jump by; the name is taken as it is, and an included
  /// file is named from where the rule file is.
  public func rendered(file name: String) -> String {
    "\(file.map { $0.inside(name.folder) } ?? name):\(position): \(message)"
  }
}

extension RuleFileFault: CustomStringConvertible {
  /// The fault without the rule file's name, as `LINE:COLUMN: MESSAGE`; an included file is named before.
  public var description: String { "\(file.map { $0 + ":" } ?? "")\(position): \(message)" }
}
