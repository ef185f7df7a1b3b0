internal import CScan

extension Span<UInt8> {
  /// The offset of the first such byte in the range, or the range's end. O(n), by the C library's search.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    // SAFETY: the search is given the bytes of the range, which the span checks, and their count; it gives an index below
    // that, or the count.
    unsafe extracting(range).withUnsafeBufferPointer { bytes in
      unsafe bytes.isEmpty
        ? range.upperBound : range.lowerBound + Int(scan_for(bytes.baseAddress, bytes.count, byte))
    }
  }

  /// How often the byte is there. O(n).
  func count(of byte: UInt8) -> Int {
    var (found, index) = (0, offset(of: byte, in: indices))
    while index < count {
      found += 1
      index = offset(of: byte, in: index + 1..<count)
    }
    return found
  }
}
