internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// The rules of a JSON Schema or a data contract, as a rule file.
struct ConvertedRules {
  let rules: RuleFile
  /// The rule file in YAML.
  let text: [UInt8]

  /// Converts a document, and prints a line for each part that a rule file cannot say.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - table: The name of the table, if a contract has several.
  /// - Throws: ``UsageError`` if it cannot be converted.
  init(_ bytes: [UInt8], of path: BytePath, table: String?, in context: RuleContext) throws {
    let conversion = try RuleConversion(bytes, of: path, table: table, in: context)
    conversion.printLosses(of: path)
    text = Array(conversion.document.utf8)
    rules = try RuleSource.ruleFile(text, at: path, in: context)
  }
}
