/// An error with its position: a document is not JSON, or exceeds a limit of its reader.
///
/// ```swift
/// do {
///   _ = try JSONValue(Array("[1, 2,]".utf8))
/// } catch {
///   print(error)  // prints 1:7: expected a value after ',', found ']': no ',' follows the last element
/// }
/// ```
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the first wrong character, or the end of the document if something is missing there.
  public let position: DocumentPosition

  /// The fault and what is expected instead, in English, on one line and without control characters.
  public let message: String

  package init(at position: DocumentPosition, _ message: String) {
    self.position = position
    self.message = message
  }

  /// Returns the message on a name that occurs twice in an object, for JSON and YAML.
  package static func repeatedName(_ name: String, first position: DocumentPosition) -> String {
    "the key \(Excerpt(name)) is already in this object: keep this one or the first, at \(position)"
  }

  /// The error as `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(position): \(message)" }
}
