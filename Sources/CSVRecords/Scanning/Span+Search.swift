internal import CScan

extension Span<UInt8> {
  /// Where the first such byte is, or `nil`. O(n), as fast as memory.
  package func firstIndex(of byte: UInt8) -> Int? {
    let found = unsafe withUnsafeBufferPointer { bytes in
      // SAFETY: the search is given the bytes and their count; it gives an index below that, or the count.
      unsafe bytes.isEmpty ? 0 : scan_for(bytes.baseAddress, bytes.count, byte)
    }
    return found < count ? found : nil
  }
}
