internal import Bytes
internal import Validation

/// A document that is compared with another version of it.
struct ComparedDocument {
  let name: Word
  let bytes: [UInt8]
  let context: RuleContext

  /// - Throws: An error of reading the file.
  init(_ name: Word) throws {
    self.name = name
    (bytes, context) = try RuleSource.read(ruleFile: name.path, today: .today, reads: RuleReads())
  }
}
