internal import Bytes
internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

extension RuleConversion {
  /// Converts the document of a file, and names the file in the errors.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - table: The name of the table, if a contract has several.
  /// - Throws: ``UsageError`` if it cannot be converted.
  init(
    _ bytes: [UInt8], of path: BytePath, table: String?, to language: Language = .rules,
    in context: RuleContext
  ) throws(UsageError) {
    let name = path.description
    let file = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) }
    do throws(ConversionError) {
      try self.init(bytes, named: file ?? name, table: table, to: language, in: context)
    } catch {
      if case .unreadable(let faults) = error { throw UsageError(faults.rendered(file: name)) }
      throw UsageError("\(name) \(error)")
    }
  }
}

extension [RuleFileFault] {
  /// Prints a line for each fault of a file.
  func printLines(of path: BytePath) {
    for fault in self { Console.printLine(fault.rendered(file: path.description)) }
  }
}
