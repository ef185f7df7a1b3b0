/// An array of runs of equal values: the row after the last one of each run, and the value of each.
@safe
struct RunEndColumn: ArrowColumn {
  // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with the end of each of `count` runs.
  private let ends: UnsafeRawPointer?
  private let type: IntegerType
  private let count: Int
  private let values: any ArrowColumn
  /// The row of the array that is row 0 of the column.
  private let first: Int

  /// - Parameters:
  ///   - ends: The end of the first run.
  ///   - count: The number of runs.
  ///   - values: The value of each run.
  init(ends: UnsafeRawPointer?, _ type: IntegerType, count: Int, values: any ArrowColumn, from first: Int) {
    unsafe self.ends = ends
    (self.type, self.count, self.values, self.first) = (type, count, values, first)
  }

  /// Returns the first run that ends after a row, by a binary search; the number of runs if there is none.
  private func run(of row: Int) -> Int {
    guard let ends = unsafe ends else { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if let end = unsafe type.value(at: ends + middle * type.width), end <= first + row {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    var size = 0
    for row in rows {
      let run = run(of: row)
      guard run < count else { throw ArrowColumnError("its \(count) runs end before row \(row)") }
      do throws(ArrowColumnError) {
        size = size.saturatingSum(try values.size(of: run..<run + 1))
      } catch {
        throw ArrowColumnError("in its values, \(error.reason)")
      }
    }
    return size
  }

  func append(_ rows: Range<Int>, to result: inout ValueBuffer) {
    for row in rows {
      let run = run(of: row)
      values.append(run..<run + 1, to: &result)
    }
  }
}
