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
    Int(unsafe views.loadUnaligned(fromByteOffset: row * Self.width + index * 4, as: Int32.self))
  }

  func size(of rows: Range<Int>) throws(ArrowColumnFault) -> Int {
    guard !rows.isEmpty else { return 0 }
    guard let views = unsafe views else { throw ArrowColumnFault("its buffer of views is missing") }
    var size = 0
    for row in rows where !validity.isNull(row) {
      let length = unsafe field(0, ofRow: row, in: views)
      guard length >= 0 else { throw ArrowColumnFault("the view of row \(row) has the length \(length)") }
      if length > Self.longestInline {
        let (number, offset) = unsafe (field(2, ofRow: row, in: views), field(3, ofRow: row, in: views))
        guard buffers.indices.contains(number) else {
          throw ArrowColumnFault("the view of row \(row) is of buffer \(number), of \(buffers.count)")
        }
        guard offset >= 0, offset + length <= buffers[number].size, unsafe buffers[number].start != nil else {
          throw ArrowColumnFault(
            "the view of row \(row) ends beyond buffer \(number): \(offset) and \(length) of \(buffers[number].size) bytes"
          )
        }
      }
      size += length
    }
    return size
  }

  func append(_ rows: Range<Int>, to values: inout ColumnValues) {
    guard let views = unsafe views else { return }
    values.ranges.reserveCapacity(values.ranges.count + rows.count)
    for row in rows {
      if validity.isNull(row) {
        values.appendNull()
        continue
      }
      let length = unsafe field(0, ofRow: row, in: views)
      // SAFETY: `size(of:)` has checked the length, the number of the buffer and the range in it.
      let start: UnsafeRawPointer
      if length <= Self.longestInline {
        unsafe start = views + row * Self.width + 4
      } else {
        let buffer = unsafe buffers[field(2, ofRow: row, in: views)]
        unsafe start = buffer.start.unsafelyUnwrapped + field(3, ofRow: row, in: views)
      }
      values.append { unsafe $0.append(contentsOf: UnsafeRawBufferPointer(start: start, count: length)) }
    }
  }
}
