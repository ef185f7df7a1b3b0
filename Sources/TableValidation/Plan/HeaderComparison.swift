internal import Bytes
internal import CSVRecords
package import RuleFiles

/// A comparison of the fields of a rule file with a header.
package struct HeaderComparison {
  /// A column in the place of another field.
  package struct MisplacedColumn {
    /// The index of the column, from 0.
    package let column: Int
    /// The name of the field whose place it is.
    package let expected: String
  }

  /// The names of the fields that the header lacks, without those that it may lack.
  package let missing: [String]
  /// The columns, from 0, whose names no field has.
  package let extra: [Int]
  /// The columns whose field an earlier column has already, by field.
  package let duplicates: [Int]
  /// The first column that is not that of the field in its place, if each field has one column and each column a field; `nil` if all
  /// are in order. Columns that patterns describe have no place.
  package let misplaced: MisplacedColumn?

  package init(_ rules: RuleFile, _ header: BoundHeader) {
    let columns = header.columnsOfFields
    let names = columns.map { header.names[$0] }
    let index = HeaderIndex(names)
    let expected = rules.fields.filter { field in
      field.header.presence != .optional || !index.columns(named: field.name).isEmpty
    }.map(\.name)
    // Most headers have the names of the fields in their order; the names of fields differ.
    guard !expected.elementsEqual(names, by: { $0.hasSameBytes(as: $1) }) else {
      (missing, extra, duplicates, misplaced) = ([], [], header.repeatedColumnsOfPatterns, nil)
      return
    }
    let fields = HeaderIndex(expected)
    missing = expected.filter { index.columns(named: $0).isEmpty }
    extra = names.indices.filter { fields.columns(named: names[$0]).isEmpty }.map { columns[$0] }
    duplicates =
      expected.flatMap { index.columns(named: $0).dropFirst() }.map { columns[$0] }
      + header.repeatedColumnsOfPatterns
    let isComplete = missing.isEmpty && extra.isEmpty && duplicates.isEmpty
    let place = isComplete ? expected.indices.first { !expected[$0].hasSameBytes(as: names[$0]) } : nil
    misplaced = place.map { MisplacedColumn(column: columns[$0], expected: expected[$0]) }
  }

  /// Whether `fieldsMatch` with that value allows the header. Fields that must be there whatever it is are not considered.
  package func fits(_ match: RuleFile.FieldsMatch) -> Bool {
    guard duplicates.isEmpty else { return false }
    return switch match {
    case .exact: missing.isEmpty && extra.isEmpty && misplaced == nil
    case .equal: missing.isEmpty && extra.isEmpty
    case .subset: missing.isEmpty
    case .superset: extra.isEmpty
    case .partial: true
    }
  }
}
