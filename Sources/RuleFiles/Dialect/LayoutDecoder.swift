internal import CSVRecords
internal import JSONDocument
internal import Validation

/// Decodes the properties of a dialect that are about rows into a ``TableLayout``: `headerRows`, `headerJoin` and `commentRows` of Table
/// Dialect, and `headerPrefix`, `footerRows`, `footerPrefix` and `skipEmptyRecords`.
struct LayoutDecoder {
  /// The largest row number of a header. All rows up to it are kept in memory; real tables have far fewer above the data.
  private static let largestHeaderRow = 1000

  let members: Members
  let hasHeader: Bool

  private var faults: FaultCollector { members.faults }

  func layout() -> TableLayout {
    let join = members.string("headerJoin") ?? " "
    let header = headerRows()
    let comments = rows("commentRows") ?? []
    let isPlain = header == [1]
    for (row, position) in comments where !isPlain && header.contains(row) {
      faults.report("row \(row) is one of 'headerRows' and cannot also be a comment", at: position)
    }
    let (headerPrefix, footer) = (prefix("headerPrefix"), footer())
    let skipsEmpty = members.boolean("skipEmptyRecords") ?? false
    guard faults.isEmpty else { return TableLayout() }
    var layout = TableLayout(headerRows: header, headerJoin: join, commentRows: comments.map(\.row))
    (layout.headerPrefix, layout.footer, layout.skipsEmptyRecords) = (headerPrefix, footer, skipsEmpty)
    return layout
  }

  private func footer() -> TableFooter {
    let footer = TableFooter(prefix: prefix("footerPrefix"))
    guard let node = members.object["footerRows"]?.value else { return footer }
    if case .number(let text) = node.content, let count = Int(digits: text),
      count <= TableFooter.largestRowCount
    {
      return TableFooter(rowCount: count, prefix: footer.prefix)
    }
    faults.report(
      "'footerRows' must be a whole number from 0 to \(TableFooter.largestRowCount)", at: node.position)
    return footer
  }

  /// Returns the bytes of a prefix of lines; none without one.
  private func prefix(_ key: String) -> [UInt8] {
    guard let text = members.string(key), let node = members.object[key]?.value else { return [] }
    if text.isEmpty || text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      faults.report("'\(key)' must be the beginning of a line, not \(Excerpt(text))", at: node.position)
    }
    return Array(text.utf8)
  }

  private func headerRows() -> [Int] {
    guard let member = members.object["headerRows"], let rows = rows("headerRows") else {
      return [1]
    }
    for (row, position) in rows where row > Self.largestHeaderRow {
      let text = "a row of 'headerRows' must be at most \(Self.largestHeaderRow), not \(row)"
      faults.report(text, at: position)
    }
    // Elements that are not row numbers have been reported already.
    let isEmpty = if case .array(let elements) = member.value.content { elements.isEmpty } else { true }
    switch (hasHeader, isEmpty) {
    case (true, false): return Set(rows.map(\.row)).sorted()
    case (false, true): return [1]
    case (true, true):
      let text = "'headerRows' must name at least one row; for files without a header write 'header: false'"
      faults.report(text, at: member.value.position)
    case (false, false):
      faults.report("'headerRows' contradicts 'header: false': remove one of the two", at: member.keyPosition)
    }
    return [1]
  }

  /// Returns the row numbers of an array, each with its position.
  private func rows(
    _ key: String
  ) -> [(row: Int, position: DocumentPosition)]? {
    members.array(key)?.compactMap { element in
      if case .number(let text) = element.content, let row = Int(digits: text), row > 0 {
        return (row, element.position)
      }
      faults.report("'\(key)' must contain row numbers, 1 or greater", at: element.position)
      return nil
    }
  }
}
