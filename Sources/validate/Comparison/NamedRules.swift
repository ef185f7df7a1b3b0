internal import Bytes
internal import RuleFiles
internal import Validation

/// A rule file with the name under which it was given.
struct NamedRules {
  let name: Word
  @Boxed private(set) var rules: RuleFile

  /// - Parameter table: The name of the table, if a contract has several.
  /// - Throws: ``RuleFileFaults`` for an invalid rule file; ``UsageError`` for a document that cannot be converted; an error of reading
  ///   the file.
  init(_ name: Word, table: String?) throws {
    self.name = name
    let (bytes, context) = try RuleSource.read(ruleFile: name.path, today: .today, reads: RuleReads())
    if case .otherLanguage = try RuleSource.document(bytes, at: name.path, in: context) {
      rules = try ConvertedRules(bytes, of: name.path, table: table, for: .text, in: context).rules
    } else {
      rules = try RuleSource.ruleFile(bytes, at: name.path, in: context)
    }
  }
}
