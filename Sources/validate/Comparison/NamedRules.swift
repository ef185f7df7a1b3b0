internal import Bytes
internal import RuleFiles
internal import Validation

/// A rule file with the name under which it was given.
struct NamedRules {
  let name: Word
  @Boxed private(set) var rules: RuleFile

  /// - Throws: ``RuleFileFaults`` for an invalid rule file; an error of reading the file.
  init(_ name: Word) throws {
    self.name = name
    let (bytes, context) = try RuleSource.read(ruleFile: name.path, today: .today, reads: RuleReads())
    rules = try RuleSource.ruleFile(bytes, at: name.path, in: context)
  }
}
