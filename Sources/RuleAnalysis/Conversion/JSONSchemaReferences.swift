internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// The schemas of a JSON Schema with its references within the document resolved.
struct JSONSchemaReferences {
  /// The most references and `allOf` from a schema to another one.
  private static let maximumDepth = 16

  private let root: DocumentNode

  init(_ root: DocumentNode) { self.root = root }

  /// Returns the objects that a value must satisfy together: those of a schema, of what it refers to, and of its `allOf`.
  func conjuncts(of node: DocumentNode, _ losses: inout ConversionLosses) -> [DocumentObject] {
    conjuncts(of: node, depth: 0, &losses)
  }

  private func conjuncts(of node: DocumentNode, depth: Int, _ losses: inout ConversionLosses)
    -> [DocumentObject]
  {
    guard case .object(let object) = node.content else {
      if case .boolean(false) = node.content {
        losses.add("the schema false, which no value satisfies, is no rule", at: node.position)
      }
      return []
    }
    guard depth < Self.maximumDepth else {
      losses.add("schemas that refer to each other are too deep", at: node.position)
      return []
    }
    var found = [object]
    for member in object.members {
      switch (member.key, member.value.content) {
      case ("$ref", .string(let reference)), ("$dynamicRef", .string(let reference)):
        if let target = target(of: reference) {
          found += conjuncts(of: target, depth: depth + 1, &losses)
        } else {
          losses.add(
            "'\(reference)' is not in this document; insert what it refers to", at: member.value.position)
        }
      case ("allOf", .array(let schemas)):
        for schema in schemas { found += conjuncts(of: schema, depth: depth + 1, &losses) }
      default: break
      }
    }
    return found
  }

  /// Returns the schema of a reference such as `#/$defs/name` or `#name`.
  private func target(of reference: String) -> DocumentNode? {
    guard reference.utf8.first == UInt8(ascii: "#") else { return nil }
    let fragment = Substring(reference.utf8.dropFirst())
    guard !fragment.isEmpty else { return root }
    guard fragment.utf8.first == UInt8(ascii: "/") else {
      return anchor(String(fragment), in: root, depth: 0)
    }
    var node = root
    for token in String(fragment.utf8.dropFirst())?.split(atEach: UInt8(ascii: "/")) ?? [] {
      guard case .object(let object) = node.content, let next = object[Self.unescaped(token)]?.value else {
        return nil
      }
      node = next
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

  /// A token of a JSON Pointer (RFC 6901) in a fragment of a URI.
  private static func unescaped(_ token: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(token.utf8)[...]
    while let byte = rest.popFirst() {
      switch (byte, rest.first) {
      case (UInt8(ascii: "~"), UInt8(ascii: "0")?):
        bytes.append(UInt8(ascii: "~"))
        rest.removeFirst()
      case (UInt8(ascii: "~"), UInt8(ascii: "1")?):
        bytes.append(UInt8(ascii: "/"))
        rest.removeFirst()
      case (UInt8(ascii: "%"), _):
        guard rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else {
          bytes.append(byte)
          continue
        }
        bytes.append(code)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
