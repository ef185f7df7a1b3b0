internal import Bytes
internal import RuleFiles
internal import Validation

/// A rule file with the name under which it was given.
struct NamedRules {
  let name: Word
  @Boxed private(set) var rules: RuleFile
  /// The rule file in YAML or JSON.
  let text: [UInt8]

  /// Whether it is a resource of a Data Package whose keys refer to other resources.
  private(set) var refersToResources = false
  /// Whether it is a resource of a Data Package.
  private(set) var isResource = false

  /// - Parameters:
  ///   - table: The name of the table, if a contract has several.
  ///   - resource: The name of the resource, if a Data Package has several.
  ///   - records: The forms of the records that are checked.
  /// - Throws: ``RuleFileFaults`` for an invalid rule file; ``UsageError`` for a document that cannot be converted.
  init(
    _ document: ComparedDocument, table: String?, resource: String?, for records: RecordForms
  ) throws {
    name = document.name
    let (bytes, context) = (document.bytes, document.context)
    switch try RuleSource.document(bytes, at: name.path, in: context) {
    case .otherLanguage:
      let converted = try ConvertedRules(bytes, of: name.path, table: table, for: records, in: context)
      (rules, text) = (converted.rules, converted.text)
    case .dataPackage(let package):
      (rules, text) = (try package.rules(ofResource: resource, at: name.path), bytes)
      (isResource, refersToResources) = (true, !rules.referredNames.isEmpty)
    case .ruleFile(let file):
      (rules, text) = (file, bytes)
    }
  }
}
