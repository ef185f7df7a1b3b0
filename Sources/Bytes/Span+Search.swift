internal import CScan

extension Span<UInt8> {
  /// Returns the index of the first byte equal to `byte` at or after `start`, or `nil`. O(n), by the C library's search.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count else { return nil }
    let found = offset(of: byte, in: start..<count)
    return found < count ? found : nil
  }

  /// Returns the index of the first byte equal to `byte` in the range, or the end of the range. O(n), by the C library's search.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return range.upperBound }
    // SAFETY: the buffer has at least one byte; `scan_for` reads `bytes.count` bytes from its base address, no others, and
    // keeps no pointer.
    return unsafe extracting(range).withUnsafeBufferPointer { bytes in
      unsafe range.lowerBound &+ Int(scan_for(bytes.baseAddress, bytes.count, byte))
    }
  }

  /// Returns the index at or after `start` where the bytes of `part` begin, or `nil`. O(nm).
  package func firstIndex(of part: Span<UInt8>, from start: Int = 0) -> Int? {
    guard part.count <= count, start <= count - part.count else { return nil }
    return (start...count - part.count).first { starts(with: part, at: $0) }
  }

  /// Whether the bytes of `part` occur anywhere. O(nm).
  package func contains(_ part: Span<UInt8>) -> Bool { firstIndex(of: part) != nil }

  /// Returns the number of bytes equal to `byte`. O(n).
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
