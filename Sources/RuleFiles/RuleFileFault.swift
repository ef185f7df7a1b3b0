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

  /// What is wrong and what would be right, in English, on one line and without control characters.
  public let message: String

  /// A fault at a place; the message is one line of English.
  public init(at position: DocumentPosition, _ message: String) {
    self.position = position
    self.message = message
  }

  /// The fault as `FILE:LINE:COLUMN: MESSAGE`, the form that editors jump by; the name is taken as it is.
  public func rendered(file: String) -> String { "\(file):\(self)" }
}

extension RuleFileFault: CustomStringConvertible {
  /// The fault without a file's name, as `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(position): \(message)" }
}
