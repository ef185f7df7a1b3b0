/// A set of byte strings, asked without allocation: open addressing over one flat buffer.
struct ByteStringSet: Sendable {
  private var bytes: [UInt8] = []
  /// Where the string of each slot lies; an empty slot has a negative start.
  private var slots: [(start: Int32, count: Int32)]
  private let mask: Int

  init(_ strings: [String]) {
    var capacity = 4
    while capacity < strings.count * 2 { capacity *= 2 }
    slots = Array(repeating: (-1, 0), count: capacity)
    mask = capacity - 1
    for string in strings { insert(Array(string.utf8)) }
  }

  func contains(_ value: Span<UInt8>) -> Bool {
    slots[slot(for: value)].start >= 0
  }

  private mutating func insert(_ string: [UInt8]) {
    let index = slot(for: string.span)
    guard slots[index].start < 0 else { return }
    slots[index] = (Int32(bytes.count), Int32(string.count))
    bytes += string
  }

  /// The slot that holds the value, or the empty one where it belongs.
  private func slot(for value: Span<UInt8>) -> Int {
    var index = Self.hash(value) & mask
    while slots[index].start >= 0 && !holds(value, at: slots[index]) { index = (index + 1) & mask }
    return index
  }

  private func holds(_ value: Span<UInt8>, at slot: (start: Int32, count: Int32)) -> Bool {
    guard Int(slot.count) == value.count else { return false }
    let start = Int(slot.start)
    for index in 0..<value.count where bytes[start + index] != value[index] { return false }
    return true
  }

  /// FNV-1a over the bytes, its high bits folded in.
  private static func hash(_ value: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<value.count { hash = (hash ^ UInt64(value[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
