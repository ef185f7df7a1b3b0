internal import Bytes
internal import TableValidation
internal import Validation

extension NestedProof {
  /// Inserts the rows of a column whose value may be invalid by the schemas, or has texts that are not UTF-8.
  ///
  /// - Parameters:
  ///   - rows: The rows, for which `size(of:)` has been called; the first is at position 0.
  ///   - records: A set with a position for each of the rows.
  func doubt(_ column: any ArrowColumn, _ rows: Range<Int>, in records: inout DoubtfulRecords) {
    switch (self, column) {
    case (.numbers(let interval, let acceptsNull), let column as FormattedColumn):
      if let interval {
        column.doubt(rows, outside: interval, nulls: !acceptsNull, in: &records)
      } else if !acceptsNull {
        column.validity.insertNulls(rows, in: &records)
      }
    case (.texts(let lengths, let acceptsNull), _):
      Self.doubt(texts: column, rows, lengths: lengths, acceptsNull: acceptsNull, in: &records)
    case (.others(true), _): break
    case (.others(false), let column as FormattedColumn): column.validity.insertNulls(rows, in: &records)
    case (.others(false), let column as BooleanColumn): column.validity.insertNulls(rows, in: &records)
    case (.structure(let members, let acceptsNull), let column as StructColumn):
      for (proof, member) in zip(members, column.memberColumns) { proof.doubt(member, rows, in: &records) }
      if !acceptsNull { column.validity.insertNulls(rows, in: &records) }
    case (.list(let element, let counts, let acceptsNull), let column as ListColumn):
      Self.doubt(
        column, rows, counts: counts, acceptsNull: acceptsNull, by: [element], in: &records)
    case (.map(let keys, let values, let acceptsNull), let column as ListColumn):
      Self.doubt(
        column, rows, counts: 0...Int.max, acceptsNull: acceptsNull, by: [keys, values], in: &records)
    default: records.insertAll()
    }
  }

  private static func doubt(
    texts column: any ArrowColumn, _ rows: Range<Int>, lengths: ClosedRange<Int>, acceptsNull: Bool,
    in records: inout DoubtfulRecords
  ) {
    var values = ValueBuffer()
    column.append(rows, to: &values)
    let bytes = values.bytes.span
    let isASCII = bytes.isASCII
    var nulls = values.nulls[...]
    for (position, range) in values.ranges.enumerated() {
      if nulls.first == position {
        nulls.removeFirst()
        if !acceptsNull { records.insert(position) }
      } else if isASCII {
        if !lengths.contains(range.count) { records.insert(position) }
      } else {
        let value = bytes.extracting(range)
        let isAccepted = value.isUTF8 && lengths.contains(UTF8Sequence.scalarCount(in: value))
        if !isAccepted { records.insert(position) }
      }
    }
  }

  /// - Parameter proofs: The proof of each of the columns of the elements.
  private static func doubt(
    _ column: ListColumn, _ rows: Range<Int>, counts: ClosedRange<Int>, acceptsNull: Bool,
    by proofs: [NestedProof], in records: inout DoubtfulRecords
  ) {
    guard let elements = column.elements(of: rows), column.elementColumns.count == proofs.count else {
      return records.insertAll()
    }
    var doubtful = DoubtfulRecords(count: elements.count)
    for (proof, values) in zip(proofs, column.elementColumns) { proof.doubt(values, elements, in: &doubtful) }
    let hasDoubts = !doubtful.isEmpty
    for (position, row) in rows.enumerated() {
      guard !column.validity.isNull(row) else {
        if !acceptsNull { records.insert(position) }
        continue
      }
      let range = column.elements(ofRow: row)
      if !counts.contains(range.count) {
        records.insert(position)
      } else if hasDoubts, range.contains(where: { doubtful.contains($0 - elements.lowerBound) }) {
        records.insert(position)
      }
    }
  }
}

extension Validity {
  /// Inserts the rows that are null, the first of which is at position 0.
  func insertNulls(_ rows: Range<Int>, in records: inout DoubtfulRecords) {
    guard hasNulls else { return }
    for (position, row) in rows.enumerated() where isNull(row) { records.insert(position) }
  }
}
