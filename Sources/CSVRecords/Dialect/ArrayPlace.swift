/// The place of the array whose elements are the records of a JSON text: a JSON Pointer (RFC 6901).
///
/// ```swift
/// ArrayPlace("/data/items")?.pointer  // "/data/items"
/// ArrayPlace("items")?.pointer        // "/items"
/// ```
public struct ArrayPlace: Sendable, Hashable {
  /// The pointer; empty if the whole text is the array.
  public let pointer: String
  /// The names of the members, and the numbers of the elements, that lead to the array.
  package let tokens: [[UInt8]]

  /// The whole text.
  public static let wholeText = ArrayPlace(pointer: "", tokens: [])

  private init(pointer: String, tokens: [[UInt8]]) { (self.pointer, self.tokens) = (pointer, tokens) }

  /// Creates a place from a pointer, or from the name of a member of the outermost object; `nil` for what begins with `/` and is no
  /// JSON Pointer.
  public init?(_ pointer: String) {
    guard !pointer.isEmpty else {
      self = .wholeText
      return
    }
    guard let columns = try? MemberColumns([pointer]) else { return nil }
    self.init(pointer: columns.pointer(to: 0), tokens: columns.paths[0])
  }
}
