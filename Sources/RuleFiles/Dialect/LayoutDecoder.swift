internal import CSVRecords
internal import JSONDocument
internal import Validation

/// Decodes `headerRows`, `headerJoin` and `commentRows` of a Table Dialect into a ``TableLayout``.
struct LayoutDecoder {
  /// The largest row number of a header. All rows up to it are kept in memory; real tables have far fewer above the data.
  private static let largestHeaderRow = 1000

  let members: Members
  let hasHeader: Bool

  func layout(_ faults: inout [RuleFileFault]) -> TableLayout {
    let join = members.string("headerJoin", &faults) ?? " "
    let header = headerRows(&faults)
    let comments = rows("commentRows", &faults) ?? []
    let isPlain = header == [1]
    for (row, position) in comments where !isPlain && header.contains(row) {
      faults.append(.init(at: position, "row \(row) is one of 'headerRows' and cannot also be a comment"))
    }
    guard faults.isEmpty else { return TableLayout() }
    return TableLayout(headerRows: header, headerJoin: join, commentRows: comments.map(\.row))
  }

  private func headerRows(_ faults: inout [RuleFileFault]) -> [Int] {
    guard let member = members.object["headerRows"], let rows = rows("headerRows", &faults) else {
      return [1]
    }
    for (row, position) in rows where row > Self.largestHeaderRow {
      let text = "a row of 'headerRows' must be at most \(Self.largestHeaderRow), not \(row)"
      faults.append(.init(at: position, text))
    }
    // Elements that are not row numbers have been reported already.
    let isEmpty = if case .array(let elements) = member.value.content { elements.isEmpty } else { true }
    switch (hasHeader, isEmpty) {
    case (true, false): return Set(rows.map(\.row)).sorted()
    case (false, true): return [1]
    case (true, true):
      let text = "'headerRows' must name at least one row; for files without a header write 'header: false'"
      faults.append(.init(at: member.value.position, text))
    case (false, false):
      faults.append(
        .init(at: member.keyPosition, "'headerRows' contradicts 'header: false': remove one of the two"))
    }
    return [1]
  }

  /// Returns the row numbers of an array, each with its position.
  private func rows(
    _ key: String, _ faults: inout [RuleFileFault]
  ) -> [(row: Int, position: DocumentPosition)]? {
    members.array(key, &faults)?.compactMap { element in
      if case .number(let text) = element.content, let row = Int(digits: text), row > 0 {
        return (row, element.position)
      }
      faults.append(.init(at: element.position, "'\(key)' must contain row numbers, 1 or greater"))
      return nil
    }
  }
}
