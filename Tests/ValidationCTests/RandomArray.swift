import CArrow
import TestSupport

/// Random arrays of 12 rows after an offset of 2, most of which break the specification in what they state, and whose buffers have
/// room for 16 rows.
enum RandomArray {
  static let formats = [
    "u", "U", "z", "Z", "vu", "vz", "n", "b", "c", "C", "s", "S", "i", "I", "l", "L", "e", "f", "g", "d:9,2",
    "d:76,-3,256", "d:5,1,32", "tdD", "tdm", "tts", "ttn", "tsu:", "tsn:UTC", "tDs", "tDn", "w:3", "w:0",
    "tiM", "tiD", "tin", "_pli128", "_plu128",
  ]
  /// Numbers that no length and no offset can be.
  private static let impossible = [-1, .min, .max, 1 << 48 + 1, 1 << 62]
  /// The formats whose values take no memory, so that an array of them can have any length.
  private static let empty = ["n", "w:0"]

  static func make(
    _ hand: HandMade, _ format: String, dictionary: ArrowArray?, _ random: inout SeededGenerator
  ) -> ArrowArray {
    var (length, offset) = (12, 2)
    if oneIn(20, &random) { length = impossible.randomElement(using: &random)! }
    if oneIn(20, &random) { offset = impossible.randomElement(using: &random)! }
    var buffers = buffers(format, &random)
    if empty.contains(format), oneIn(4, &random) {
      (length, offset) = (1 << 48, Bool.random(using: &random) ? 1 << 48 : 0)
      if !buffers.isEmpty { buffers[0] = nil }
    }
    if oneIn(20, &random) { buffers = buffers.dropLast() }
    if !buffers.isEmpty, oneIn(20, &random) { buffers[buffers.count - 1] = nil }
    let nulls = oneIn(20, &random) ? impossible.randomElement(using: &random)! : small(1, &random)
    var array = hand.array(length, nulls: nulls, offset: offset, buffers, dictionary: dictionary)
    if oneIn(40, &random) { array.n_buffers = Int64([-1, Int.min, .max].randomElement(using: &random)!) }
    if oneIn(40, &random) { array.n_children = Int64([-1, 1, Int.max].randomElement(using: &random)!) }
    if oneIn(40, &random) { array.buffers = nil }
    if oneIn(40, &random) { array.release?(&array) }
    return array
  }

  static func oneIn(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private static func small(_ highest: Int, _ random: inout SeededGenerator) -> Int {
    Int.random(in: -1...highest, using: &random)
  }

  private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  private static func buffers(_ format: String, _ random: inout SeededGenerator) -> [[UInt8]?] {
    let validity = Bool.random(using: &random) ? nil : bytes(3, &random)
    let isOrdered = Bool.random(using: &random)
    switch format {
    case "n": return []
    case "b": return [validity, bytes(3, &random)]
    case "u", "z", "U", "Z":
      let numbers = (0..<18).map { _ in small(64, &random) }
      let offsets = isOrdered ? numbers.map { max(0, $0) }.sorted() : numbers
      return [
        validity,
        format == "u" || format == "z" ? .init(offsets.map { Int32($0) }) : .init(offsets.map { Int64($0) }),
        bytes(64, &random),
      ]
    case "vu", "vz":
      let views = (0..<16).map { _ in
        [
          small(20, &random), 0, small(isOrdered ? 0 : 2, &random), small(isOrdered ? 20 : 64, &random),
        ]
      }
      return [
        validity, .init(views.joined().map { Int32($0) }), bytes(64, &random),
        .init([Int64(oneIn(10, &random) ? -1 : 64)]),
      ]
    default: return [validity, bytes(16 * 32, &random)]
    }
  }
}
