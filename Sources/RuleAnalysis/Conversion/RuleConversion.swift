internal import Bytes
internal import JSONDocument
public import RuleFiles
public import Validation

/// A document about a table in another language: a JSON Schema or a data contract of the Open Data Contract Standard as a rule file, and all three
/// as a data dictionary.
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
  /// A language of the result.
  public enum Language: String, Sendable, CaseIterable {
    /// A rule file in YAML.
    case rules
    /// A data dictionary in Markdown: fields with their meanings, rules in words, and examples.
    case markdown
  }

  /// The document in the other language.
  public let document: String
  /// What a rule file cannot say, each at its place in the document, in order.
  public let losses: [RuleFileFault]

  /// Converts a document in JSON or YAML. O(n).
  ///
  /// - Parameters:
  ///   - bytes: A JSON Schema, a data contract or, for a data dictionary, a rule file.
  ///   - name: The heading of a data dictionary, unless the document has a title.
  ///   - table: The name of the table, if a contract has several.
  ///   - language: The language of the result.
  ///   - context: The files to which a rule file refers.
  /// - Throws: ``ConversionError`` if the document cannot be read, or is in no language that can be converted.
  public init(
    _ bytes: [UInt8], named name: String = "Table", table: String? = nil, to language: Language = .rules,
    in context: RuleContext = RuleContext()
  ) throws(ConversionError) {
    let (rules, losses) = try Self.rules(bytes, table: table, to: language, in: context)
    self.losses = losses.all.sorted { $0.position < $1.position }
    switch language {
    case .rules: document = rules
    case .markdown:
      guard case .object(let root)? = (try? DocumentNode(Array(rules.utf8)))?.content else {
        throw .unknownLanguage
      }
      document = DataDictionary(root, named: table ?? name).text
    }
  }

  /// Returns the rule file, and what it does not say.
  private static func rules(
    _ bytes: [UInt8], table: String?, to language: Language, in context: RuleContext
  ) throws(ConversionError) -> (String, ConversionLosses) {
    let root: DocumentNode
    do throws(RuleFileError) { root = try DocumentNode(bytes) } catch { throw .unreadable(error) }
    guard case .object(let object) = root.content else { throw .unknownLanguage }
    if object["fields"] != nil, language != .rules {
      do throws(RuleFileError) { _ = try RuleFile(bytes, in: context) } catch { throw .unreadable(error) }
      return (String(decoding: bytes, as: UTF8.self), ConversionLosses())
    }
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
    return (converted.accepted(&losses, at: root.position).document, losses)
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
