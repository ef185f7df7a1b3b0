internal import Bytes
internal import JSONDocument

/// The kind of a document given as rules, by the keys of its root.
enum DocumentKind {
  /// A Table Schema with its additions, or a document that is none of the other kinds.
  case ruleFile
  /// A Data Package: it has `resources`.
  case dataPackage
  /// A Data Resource: it has `path` or `data`.
  case dataResource
  case jsonSchema

  init(_ root: DocumentNode) {
    guard case .object(let object) = root.content, object["fields"] == nil else {
      self = .ruleFile
      return
    }
    if object["resources"] != nil {
      self = .dataPackage
    } else if object["path"] != nil || object["data"] != nil {
      self = .dataResource
    } else {
      self = Self.isJSONSchema(object) ? .jsonSchema : .ruleFile
    }
  }

  private static func isJSONSchema(_ object: DocumentObject) -> Bool {
    if case .string(let uri) = object["$schema"]?.value.content, uri.hasPart("json-schema.org") {
      return true
    }
    return ["properties", "$defs", "$ref", "allOf", "anyOf", "oneOf"].contains { object[$0] != nil }
  }

  /// The description of a document that is no rule file, and the way to use it; `nil` for a rule file.
  func advice(on root: DocumentNode) -> String? {
    switch self {
    case .ruleFile: nil
    case .dataPackage:
      "this is a Data Package, not a rule file; 'validate check -r' and 'validate lint' read it"
    case .dataResource:
      "this is a Data Resource, not a rule file; 'validate check -r' and 'validate lint' read it"
    case .jsonSchema:
      "this is a JSON Schema, which describes JSON documents; write a rule file with a field for each column, "
        + "as in fields: [{\(Self.field(of: root))}]"
    }
  }

  /// Returns a field of a rule file for the first property of a JSON Schema that has a simple type.
  private static func field(of root: DocumentNode) -> String {
    let types = ["string", "integer", "number", "boolean"]
    guard case .object(let schema) = root.content,
      case .object(let properties) = schema["properties"]?.value.content
    else { return "name: id, type: integer" }
    for property in properties.members {
      guard case .object(let object) = property.value.content,
        case .string(let type) = object["type"]?.value.content, types.contains(type)
      else { continue }
      return "name: \(property.key), type: \(type)"
    }
    return "name: id, type: integer"
  }
}
