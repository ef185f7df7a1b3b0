internal import Bytes
internal import JSONDocument

/// The schemas of a document that have identifiers or names, and the identifiers in which its references begin: JSON Schema Core
/// 2020-12, section 8.2.
struct SchemaResources {
  /// The most objects within each other in which names are searched for.
  private static let maximumDepth = 128
  /// The keywords with a schema, or a list of them.
  private static let keywordsOfSchemas: Set<String> = [
    "items", "prefixItems", "additionalItems", "contains", "additionalProperties", "propertyNames",
    "unevaluatedItems", "unevaluatedProperties", "allOf", "anyOf", "oneOf", "not", "if", "then", "else",
    "contentSchema", "extends", "disallow",
  ]
  /// The keywords with schemas by names, which are no keywords.
  private static let keywordsOfNames: Set<String> = [
    "properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions",
  ]

  private var schemas: [SchemaIdentifier: DocumentNode] = [:]
  /// The schemas that `$anchor`, `$dynamicAnchor` or, in earlier drafts, an identifier names in a resource.
  private var named: [SchemaIdentifier: [String: DocumentNode]] = [:]
  /// The identifiers of the resources around the references, by the places of these.
  private var bases: [DocumentPosition: SchemaIdentifier] = [:]
  /// The numbers of schemas by their `$dynamicAnchor`.
  private var dynamicCounts: [String: Int] = [:]
  /// The number of schemas with `$recursiveAnchor`.
  private var recursiveCount = 0
  /// The identifier of the document.
  private var own = SchemaIdentifier("")
  private let draft: Int

  /// - Parameter draft: The draft of the document, as in ``JSONSchemaReferences/draft``.
  init(of root: DocumentNode, draft: Int) {
    self.draft = draft
    schemas[own] = root
    if case .object(let object) = root.content { own = identifier(of: object, in: own) }
    read(root, in: own, isSchema: true, depth: 0)
  }

  /// The schema with an identifier.
  subscript(identifier: SchemaIdentifier) -> DocumentNode? { schemas[identifier] }

  func schema(named name: String, in identifier: SchemaIdentifier) -> DocumentNode? {
    named[identifier]?[name]
  }

  /// Returns the identifier of the resource around a reference.
  func base(of reference: DocumentMember) -> SchemaIdentifier {
    bases[reference.value.position] ?? own
  }

  /// Whether a schema is one of several with a name to which dynamic references lead.
  func isDynamic(_ node: DocumentNode, named name: String) -> Bool {
    guard case .object(let object) = node.content, object["$dynamicAnchor"]?.value.text == name else {
      return false
    }
    return dynamicCounts[name] ?? 0 > 1
  }

  /// Whether a schema is one of several to which recursive references may lead.
  func isRecursive(_ node: DocumentNode) -> Bool { node.isRecursiveAnchor && recursiveCount > 1 }

  /// Returns what a schema has as its identifier, with the name after it; `nil` if it has none.
  private func ownIdentifier(of object: DocumentObject) -> (head: String, tail: String?)? {
    // The siblings of `$ref` have no meaning before 2019-09.
    if draft < 2019, object["$ref"]?.value.text != nil { return nil }
    return object[draft < 6 ? "id" : "$id"]?.value.text?.split(atFirst: UInt8(ascii: "#"))
  }

  /// Returns the identifier of a schema: its own, or that of the resource around it.
  private func identifier(of object: DocumentObject, in base: SchemaIdentifier) -> SchemaIdentifier {
    ownIdentifier(of: object).map { base.resolving($0.head) } ?? base
  }

  /// - Parameter isSchema: Whether the node is a schema, and not within the value of an annotation.
  private mutating func read(
    _ node: DocumentNode, in base: SchemaIdentifier, isSchema: Bool, depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    switch node.content {
    case .array(let elements):
      for element in elements { read(element, in: base, isSchema: isSchema, depth: depth + 1) }
    case .object(let object):
      let base = isSchema ? identifier(of: object, in: base) : base
      if isSchema { add(node, object, in: base) }
      for member in object.members {
        if JSONSchemaKeywords.references.contains(member.key) { bases[member.value.position] = base }
        if isSchema, Self.keywordsOfNames.contains(member.key), case .object(let named) = member.value.content
        {
          for schema in named.members { read(schema.value, in: base, isSchema: true, depth: depth + 2) }
        } else {
          let isSchema = isSchema && Self.keywordsOfSchemas.contains(member.key)
          read(member.value, in: base, isSchema: isSchema, depth: depth + 1)
        }
      }
    default: break
    }
  }

  /// Adds a schema by its identifier and its names.
  private mutating func add(_ node: DocumentNode, _ object: DocumentObject, in base: SchemaIdentifier) {
    if let (name, fragment) = ownIdentifier(of: object) {
      if !name.isEmpty, schemas[base] == nil { schemas[base] = node }
      if let fragment, !fragment.isEmpty { named[base, default: [:]][fragment] = node }
    }
    guard draft >= 2019 else { return }
    for key in ["$anchor", "$dynamicAnchor"] where draft >= 2020 || key == "$anchor" {
      if let name = object[key]?.value.text { named[base, default: [:]][name] = node }
    }
    if let name = object["$dynamicAnchor"]?.value.text { dynamicCounts[name, default: 0] += 1 }
    if node.isRecursiveAnchor { recursiveCount += 1 }
  }
}

extension DocumentNode {
  /// The text of a string.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  fileprivate var isRecursiveAnchor: Bool {
    guard case .object(let object) = content, case .boolean(true)? = object["$recursiveAnchor"]?.value.content
    else { return false }
    return true
  }
}
