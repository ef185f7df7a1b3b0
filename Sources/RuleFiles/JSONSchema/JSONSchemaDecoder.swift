internal import JSONDocument
package import Validation

/// A decoder of a JSON Schema and the schemas to which it refers.
///
/// 2020-12 and the drafts before it are decoded: `items` with a list, `additionalItems`, `dependencies`, and truth values as
/// exclusive bounds. What cannot be checked is a fault at its place, and accepts all values.
package struct JSONSchemaDecoder {
  /// The party that wrote the schema.
  package enum Origin {
    /// A rule file: an unknown keyword is a fault, since it is a mistake.
    case ruleFile
    /// Another document: an unknown keyword is an annotation (Core 2020-12, section 6.5).
    case document
    /// A document that is compared with another: the identities of its schemas are kept.
    case comparedDocument
  }

  /// The most schemas within each other.
  private static let maximumDepth = 128

  let origin: Origin
  let faults: FaultCollector
  let references: JSONSchemaReferences
  private(set) var definitions: [JSONSchema] = []
  private var indices: [String: Int] = [:]
  private var depth = 0
  private var identities: JSONSchemaIdentities?

  /// - Parameter root: The document within which references lead.
  package init(_ root: DocumentNode, of origin: Origin, reportingTo faults: FaultCollector) {
    (self.origin, self.faults) = (origin, faults)
    references = JSONSchemaReferences(root)
    identities = origin == .comparedDocument ? JSONSchemaIdentities(references, of: root) : nil
  }

  /// Decodes schemas that values must satisfy together; returns `nil` if one is no schema.
  package mutating func checker(of nodes: [DocumentNode]) -> JSONSchemaChecker? {
    var schemas: [JSONSchema] = []
    for node in nodes {
      guard let schema = decode(node) else { return nil }
      schemas.append(schema)
    }
    if schemas.count == 1 { return JSONSchemaChecker(schemas[0], definitions: definitions) }
    var whole = JSONSchema()
    whole.allOf = schemas
    return JSONSchemaChecker(whole, definitions: definitions)
  }

  mutating func decode(_ node: DocumentNode) -> JSONSchema? {
    if case .boolean(let flag) = node.content {
      var schema = JSONSchema()
      schema.rejectsAll = !flag
      return schema
    }
    guard var members = Members(node, as: "a JSON Schema", reportingTo: faults) else { return nil }
    members = Members(references.keywords(of: members.object), at: node.position, reportingTo: faults)
    guard depth < Self.maximumDepth else {
      faults.report(
        "a JSON Schema must have at most \(Self.maximumDepth) within each other", at: node.position)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let known = faults.count
    var schema = decode(members, of: node)
    schema.isPartial = faults.count > known
    return schema
  }

  private mutating func decode(_ members: Members, of node: DocumentNode) -> JSONSchema {
    var schema = JSONSchema()
    schema.identity = identities?.identity(of: node)
    let keywords = JSONSchemaKeywords(members, origin)
    keywords.checkNames()
    for key in JSONSchemaKeywords.references {
      guard let reference = members.object[key] else { continue }
      if let index = index(of: reference) { schema.references.append(index) }
      if references.ignoresSiblings { return schema }
    }
    keywords.decode(into: &schema)
    decodeArrays(members, into: &schema)
    decodeObjects(members, into: &schema)
    decodeCombinations(members, into: &schema)
    return schema
  }

  /// Returns the index of the schema of a reference, which is decoded when it is first met.
  private mutating func index(of reference: DocumentMember) -> Int? {
    guard reference.value.text != nil else {
      faults.report("'\(reference.key)' must be a string", at: reference.value.position)
      return nil
    }
    guard let target = references.target(of: reference) else {
      faults.report(references.reason(ofNoTarget: reference), at: reference.value.position)
      return nil
    }
    if let known = indices[target.location] { return known }
    let index = definitions.count
    indices[target.location] = index
    definitions.append(JSONSchema())
    if let schema = decode(target.node) { definitions[index] = schema }
    return index
  }

  private mutating func decodeArrays(_ members: Members, into schema: inout JSONSchema) {
    if case .array? = members.object["items"]?.value.content {
      schema.prefixItems = subschemas("items", of: members) ?? []
      schema.items = subschema("additionalItems", of: members)
    } else {
      schema.prefixItems = subschemas("prefixItems", of: members) ?? []
      schema.items = subschema("items", of: members)
    }
    schema.contains = subschema("contains", of: members)
    schema.containsEvaluates = references.draft >= 2020
    schema.unevaluatedItems = subschema("unevaluatedItems", of: members)
  }

  private mutating func decodeObjects(_ members: Members, into schema: inout JSONSchema) {
    schema.additionalProperties = subschema("additionalProperties", of: members)
    schema.unevaluatedProperties = subschema("unevaluatedProperties", of: members)
    schema.propertyNames = subschema("propertyNames", of: members)
    for (name, property) in subschemasByName("properties", of: members) {
      schema.properties[Array(name.key.utf8)] = property
    }
    for (name, property) in subschemasByName("patternProperties", of: members) {
      guard let pattern = Self.pattern(name.key, at: name.keyPosition, faults) else { continue }
      schema.patternProperties.append(.init(pattern, property))
    }
    for (name, dependent) in subschemasByName("dependentSchemas", of: members) {
      schema.dependentSchemas[Array(name.key.utf8)] = dependent
    }
    guard case .object(let dependencies)? = members.object["dependencies"]?.value.content else { return }
    for member in dependencies.members {
      if case .array = member.value.content { continue }
      if let dependent = decode(member.value) { schema.dependentSchemas[Array(member.key.utf8)] = dependent }
    }
  }

  private mutating func decodeCombinations(_ members: Members, into schema: inout JSONSchema) {
    schema.allOf += subschemas("allOf", of: members) ?? []
    schema.anyOf = subschemas("anyOf", of: members)
    schema.oneOf = subschemas("oneOf", of: members)
    schema.not = subschema("not", of: members)
    schema.condition = subschema("if", of: members)
    schema.then = subschema("then", of: members)
    schema.otherwise = subschema("else", of: members)
  }

  private mutating func subschema(_ key: String, of members: Members) -> [JSONSchema] {
    guard let node = members.object[key]?.value, let schema = decode(node) else { return [] }
    return [schema]
  }

  private mutating func subschemas(_ key: String, of members: Members) -> [JSONSchema]? {
    guard let nodes = members.array(key) else { return nil }
    if nodes.isEmpty, let node = members.object[key]?.value {
      faults.report("'\(key)' must be an array of at least one schema", at: node.position)
      return nil
    }
    return nodes.compactMap { decode($0) }
  }

  private mutating func subschemasByName(
    _ key: String, of members: Members
  ) -> [(name: DocumentMember, schema: JSONSchema)] {
    guard let node = members.object[key]?.value,
      let named = Members(node, as: "'\(key)'", reportingTo: faults)
    else { return [] }
    return named.object.members.compactMap { member in decode(member.value).map { (member, $0) } }
  }

  /// Returns a pattern of ECMAScript; one that cannot be compiled is a fault.
  static func pattern(_ text: String, at position: DocumentPosition, _ faults: FaultCollector)
    -> JSONSchema.Pattern?
  {
    do throws(PatternError) {
      let pattern = try ECMAScriptPattern(text)
      if pattern.isOfECMAScript { return JSONSchema.Pattern(text, pattern.strategy) }
      faults.report("the pattern has a repetition or a group that ECMAScript does not have", at: position)
    } catch {
      faults.report("the pattern does not compile in PCRE2: \(error)", at: position)
    }
    return nil
  }
}
