package import JSONDocument

/// The members of an object in the order of the document, each key once.
///
/// Keys are equal if their Unicode scalars are (RFC 8259, section 8.3): "é" and "e" with U+0301 are two keys.
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

  /// The indices of the members by key; empty up to ``scannedCount`` members.
  private var indices: [ExactKey: Int] = [:]

  /// The number of members up to which a key is searched for one by one.
  private static let scannedCount = 16

  package init() {}

  /// The member of a key. O(1), but for comparing the key.
  package subscript(key: String) -> DocumentMember? {
    let key = ExactKey(text: key)
    if members.count > Self.scannedCount {
      return indices[key].map { members[$0] }
    }
    return members.first { ExactKey(text: $0.key) == key }
  }

  /// Adds a member at the end; its key must not be there yet.
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

  package init(key: String, keyPosition: DocumentPosition, value: DocumentNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A key that is compared by its scalars; `String` compares by canonical equivalence.
private struct ExactKey: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
