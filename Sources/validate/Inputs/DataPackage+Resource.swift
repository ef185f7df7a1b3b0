internal import FileOutput
internal import RuleFiles

extension DataPackage {
  /// Returns the rules of a resource, with its dialect.
  ///
  /// - Parameters:
  ///   - name: The name of the resource; `nil` for the only one.
  ///   - path: The path of the descriptor.
  /// - Throws: ``UsageError`` if there is no such resource, or it has no schema; ``RuleFileFaults`` for faults of its schema and dialect.
  func rules(ofResource name: String?, at path: BytePath) throws -> RuleFile {
    let resources = resources.filter { name == nil || $0.name == name }
    guard resources.count == 1 else {
      let known = self.resources.map(\.label).joined(separator: ", ")
      throw UsageError("\(path) has \(known); name one with --resource NAME")
    }
    let table: ResourceTable
    do throws(RuleFileError) {
      table = try self.table(of: resources[0])
    } catch {
      throw RuleFileFaults(file: path.description, error: error)
    }
    guard var rules = table.rules else { throw UsageError("\(resources[0].label) of \(path) has no schema") }
    rules.dialect = table.dialect
    return rules
  }
}
