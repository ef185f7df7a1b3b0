internal import Bytes

/// The members of an object without arrays and objects in it, each with the bytes before its value. The next text is read by
/// them if it has the same bytes, as most texts that one program wrote.
///
/// If the bytes before the values of a text are those of some members in their order, then the text has no name twice, because
/// no two members have the same name.
struct FlatShape: Sendable {
  struct Member: Sendable {
    /// The bytes from the brace or comma to the value: the name, the colon, and white space.
    let prefix: CachedText
    /// The offset of the name in the prefix.
    let name: Int
    /// The member's column; −1 if it has none.
    let column: Int
    /// Whether the member cannot contain the value of a column.
    let isOther: Bool
  }

  /// The maximum number of bytes before a value, so that memory does not depend on the text.
  static let maximumPrefix = 256
  /// The maximum number of members that are compared; those before the equal one are missing in the text.
  private static let distance = 4

  private var bytes: [UInt8] = []
  private var members: [Member] = []

  var isEmpty: Bool { members.isEmpty }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
  }

  /// Adds a member.
  ///
  /// - Parameters:
  ///   - prefix: The bytes before its value.
  ///   - name: The offset of the name in them.
  mutating func append(_ prefix: Span<UInt8>, name: Int, column: Int, isOther: Bool) {
    let start = bytes.count
    bytes.append(prefix)
    let text = CachedText(start..<bytes.count, of: bytes.span)
    members.append(Member(prefix: text, name: name, column: column, isOther: isOther))
  }

  /// Returns the member whose prefix is at an offset of a text; `nil` if there is none among the next ones.
  ///
  /// - Parameter next: The first member that is compared; set to the one after the result.
  @inline(__always)
  func member(of text: Span<UInt8>, at offset: Int, from next: inout Int) -> Member? {
    let last = min(next &+ Self.distance, members.count)
    while next < last {
      let member = members[next]
      next &+= 1
      if member.prefix.isPart(of: text, at: offset, in: bytes.span) { return member }
    }
    return nil
  }
}
