internal import JSONDocument

/// The entries of maps, which are checked as members of JSON objects. A key is a string there, whatever its type.
struct JSONEntries: JSONParts {
  private let keys: any ArrowColumn
  private let values: JSONElements

  init(keys: any ArrowColumn, values: JSONElements) {
    (self.keys, self.values) = (keys, values)
  }

  var columns: [any ArrowColumn] { [keys, values.column] }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    do throws(ArrowColumnError) {
      // As in `JSONElements`: a byte of a key is at most six, and the quotes and the colon are three more.
      return try keys.size(of: rows).saturatingProduct(6).saturatingSum(rows.count.saturatingProduct(3))
        .saturatingSum(values.size(of: rows))
    } catch {
      throw ArrowColumnError("in its keys, \(error.reason)")
    }
  }

  func append(_ rows: Range<Int>, to bytes: inout [UInt8]) {
    var texts = ValueBuffer()
    keys.append(rows, to: &texts)
    let keys = texts.bytes
    for (position, range) in texts.ranges.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      bytes.appendEscaped(keys.span.extracting(range))
      bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
      let row = rows.lowerBound + position
      values.append(row..<row + 1, to: &bytes)
    }
  }
}
