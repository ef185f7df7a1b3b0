internal import CScan

/// Scans of one block of 64 bytes; bytes past the end of the span are read as NUL.
enum ScanBlock {
  /// Returns a mask of the bytes in the block that equal `byte`; bits past the end are zero.
  @inline(__always)
  static func mask(_ bytes: Span<UInt8>, at offset: Int, of byte: UInt8) -> UInt64 {
    if offset + 64 <= bytes.count {
      let block = bytes.extracting(offset..<offset + 64)
      // SAFETY: the block has exactly the 64 bytes that the scan reads.
      return unsafe block.withUnsafeBufferPointer { unsafe scan_block_for($0.baseAddress, byte) }
    }
    let padded = padded(bytes, from: offset)
    // SAFETY: the padded block has exactly the 64 bytes that the scan reads.
    let mask = unsafe padded.span.withUnsafeBufferPointer { unsafe scan_block_for($0.baseAddress, byte) }
    return mask & used(bytes.count - offset)
  }

  /// Returns the CRs and LFs of a block, and those of them with which physical lines end: all but the LF of a CRLF.
  ///
  /// - Parameter isAfterReturn: Whether the byte before is a CR; on return, whether the last byte is.
  @inline(__always)
  static func lineEnds(
    in bytes: Span<UInt8>, at offset: Int, isAfterReturn: inout Bool
  ) -> (bytes: UInt64, lines: UInt64) {
    let feeds = mask(bytes, at: offset, of: 0x0A)
    let returns = mask(bytes, at: offset, of: 0x0D)
    let seconds = feeds & (returns << 1 | (isAfterReturn ? 1 : 0))
    isAfterReturn = returns >> UInt64(min(64, bytes.count - offset) - 1) & 1 == 1
    return (feeds | returns, (feeds | returns) & ~seconds)
  }

  /// Whether all bytes of a block are ASCII.
  ///
  /// - Precondition: The block is whole.
  @inline(__always)
  static func isASCII(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let block = bytes.extracting(offset..<offset + 64)
    // SAFETY: the block has exactly the 64 bytes that the scan reads.
    return unsafe block.withUnsafeBufferPointer { unsafe scan_block_is_ascii($0.baseAddress) != 0 }
  }

  /// Returns a mask of the bytes of a block that are within the input, of which `count` bytes remain from the
  /// block on.
  @inline(__always)
  static func used(_ count: Int) -> UInt64 {
    count >= 64 ? .max : (1 << UInt64(max(count, 0))) - 1
  }

  private static func padded(_ bytes: Span<UInt8>, from offset: Int) -> InlineArray<64, UInt8> {
    var block = InlineArray<64, UInt8>(repeating: 0)
    for index in offset..<bytes.count { block[index - offset] = bytes[index] }
    return block
  }
}
