internal import JSONDocument

/// The parts of JSON arrays or objects, which are checked as parts of these.
protocol JSONParts {
  /// Returns the maximum number of bytes of the JSON of the parts in the rows, each with a comma, and checks these rows.
  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int
  /// Appends the JSON of the parts in the rows, for which ``size(of:)`` has been called, with commas between them.
  func append(_ rows: Range<Int>, to bytes: inout [UInt8])

  /// The columns that the parts are made of.
  var columns: [any ArrowColumn] { get }
}

/// The values of an array inside another one, which are checked as parts of the JSON of that.
struct JSONElements: JSONParts {
  let column: any ArrowColumn
  private let isText: Bool

  /// - Parameters:
  ///   - column: The values.
  ///   - type: Their type.
  init(_ column: any ArrowColumn, _ type: ColumnType) {
    self.column = column
    isText = type.isTextInJSON
  }

  var columns: [any ArrowColumn] { [column] }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    do throws(ArrowColumnError) {
      // A byte is at most six in an escape, and a null or the quotes and the comma of a text are at most five more.
      return try column.size(of: rows).saturatingProduct(6).saturatingSum(rows.count.saturatingProduct(5))
    } catch {
      throw ArrowColumnError("in its values, \(error.reason)")
    }
  }

  /// The number of values that are read at a time: a null or an empty value takes more memory as a range than in the JSON.
  private static let rowsAtATime = 1024

  func append(_ rows: Range<Int>, to bytes: inout [UInt8]) {
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtATime) {
      if start > rows.lowerBound { bytes.append(UInt8(ascii: ",")) }
      appendAtOnce(start..<min(start + Self.rowsAtATime, rows.upperBound), to: &bytes)
    }
  }

  private func appendAtOnce(_ rows: Range<Int>, to bytes: inout [UInt8]) {
    var values = ValueBuffer()
    column.append(rows, to: &values)
    let texts = values.bytes
    var nulls = values.nulls[...]
    for (position, range) in values.ranges.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      if nulls.first == position {
        nulls.removeFirst()
        bytes += Array("null".utf8)
      } else if isText || Self.isNoNumber(texts[range]) {
        bytes.append(UInt8(ascii: "\""))
        bytes.appendEscaped(texts.span.extracting(range))
        bytes.append(UInt8(ascii: "\""))
      } else {
        bytes += texts[range]
      }
    }
  }

  /// Whether the text is one of a floating-point number that JSON does not have: `nan`, `inf`, `-inf`.
  private static func isNoNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.first { $0 != UInt8(ascii: "-") }
    return first == UInt8(ascii: "i") || (first == UInt8(ascii: "n") && text.count == 3)
  }
}

extension ColumnType {
  /// Whether values of the type are strings in JSON.
  fileprivate var isTextInJSON: Bool {
    switch self {
    case .null, .boolean, .integer, .list, .listView, .fixedList, .structure, .map: false
    case .text, .largeText, .view, .fixedBinary: true
    case .formatted(let text): !text.isNumber
    case .dictionary(_, let values), .runs(_, let values): values.isTextInJSON
    }
  }
}
