internal import Bytes
internal import JSONDocument
internal import Validation

/// What the schemas of a document are, so that equal ones of two documents are known without a proof, also those that contain themselves.
struct JSONSchemaIdentities {
  private static let maximumSize = 64 << 10

  private let references: JSONSchemaReferences
  /// The texts of the schemas to which references lead, directly or not, by these references.
  private var definitions: [[String]: Shared<[UInt8]>] = [:]

  /// Whether what the document accepts depends on its draft.
  private let dependsOnDraft: Bool

  init(_ references: JSONSchemaReferences, of root: DocumentNode) {
    self.references = references
    dependsOnDraft = root.dependsOnDraft
  }

  /// Returns `nil` for a schema that is too large, or has numbers that cannot be compared.
  mutating func identity(of node: DocumentNode) -> JSONSchemaIdentity? {
    guard var own = node.canonical, own.count <= Self.maximumSize else { return nil }
    // Of two drafts, a schema with such keywords may accept other values.
    if dependsOnDraft { own += Array(String(references.draft).utf8) }
    guard let first = targets(of: node) else { return nil }
    guard !first.isEmpty else { return JSONSchemaIdentity(own, definitions: nil) }
    return definitions(of: first).map { JSONSchemaIdentity(own, definitions: $0) }
  }

  /// Returns the texts of the schemas that references lead to, and of those that these refer to.
  private mutating func definitions(of first: [String: DocumentNode]) -> Shared<[UInt8]>? {
    var (rest, all) = (Array(first.values), first)
    while let node = rest.popLast() {
      guard let others = targets(of: node) else { return nil }
      for (location, target) in others where all[location] == nil {
        all[location] = target
        rest.append(target)
      }
    }
    let sorted = all.keys.ordered { $0 < $1 }
    if let known = definitions[sorted] { return known }
    var text: [UInt8] = []
    for location in sorted {
      guard let own = all[location]?.canonical else { return nil }
      text += Array(location.utf8) + [0] + own + [0]
    }
    definitions[sorted] = Shared(text)
    return definitions[sorted]
  }

  /// Returns the schemas to which the references within a schema lead, by their locations; `nil` if one leads nowhere.
  private func targets(of node: DocumentNode) -> [String: DocumentNode]? {
    var found: [String: DocumentNode] = [:]
    for reference in node.references {
      guard let target = references.target(of: reference) else { return nil }
      found[target.location] = target.node
    }
    return found
  }
}

extension DocumentNode {
  /// Whether a keyword within it has another meaning in another draft.
  fileprivate var dependsOnDraft: Bool {
    switch content {
    case .array(let elements): elements.contains(where: \.dependsOnDraft)
    case .object(let object):
      object.members.contains {
        JSONSchemaKeywords.depends(onDraft: $0.key) && ($0.key != "$ref" || object.members.count > 1)
          || $0.value.dependsOnDraft
      }
    default: false
    }
  }

  /// Bytes that are the same for nodes with an equal meaning in JSON.
  fileprivate var canonical: [UInt8]? {
    let text = Array(jsonText.utf8)
    return JSONValue(exactly: text.span)?.canonical
  }

  /// The references within it.
  fileprivate var references: [DocumentMember] {
    switch content {
    case .array(let elements): elements.flatMap(\.references)
    case .object(let object):
      object.members.flatMap { member in
        let isReference = JSONSchemaKeywords.references.contains(member.key) && member.value.text != nil
        return (isReference ? [member] : []) + member.value.references
      }
    default: []
    }
  }
}
