internal import Bytes
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
    let name = path.description
    let conversion: RuleConversion
    do throws(ConversionError) {
      conversion = try RuleConversion(bytes, named: name, table: table, in: context)
    } catch {
      if case .unreadable(let faults) = error { throw UsageError(faults.rendered(file: name)) }
      throw UsageError("\(name) \(error)")
    }
    for loss in conversion.losses { Console.printLine(loss.rendered(file: name)) }
    text = Array(conversion.document.utf8)
    do throws(RuleFileError) {
      rules = try RuleFile(text, named: name, in: context)
    } catch {
      throw RuleFileFaults(file: name, error: error)
    }
  }
}
