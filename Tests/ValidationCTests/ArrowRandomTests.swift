import CArrow
import Platform
import TestSupport
import Testing

@testable import ValidationC

/// Random structs, most of which break the specification in what they state: no process ends, and every struct is released.
struct ArrowRandomTests {
  private static let arrays = TestRun.rounds(4_000)

  @Test func `arrays with any offsets, lengths and indices inside their buffers are read or rejected`() throws
  {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<Self.arrays {
      let hand = HandMade()
      let format = RandomArray.formats.randomElement(using: &random)!
      let isDictionary = RandomArray.oneIn(6, &random)
      if Self.isRead(hand, isDictionary ? "c" : format, dictionary: isDictionary ? format : nil, &random) {
        read += 1
      }
      try #require(hand.unreleased == 0, "seed \(seed)")
    }
    #expect(read > Self.arrays / 20)
  }

  /// Returns whether all rows of a random array could be read.
  private static func isRead(
    _ hand: HandMade, _ format: String, dictionary: String?, _ random: inout SeededGenerator
  ) -> Bool {
    var schema = hand.schema(format, "c", dictionary: dictionary.map { hand.schema($0, "") })
    defer { schema.release(&schema) }
    let values = dictionary.map { RandomArray.make(hand, $0, dictionary: nil, &random) }
    var array = RandomArray.make(hand, format, dictionary: values, &random)
    let owned = OwnedArray(moving: &array)
    defer { withExtendedLifetime(owned) {} }
    var result = ValueBuffer()
    do throws(ArrowColumnError) {
      guard let type = try? ColumnType(schema, named: "c") else { return false }
      let first = Int.random(in: 0...2, using: &random)
      let count = max(0, min(16, max(0, Int(owned.array.length)) - first))
      let column = try type.column(of: owned.array, from: first, count: count)
      _ = try column.size(of: 0..<count)
      column.append(0..<count, to: &result)
    } catch {
      return false
    }
    return result.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= result.bytes.count }
  }

  @Test func `lists and structs of such arrays are read or rejected`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<Self.arrays / 4 {
      let hand = HandMade()
      var (schema, array) = Self.nested(hand, depth: 0, &random)
      let owned = OwnedArray(moving: &array)
      var result = ValueBuffer()
      do {
        let type = try ColumnType(schema, named: "c", reading: ColumnReading(allowsJSON: true))
        let column = try type.column(of: owned.array, from: 0, count: 4)
        if try column.size(of: 0..<4) < 1 << 20 {
          column.append(0..<4, to: &result)
          read += 1
        }
      } catch {}
      withExtendedLifetime(owned) {}
      schema.release?(&schema)
    }
    #expect(read > Self.arrays / 100)
  }

  /// Returns a list or a struct of random arrays, which have 12 rows unless they are wrong.
  private static func nested(
    _ hand: HandMade, depth: Int, _ random: inout SeededGenerator
  ) -> (ArrowSchema, ArrowArray) {
    func value() -> (ArrowSchema, ArrowArray) {
      if depth < 3, RandomArray.oneIn(3, &random) { return nested(hand, depth: depth + 1, &random) }
      let format = RandomArray.formats.randomElement(using: &random)!
      return (hand.schema(format, "v"), RandomArray.make(hand, format, dictionary: nil, &random))
    }
    let formats = ["+l", "+L", "+vl", "+vL", "+w:2", "+w:2147483647", "+s", "+m", "+r"]
    let format = formats.randomElement(using: &random)!
    var values = (0..<(format == "+s" ? Int.random(in: 0...2, using: &random) : format == "+m" ? 2 : 1)).map {
      _ in
      value()
    }
    if format == "+r" {
      let ends = ["s", "i", "l"].randomElement(using: &random)!
      values.insert(
        (hand.schema(ends, "ends"), RandomArray.make(hand, ends, dictionary: nil, &random)), at: 0)
    }
    if format == "+m" {
      let entries = hand.schema("+s", "entries", children: values.map(\.0))
      values = [(entries, hand.array(12, [nil], children: values.map(\.1)))]
    }
    let isOrdered = !RandomArray.oneIn(4, &random)
    let numbers = (0..<14).map { _ in Int.random(in: isOrdered ? 0...12 : -2...14, using: &random) }
    let offsets = isOrdered ? numbers.sorted() : numbers
    let validity: [UInt8]? = Bool.random(using: &random) ? nil : [0b1010_1011, 0xFF]
    let buffers: [[UInt8]?] =
      switch format {
      case "+vl": [validity, .init(offsets.map { Int32($0) }), .init(numbers.map { Int32(12 - $0) })]
      case "+vL": [validity, .init(offsets.map { Int64($0) }), .init(numbers.map { Int64($0) })]
      case "+l", "+m": [validity, .init(offsets.map { Int32($0) })]
      case "+L": [validity, .init(offsets.map { Int64($0) })]
      case "+r": []
      default: [validity]
      }
    let length = format == "+s" ? 12 : format == "+w:2" ? 6 : 12
    let array = hand.array(length, nulls: -1, buffers, children: values.map(\.1))
    return (hand.schema(format, "c", children: values.map(\.0)), array)
  }

  @Test func `tables of such arrays are checked or rejected by the functions of the C interface`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let text = """
      fields: [{name: a, constraints: {unique: true}}, {name: b, type: integer}, {name: c, type: string, format: email}]
      """
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    defer { val_rules_free(rules) }
    var statuses: [Int32: Int] = [:]
    for _ in 0..<Self.arrays / 10 {
      let hand = HandMade()
      let columns = ["a", "b", "c"].map { name in
        (name, RandomArray.formats.randomElement(using: &random)!, RandomArray.oneIn(4, &random))
      }
      var schema = Self.schema(hand, columns, &random)
      var checker: OpaquePointer?
      statuses[val_checker_open(rules, &schema, "t", 0, &checker, nil, 0), default: 0] += 1
      for number in 0..<2 where checker != nil {
        var batch = Self.batch(hand, columns, &random)
        var findings = ArrowArray()
        let status = val_checker_push(checker, &batch, Int64(number * 16 + 1), &findings, nil, 0)
        statuses[status, default: 0] += 1
        findings.release?(&findings)
      }
      val_checker_free(checker)
      try #require(hand.unreleased == 0, "seed \(seed)")
    }
    for status in [VAL_OK, VAL_ARGUMENT, VAL_DATA] {
      #expect(statuses[Int32(status.rawValue), default: 0] > Self.arrays / 500, "\(statuses)")
    }
  }

  private static func schema(
    _ hand: HandMade, _ columns: [(name: String, format: String, isDictionary: Bool)],
    _ random: inout SeededGenerator
  ) -> ArrowSchema {
    let children = columns.map { column in
      var child =
        column.isDictionary
        ? hand.schema("c", column.name, dictionary: hand.schema(column.format, ""))
        : hand.schema(column.format, column.name)
      if RandomArray.oneIn(40, &random) { child.name = nil }
      if RandomArray.oneIn(40, &random) { child.format = nil }
      if RandomArray.oneIn(40, &random) { child.release(&child) }
      return child
    }
    var schema = hand.schema(RandomArray.oneIn(40, &random) ? "u" : "+s", "", children: children)
    if RandomArray.oneIn(40, &random) {
      schema.n_children = [-1, .min, 0, 2].randomElement(using: &random)!
    }
    if RandomArray.oneIn(40, &random) { schema.children = nil }
    return schema
  }

  private static func batch(
    _ hand: HandMade, _ columns: [(name: String, format: String, isDictionary: Bool)],
    _ random: inout SeededGenerator
  ) -> ArrowArray {
    let children = columns.map { column in
      guard column.isDictionary else {
        return RandomArray.make(hand, column.format, dictionary: nil, &random)
      }
      let values = RandomArray.make(hand, column.format, dictionary: nil, &random)
      return RandomArray.make(hand, "c", dictionary: values, &random)
    }
    let validity: [UInt8]? = RandomArray.oneIn(20, &random) ? [0xFF, 0xF7, 0xFF] : nil
    let length = RandomArray.oneIn(20, &random) ? [-1, .min, .max, 13].randomElement(using: &random)! : 10
    let offset = RandomArray.oneIn(20, &random) ? [-1, .min, .max, 3].randomElement(using: &random)! : 1
    let nulls = Int.random(in: -1...1, using: &random)
    var batch = hand.array(length, nulls: nulls, offset: offset, [validity], children: children)
    if RandomArray.oneIn(40, &random) { batch.n_children = [-1, .min, 2].randomElement(using: &random)! }
    if RandomArray.oneIn(40, &random) { batch.n_buffers = [-1, .min, 0].randomElement(using: &random)! }
    if RandomArray.oneIn(40, &random) { batch.children = nil }
    if RandomArray.oneIn(40, &random) { batch.buffers = nil }
    if RandomArray.oneIn(40, &random) { batch.release(&batch) }
    return batch
  }
}
