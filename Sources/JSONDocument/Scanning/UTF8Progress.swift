/// Checks UTF-8 (RFC 3629) byte by byte.
struct UTF8Progress {
  /// The number of continuation bytes that the current sequence still needs.
  private var missing = 0
  /// The values allowed for the next continuation byte.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a sequence has begun and not ended.
  var isInside: Bool { missing > 0 }

  /// Reads a byte and returns whether the bytes so far can be the beginning of UTF-8.
  mutating func take(_ byte: UInt8) -> Bool {
    if missing > 0 {
      guard next.contains(byte) else { return false }
      missing -= 1
      next = 0x80...0xBF
      return true
    }
    switch byte {
    case 0..<0x80: return true
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, next) = (2, 0xA0...0xBF)
    case 0xED: (missing, next) = (2, 0x80...0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, next) = (3, 0x90...0xBF)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, next) = (3, 0x80...0x8F)
    default: return false
    }
    return true
  }
}
