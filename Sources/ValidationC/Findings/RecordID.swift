internal import CSVRecords
internal import TableValidation

/// The columns by whose values findings identify their records.
struct RecordID {
  let names: [String]
  /// The index of each column.
  let columns: [Int]

  /// - Parameters:
  ///   - names: The names of the columns.
  ///   - all: The names of all columns of the table.
  ///   - secrets: The indices of columns whose values are in no finding.
  init(_ names: [String], of all: [String], secrets: Set<Int>) throws(ArgumentError) {
    let index = HeaderIndex(all)
    var columns: [Int] = []
    for name in names {
      do throws(ColumnNameError) {
        columns.append(try index.column(named: name))
      } catch {
        throw ArgumentError("an id needs columns of the table: \(error)")
      }
    }
    guard !names.isEmpty, Set(columns).count == columns.count else {
      throw ArgumentError("an id has at least one column, and each column once")
    }
    if let secret = columns.first(where: secrets.contains) {
      throw ArgumentError(
        "the column '\(all[secret])' is for secrets, which are in no finding; use another column as id"
      )
    }
    (self.names, self.columns) = (names, columns)
  }

  /// Appends the ids of the records of findings.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - columns: The columns of the id in a batch.
  ///   - rows: The records of the batch that the findings may be of.
  ///   - firstRecord: The number of the first record of the batch.
  ///   - ids: Receives the ids. That of a record that is not among these records is null.
  func append(
    of findings: FindingRows, in columns: [any ArrowColumn], _ rows: Range<Int>, firstRecord: Int,
    to ids: inout RecordIDTexts
  ) {
    for finding in findings.rows {
      let row = finding.record.map { $0 - firstRecord }
      for index in names.indices {
        if let row, rows.contains(row), columns.indices.contains(index) {
          ids.append(row, of: columns[index])
        } else {
          ids.appendNull()
        }
      }
    }
  }
}

/// The ids of the records of findings: for each finding a text for each column of the id.
struct RecordIDTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The ranges of the texts; `nil` for null.
  private(set) var ranges: [Range<Int>?] = []

  /// Appends the text of a value, at most as many bytes of it as findings have of a value.
  fileprivate mutating func append(_ row: Int, of column: any ArrowColumn) {
    var values = ValueBuffer()
    column.append(row..<row + 1, to: &values)
    guard values.nulls.isEmpty else { return appendNull() }
    let start = bytes.count
    let end = Finding.cut(values.bytes.span)
    // Bytes that are not UTF-8 become U+FFFD.
    bytes += String(decoding: values.bytes[..<end], as: UTF8.self).utf8
    ranges.append(start..<bytes.count)
  }

  fileprivate mutating func appendNull() { ranges.append(nil) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
  }
}

/// Findings with the ids of their records, which are empty if none are wanted.
struct IdentifiedFindings: Sendable {
  var rows = FindingRows()
  var ids = RecordIDTexts()

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.rows.count }
  /// The approximate size in memory, in bytes.
  var size: Int { rows.size + ids.bytes.count }

  mutating func removeAll() {
    rows.removeAll()
    ids.removeAll()
  }
}
