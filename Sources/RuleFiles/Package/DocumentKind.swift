internal import Bytes
internal import JSONDocument

/// The kind of a document given as rules, by the keys of its root.
package enum DocumentKind {
  /// A Table Schema with its additions, or a document that is none of the other kinds.
  case ruleFile
  /// A Data Package: it has `resources`.
  case dataPackage
  /// A Data Resource: it has `path` or `data`.
  case dataResource
  case jsonSchema
  /// A contract of the Open Data Contract Standard: by its `kind`, or it has `apiVersion` and `schema`.
  case dataContract

  package init(_ root: DocumentNode) {
    guard case .object(let object) = root.content, object["fields"] == nil else {
      self = .ruleFile
      return
    }
    if object["resources"] != nil {
      self = .dataPackage
    } else if object["path"] != nil || object["data"] != nil {
      self = .dataResource
    } else if Self.isDataContract(object) {
      self = .dataContract
    } else {
      self = Self.isJSONSchema(object) ? .jsonSchema : .ruleFile
    }
  }

  private static func isDataContract(_ object: DocumentObject) -> Bool {
    if case .string("DataContract") = object["kind"]?.value.content { return true }
    return object["apiVersion"] != nil && object["schema"] != nil
  }

  /// Keywords of JSON Schema that no other document has at its root.
  private static let keywords = [
    "properties", "items", "$defs", "$ref", "allOf", "anyOf", "oneOf", "not", "if", "enum", "const",
    "patternProperties", "additionalProperties",
  ]

  private static func isJSONSchema(_ object: DocumentObject) -> Bool {
    if case .string(let uri) = object["$schema"]?.value.content, uri.hasPart("json-schema.org") {
      return true
    }
    return keywords.contains { object[$0] != nil }
      || object.members.contains { JSONSchemaKeywords.assertions.contains($0.key) }
        && object.members.allSatisfy { JSONSchemaKeywords.contain($0.key) }
  }

  /// The description of a document that is no rule file, and the way to use it; `nil` for a rule file.
  var advice: String? {
    switch self {
    case .ruleFile: nil
    case .dataPackage:
      "this is a Data Package, not a rule file; 'validate check -r' and 'validate lint' read it"
    case .dataResource:
      "this is a Data Resource, not a rule file; 'validate check -r' and 'validate lint' read it"
    case .jsonSchema:
      "this is a JSON Schema, not a rule file; 'validate check -r' reads it, and 'validate convert' writes a rule file"
    case .dataContract:
      "this is a data contract, not a rule file; 'validate check -r' reads it, and 'validate convert' writes a rule file"
    }
  }
}
