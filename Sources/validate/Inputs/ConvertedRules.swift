internal import Bytes
internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// The rules of a JSON Schema or a data contract, as a rule file.
struct ConvertedRules {
  @Boxed private(set) var rules: RuleFile
  /// The rule file in YAML.
  let text: [UInt8]

  /// What is said of rules that judge texts if records are JSON.
  private static let textNotice =
    "values are judged by their text: in JSON \"1\" is an integer as well, and null is an absent value"

  /// Converts a document, and prints a line for each part that is not checked.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - table: The name of the table, if a contract has several.
  ///   - records: The forms of the records for which the parts are printed.
  /// - Throws: ``UsageError`` if it cannot be converted.
  init(
    _ bytes: [UInt8], of path: BytePath, table: String?, for records: RecordForms, in context: RuleContext
  ) throws {
    let conversion = try RuleConversion(bytes, of: path, table: table, in: context)
    text = Array(conversion.document.utf8)
    rules = try RuleSource.ruleFile(text, at: path, in: context)
    let typed = JSONSchemaRules(bytes, converted: rules)
    rules.typedRules = typed?.typedRules
    var losses: [RuleFileFault] = []
    if records.contains(.text) || typed == nil { losses = conversion.losses }
    if let typed, records.contains(.json) { losses += typed.losses.filter { !losses.contains($0) } }
    losses.printLines(of: path)
    if typed == nil, records.contains(.json) { Console.printLine("\(path): \(Self.textNotice)") }
  }
}
