internal import Bytes

extension UTF8Sequence {
  /// Returns the offset of the first scalar for which the predicate is true, or `nil`. O(n).
  ///
  /// - Throws: `text.invalid-utf8` if an ill-formed sequence precedes it.
  static func firstScalar(
    in bytes: Span<UInt8>, where predicate: (Unicode.Scalar) -> Bool
  ) throws(ValidationFailure) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        if predicate(Unicode.Scalar(bytes[index])) { return index }
        index &+= 1
        continue
      }
      let (scalar, count) = scalar(in: bytes, at: index)
      guard let scalar else { throw .invalidUTF8 }
      if predicate(scalar) { return index }
      index += count
    }
    return nil
  }
}
