internal import Bytes
internal import JSONDocument
package import RuleFiles
internal import Validation

/// A JSON Schema that is compared with another version of it: as a whole, and by the properties of the objects that it describes.
package struct JSONSchemaVersion: Sendable {
  struct Property {
    let name: String
    let checker: JSONSchemaChecker
    let isRequired: Bool
  }

  /// The schema of the whole value.
  let whole: JSONSchemaChecker
  /// The properties of the objects; none for a schema of other values.
  let properties: [Property]
  /// What is required of an object beside the values of its properties and their presence.
  let rest: JSONSchemaChecker
  /// What is not compared, each at its place in the document, in order.
  package let losses: [RuleFileFault]

  /// Reads a document; returns `nil` if it is no JSON Schema.
  ///
  /// - Throws: The faults of a document that is neither JSON nor YAML.
  package init?(_ bytes: [UInt8]) throws(RuleFileError) {
    let root = try DocumentNode(bytes)
    guard root.isJSONSchema else { return nil }
    let faults = FaultCollector()
    var decoder = JSONSchemaDecoder(root, of: .comparedDocument, reportingTo: faults)
    guard let whole = decoder.checker(of: [root]) else { throw RuleFileError(faults.faults) }
    let table = JSONSchemaTable(root)
    properties = table.typedProperties.compactMap { property in
      decoder.checker(of: property.schemas).map {
        Property(name: property.name, checker: $0, isRequired: property.isRequired)
      }
    }
    let record = decoder.checker(of: table.recordSchemas) ?? whole
    rest = record.withoutProperties(closed: false)
    // A later schema may add definitions, to which the first ones do not refer.
    self.whole = whole
    var losses = ConversionLosses()
    for fault in faults.faults { losses.add(fault.message, at: fault.position) }
    self.losses = losses.inOrder
  }
}

extension DocumentNode {
  /// Whether the document is a JSON Schema: also true, false and an object without keywords that constrain values.
  fileprivate var isJSONSchema: Bool {
    switch content {
    case .boolean: return true
    case .object(let object) where object.members.allSatisfy({ JSONSchemaKeywords.contain($0.key) }):
      return true
    default:
      if case .jsonSchema = DocumentKind(self) { return true }
      return false
    }
  }
}
