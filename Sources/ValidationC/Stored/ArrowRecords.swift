internal import TableValidation

/// Some records of an Arrow batch, whose columns have been checked by `size(of:)`.
struct ArrowRecords: StoredRecords {
  /// How values that are accepted are known without their texts.
  struct Proofs {
    var columns: [ColumnProof?] = []
    var rules: [RuleProof?] = []

    var decisions: StoredDecisions {
      StoredDecisions(columns: columns.map { $0 != nil }, rules: rules.map { $0 != nil })
    }
  }

  /// The checked columns of the batch.
  let columns: [any ArrowColumn]
  let checked: [CheckedColumn]
  /// The rows of the records in the batch.
  let rows: Range<Int>
  let proofs: Proofs

  var count: Int { rows.count }

  func write(column: Int, of records: [Int]?, to batch: inout ColumnBatch, appendingTo bytes: inout [UInt8]) {
    var values = ValueBuffer(after: bytes, reusing: batch.values)
    bytes = []
    if let records {
      for position in records {
        let row = rows.lowerBound + position
        columns[column].append(row..<row + 1, to: &values)
      }
    } else {
      columns[column].append(rows, to: &values)
    }
    bytes = values.bytes
    batch = ColumnBatch(values: values.ranges, absences: values.nulls)
  }

  func doubt(column: Int, in records: inout DoubtfulRecords) -> Bool? {
    let nulls = checked[column].verdictOnNull.isDoubtful
    switch (proofs.columns[column], columns[column]) {
    case (.interval(let interval), let values as FormattedColumn):
      values.doubt(rows, outside: interval, nulls: nulls, in: &records)
      return values.validity.hasValue(in: rows)
    case (.list(let list), let values as FormattedColumn):
      values.doubt(rows, notIn: list, nulls: nulls, in: &records)
      return values.validity.hasValue(in: rows)
    case (.truths(let acceptsTrue, let acceptsFalse), let values as BooleanColumn):
      values.doubt(
        rows, acceptsTrue: acceptsTrue, acceptsFalse: acceptsFalse, nulls: nulls, in: &records)
      return values.validity.hasValue(in: rows)
    case (.dictionary, let values as DictionaryColumn):
      return values.doubt(rows, by: checked[column], in: &records)
    case (.nested(let proof), let values as StructColumn):
      proof.doubt(values, rows, in: &records)
      return values.validity.hasValue(in: rows)
    case (.nested(let proof), let values as ListColumn):
      proof.doubt(values, rows, in: &records)
      return values.validity.hasValue(in: rows)
    default: return nil
    }
  }

  func doubt(rule: Int, in records: inout DoubtfulRecords) {
    switch proofs.rules[rule] {
    case .comparison(let comparison):
      guard let first = columns[comparison.first] as? FormattedColumn,
        let second = columns[comparison.second] as? FormattedColumn
      else { return records.insertAll() }
      comparison.doubt(rows, first: first, second: second, in: &records)
    case .interval(let column, let interval):
      guard let values = columns[column] as? FormattedColumn else { return records.insertAll() }
      values.doubt(rows, outside: interval, nulls: false, in: &records)
    case nil: records.insertAll()
    }
  }
}
