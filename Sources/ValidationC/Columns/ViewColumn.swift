/// An array of views of texts or binary values: a short value is in the view itself, a longer one in one of several
/// buffers.
@safe
struct ViewColumn: ArrowColumn {
  /// A buffer of data and its size.
  @safe
  struct Buffer {
    // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, of the stated size.
    let start: UnsafeRawPointer?
    let size: Int
  }

  private static let width = 16
  private static let longestInline = 12

  private let validity: Validity
  // SAFETY of the pointer: as in `Buffer`, with a view of 16 bytes for each row.
  private let views: UnsafeRawPointer?
  private let buffers: [Buffer]

  /// - Parameter views: The view of row 0.
  init(_ validity: Validity, views: UnsafeRawPointer?, buffers: [Buffer]) {
    self.validity = validity
    unsafe self.views = views
    self.buffers = buffers
  }

  @inline(__always)
  private func field(_ index: Int, ofRow row: Int, in views: UnsafeRawPointer) -> Int {
    Int(unsafe views.loadUnaligned(fromByteOffset: row &* Self.width &+ index &* 4, as: Int32.self))
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard !rows.isEmpty else { return 0 }
    guard let views = unsafe views else { throw ArrowColumnError("its buffer of views is missing") }
    var size = 0
    for row in rows where !validity.isNull(row) {
      let length = unsafe field(0, ofRow: row, in: views)
      guard length >= 0 else { throw ArrowColumnError("the view of row \(row) has the length \(length)") }
      if length > Self.longestInline {
        let (number, offset) = unsafe (field(2, ofRow: row, in: views), field(3, ofRow: row, in: views))
        guard buffers.indices.contains(number) else {
          throw ArrowColumnError("the view of row \(row) is of buffer \(number), of \(buffers.count)")
        }
        guard offset >= 0, offset + length <= buffers[number].size, unsafe buffers[number].start != nil else {
          throw ArrowColumnError(
            "the view of row \(row) ends beyond buffer \(number): \(offset) and \(length) of \(buffers[number].size) bytes"
          )
        }
      }
      size += length
    }
    return size
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    guard let views = unsafe views else { return }
    let position = values.ranges.count
    var end = values.bytes.count
    values.ranges.append(addingCapacity: rows.count) { ranges in
      for row in rows {
        let start = end
        if !validity.isNull(row) { unsafe end += field(0, ofRow: row, in: views) }
        // SAFETY: `size(of:)` has checked that no length is negative.
        ranges.append(unsafe Range(uncheckedBounds: (start, end)))
      }
    }
    if validity.hasNulls {
      for row in rows where validity.isNull(row) { values.nulls.append(position + row - rows.lowerBound) }
    }
    let room = end - values.bytes.count + Self.width
    values.bytes.append(addingCapacity: room) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        precondition(room <= buffer.count - count, "capacity for all values and the rest of the last view")
        for row in rows where !validity.isNull(row) {
          unsafe count += copy(row, of: views, to: UnsafeMutableRawPointer(buffer.baseAddress! + count))
        }
      }
    }
  }

  /// Copies the value of a row, and returns its length.
  ///
  /// SAFETY: `size(of:)` has checked the length, the number of the buffer and the range in it, and there is room for the value and
  /// 12 bytes more.
  @inline(__always)
  private func copy(_ row: Int, of views: UnsafeRawPointer, to output: UnsafeMutableRawPointer) -> Int {
    let length = unsafe field(0, ofRow: row, in: views)
    let view = unsafe views + row &* Self.width
    if length <= Self.longestInline {
      // All of the view is copied; the next value overwrites what is not part of this one.
      unsafe output.storeBytes(of: view.loadUnaligned(fromByteOffset: 4, as: UInt64.self), as: UInt64.self)
      unsafe output.storeBytes(
        of: view.loadUnaligned(fromByteOffset: 12, as: UInt32.self), toByteOffset: 8, as: UInt32.self)
    } else {
      let buffer = unsafe buffers[field(2, ofRow: row, in: views)]
      unsafe output.copyMemory(
        from: buffer.start.unsafelyUnwrapped + field(3, ofRow: row, in: views), byteCount: length)
    }
    return length
  }
}
