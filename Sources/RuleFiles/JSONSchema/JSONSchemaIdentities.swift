internal import Bytes
internal import JSONDocument
internal import Validation

/// What the schemas of a document are, so that equal ones of two documents are known without a proof, also those that contain themselves.
struct JSONSchemaIdentities {
  private static let maximumSize = 64 << 10

  private let references: JSONSchemaReferences
  /// The texts of the schemas to which references lead, directly or not, by these references.
  private var definitions: [[String]: Shared<[UInt8]>] = [:]

  init(_ references: JSONSchemaReferences) { self.references = references }

  /// Returns `nil` for a schema that is too large, or has numbers that cannot be compared.
  mutating func identity(of node: DocumentNode) -> JSONSchemaIdentity? {
    guard let own = node.canonical, own.count <= Self.maximumSize else { return nil }
    var names: Set<String> = []
    node.collectReferences(into: &names)
    guard !names.isEmpty else { return JSONSchemaIdentity(own, definitions: nil) }
    return definitions(of: &names).map { JSONSchemaIdentity(own, definitions: $0) }
  }

  /// Returns the texts of the schemas that references lead to, and of those that these refer to.
  private mutating func definitions(of names: inout Set<String>) -> Shared<[UInt8]>? {
    var (rest, targets): ([String], [String: DocumentNode]) = (Array(names), [:])
    while let name = rest.popLast() {
      guard let target = references.target(of: name) else { return nil }
      targets[name] = target
      var others: Set<String> = []
      target.collectReferences(into: &others)
      rest += others.subtracting(names)
      names.formUnion(others)
    }
    let sorted = names.ordered { $0 < $1 }
    if let known = definitions[sorted] { return known }
    var text: [UInt8] = []
    for name in sorted {
      guard let own = targets[name]?.canonical else { return nil }
      text += Array(name.utf8) + [0] + own + [0]
    }
    definitions[sorted] = Shared(text)
    return definitions[sorted]
  }
}

extension DocumentNode {
  /// Bytes that are the same for nodes with an equal meaning in JSON.
  fileprivate var canonical: [UInt8]? {
    let text = Array(jsonText.utf8)
    return JSONValue(exactly: text.span)?.canonical
  }

  fileprivate func collectReferences(into names: inout Set<String>) {
    switch content {
    case .array(let elements): for element in elements { element.collectReferences(into: &names) }
    case .object(let object):
      for member in object.members {
        if JSONSchemaKeywords.references.contains(member.key), case .string(let name) = member.value.content {
          names.insert(name)
        }
        member.value.collectReferences(into: &names)
      }
    default: break
    }
  }
}
