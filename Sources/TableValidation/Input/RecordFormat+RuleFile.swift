package import CSVRecords
package import RuleFiles

extension MemberColumns {
  /// Creates columns from the fields of a rule file.
  ///
  /// - Throws: ``MemberColumnError`` for the name of a field that is not a member or a valid JSON Pointer.
  package init(of file: RuleFile) throws(MemberColumnError) {
    try self.init(file.fields.map(\.name), allowsOthers: file.allowsOtherMembers)
  }

  /// Creates the columns of a resource that a key refers to.
  package init(of resource: RuleFile.Resource) throws(MemberColumnError) {
    try self.init(resource.columns.map(\.name))
  }
}

extension RecordFormat {
  /// Creates the format of a file.
  ///
  /// - Parameters:
  ///   - dialect: The dialect of a CSV file, and the place of the array in a JSON file.
  ///   - columns: Returns the columns of records that are objects.
  package init(
    _ format: TextFormat, _ dialect: TableDialect,
    columns: () throws(MemberColumnError) -> MemberColumns
  ) throws(MemberColumnError) {
    switch format {
    case .csv: self = .csv(dialect.records)
    case .jsonLines: self = .jsonLines(try columns())
    case .jsonArray: self = .jsonArray(try columns(), at: dialect.arrayPlace ?? .wholeText)
    }
  }
}
