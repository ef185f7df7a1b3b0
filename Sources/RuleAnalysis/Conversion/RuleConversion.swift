internal import Bytes
internal import JSONDocument
public import RuleFiles

/// A document in another language as a rule file: a JSON Schema of an object, or a data contract of the Open Data Contract Standard.
///
/// JSON Schema 2020-12: each property of the object, or of the objects in an array, is a field. ODCS 3: each property of one of the
/// tables is one.
///
/// ```swift
/// let schema = #"{"properties": {"age": {"type": "integer", "minimum": 0}}, "required": ["age"]}"#
/// try RuleConversion(Array(schema.utf8)).document
/// // "fieldsMatch: partial\nfields:\n  - name: age\n    type: integer\n    constraints: {required: true, minimum: 0}\n"
/// ```
public struct RuleConversion: Sendable {
  /// The rule file, in YAML.
  public let document: String
  /// What a rule file cannot say, each at its place in the document, in order.
  public let losses: [RuleFileFault]

  /// Converts a document in JSON or YAML. O(n).
  ///
  /// - Parameter table: The name of the table, if a contract has several.
  /// - Throws: ``ConversionError`` if the document cannot be read, or is in no language that can be converted.
  public init(_ bytes: [UInt8], table: String? = nil) throws(ConversionError) {
    let root: DocumentNode
    do throws(RuleFileError) { root = try DocumentNode(bytes) } catch { throw .unreadable(error) }
    guard case .object(let object) = root.content else { throw .unknownLanguage }
    let converted: ConvertedTable
    var losses: ConversionLosses
    if object["kind"]?.value.convertedText == "DataContract"
      || object["apiVersion"] != nil && object["schema"] != nil
    {
      let version = object["apiVersion"]?.value.convertedText ?? "v3"
      guard version.utf8.starts(with: "v3".utf8) || version.utf8.starts(with: "3".utf8) else {
        throw .unknownVersion(version)
      }
      let contract = try ContractTable(object, at: root.position, named: table)
      (converted, losses) = (contract.table, contract.losses)
    } else if object["fields"] == nil,
      ["$schema", "properties", "$ref", "items", "allOf", "$defs", "type"].contains(where: {
        object[$0] != nil
      })
    {
      guard table == nil else { throw .superfluousTable }
      let schema = JSONSchemaTable(root)
      (converted, losses) = (schema.table, schema.losses)
    } else {
      throw .unknownLanguage
    }
    guard !converted.fields.isEmpty else { throw .noField }
    document = converted.accepted(&losses, at: root.position).document
    self.losses = losses.all.sorted { $0.position < $1.position }
  }
}

/// An error: a document that cannot be converted to a rule file.
public enum ConversionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is neither JSON nor YAML.
  case unreadable(RuleFileError)
  /// The document is neither a JSON Schema nor a data contract.
  case unknownLanguage
  /// The contract is of another version than 3.
  case unknownVersion(String)
  /// The document has no property that would be a field.
  case noField
  /// A table is named, and the document is no contract.
  case superfluousTable
  /// The contract has no table.
  case noTable
  /// The contract has several tables, of which one must be named.
  case severalTables([String])
  /// The contract has no table of that name.
  case unknownTable(String, among: [String])

  /// The fault and its correction, in one line but for the faults of an unreadable document.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unknownLanguage:
      "is neither a JSON Schema of an object or an array of objects nor a data contract (ODCS 3)"
    case .unknownVersion(let version):
      "is a data contract of the version \(version.shortened); those of version 3 are converted"
    case .noField: "has no property, of which each would be a field"
    case .superfluousTable: "is a JSON Schema, which has one table; omit --table"
    case .noTable: "is a data contract without a table under 'schema'"
    case .severalTables(let names):
      "has several tables; name one with --table: \(names.joined(separator: ", "))"
    case .unknownTable(let name, let names):
      "has no table '\(name)'; there are \(names.joined(separator: ", "))"
    }
  }
}
