/// Finds the scalars in bytes that may be broken UTF-8.
///
/// A broken sequence counts as one scalar, as it shows: each maximal subpart of an ill-formed sequence becomes
/// one U+FFFD (Unicode 15, section 3.9, "U+FFFD Substitution of Maximal Subparts").
package enum UTF8Sequence {
  /// The length of what begins at `index`, 1–4 bytes, and whether it is a well-formed scalar.
  package static func length(in bytes: Span<UInt8>, at index: Int) -> (count: Int, isWellFormed: Bool) {
    let lead = bytes[index]
    guard lead >= 0x80 else { return (1, true) }
    guard let (expected, second) = continuation(after: lead) else { return (1, false) }
    var count = 1
    while count < expected {
      guard index + count < bytes.count else { return (count, false) }
      let range = count == 1 ? second : 0x80...0xBF
      guard range.contains(bytes[index + count]) else { return (count, false) }
      count += 1
    }
    return (count, true)
  }

  /// How many scalars the bytes hold. O(n).
  package static func scalarCount(in bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      index += length(in: bytes, at: index).count
      count += 1
    }
    return count
  }

  /// How many UTF-16 code units the bytes would take. O(n).
  static func utf16Count(in bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      let scalar = length(in: bytes, at: index)
      index += scalar.count
      count += scalar.count == 4 ? 2 : 1
    }
    return count
  }

  /// The offset of the first byte that is not well-formed, or `nil`. O(n).
  package static func firstBroken(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let scalar = length(in: bytes, at: index)
      guard scalar.isWellFormed else { return index }
      index += scalar.count
    }
    return nil
  }

  /// The length that a lead byte announces and the range of the second byte (Unicode 15, table 3-7).
  private static func continuation(after lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Whether every byte is ASCII. O(n), eight bytes at a time.
  var isASCII: Bool {
    var index = 0
    var bits: UInt64 = 0
    // SAFETY: the loop stays eight bytes before the end, and any bits make an integer.
    let words = unsafe self.bytes
    while index + 8 <= count {
      bits |= unsafe words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < count {
      bits |= UInt64(self[index])
      index += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
