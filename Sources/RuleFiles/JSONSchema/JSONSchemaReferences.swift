internal import Bytes
internal import CSVRecords

/// The schemas to which references within a JSON Schema lead.
package struct JSONSchemaReferences {
  /// The most objects within each other in which a name is searched for.
  private static let maximumDepth = 16

  private let root: DocumentNode
  /// The name of the document, with which references to itself may begin.
  private let identifier: String?
  /// Whether the drafts before 2019-09 are meant, by which the siblings of `$ref` have no meaning.
  package let ignoresSiblings: Bool

  package init(_ root: DocumentNode) {
    self.root = root
    guard case .object(let object) = root.content else {
      (identifier, ignoresSiblings) = (nil, false)
      return
    }
    identifier = (object["$id"] ?? object["id"])?.value.text
    let draft = object["$schema"]?.value.text ?? ""
    ignoresSiblings = ["draft-04", "draft-06", "draft-07"].contains(where: draft.hasPart)
  }

  /// Returns the schema of a reference such as `#/$defs/name` or `#name`.
  package func target(of reference: String) -> DocumentNode? {
    var reference = reference
    if let identifier, !identifier.isEmpty, reference.utf8.starts(with: identifier.utf8) {
      let rest = String(decoding: reference.utf8.dropFirst(identifier.utf8.count), as: UTF8.self)
      if rest.isEmpty || rest.utf8.first == UInt8(ascii: "#") { reference = rest.isEmpty ? "#" : rest }
    }
    guard reference.utf8.first == UInt8(ascii: "#") else { return nil }
    let fragment = Self.percentDecoded(reference.utf8.dropFirst())
    guard !fragment.isEmpty else { return root }
    guard fragment.utf8.first == UInt8(ascii: "/") else { return anchor(fragment, in: root, depth: 0) }
    // A column of JSON Lines is a JSON Pointer too (RFC 6901).
    guard let path = try? MemberColumns([fragment]).paths[0] else { return nil }
    var node = root
    for name in path.map({ String(decoding: $0, as: UTF8.self) }) {
      switch node.content {
      case .object(let object):
        guard let next = object[name]?.value else { return nil }
        node = next
      case .array(let elements):
        guard let index = Int(name), elements.indices.contains(index) else { return nil }
        node = elements[index]
      default: return nil
      }
    }
    return node
  }

  private func anchor(_ name: String, in node: DocumentNode, depth: Int) -> DocumentNode? {
    guard depth < Self.maximumDepth, case .object(let object) = node.content else { return nil }
    if case .string(let anchor) = object["$anchor"]?.value.content, anchor.hasSameBytes(as: name) {
      return node
    }
    for member in object.members {
      if let found = anchor(name, in: member.value, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Returns the text of a fragment of a URI (RFC 3986, section 2.1).
  private static func percentDecoded(_ fragment: Substring.UTF8View) -> String {
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(fragment)[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DocumentNode {
  /// The text of a string.
  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
