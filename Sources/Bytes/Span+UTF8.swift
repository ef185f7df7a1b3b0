internal import CScan

extension Span<UInt8> {
  /// Whether the bytes are well-formed UTF-8. O(n), 64 bytes at a time if the processor supports it and there are as many.
  package var isUTF8: Bool {
    // SAFETY: the processor supports the function, which reads `count` bytes from the base address.
    guard count >= 64, let scan = unsafe scan_blocks_best().pointee.is_utf8 else {
      return UTF8Sequence.firstIllFormed(in: self) == nil
    }
    return unsafe withUnsafeBufferPointer { unsafe scan($0.baseAddress, $0.count) }
  }
}
