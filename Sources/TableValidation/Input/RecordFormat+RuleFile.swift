package import CSVRecords
package import RuleFiles

extension RecordFormat {
  /// Creates the format of JSON Lines whose columns are the fields of a rule file.
  ///
  /// - Throws: ``MemberColumnError`` for the name of a field that is not a member or a valid JSON Pointer.
  package static func jsonLines(of file: RuleFile) throws(MemberColumnError) -> RecordFormat {
    let allowsOthers = file.fieldsMatch == .subset || file.fieldsMatch == .partial
    return .jsonLines(try MemberColumns(file.fields.map(\.name), allowsOthers: allowsOthers))
  }
}
