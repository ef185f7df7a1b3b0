internal import Bytes
package import JSONDocument

/// The members of an object, in the order of the document and with unique keys.
///
/// Keys are compared by Unicode scalars (RFC 8259, section 8.3): "é" and "e" followed by U+0301 are different keys.
///
/// ```swift
/// let position = DocumentPosition(line: 1, column: 2, offset: 1)
/// let node = DocumentNode(.string("integer"), at: position)
/// var object = DocumentObject()
/// object.append(DocumentMember(key: "type", keyPosition: position, value: node))
/// object["type"]?.keyPosition.column  // 2
/// object["format"]                   // nil
/// ```
package struct DocumentObject: Sendable {
  package private(set) var members: [DocumentMember] = []

  /// The indices of the members by key; empty for at most ``scannedCount`` members.
  private var indices: [ExactKey: Int] = [:]

  /// The number of members up to which keys are searched linearly.
  private static let scannedCount = 16

  package init() {}

  /// The member with a key, or `nil`. O(*n*) in the length of the key.
  package subscript(key: String) -> DocumentMember? {
    if members.count > Self.scannedCount {
      return indices[ExactKey(text: key)].map { members[$0] }
    }
    return members.indices.first { members[$0].key.hasSameBytes(as: key) }.map { members[$0] }
  }

  /// Sets the offset at which the next key is, or the object ends.
  mutating func endLastMember(at offset: Int) {
    if !members.isEmpty, members[members.count - 1].end == nil { members[members.count - 1].end = offset }
  }

  /// Appends a member.
  ///
  /// - Precondition: No member has its key.
  package mutating func append(_ member: DocumentMember) {
    assert(self[member.key] == nil, "a key occurs once in its object")
    members.append(member)
    if members.count == Self.scannedCount + 1 {
      for (index, member) in members.enumerated() { indices[ExactKey(text: member.key)] = index }
    } else if members.count > Self.scannedCount {
      indices[ExactKey(text: member.key)] = members.count - 1
    }
  }
}

/// A key of an object, its position and its value.
package struct DocumentMember: Sendable {
  package let key: String
  package let keyPosition: DocumentPosition
  package let value: DocumentNode
  /// The offset of the next key or of the end of the object; `nil` if the reader has not reached it.
  fileprivate(set) var end: Int?

  /// The range of the value in the document, with what separates it from the next key.
  var range: Range<Int> { value.position.offset..<max(end ?? .max, value.position.offset) }

  package init(key: String, keyPosition: DocumentPosition, value: DocumentNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A key compared by Unicode scalars; `String` compares by canonical equivalence.
private struct ExactKey: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
