internal import Bytes
public import JSONDocument
internal import Validation

/// One fault in a rule file: its location, and a message with the correction.
///
/// ```swift
/// let position = DocumentPosition(line: 3, column: 5, offset: 42)
/// let fault = RuleFileFault(at: position, "expected ',' or '}' after a member, found 'x'")
/// fault.rendered(file: "orders.json")
/// // "orders.json:3:5: expected ',' or '}' after a member, found 'x'"
/// ```
public struct RuleFileFault: Error, Hashable, Sendable {
  /// The location of the first wrong character, or the end of the file if something is missing.
  public let position: DocumentPosition

  /// The path of the included file with the fault, relative to the folder of the rule file; `nil` for the rule file itself.
  public let file: String?

  /// The fault and its correction in English, on one line without control characters; a long one without its middle.
  public let message: String

  /// Creates a fault at a location.
  ///
  /// - Parameters:
  ///   - position: The location of the first wrong character.
  ///   - message: The fault and its correction, one line of English.
  ///   - file: The included file with the fault; the rule file itself by default.
  public init(at position: DocumentPosition, _ message: String, in file: String? = nil) {
    self.position = position
    self.file = file
    self.message = message.shortened
  }

  /// Returns the fault as `FILE:LINE:COLUMN: MESSAGE`, which editors recognize.
  ///
  /// The path of an included file is appended to the folder of `name`.
  public func rendered(file name: String) -> String {
    "\(file.map { $0.inside(name.folder) } ?? name):\(position): \(message)"
  }
}

extension RuleFileFault: CustomStringConvertible {
  /// The fault as `LINE:COLUMN: MESSAGE`, after the path of an included file.
  public var description: String { "\(file.map { $0 + ":" } ?? "")\(position): \(message)" }
}
