internal import Bytes

/// The number of classes of characters in a text, and of different characters up to a limit.
///
/// O(n), with at most 64 different characters stored; no allocation.
struct CharacterCounts {
  /// The number of classes: lower-case letters, upper-case letters, digits, all other characters.
  var classCount: Int { classes.nonzeroBitCount }
  /// The number of different scalars, at most the limit.
  private(set) var distinctCount = 0

  private var classes: UInt8 = 0
  private var ascii: UInt128 = 0
  private var others = InlineArray<64, UInt32>(repeating: 0)
  private var otherCount = 0
  private let enough: Int

  /// Counts the characters of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - enough: The limit of the number of different characters.
  /// - Precondition: The text is UTF-8, and `enough` is at most 64.
  init(of text: Span<UInt8>, enough: Int) {
    self.enough = enough
    var index = 0
    while index < text.count {
      let (scalar, length) = UTF8Sequence.scalar(in: text, at: index)
      if let scalar {
        classes |= Self.classBit(of: scalar)
        if distinctCount < enough { count(scalar) }
      }
      index += length
    }
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      let bit: UInt128 = 1 << UInt128(scalar.value)
      if ascii & bit == 0 { distinctCount += 1 }
      ascii |= bit
    } else {
      for index in 0..<otherCount where others[index] == scalar.value { return }
      others[otherCount] = scalar.value
      otherCount += 1
      distinctCount += 1
    }
  }

  private static func classBit(of scalar: Unicode.Scalar) -> UInt8 {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isLowercase ? 1 : byte.isUppercase ? 2 : byte.isDigit ? 4 : 8
    }
    let properties = scalar.properties
    if properties.isLowercase { return 1 }
    if properties.isUppercase { return 2 }
    return properties.generalCategory == .decimalNumber ? 4 : 8
  }
}
