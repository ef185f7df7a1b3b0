internal import CScan

extension Span<UInt8> {
  /// The index of the first such byte at or after `start`, or `nil`. O(n), by the C library's search.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count else { return nil }
    // SAFETY: the buffer has at least one byte; `scan_for` reads `bytes.count` bytes from its base address, no others, and
    // keeps no pointer.
    let found = unsafe extracting(start..<count).withUnsafeBufferPointer { bytes in
      unsafe start &+ Int(scan_for(bytes.baseAddress, bytes.count, byte))
    }
    return found < count ? found : nil
  }

  /// The index of the first such byte in the range, or the range's end. O(n), by the C library's search.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    extracting(range).firstIndex(of: byte).map { range.lowerBound &+ $0 } ?? range.upperBound
  }

  /// The number of bytes equal to the byte. O(n).
  package func count(of byte: UInt8) -> Int {
    var found = 0
    var start = 0
    while let index = firstIndex(of: byte, from: start) {
      found += 1
      start = index + 1
    }
    return found
  }
}
