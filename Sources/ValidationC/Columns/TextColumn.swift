/// An array of texts or binary values between offsets: utf8, large utf8, binary, large binary.
@safe
struct TextColumn: ArrowColumn {
  private let validity: Validity
  // SAFETY of the pointers: buffers of a batch that is not released while its columns are used. By the specification there is
  // one more offset than there are rows, and the last one is at most the size of the data.
  private let offsets: UnsafeRawPointer?
  private let data: UnsafeRawPointer?
  /// The index of the offset of row 0.
  private let first: Int
  /// Whether offsets have 64 bits instead of 32. It is not a type parameter, because the methods of a generic type
  /// behind a protocol are not specialized: that took six times as long.
  private let hasLargeOffsets: Bool

  init(
    _ validity: Validity, offsets: UnsafeRawPointer?, data: UnsafeRawPointer?, first: Int,
    hasLargeOffsets: Bool
  ) {
    self.validity = validity
    unsafe (self.offsets, self.data) = (offsets, data)
    self.first = first
    self.hasLargeOffsets = hasLargeOffsets
  }

  @inline(__always)
  private func offset(_ row: Int, in offsets: UnsafeRawPointer) -> Int {
    let index = first &+ row
    return hasLargeOffsets
      ? unsafe Int(offsets.loadUnaligned(fromByteOffset: index &* 8, as: Int64.self))
      : unsafe Int(offsets.loadUnaligned(fromByteOffset: index &* 4, as: Int32.self))
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard !rows.isEmpty else { return 0 }
    guard let offsets = unsafe offsets else { throw ArrowColumnError("its buffer of offsets is missing") }
    let start = unsafe offset(rows.lowerBound, in: offsets)
    guard start >= 0 else { throw ArrowColumnError("the offset of row \(rows.lowerBound) is negative") }
    var last = start
    var isAscending = true
    for row in rows {
      let next = unsafe offset(row &+ 1, in: offsets)
      isAscending = (next >= last) && isAscending
      last = next
    }
    guard isAscending else { throw unsafe decrease(in: rows, of: offsets) }
    guard unsafe last == start || data != nil else { throw ArrowColumnError("its buffer of data is missing") }
    return last - start
  }

  /// Returns the error of the first offset that is less than the one before it.
  private func decrease(in rows: Range<Int>, of offsets: UnsafeRawPointer) -> ArrowColumnError {
    let row = rows.first { unsafe offset($0 + 1, in: offsets) < offset($0, in: offsets) } ?? rows.lowerBound
    let (last, next) = unsafe (offset(row, in: offsets), offset(row + 1, in: offsets))
    return ArrowColumnError("its offsets decrease after row \(row), from \(last) to \(next)")
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    guard !rows.isEmpty, let offsets = unsafe offsets else { return }
    let start = unsafe offset(rows.lowerBound, in: offsets)
    let shift = values.bytes.count - start
    if let data = unsafe data {
      // SAFETY: `size(of:)` has checked that the offsets ascend.
      let count = unsafe offset(rows.upperBound, in: offsets) - start
      unsafe values.bytes.append(contentsOf: UnsafeRawBufferPointer(start: data + start, count: count))
    }
    let position = values.ranges.count
    values.ranges.append(addingCapacity: rows.count) { ranges in
      var last = start + shift
      for row in rows {
        let next = unsafe offset(row &+ 1, in: offsets) &+ shift
        // SAFETY: `size(of:)` has checked that the offsets ascend.
        ranges.append(unsafe Range(uncheckedBounds: (last, next)))
        last = next
      }
    }
    guard validity.hasNulls else { return }
    for row in rows where validity.isNull(row) {
      let index = position + row - rows.lowerBound
      let start = values.ranges[index].lowerBound
      values.nulls.append(index)
      values.ranges[index] = start..<start
    }
  }
}

/// An array of binary values of the same size.
@safe
struct FixedBinaryColumn: ArrowColumn {
  private let validity: Validity
  // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with a value for each row.
  private let data: UnsafeRawPointer?
  private let width: Int

  /// - Parameter data: The value of row 0.
  init(_ validity: Validity, data: UnsafeRawPointer?, width: Int) {
    self.validity = validity
    unsafe self.data = data
    self.width = width
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard unsafe rows.isEmpty || width == 0 || data != nil else {
      throw ArrowColumnError("its buffer of data is missing")
    }
    return rows.count.saturatingProduct(width)
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    values.append(rows, validity) { row, bytes in
      guard let data = unsafe data else { return }
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: data + row * width, count: width))
    }
  }
}
