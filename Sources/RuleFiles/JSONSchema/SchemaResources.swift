internal import Bytes
internal import JSONDocument

/// The schemas of a document that have identifiers or names, and the identifiers in which its references begin: JSON Schema Core
/// 2020-12, section 8.2.
struct SchemaResources {
  /// The most objects within each other in which names are searched for.
  private static let maximumDepth = 128
  /// The keywords with values that are no schemas.
  private static let keywordsOfValues: Set<String> = ["enum", "const", "default", "example", "examples"]
  /// The keywords with schemas by names, which are no keywords.
  private static let keywordsOfNames: Set<String> = [
    "properties", "patternProperties", "dependentSchemas", "$defs", "definitions",
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
  private let referencesAreAlone: Bool

  /// - Parameter referencesAreAlone: Whether a schema with `$ref` has no other keyword.
  init(of root: DocumentNode, referencesAreAlone: Bool) {
    self.referencesAreAlone = referencesAreAlone
    let none = SchemaIdentifier("")
    schemas[none] = root
    read(root, in: none, depth: 0)
  }

  /// The schema with an identifier.
  subscript(identifier: SchemaIdentifier) -> DocumentNode? { schemas[identifier] }

  func schema(named name: String, in identifier: SchemaIdentifier) -> DocumentNode? {
    named[identifier]?[name]
  }

  /// Returns the identifier of the resource around a reference.
  func base(of reference: DocumentMember) -> SchemaIdentifier {
    bases[reference.value.position] ?? SchemaIdentifier("")
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

  private mutating func read(_ node: DocumentNode, in base: SchemaIdentifier, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch node.content {
    case .array(let elements): for element in elements { read(element, in: base, depth: depth + 1) }
    case .object(let object): read(object, of: node, in: base, depth: depth)
    default: break
    }
  }

  private mutating func read(
    _ object: DocumentObject, of node: DocumentNode, in base: SchemaIdentifier, depth: Int
  ) {
    var base = base
    let isReference = referencesAreAlone && object["$ref"]?.value.text != nil
    if let text = (object["$id"] ?? object["id"])?.value.text, !isReference || depth == 0 {
      let (name, fragment) = text.split(atFirst: UInt8(ascii: "#"))
      base = base.resolving(name)
      if !name.isEmpty, schemas[base] == nil { schemas[base] = node }
      if let fragment, !fragment.isEmpty { named[base, default: [:]][String(fragment)] = node }
    }
    for key in ["$anchor", "$dynamicAnchor"] {
      if let name = object[key]?.value.text { named[base, default: [:]][name] = node }
    }
    if let name = object["$dynamicAnchor"]?.value.text { dynamicCounts[name, default: 0] += 1 }
    if node.isRecursiveAnchor { recursiveCount += 1 }
    for member in object.members where !Self.keywordsOfValues.contains(member.key) {
      if JSONSchemaKeywords.references.contains(member.key) { bases[member.value.position] = base }
      if Self.keywordsOfNames.contains(member.key), case .object(let schemas) = member.value.content {
        for schema in schemas.members { read(schema.value, in: base, depth: depth + 2) }
      } else {
        read(member.value, in: base, depth: depth + 1)
      }
    }
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
