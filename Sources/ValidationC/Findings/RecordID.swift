internal import Bytes
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
  init(_ names: [String], of all: [String], secrets: Set<Int>) throws(ArgumentFault) {
    let index = HeaderIndex(all)
    var columns: [Int] = []
    for name in names {
      do throws(ColumnNameError) {
        columns.append(try index.column(named: name))
      } catch {
        throw ArgumentFault("an id needs columns of the table: \(error)")
      }
    }
    guard !names.isEmpty, Set(columns).count == columns.count else {
      throw ArgumentFault("an id has at least one column, and each column once")
    }
    if let secret = columns.first(where: secrets.contains) {
      throw ArgumentFault(
        "the column '\(all[secret])' is for secrets, which are in no finding; use another column as id"
      )
    }
    (self.names, self.columns) = (names, columns)
  }

  /// Appends rows of a `RowReport`, each followed by the texts of the id of its record.
  ///
  /// - Parameters:
  ///   - findings: The rows.
  ///   - columns: The columns of the id in a batch.
  ///   - rows: The records of the batch that the findings may be of.
  ///   - firstRecord: The number of the first record of the batch.
  ///   - result: Receives the rows. The id of a record that is not among these records is null.
  func append(
    _ findings: [UInt8], _ columns: [any ArrowColumn], _ rows: Range<Int>, firstRecord: Int,
    to result: inout [UInt8]
  ) {
    var start = 0
    while start < findings.count {
      var end = start
      for _ in 0..<RowReport.textCount {
        end = findings.span.firstIndex(of: RowReport.end, from: end).map { $0 + 1 } ?? findings.count
      }
      result += findings[start..<end]
      let row = Self.record(at: start, in: findings).map { $0 - firstRecord }
      for index in names.indices {
        if let row, rows.contains(row), columns.indices.contains(index) {
          Self.append(row, of: columns[index], to: &result)
        } else {
          result.append(RowReport.null)
        }
        result.append(RowReport.end)
      }
      start = end
    }
  }

  /// Returns the number of the record, which is the first text of a row; `nil` for none.
  private static func record(at start: Int, in bytes: [UInt8]) -> Int? {
    let end = bytes.span.firstIndex(of: RowReport.end, from: start)
    return end.flatMap { bytes.span.number(in: start..<$0) }
  }

  /// Appends the text of a value, at most as many bytes of it as findings have of a value.
  private static func append(_ row: Int, of column: any ArrowColumn, to result: inout [UInt8]) {
    var values = ColumnValues()
    column.append(row..<row + 1, to: &values)
    guard values.nulls.isEmpty else { return result.append(RowReport.null) }
    let end = Finding.cut(values.bytes.span)
    // Bytes that are not UTF-8 become U+FFFD, so that none is `RowReport.end` or `RowReport.null`.
    result += Array(String(decoding: values.bytes[..<end], as: UTF8.self).utf8)
  }
}
