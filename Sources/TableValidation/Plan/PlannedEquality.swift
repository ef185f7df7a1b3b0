internal import CSVRecords
internal import RuleFiles
internal import Validation

/// Numbers of tables that must be equal, with the files of those that are of other tables.
struct PlannedEquality: Sendable {
  /// Where a number is found.
  enum Source: Sendable {
    /// The number of records of the table.
    case records
    /// The sum of the column with that field in the rule file.
    case sum(field: Int)
    /// A number of other files together.
    case other(ReferencedNumber)
  }

  /// The number of the equality among those of the rule file.
  let number: Int
  /// The numbers as the rule file writes them.
  let texts: [String]
  let sources: [Source]

  /// Creates the equalities of a rule file, except for those of which the table lacks a column.
  ///
  /// - Parameter open: Opens the files of a resource.
  /// - Throws: A fault for each file that cannot be read or lacks a column.
  static func all(
    of file: RuleFile, in match: SchemaMatch, opening open: (RuleFile.Resource) throws -> [ReferenceInput]
  ) throws(RuleFileError) -> [PlannedEquality] {
    var faults: [RuleFileFault] = []
    let all = file.table?.equalities ?? []
    let equalities = all.enumerated().compactMap { index, equality -> PlannedEquality? in
      // The numbers of other files are read as those of the first field whose sum is compared with them.
      let field = equality.numbers.lazy.filter { $0.path == nil }.compactMap { number -> RuleFile.Field? in
        guard case .sum(let name) = number.measure else { return nil }
        return file.indices(ofFields: [name]).first.map { file.fields[$0] }
      }.first
      let sources = equality.numbers.compactMap { number in
        source(of: number, like: field, file, in: match, opening: open, faults: &faults)
      }
      guard sources.count == equality.numbers.count else { return nil }
      return PlannedEquality(number: index, texts: equality.numbers.map(\.text), sources: sources)
    }
    guard faults.isEmpty else { throw RuleFileError(faults) }
    return equalities
  }

  private static func source(
    of number: TableRules.Equality.Number, like field: RuleFile.Field?, _ file: RuleFile,
    in match: SchemaMatch,
    opening open: (RuleFile.Resource) throws -> [ReferenceInput], faults: inout [RuleFileFault]
  ) -> Source? {
    var columns: [String] = []
    if case .sum(let name) = number.measure { columns = [name] }
    guard let path = number.path else {
      guard let name = columns.first else { return .records }
      return file.indices(ofFields: [name]).first.flatMap { match.columns[$0] == nil ? nil : .sum(field: $0) }
    }
    let resource = RuleFile.Resource(path, at: number.position, columns: columns)
    let reference = SchemaKeys.table(resource, opening: open, faults: &faults)
    guard case .table(_, let files)? = reference else { return nil }
    return .other(ReferencedNumber(files: files, isSum: !columns.isEmpty, field: field))
  }
}
