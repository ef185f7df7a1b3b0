internal import CScan

extension Span<UInt8> {
  /// Whether the bytes are well-formed UTF-8. O(n), 64 bytes at a time where the machine can and there are as many.
  package var isUTF8: Bool {
    // SAFETY: the scan is one that the machine has, and is given the bytes and their count.
    guard count >= 64, let scan = unsafe scan_blocks_best().pointee.is_utf8 else {
      return UTF8Sequence.firstBroken(in: self) == nil
    }
    return unsafe withUnsafeBufferPointer { unsafe scan($0.baseAddress, $0.count) }
  }
}
