internal import Bytes
internal import CSVRecords
internal import JSONDocument

/// The schemas to which references within a JSON Schema lead.
package struct JSONSchemaReferences {
  /// The schema to which a reference leads.
  package struct Target {
    /// Its identifier and fragment, by which equal targets are known.
    let location: String
    fileprivate let fragment: String
    package let node: DocumentNode
  }

  private let root: DocumentNode
  private let resources: SchemaResources
  /// The draft of the document by its number or its year; 2020 unless it says another.
  package let draft: Int
  /// Whether the siblings of `$ref` have no meaning, as in the drafts before 2019-09.
  package var ignoresSiblings: Bool { draft < 2019 }

  package init(_ root: DocumentNode) {
    self.root = root
    var name = ""
    if case .object(let object) = root.content { name = object["$schema"]?.value.text ?? "" }
    let drafts = [("draft-03", 3), ("draft-04", 4), ("draft-06", 6), ("draft-07", 7), ("2019-09", 2019)]
    draft = drafts.first { name.hasPart($0.0) }?.1 ?? 2020
    resources = SchemaResources(of: root, draft: draft)
  }

  /// Returns an object without keywords of other drafts, which are annotations (Core 2020-12, section 6.5).
  package func keywords(of object: DocumentObject) -> DocumentObject {
    guard object.members.contains(where: { !JSONSchemaKeywords.isKnown($0.key, in: draft) }) else {
      return object
    }
    var known = DocumentObject()
    for member in object.members where JSONSchemaKeywords.isKnown(member.key, in: draft) {
      known.append(member)
    }
    return known
  }

  /// Returns the schema of a reference such as `#/$defs/name`, `#name` or `name.json#/$defs/name`, if the document has it.
  ///
  /// A dynamic reference leads to a name that several schemas may have, to one of them by the schemas through which it is met (Core
  /// 2020-12, section 8.2.3.2, and 2019-09, section 8.2.4.2): if the document has several, none is returned.
  package func target(of reference: DocumentMember) -> Target? {
    isOfSeveral(reference) ? nil : staticTarget(of: reference)
  }

  /// Whether a dynamic reference leads to one of several schemas.
  private func isOfSeveral(_ reference: DocumentMember) -> Bool {
    guard reference.key != "$ref", let target = staticTarget(of: reference) else { return false }
    return reference.key == "$dynamicRef"
      ? resources.isDynamic(target.node, named: target.fragment) : resources.isRecursive(target.node)
  }

  /// Returns the schema to which `$ref` with the same text would lead.
  private func staticTarget(of reference: DocumentMember) -> Target? {
    guard let text = reference.value.text else { return nil }
    let (name, fragment) = text.split(atFirst: UInt8(ascii: "#"))
    let identifier = resources.base(of: reference).resolving(name)
    let decoded = Self.percentDecoded((fragment ?? "")[...].utf8)
    guard let node = node(at: decoded, in: identifier) else { return nil }
    return Target(location: "\(identifier.text)#\(decoded)", fragment: decoded, node: node)
  }

  /// Returns why a reference leads to no schema.
  package func reason(ofNoTarget reference: DocumentMember) -> String {
    let text = Excerpt(reference.value.text ?? "")
    return isOfSeveral(reference)
      ? "\(text) is the name of several schemas in this document; refer to one of them by '$ref'"
      : "\(text) is not in this document; insert what it refers to"
  }

  private func node(at fragment: String, in identifier: SchemaIdentifier) -> DocumentNode? {
    guard !fragment.isEmpty, fragment.utf8.first != UInt8(ascii: "/") else {
      return resources[identifier].flatMap { Self.node(at: fragment, in: $0) }
    }
    return resources.schema(named: fragment, in: identifier)
  }

  private static func node(at pointer: String, in start: DocumentNode) -> DocumentNode? {
    guard !pointer.isEmpty else { return start }
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
