internal import Bytes
internal import CSVRecords
package import RuleFiles

/// A comparison of the names of a rule file's fields with those of a header.
package struct HeaderComparison {
  /// The names of the fields that the header lacks.
  package let missing: [String]
  /// The columns, from 0, whose names no field has.
  package let extra: [Int]
  /// The columns whose field an earlier column has already, by field.
  package let duplicates: [Int]
  /// The first column whose name is not that of the field in its place, if each field has one column and each column a field;
  /// `nil` if all are in order.
  package let misplaced: Int?

  package init(_ names: [String], _ header: [String]) {
    // Most headers have the names of the fields in their order; the names of fields differ.
    guard !names.elementsEqual(header, by: { $0.hasSameBytes(as: $1) }) else {
      (missing, extra, duplicates, misplaced) = ([], [], [], nil)
      return
    }
    let (fields, columns) = (HeaderIndex(names), HeaderIndex(header))
    missing = names.filter { columns.columns(named: $0).isEmpty }
    extra = header.indices.filter { fields.columns(named: header[$0]).isEmpty }
    duplicates = names.flatMap { columns.columns(named: $0).dropFirst() }
    let isComplete = missing.isEmpty && extra.isEmpty && duplicates.isEmpty
    misplaced = isComplete ? names.indices.first { !names[$0].hasSameBytes(as: header[$0]) } : nil
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
