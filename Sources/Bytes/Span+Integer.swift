internal import CScan

extension Span<UInt8> {
  /// The value of an integer of up to 18 digits that has no zero or plus sign before it; `nil` for any other bytes.
  @inline(__always)
  package var plainInteger: Int64? {
    var value: Int64 = 0
    // SAFETY: the function reads the bytes of the span alone.
    let isInteger = unsafe withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe scan_plain_integer(base, bytes.count, &value)
    }
    return isInteger ? value : nil
  }
}
