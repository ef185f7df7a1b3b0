extension Span<UInt8> {
  /// Whether all of the text is printable ASCII, and in JSON nothing that ends or escapes within a string: what stands in a
  /// report as it is. Eight bytes at a time.
  package func isPrintable(inJSON: Bool) -> Bool {
    // SAFETY: the loads stay within the bytes, and any bits make an integer.
    let words = unsafe bytes
    var index = 0
    while index + 8 <= count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard word.isPrintable(inJSON: inJSON) else { return false }
      index += 8
    }
    while index < count {
      guard (UInt64(self[index]) &* ones).isPrintable(inJSON: inJSON) else { return false }
      index += 1
    }
    return true
  }
}

private let ones: UInt64 = 0x0101_0101_0101_0101

extension UInt64 {
  /// No sum carries from one byte to the next: a high bit tells of its byte alone.
  fileprivate func isPrintable(inJSON: Bool) -> Bool {
    let low = self & (0x7F &* ones)
    var odd = self | ~(low &+ (0x60 &* ones)) | (low &+ ones)
    if inJSON {
      odd |= ~((low ^ (0x22 &* ones)) &+ (0x7F &* ones))
      odd |= ~((low ^ (0x5C &* ones)) &+ (0x7F &* ones))
    }
    return odd & (0x80 &* ones) == 0
  }
}
