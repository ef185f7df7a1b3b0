internal import Bytes
internal import RuleFiles
internal import Validation

/// A rule file with the name under which it was given.
struct NamedRules {
  let name: Word
  @Boxed private(set) var rules: RuleFile
  /// The rule file in YAML or JSON.
  let text: [UInt8]

  /// - Parameters:
  ///   - table: The name of the table, if a contract has several.
  ///   - records: The forms of the records that are checked.
  /// - Throws: ``RuleFileFaults`` for an invalid rule file; ``UsageError`` for a document that cannot be converted.
  init(_ document: ComparedDocument, table: String?, for records: RecordForms) throws {
    name = document.name
    let (bytes, context) = (document.bytes, document.context)
    if case .otherLanguage = try RuleSource.document(bytes, at: name.path, in: context) {
      let converted = try ConvertedRules(bytes, of: name.path, table: table, for: records, in: context)
      (rules, text) = (converted.rules, converted.text)
    } else {
      (rules, text) = (try RuleSource.ruleFile(bytes, at: name.path, in: context), bytes)
    }
  }
}
