/// An array of indices in a dictionary of values.
@safe
struct DictionaryColumn: ArrowColumn {
  private let validity: Validity
  // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with an index for each row.
  private let indices: UnsafeRawPointer?
  private let type: IntegerType
  /// The bytes of the dictionary's values, the range of each, and whether it is null.
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let isNull: [Bool]

  /// - Parameters:
  ///   - indices: The index of row 0.
  ///   - dictionary: The values.
  ///   - count: The number of values.
  init(
    _ validity: Validity, indices: UnsafeRawPointer?, _ type: IntegerType, _ dictionary: some ArrowColumn,
    count: Int
  ) throws(ArrowColumnFault) {
    self.validity = validity
    unsafe self.indices = indices
    self.type = type
    var values = ColumnValues()
    do throws(ArrowColumnFault) {
      _ = try dictionary.size(of: 0..<count)
    } catch {
      throw ArrowColumnFault("in its dictionary, \(error.reason)")
    }
    dictionary.append(0..<count, to: &values)
    bytes = values.bytes
    ranges = values.ranges
    var isNull = [Bool](repeating: false, count: count)
    for position in values.nulls { isNull[position] = true }
    self.isNull = isNull
  }

  func size(of rows: Range<Int>) throws(ArrowColumnFault) -> Int {
    guard let indices = unsafe indices else {
      if rows.isEmpty { return 0 }
      throw ArrowColumnFault("its buffer of indices is missing")
    }
    var size = 0
    for row in rows where !validity.isNull(row) {
      let index = unsafe type.value(at: indices + row * type.width)
      guard let index, ranges.indices.contains(index) else {
        throw ArrowColumnFault("the index of row \(row) is not in its dictionary of \(ranges.count) values")
      }
      size += ranges[index].count
    }
    return size
  }

  func append(_ rows: Range<Int>, to values: inout ColumnValues) {
    guard let indices = unsafe indices else { return }
    for row in rows {
      guard !validity.isNull(row), let index = unsafe type.value(at: indices + row * type.width),
        !isNull[index]
      else {
        values.appendNull()
        continue
      }
      values.append { $0 += bytes[ranges[index]] }
    }
  }
}
