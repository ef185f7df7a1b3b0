import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Lists, structs and maps that are accepted without their JSON: the results are those of a check of all of it.
struct NestedFilterTests {
  private static let rounds = TestRun.rounds(50)
  private static let records = 200

  private static let schemas = [
    "{}", "{properties: {n: {minimum: 1, maximum: 100}}}", "{properties: {t: {type: string, minLength: 2}}}",
    "{required: [t, n]}", "{required: [missing]}", "{properties: {n: {type: integer, exclusiveMinimum: 0}}}",
    "{properties: {n: {type: [integer, 'null']}}, additionalProperties: {type: [string, 'null', array]}}",
    "{additionalProperties: false, properties: {t: {}, n: {}, f: {}, l: {}}}", "{properties: {t: false}}",
    "{properties: {l: {items: {maximum: 50}, maxItems: 3}}}", "{properties: {l: {type: array, minItems: 1}}}",
    "{allOf: [{minProperties: 2}, {properties: {t: {maxLength: 3}}}]}", "{anyOf: [{required: [t]}]}",
    "{properties: {f: {type: number, maximum: 0.5}}}", "{properties: {f: {type: integer}}}",
    "{properties: {t: {enum: [ab, b]}}}", "{not: {required: [n]}}", "{maxProperties: 3}",
  ]

  @Test func `nested values have the findings of their JSON`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var findings = 0
    for round in 0..<Self.rounds {
      let hand = HandMade()
      let schema = Self.schemas.randomElement(using: &random)!
      let isList = Bool.random(using: &random)
      let isRequired = Bool.random(using: &random)
      let type = isList ? "array" : "object"
      let own = isList ? "{items: \(schema)}" : schema
      let text = """
        fields: [{name: a, type: \(type), constraints: {required: \(isRequired), minLength: 1, jsonSchema: \(own)}}]
        """
      let rules = try LoadedRules(Array(text.utf8), in: "")
      var copies = [random, random]
      let results = try [true, false].enumerated().map { index, isFiltered in
        let value =
          isList
          ? Self.list(hand, records: Self.records, of: Self.structs, &copies[index])
          : Self.structs(hand, Self.records, &copies[index])
        return try rules.findings(
          hand.schema("+s", "", children: [value.schema]),
          hand.array(Self.records, [nil], children: [value.array]), isFiltered: isFiltered)
      }
      random = copies[0]
      try #require(results[0] == results[1], "seed \(seed), round \(round): \(text)")
      try #require(hand.unreleased == 0)
      findings += results[0].count
    }
    #expect(findings > Self.rounds)
  }

  private typealias Column = (schema: ArrowSchema, array: ArrowArray)

  private static func validity(_ count: Int, _ random: inout SeededGenerator) -> [UInt8]? {
    guard Bool.random(using: &random) else { return nil }
    return (0..<(count + 7) / 8).map { _ in UInt8.random(in: 0...255, using: &random) | 0x7B }
  }

  private static func structs(_ hand: HandMade, _ records: Int, _ random: inout SeededGenerator) -> Column {
    let offset = Int.random(in: 0...9, using: &random)
    let count = records + offset
    let texts = ["ab", "b", "abc", "", "é€", "\u{1F600}", "\0\"", "\u{FF}"]
    let isBroken = Int.random(in: 0..<5, using: &random) == 0
    var (data, offsets): ([UInt8], [Int32]) = ([], [0])
    for _ in 0..<count {
      data +=
        Int.random(in: 0..<20, using: &random) == 0
        ? Array(texts.randomElement(using: &random)!.utf8) : Array("abc".utf8)
      if isBroken, Int.random(in: 0..<30, using: &random) == 0 { data.append(0xC3) }
      offsets.append(Int32(data.count))
    }
    let numbers = (0..<count).map { _ in
      Int.random(in: 0..<30, using: &random) == 0 ? Int64.min : Int64.random(in: 0...100, using: &random)
    }
    let fractions = (0..<count).map { _ in
      let special = [Double.nan, .infinity, -0.0, 1e300, .leastNonzeroMagnitude]
      return Int.random(in: 0..<30, using: &random) == 0
        ? special.randomElement(using: &random)! : Double(Int.random(in: 0...2, using: &random)) / 2
    }
    let lists = list(hand, records: count, of: integers, &random, name: "l")
    let children: [Column] = [
      (
        hand.schema("u", "t"), hand.array(count, nulls: -1, [validity(count, &random), .init(offsets), data])
      ),
      (hand.schema("l", "n"), hand.array(count, nulls: -1, [validity(count, &random), .init(numbers)])),
      (
        hand.schema("g", "f"),
        hand.array(count, nulls: -1, [validity(count, &random), .init(fractions.map(\.bitPattern))])
      ),
      lists,
    ]
    return (
      hand.schema("+s", "a", children: children.map(\.schema)),
      hand.array(
        records, nulls: -1, offset: offset, [validity(count, &random)], children: children.map(\.array))
    )
  }

  private static func integers(_ hand: HandMade, _ records: Int, _ random: inout SeededGenerator) -> Column {
    let values = (0..<records).map { _ in Int16.random(in: 0...60, using: &random) }
    return (
      hand.schema("s", "item"), hand.array(records, nulls: -1, [validity(records, &random), .init(values)])
    )
  }

  private static func list(
    _ hand: HandMade, records: Int, of make: (HandMade, _ records: Int, inout SeededGenerator) -> Column,
    _ random: inout SeededGenerator, name: String = "a"
  ) -> Column {
    let offset = Int.random(in: 0...5, using: &random)
    var offsets: [Int32] = [0]
    for _ in 0..<records + offset { offsets.append(offsets.last! + Int32.random(in: 0...3, using: &random)) }
    let elements = make(hand, Int(offsets.last!), &random)
    let (bits, format) = (validity(records + offset, &random), Bool.random(using: &random) ? "+l" : "+L")
    let ends: [UInt8] = format == "+l" ? .init(offsets) : .init(offsets.map { Int64($0) })
    return (
      hand.schema(format, name, children: [elements.schema]),
      hand.array(records, nulls: -1, offset: offset, [bits, ends], children: [elements.array])
    )
  }
}
