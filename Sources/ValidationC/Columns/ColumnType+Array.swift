internal import CArrow

extension ColumnType {
  /// Returns the column of an array of this type, whose structure is checked.
  ///
  /// - Parameters:
  ///   - array: The array; it is not released while the column is used.
  ///   - first: The index of row 0 in the array.
  ///   - count: The number of rows.
  /// - Throws: The reason why the array breaks the specification.
  func column(
    of array: ArrowArray, from first: Int, count: Int
  ) throws(ArrowColumnError) -> any ArrowColumn {
    guard unsafe array.release != nil else { throw ArrowColumnError("its array has been released already") }
    let first = unsafe try Self.start(of: array, from: first, count: count)
    let buffers = unsafe try buffers(of: array)
    if case .null = self { return NullColumn() }
    if case .runs(let type, let values) = self {
      return unsafe try Self.runs(endingAt: type, of: values, in: array, from: first)
    }
    guard unsafe -1...max(0, array.length) ~= array.null_count else {
      throw ArrowColumnError(unsafe "it has \(array.null_count) nulls in \(array.length) rows")
    }
    let validity = unsafe Validity(array.null_count == 0 ? nil : buffers[0], first: first)
    guard unsafe array.null_count <= 0 || buffers[0] != nil else {
      throw ArrowColumnError(unsafe "it has \(array.null_count) nulls and no validity bitmap")
    }
    let data = unsafe buffers.count > 1 ? buffers[1] : nil
    switch self {
    case .null, .runs: return NullColumn()
    case .boolean: return unsafe BooleanColumn(validity, bits: data, first: first)
    case .text:
      return unsafe TextColumn(
        validity, offsets: data, data: buffers[2], first: first, hasLargeOffsets: false)
    case .largeText:
      return unsafe TextColumn(validity, offsets: data, data: buffers[2], first: first, hasLargeOffsets: true)
    case .view:
      return unsafe ViewColumn(
        validity, views: data.map { unsafe $0 + first * 16 }, buffers: try Self.dataBuffers(buffers))
    case .fixedBinary(let width):
      guard (first + count).saturatingProduct(width) < .max else {
        throw ArrowColumnError("its rows take more memory than can be addressed")
      }
      return unsafe FixedBinaryColumn(validity, data: data.map { unsafe $0 + first * width }, width: width)
    case .integer(let type):
      return unsafe FormattedColumn(validity, data: data.map { unsafe $0 + first * type.width }, type.text)
    case .formatted(let text):
      return unsafe FormattedColumn(validity, data: data.map { unsafe $0 + first * text.width }, text)
    case .list(let hasLargeOffsets, let type):
      return unsafe try Self.lists(
        of: type, in: array, validity, .offsets(data, first: first, areLarge: hasLargeOffsets))
    case .listView(let hasLargeOffsets, let type):
      return unsafe try Self.lists(
        of: type, in: array, validity,
        .views(data, sizes: buffers[2], first: first, areLarge: hasLargeOffsets))
    case .fixedList(let size, let type):
      guard (first + count).saturatingProduct(size) < .max else {
        throw ArrowColumnError("its rows have more values than can be addressed")
      }
      return unsafe try Self.lists(of: type, in: array, validity, .size(size, first: first))
    case .map(let key, let value):
      return unsafe try Self.maps(
        from: key, to: value, in: array, validity, .offsets(data, first: first, areLarge: false))
    case .structure(let members):
      return unsafe try Self.structs(of: array, validity, members, from: first, count: count)
    case .dictionary(let type, let values):
      guard let dictionary = unsafe array.dictionary else {
        throw ArrowColumnError("its dictionary is missing")
      }
      let count = unsafe Int(dictionary.pointee.length)
      return unsafe try DictionaryColumn(
        validity, indices: data.map { unsafe $0 + first * type.width }, type, count: count
      ) { () throws(ArrowColumnError) in
        unsafe try values.column(of: dictionary.pointee, from: 0, count: count)
      }
    }
  }

  /// The largest length, and the largest offset, of an array: numbers of rows whose bytes can be addressed.
  private static let longest = 1 << 48

  /// Returns the index of the first of some rows in the buffers of an array.
  static func start(
    of array: ArrowArray, from first: Int, count: Int
  ) throws(ArrowColumnError) -> Int {
    let (length, offset) = unsafe (Int(array.length), Int(array.offset))
    guard 0...longest ~= length, 0...longest ~= offset else {
      throw ArrowColumnError("its length is \(length) and its offset \(offset)")
    }
    guard first >= 0, count >= 0, first <= length, count <= length - first else {
      throw ArrowColumnError("it has \(length) rows, not \(first.saturatingSum(count))")
    }
    return offset + first
  }

  func buffers(
    of array: ArrowArray
  ) throws(ArrowColumnError) -> UnsafeBufferPointer<UnsafeRawPointer?> {
    let count = unsafe Int(array.n_buffers)
    guard bufferCounts ~= count else {
      throw ArrowColumnError("it has \(count) buffers, not \(bufferCounts.lowerBound)")
    }
    guard unsafe array.n_children == childCount else {
      throw ArrowColumnError(unsafe "it has \(array.n_children) children, not \(childCount)")
    }
    guard unsafe count == 0 || array.buffers != nil else { throw ArrowColumnError("its buffers are missing") }
    // SAFETY: by the specification there are `n_buffers` pointers.
    return unsafe UnsafeBufferPointer(start: array.buffers, count: count)
  }

  /// Returns the buffers of data of an array of views: those between the views and the last one, which has their sizes.
  private static func dataBuffers(
    _ buffers: UnsafeBufferPointer<UnsafeRawPointer?>
  ) throws(ArrowColumnError) -> [ViewColumn.Buffer] {
    let count = buffers.count - 3
    guard count > 0 else { return [] }
    guard let sizes = unsafe buffers[buffers.count - 1] else {
      throw ArrowColumnError("the sizes of its buffers are missing")
    }
    var result: [ViewColumn.Buffer] = []
    for index in 0..<count {
      let size = unsafe Int(sizes.loadUnaligned(fromByteOffset: index * 8, as: Int64.self))
      guard size >= 0 else { throw ArrowColumnError("the size of buffer \(index) is \(size)") }
      unsafe result.append(ViewColumn.Buffer(start: buffers[index + 2], size: size))
    }
    return result
  }
}
