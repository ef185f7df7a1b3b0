/// Why a document is not JSON, or more than its reader allows, and at which position.
///
/// ```swift
/// do {
///   _ = try JSONValue(Array("[1, 2,]".utf8))
/// } catch {
///   print(error)  // prints 1:7: expected a value after ',', found ']': no ',' follows the last element
/// }
/// ```
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the first character of what is wrong, or the end of the document where something is missing.
  public let position: DocumentPosition

  /// What is wrong and what would be right, in English, on one line and without control characters.
  public let message: String

  package init(at position: DocumentPosition, _ message: String) {
    self.position = position
    self.message = message
  }

  /// The message on a name that its object has already, in JSON or YAML.
  package static func repeatedName(_ name: String, first position: DocumentPosition) -> String {
    "the key \(Excerpt(name)) is already in this object: keep this one or the first, at \(position)"
  }

  /// The error as `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(position): \(message)" }
}
