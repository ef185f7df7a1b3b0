internal import Bytes
internal import JSONDocument
public import RuleFiles
public import Validation

/// A document about a table in another language: a rule file, a Table Schema, a JSON Schema, a contract of the Open Data Contract Standard, or
/// a data dictionary.
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
    /// A Table Schema (Data Package v2) without additional keys, in JSON.
    case tableSchema = "table-schema"
    /// A JSON Schema (2020-12) of an object, in JSON.
    case jsonSchema = "json-schema"
    /// A data contract with one table (Open Data Contract Standard 3.1), in YAML.
    case odcs
    /// A data dictionary in Markdown: fields with their meanings, rules in words, and examples.
    case markdown
    /// The same data dictionary as a page in HTML.
    case html
  }

  /// The document in the other language.
  public let document: String
  /// What the other language cannot say, each at its place in the document, in order.
  public let losses: [RuleFileFault]

  /// Converts a document in JSON or YAML. O(n).
  ///
  /// - Parameters:
  ///   - bytes: A rule file, a JSON Schema or a data contract.
  ///   - name: The heading of a data dictionary, unless the document has a title.
  ///   - table: The name of the table, if a contract has several, or of that of a contract that is written.
  ///   - language: The language of the result.
  ///   - context: The files to which a rule file refers.
  /// - Throws: ``ConversionError`` if the document cannot be read, or is in no language that can be converted.
  public init(
    _ bytes: [UInt8], named name: String = "Table", table: String? = nil, to language: Language = .rules,
    in context: RuleContext = RuleContext()
  ) throws(ConversionError) {
    let (rules, losses) = try Self.rules(bytes, table: table, to: language, in: context)
    guard case .object(let root)? = (try? DocumentNode(Array(rules.utf8)))?.content else {
      throw .unknownLanguage
    }
    var own = ConversionLosses()
    switch language {
    case .rules: document = rules
    case .tableSchema:
      let writer = TableSchemaWriter(root)
      (document, own) = (writer.document, writer.losses)
    case .jsonSchema:
      let writer = JSONSchemaWriter(root)
      (document, own) = (writer.document, writer.losses)
    case .odcs:
      let writer = ContractWriter(root, named: table ?? root.text("name") ?? "table")
      (document, own) = (writer.document, writer.losses)
    case .markdown: document = DataDictionary(root, named: table ?? name).markdown
    case .html: document = DataDictionaryPage(DataDictionary(root, named: table ?? name)).text
    }
    let isRuleFile = rules.utf8.elementsEqual(bytes)
    let start = DocumentPosition(line: 1, column: 1, offset: 0)
    // What a rule file that was made of the document cannot say has no place in the document.
    self.losses =
      losses.inOrder + own.inOrder.map { isRuleFile ? $0 : RuleFileFault(at: start, $0.message) }
  }

  /// Returns the rule file, and what it does not say.
  private static func rules(
    _ bytes: [UInt8], table: String?, to language: Language, in context: RuleContext
  ) throws(ConversionError) -> (String, ConversionLosses) {
    let root: DocumentNode
    do throws(RuleFileError) { root = try DocumentNode(bytes) } catch { throw .unreadable(error) }
    guard case .object(let object) = root.content else { throw .unknownLanguage }
    let converted: ConvertedTable
    var losses: ConversionLosses
    switch DocumentKind(root) {
    case .ruleFile where object["fields"] != nil:
      guard language != .rules else { throw .ruleFile }
      do throws(RuleFileError) { _ = try RuleFile(bytes, in: context) } catch { throw .unreadable(error) }
      return (String(decoding: bytes, as: UTF8.self), ConversionLosses())
    case .dataContract:
      let version = object["apiVersion"]?.value.convertedText ?? "v3"
      guard version.utf8.starts(with: "v3".utf8) || version.utf8.starts(with: "3".utf8) else {
        throw .unknownVersion(version)
      }
      let contract = try ContractTable(object, named: table)
      (converted, losses) = (contract.table, contract.losses)
    case .jsonSchema:
      guard table == nil else { throw .superfluousTable }
      let schema = JSONSchemaTable(root)
      (converted, losses) = (schema.table, schema.losses)
    case .ruleFile, .dataPackage, .dataResource: throw .unknownLanguage
    }
    guard !converted.fields.isEmpty else { throw .noField }
    let accepted = converted.accepted(&losses, at: root.position)
    if let fault = accepted.fault { throw .refused(fault) }
    return (accepted.document, losses)
  }
}
