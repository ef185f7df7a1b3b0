/// Text written into bytes that there is place for: no append asks again whether they have to move.
extension OutputSpan<UInt8> {
  /// Adds bytes as they are.
  ///
  /// - Precondition: There is place for them.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>) {
    // SAFETY: the buffer is read within its bounds, while the span lends it.
    unsafe text.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Adds the text in UTF-8.
  ///
  /// - Precondition: There is place for it.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    // SAFETY: the buffer is that of a literal, read within its bounds.
    text.withUTF8Buffer { unsafe append($0) }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    precondition(text.count <= freeCapacity, "there is place for the text")
    // SAFETY: there is place for as many bytes as are copied, behind those that are counted.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      guard let source = text.baseAddress, let target = buffer.baseAddress else { return }
      unsafe (target + count).initialize(from: source, count: text.count)
      count += text.count
    }
  }
}
