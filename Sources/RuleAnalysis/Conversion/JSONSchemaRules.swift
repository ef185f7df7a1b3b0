internal import Bytes
internal import JSONDocument
package import RuleFiles
internal import Validation

/// The rules of a JSON Schema for values of JSON, which it judges by their types.
///
/// A property of one type is judged by the rules of its field, which name their findings as those of a CSV file; any other by its
/// schema as a whole. What is about several properties is one schema of the record.
package struct JSONSchemaRules {
  package let typedRules: TypedRules
  /// What is not checked, each at its place in the document, in order.
  package let losses: [RuleFileFault]

  /// - Parameter rules: The rule file that the schema was converted to.
  /// - Returns: `nil` if the document is no JSON Schema.
  package init?(_ bytes: [UInt8], converted rules: RuleFile) {
    guard let root = try? DocumentNode(bytes), case .jsonSchema = DocumentKind(root) else { return nil }
    let table = JSONSchemaTable(root)
    let faults = FaultCollector()
    var decoder = JSONSchemaDecoder(root, of: .document, reportingTo: faults)
    let properties = Dictionary(
      table.typedProperties.map { (Array($0.name.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    let fields = rules.fields.map { field -> RuleSet in
      guard let property = properties[Array(field.name.utf8)] else { return RuleSet([]) }
      var typed: [Rule] = property.isRequired ? [.required] : []
      if let kind = property.kind {
        typed += field.rules.typed(as: kind, acceptsNull: property.acceptsNull)
      } else if let checker = decoder.checker(of: property.schemas), !checker.acceptsAll {
        typed.append(Rule(JSONSchemaStrategy(checker), name: "json-schema"))
      }
      return RuleSet(typed)
    }
    let rest = decoder.checker(of: table.recordSchemas)?
      .withoutProperties(closed: rules.fieldsMatch == .superset)
    typedRules = TypedRules(fields: fields, record: rest?.acceptsAll == true ? nil : rest)
    var losses = table.arrayLosses
    for fault in faults.faults { losses.add(fault.message, at: fault.position) }
    self.losses = losses.inOrder
  }
}

extension RuleSet {
  /// The rules for JSON texts of values of one type.
  fileprivate func typed(as kind: JSONKindStrategy.Kind, acceptsNull: Bool) -> [Rule] {
    let first = Rule(JSONKindStrategy(kind, acceptsNull: acceptsNull), name: kind.rawValue)
    return [first]
      + strategies.map { named in
        Rule(
          name: named.name, argument: named.argument,
          kind: .content(JSONContentStrategy(named.strategy, of: kind)), severity: named.severity,
          messages: named.messages)
      }
  }
}
