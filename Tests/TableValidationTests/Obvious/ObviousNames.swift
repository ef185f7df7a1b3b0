import CSVRecords
import Validation

@testable import TableValidation

/// The simple reference for what is said of the names in a header: columns without one, and names that repeat.
struct ObviousNames {
  typealias Fault = (row: ObviousRecords.Record, offset: Int, name: String?, failure: ValidationFailure)

  /// The faults in the order of the columns.
  private(set) var faults: [Fault] = []

  /// - Parameters:
  ///   - rows: The rows of the header. One that begins as a comment has one cell.
  ///   - bytes: The bytes of the input.
  init(_ rows: [ObviousRecords.Record], in bytes: [UInt8], _ layout: TableLayout) {
    let cells = rows.map { row in
      row.isComment
        ? [ObviousRecords.Field(start: row.start, value: Array(bytes[row.start..<row.textEnd]))] : row.fields
    }
    let names = layout.names(cells.map { $0.map { String(decoding: $0.value, as: UTF8.self) } })
    guard names.count > 1 else { return }
    let named = (names.lastIndex { !$0.isEmpty } ?? -1) + 1
    for column in 0..<names.count {
      guard let last = rows.indices.last(where: { cells[$0].count > column }) else { continue }
      let row = rows[last]
      let (name, offset) = (names[column], cells[last][column].start)
      if column < named {
        if name.allSatisfy({ $0 == " " || $0 == "\t" }) {
          let failure = ValidationFailure("header.blank-field", ["column": .integer(column + 1)])
          faults.append((row, offset, nil, failure))
        } else if names[..<column].contains(where: { Array($0.utf8) == Array(name.utf8) }) {
          faults.append((row, offset, name, .init("header.duplicate-field")))
        }
      } else if column == named {
        let count = names.count - named
        let text = "must not end with \(count) delimiter\(count == 1 ? "" : "s") too many"
        let failure = ValidationFailure("header.blank-field", ["column": .integer(column + 1)])
        faults.append((row, offset, nil, failure.withMessage(text)))
      }
    }
  }
}
