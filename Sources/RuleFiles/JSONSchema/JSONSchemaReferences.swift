internal import Bytes
internal import CSVRecords

/// The schemas to which references within a JSON Schema lead.
package struct JSONSchemaReferences {
  /// The most objects within each other in which a name is searched for.
  private static let maximumDepth = 16

  private let root: DocumentNode
  /// The name of the document, with which references to itself may begin.
  private let identifier: String?
  /// The draft of the document by its number or its year; 2020 unless it says another.
  let draft: Int
  /// Whether the siblings of `$ref` have no meaning, as in the drafts before 2019-09.
  package var ignoresSiblings: Bool { draft < 2019 }

  package init(_ root: DocumentNode) {
    self.root = root
    guard case .object(let object) = root.content else {
      (identifier, draft) = (nil, 2020)
      return
    }
    identifier = (object["$id"] ?? object["id"])?.value.text
    let name = object["$schema"]?.value.text ?? ""
    let drafts = [("draft-03", 3), ("draft-04", 4), ("draft-06", 6), ("draft-07", 7), ("2019-09", 2019)]
    draft = drafts.first { name.hasPart($0.0) }?.1 ?? 2020
  }

  /// Returns the schema of a reference such as `#/$defs/name`, `#name` or `name.json#/$defs/name`, if the document has it.
  ///
  /// - Parameter isDynamic: Whether the reference leads to a name that several schemas may have (Core 2020-12, section 8.2.3.2): there is
  ///   no such schema then.
  package func target(of reference: String, isDynamic: Bool = false) -> DocumentNode? {
    let (base, fragment) = reference.split(atFirst: UInt8(ascii: "#"))
    guard let start = resource(named: base) else { return nil }
    let decoded = Self.percentDecoded((fragment ?? "")[...].utf8)
    guard !decoded.isEmpty else { return start }
    guard decoded.utf8.first == UInt8(ascii: "/") else {
      let found = only(start) { object in
        ["$anchor", "$dynamicAnchor"].contains { object[$0]?.value.text?.hasSameBytes(as: decoded) == true }
          || ["$id", "id"].contains { object[$0]?.value.text?.hasSameBytes(as: "#" + decoded) == true }
      }
      guard isDynamic, case .object(let object)? = found?.content else { return found }
      return object["$dynamicAnchor"] == nil ? found : nil
    }
    return Self.node(at: decoded, in: start)
  }

  /// Returns the schema with an identifier (Core 2020-12, section 8.2.1); the document itself for none.
  private func resource(named base: String) -> DocumentNode? {
    guard !base.isEmpty else { return root }
    let wanted = absolute(base)
    if let identifier, absolute(identifier).hasSameBytes(as: wanted) { return root }
    return only(root) { object in
      ["$id", "id"].contains { key in
        object[key]?.value.text.map { absolute($0).hasSameBytes(as: wanted) } == true
      }
    }
  }

  /// Returns an identifier with the folder of the document's identifier before it, unless it has a scheme; without an empty fragment.
  private func absolute(_ identifier: String) -> String {
    let name = identifier.utf8.last == UInt8(ascii: "#") ? String(identifier.dropLast()) : identifier
    guard !name.hasPart("://"), let own = self.identifier,
      let end = own.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return name }
    return String(own[...end]) + name
  }

  private static func node(at pointer: String, in start: DocumentNode) -> DocumentNode? {
    // A column of JSON Lines is a JSON Pointer too (RFC 6901).
    guard let path = try? MemberColumns([pointer]).paths[0] else { return nil }
    var node = start
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

  /// Returns the only object that meets a condition.
  private func only(_ node: DocumentNode, where isWanted: (DocumentObject) -> Bool) -> DocumentNode? {
    var found: [DocumentNode] = []
    collect(node, depth: 0, into: &found, where: isWanted)
    return found.count == 1 ? found[0] : nil
  }

  private func collect(
    _ node: DocumentNode, depth: Int, into found: inout [DocumentNode],
    where isWanted: (DocumentObject) -> Bool
  ) {
    guard depth < Self.maximumDepth else { return }
    switch node.content {
    case .object(let object):
      if isWanted(object) { found.append(node) }
      for member in object.members {
        collect(member.value, depth: depth + 1, into: &found, where: isWanted)
      }
    case .array(let elements):
      for element in elements { collect(element, depth: depth + 1, into: &found, where: isWanted) }
    default: break
    }
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
