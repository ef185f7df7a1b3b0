/// A grammar with the operators of ABNF (RFC 5234) and a slow recognizer, the test oracle for handwritten parsers.
///
/// The recognizer follows all derivations at the same time: it computes the set of offsets that can be reached.
/// Values have at most 126 bytes.
indirect enum Grammar: Sendable {
  case byte(ByteClass)
  case sequenceOf([Grammar])
  case alternatives([Grammar])
  case repeated(Grammar, atLeast: Int, atMost: Int)

  /// A set of bytes, one of which is matched.
  struct ByteClass: Sendable {
    let bytes: Set<UInt8>
    private let isMember: [Bool]

    init(_ bytes: Set<UInt8>) {
      self.bytes = bytes
      isMember = (0...255).map { bytes.contains($0) }
    }

    func contains(_ byte: UInt8) -> Bool { isMember[Int(byte)] }
  }

  /// Returns whether the grammar derives the entire byte sequence.
  func matches(_ bytes: [UInt8]) -> Bool {
    precondition(bytes.count < 127)
    return ends(from: 1, in: bytes) & (1 << UInt128(bytes.count)) != 0
  }

  /// Returns the offsets at which a match can end if it begins at one of `starts`. Bit `n` represents offset `n`.
  private func ends(from starts: UInt128, in bytes: [UInt8]) -> UInt128 {
    switch self {
    case .byte(let byteClass):
      var ends: UInt128 = 0
      var rest = starts
      while rest != 0 {
        let offset = rest.trailingZeroBitCount
        if offset < bytes.count, byteClass.contains(bytes[offset]) { ends |= 2 << UInt128(offset) }
        rest &= rest - 1
      }
      return ends
    case .sequenceOf(let parts):
      var ends = starts
      for part in parts where ends != 0 { ends = part.ends(from: ends, in: bytes) }
      return ends
    case .alternatives(let parts):
      var ends: UInt128 = 0
      for part in parts { ends |= part.ends(from: starts, in: bytes) }
      return ends
    case .repeated(let part, let atLeast, let atMost):
      var new = starts
      for _ in 0..<atLeast where new != 0 { new = part.ends(from: new, in: bytes) }
      var ends = new
      var count = atLeast
      while new != 0, count < atMost {
        new = part.ends(from: new, in: bytes) & ~ends
        ends |= new
        count += 1
      }
      return ends
    }
  }
}

extension Grammar: ExpressibleByStringLiteral {
  /// Creates a grammar for exactly these bytes. ``word(_:)`` ignores case, as strings in ABNF do.
  init(stringLiteral text: String) {
    self = .sequenceOf(text.utf8.map { .byte(ByteClass([$0])) })
  }

  /// Returns a grammar for a string of ABNF, which ignores the case of letters (RFC 5234, section 2.3).
  static func word(_ text: String) -> Grammar {
    .sequenceOf(
      zip(text.lowercased().utf8, text.uppercased().utf8).map { .byte(ByteClass([$0, $1])) })
  }

  static func characters(_ range: ClosedRange<Unicode.Scalar>) -> Grammar {
    .values(UInt8(range.lowerBound.value)...UInt8(range.upperBound.value))
  }

  static func values(_ ranges: ClosedRange<UInt8>...) -> Grammar {
    .byte(ByteClass(Set(ranges.joined())))
  }

  static func anyOf(_ characters: Set<Unicode.Scalar>) -> Grammar {
    .byte(ByteClass(Set(characters.map { UInt8($0.value) })))
  }

  static func sequence(_ parts: Grammar...) -> Grammar { .sequenceOf(parts) }
  static func either(_ parts: Grammar...) -> Grammar { .alternatives(parts) }
  static func optional(_ part: Grammar) -> Grammar { .repeated(part, atLeast: 0, atMost: 1) }
  /// `*part`.
  static func any(_ part: Grammar) -> Grammar { .repeated(part, atLeast: 0, atMost: .max) }
  /// `1*part`.
  static func some(_ part: Grammar) -> Grammar { .repeated(part, atLeast: 1, atMost: .max) }
  /// `n*m part`.
  static func times(_ counts: ClosedRange<Int>, _ part: Grammar) -> Grammar {
    .repeated(part, atLeast: counts.lowerBound, atMost: counts.upperBound)
  }
}
