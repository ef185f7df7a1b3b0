/// The values of an Arrow column in a batch, as they are collected: their bytes, the range of each, and which are null.
struct ValueBuffer {
  var bytes: [UInt8]
  var ranges: [Range<Int>]
  /// The positions of the nulls, ascending.
  var nulls: [Int] = []

  /// - Parameters:
  ///   - bytes: The bytes of other columns, which precede those of this one.
  ///   - ranges: An array whose memory is used again.
  init(after bytes: consuming [UInt8] = [], reusing ranges: consuming [Range<Int>] = []) {
    self.bytes = bytes
    ranges.removeAll(keepingCapacity: true)
    self.ranges = ranges
  }

  /// Removes all values; their memory is used again.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    nulls.removeAll(keepingCapacity: true)
  }

  mutating func appendNull() {
    nulls.append(ranges.count)
    ranges.append(bytes.count..<bytes.count)
  }

  /// Appends the values of rows: nulls, and those whose bytes the closure appends.
  @inline(__always)
  mutating func append(
    _ rows: Range<Int>, _ validity: Validity, write: (Int, inout [UInt8]) -> Void
  ) {
    for row in rows {
      if validity.isNull(row) { appendNull() } else { append { write(row, &$0) } }
    }
  }

  /// Appends the value whose bytes the closure appends.
  @inline(__always)
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    ranges.append(start..<bytes.count)
  }
}
