import CArrow
import Glibc
import TestSupport
import Testing

@testable import ValidationC

/// Random arrays, most of which break the specification in what they state: no process ends, and every struct is released.
///
/// `ARROW_ARRAYS` in the environment is the number of arrays, by default 20,000.
struct ArrowRandomTests {
  private static let formats = [
    "u", "U", "z", "Z", "vu", "vz", "n", "b", "c", "C", "s", "S", "i", "I", "l", "L", "e", "f", "g", "d:9,2",
    "d:76,-3,256",
    "d:5,1,32", "tdD", "tdm", "tts", "ttn", "tsu:", "tsn:UTC", "tDs", "tDn", "w:3", "w:0",
  ]

  @Test func `arrays with any offsets, lengths and indices inside their buffers are read or rejected`() throws
  {
    let seed = UInt64.random(in: 0...(.max))
    print("random Arrow arrays from seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let count = getenv("ARROW_ARRAYS").flatMap { Int(String(cString: $0)) } ?? 20_000
    var read = 0
    for _ in 0..<count {
      let hand = HandMade()
      let format = Self.formats.randomElement(using: &random)!
      let isDictionary = Int.random(in: 0..<6, using: &random) == 0
      if Self.isRead(hand, isDictionary ? "c" : format, dictionary: isDictionary ? format : nil, &random) {
        read += 1
      }
      try #require(hand.unreleased == 0, "seed \(seed)")
    }
    #expect(read > count / 20)
  }

  /// Returns whether all rows of a random array could be read.
  private static func isRead(
    _ hand: HandMade, _ format: String, dictionary: String?, _ random: inout SeededGenerator
  ) -> Bool {
    var schema = hand.schema(format, "c", dictionary: dictionary.map { hand.schema($0, "") })
    defer { schema.release(&schema) }
    let values = dictionary.map { randomArray(hand, $0, nil, &random) }
    var array = randomArray(hand, format, values, &random)
    let owned = OwnedArray(moving: &array)
    var result = ColumnValues()
    do throws(ArrowColumnFault) {
      guard let type = try? ColumnType(schema, named: "c") else { return false }
      let first = Int.random(in: 0...2, using: &random)
      let count = max(0, max(0, Int(owned.array.length)) - first)
      let column = try type.column(of: owned.array, from: first, count: min(count, 16))
      _ = try column.size(of: 0..<min(count, 16))
      column.append(0..<min(count, 16), to: &result)
    } catch {
      return false
    }
    return result.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= result.bytes.count }
  }

  /// Returns an array of at most 16 rows whose buffers have room for these, with random bytes, offsets and views.
  private static func randomArray(
    _ hand: HandMade, _ format: String, _ dictionary: ArrowArray?, _ random: inout SeededGenerator
  ) -> ArrowArray {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
    func small(_ highest: Int) -> Int { Int.random(in: -1...highest, using: &random) }
    func offsets(_ isOrdered: Bool) -> [Int] {
      let numbers = (0..<18).map { _ in isOrdered ? Int.random(in: 0...64, using: &random) : small(64) }
      return isOrdered ? numbers.sorted() : numbers
    }
    let isOrdered = Bool.random(using: &random)
    let length =
      Int.random(in: 0..<20, using: &random) == 0 ? [-1, .min, .max].randomElement(using: &random)! : 12
    let offset =
      Int.random(in: 0..<20, using: &random) == 0 ? [-1, .min, .max].randomElement(using: &random)! : 2
    let validity = Bool.random(using: &random) ? nil : bytes(3)
    var buffers: [[UInt8]?] =
      switch format {
      case "n": []
      case "b": [validity, bytes(3)]
      case "u", "z": [validity, .init(offsets(isOrdered).map { Int32($0) }), bytes(64)]
      case "U", "Z": [validity, .init(offsets(isOrdered).map { Int64($0) }), bytes(64)]
      case "vu", "vz":
        [
          validity,
          (0..<16).flatMap { _ -> [UInt8] in
            .init([small(20), 0, small(isOrdered ? 0 : 2), small(isOrdered ? 20 : 64)].map { Int32($0) })
          }, bytes(64), .init([Int64(64)]),
        ]
      default: [validity, bytes(16 * 32)]
      }
    if Int.random(in: 0..<20, using: &random) == 0 { buffers = buffers.dropLast() }
    if !buffers.isEmpty, Int.random(in: 0..<20, using: &random) == 0 { buffers[buffers.count - 1] = nil }
    return hand.array(length, nulls: small(1), offset: offset, buffers, dictionary: dictionary)
  }
}
