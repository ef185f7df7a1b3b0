internal import Bytes

/// The characters of some sets, of which those that people type most are taken most often.
///
/// The ranges of all sets are in one array, because a text is made of one choice a character.
struct CharacterChoices: Sendable {
  /// The numbers of the ranges of a set, by how usual they are: up to the end of each, from the end of the one before it.
  struct Choice: Sendable {
    fileprivate let start: Int
    /// The ends of letters and digits of ASCII, its other printable characters, letters of other scripts, and all of the set.
    fileprivate let ends: (Int, Int, Int, Int)
  }

  private var ranges: [ClosedRange<UInt32>] = []

  private static let usual: [ClosedRange<UInt32>] = [0x61...0x7A, 0x30...0x39, 0x41...0x5A]
  private static let printable: [ClosedRange<UInt32>] = [0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
  /// Letters with accents, Greek, Cyrillic, Hiragana, and faces beyond the Basic Multilingual Plane.
  private static let foreign: [ClosedRange<UInt32>] = [
    0xE0...0xF6, 0x3B1...0x3C9, 0x410...0x44F, 0x3042...0x3093, 0x1F600...0x1F64F,
  ]

  /// Adds a set.
  mutating func add(_ set: ScalarSet) -> Choice {
    let start = ranges.count
    var ends: [Int] = []
    for tier in [Self.usual, Self.printable, Self.foreign] {
      for range in tier {
        ranges += set.ranges.compactMap { $0.overlaps(range) ? $0.clamped(to: range) : nil }
      }
      ends.append(ranges.count)
    }
    ranges += set.ranges
    return Choice(start: start, ends: (ends[0], ends[1], ends[2], ranges.count))
  }

  /// How many characters of a tier there are for one of those after it.
  private static let rarity = 12

  /// Appends a character of a set that is not empty, in UTF-8.
  func append(_ choice: Choice, to bytes: inout [UInt8], using random: inout RandomNumbers) {
    let tiers =
      [
        choice.start..<choice.ends.0, choice.ends.0..<choice.ends.1, choice.ends.1..<choice.ends.2,
        choice.ends.2..<choice.ends.3,
      ] as InlineArray<4, Range<Int>>
    var tier = 0
    while tier < 3, tiers[tier].isEmpty || random.isOne(in: Self.rarity) { tier += 1 }
    let range = ranges[tiers[tier].lowerBound + random.below(tiers[tier].count)]
    let code = range.lowerBound + UInt32(random.below(Int(range.upperBound - range.lowerBound) + 1))
    if code < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: code)) }
    guard let scalar = Unicode.Scalar(code) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
  }
}
