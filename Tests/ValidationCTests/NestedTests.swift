import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of lists and structs, which are checked by their JSON.
struct NestedTests {
  private let hand = HandMade()

  private func list(_ format: String, _ child: ArrowSchema) -> ArrowSchema {
    hand.schema(format, "c", children: [child])
  }

  /// Returns the texts of all rows, or the reason why the array breaks the specification.
  private func texts(_ schema: ArrowSchema, _ array: ArrowArray, from first: Int = 0) -> String {
    array.texts(schema, from: first, reading: ColumnReading(allowsJSON: true))
  }

  private func words() -> ArrowArray {
    hand.array(4, nulls: 1, [[0b1011], .init([0, 1, 4, 4, 5] as [Int32]), Array("a\"\n\u{1}b".utf8)])
  }

  @Test func `lists and structs have the text of their JSON`() {
    let offsets: [UInt8] = .init([0, 2, 2, 4] as [Int32])
    #expect(
      texts(list("+l", hand.schema("u", "item")), hand.array(3, [nil, offsets], children: [words()]))
        == #"["a","\"\n\u0001"] [] [null,"b"]"#)
    let large: [UInt8] = .init([1, 2, 4] as [Int64])
    #expect(
      texts(
        list("+L", hand.schema("s", "item")),
        hand.array(
          2, nulls: 1, [[0b10], large], children: [hand.array(4, [nil, .init([1, -2, 3, 4] as [Int16])])]))
        == "null [3,4]")
    let doubles = [1.5, -2, 1e20, .nan, -.infinity, .infinity].map(\.bitPattern)
    #expect(
      texts(
        list("+w:3", hand.schema("g", "item")),
        hand.array(2, [nil], children: [hand.array(6, [nil, .init(doubles)])]))
        == #"[1.5,-2,1e+20] ["nan","-inf","inf"]"#)
    let parts = {
      (
        self.hand.schema(
          "+s", "c",
          children: [
            self.hand.schema("tdD", "the \"day\""), self.hand.schema("b", "ok"),
            self.hand.schema("d:9,2", ""),
          ]),
        [
          self.hand.array(3, [nil, .init([0, 19_782, 1] as [Int32])]),
          self.hand.array(3, nulls: 1, [[0b101], [0b100]]),
          self.hand.array(3, [nil, .init([150, 0, -5, -1, 0, 0] as [Int64])]),
        ]
      )
    }
    var (schema, children) = parts()
    #expect(
      texts(schema, hand.array(3, nulls: 1, [[0b011]], children: children))
        == #"{"the \"day\"":"1970-01-01","ok":false,"":1.50} {"the \"day\"":"2024-02-29","ok":null,"":-0.05} null"#
    )
    (schema, children) = parts()
    #expect(
      texts(schema, hand.array(2, nulls: 0, offset: 1, [nil], children: children), from: 1)
        == #"{"the \"day\"":"1970-01-02","ok":true,"":0.00}"#)
    #expect(texts(hand.schema("+s", "c"), hand.array(2, [nil])) == "{} {}")
    #expect(hand.unreleased == 0)
  }

  @Test func `lists may be in structs, in dictionaries and in lists`() {
    let inner = hand.array(
      3, [nil, .init([0, 1, 1, 3] as [Int32])], children: [hand.array(3, [nil, [7, 8, 9]])])
    let schema = list("+l", hand.schema("+l", "item", children: [hand.schema("C", "item")]))
    #expect(
      texts(schema, hand.array(2, [nil, .init([0, 0, 3] as [Int32])], children: [inner]))
        == "[] [[7],[],[8,9]]")
    let words = hand.array(
      2, [nil, .init([0, 1, 3] as [Int32])], children: [hand.array(3, [nil, [1, 2, 3]])])
    let dictionary = hand.schema("c", "c", dictionary: list("+l", hand.schema("c", "item")))
    #expect(texts(dictionary, hand.array(3, [nil, [1, 0, 1]], dictionary: words)) == "[2,3] [1] [2,3]")
    #expect(hand.unreleased == 0)
  }

  @Test func `list views have the text of JSON arrays, in any order and overlapping`() {
    func views(_ offsets: [Int], _ sizes: [Int], isLarge: Bool, validity: [UInt8]? = nil) -> String {
      let buffers: [[UInt8]?] =
        isLarge
        ? [validity, .init(offsets.map(Int64.init)), .init(sizes.map(Int64.init))]
        : [validity, .init(offsets.map(Int32.init)), .init(sizes.map(Int32.init))]
      let array = hand.array(
        offsets.count, nulls: validity == nil ? 0 : -1, buffers,
        children: [hand.array(4, [nil, [1, 2, 3, 4]])])
      return texts(list(isLarge ? "+vL" : "+vl", hand.schema("c", "item")), array)
    }
    for isLarge in [false, true] {
      #expect(views([2, 0, 1], [2, 3, 0], isLarge: isLarge) == "[3,4] [1,2,3] []")
      #expect(views([0, 9], [1, 9], isLarge: isLarge, validity: [0b01]) == "[1] null")
      #expect(views([0, 3], [1, 2], isLarge: isLarge) == "the list of row 1 has the values 3 to 5 of 4")
      #expect(views([-1], [1], isLarge: isLarge) == "the list of row 0 has the values -1 to 0 of 4")
      #expect(views([1], [-1], isLarge: isLarge) == "the list of row 0 has the values 1 to 0 of 4")
    }
    #expect(
      texts(
        list("+vl", hand.schema("c", "")),
        hand.array(1, [nil, [0, 0, 0, 0], nil], children: [hand.array(0, [nil, []])]))
        == "its buffer of offsets or of sizes is missing")
    #expect(hand.unreleased == 0)
  }

  @Test func `maps have the text of JSON objects, whose keys are strings`() {
    func map(_ key: String, _ value: ArrowSchema) -> ArrowSchema {
      hand.schema(
        "+m", "c", children: [hand.schema("+s", "entries", children: [hand.schema(key, "key"), value])])
    }
    let offsets: [UInt8] = .init([0, 2, 2, 3] as [Int32])
    let numbers = { self.hand.array(4, nulls: 1, [[0b1011], [9, 1, 2, 3]]) }
    let entries = hand.array(3, [nil], children: [words(), numbers()])
    #expect(
      texts(
        map("u", hand.schema("c", "value")), hand.array(3, nulls: 1, [[0b101], offsets], children: [entries]))
        == #"{"a":9,"\"\n\u0001":1} null {"":null}"#)
    let sliced = hand.array(2, offset: 1, [nil], children: [numbers(), words()])
    #expect(
      texts(
        map("c", hand.schema("u", "value")),
        hand.array(1, [nil, .init([0, 2] as [Int32])], children: [sliced]))
        == #"{"1":"\"\n\u0001","":null}"#)
    #expect(
      texts(
        map("c", hand.schema("u", "value")),
        hand.array(1, [nil, .init([0, 2] as [Int32])], children: [hand.array(2, [nil])]))
        == "in its values, it has 0 children, not 2")
    #expect(
      texts(hand.schema("+m", "c", children: [hand.schema("c", "entries")]), hand.array(1, [nil, [0]]))
        == "column 'c' breaks the Arrow specification: the entries of its maps are not a key and a value each"
    )
    #expect(
      texts(
        map("c", hand.schema("u", "value")),
        hand.array(
          1, [nil, .init([0, 3] as [Int32])],
          children: [
            hand.array(2, [nil], children: [numbers(), words()])
          ])) == "the offset 3 after row 0 is beyond its 2 values")
    #expect(hand.unreleased == 0)
  }

  @Test func `arrays that break the specification are rejected`() {
    func error(_ offsets: [Int32], values: Int = 4) -> String {
      texts(
        list("+l", hand.schema("c", "item")),
        hand.array(
          offsets.count - 1, [nil, .init(offsets)], children: [hand.array(values, [nil, [1, 2, 3, 4]])]))
    }
    #expect(error([0, 5]) == "the offset 5 after row 0 is beyond its 4 values")
    #expect(error([2, 1]) == "its offsets decrease after row 0, from 2 to 1")
    #expect(error([-1, 1]) == "the offset of row 0 is negative")
    #expect(error([0, 1], values: -1) == "in its values, its length is -1 and its offset 0")
    #expect(
      texts(list("+l", hand.schema("c", "")), hand.array(1, [nil, nil], children: [words()]))
        == "in its values, it has 3 buffers, not 2")
    #expect(
      texts(list("+l", hand.schema("u", "")), hand.array(1, [nil, nil], children: [words()]))
        == "its buffer of offsets is missing")
    #expect(texts(list("+l", hand.schema("u", "")), hand.array(1, [nil, [0]])) == "it has 0 children, not 1")
    #expect(
      texts(list("+w:2", hand.schema("u", "")), hand.array(3, [nil], children: [words()]))
        == "its rows have 6 values, and there are 4")
    #expect(
      texts(
        list("+w:\(Int32.max)", hand.schema("n", "")),
        hand.array(1 << 48, [nil], children: [hand.array(1, [])]))
        == "its rows have more values than can be addressed")
    #expect(
      texts(
        hand.schema("+s", "", children: [hand.schema("u", "")]), hand.array(5, [nil], children: [words()]))
        == "in its values, it has 4 rows, not 5")
    #expect(
      texts(hand.schema("+l", "c"), hand.array(1, [nil, [0]]))
        == "column 'c' breaks the Arrow specification: its type '+l' has 0 children")
    var deep = hand.schema("c", "")
    for _ in 0..<65 { deep = list("+l", deep) }
    #expect(
      texts(deep, hand.array(1, [nil, [0]]))
        == "column 'c' has more than 64 levels of lists, structs and maps; give its values as text")
    #expect(hand.unreleased == 0)
  }

  @Test(.timeLimit(.minutes(20)))
  func `values that take no memory may be any number, but are not read if they are too many`() throws {
    let format = list("+L", hand.schema("+w:0", "", children: [hand.schema("n", "")]))
    let inner = hand.array(1 << 48, [nil], children: [hand.array(0, [])])
    let lists = hand.array(1, [nil, .init([0, 1 << 48] as [Int64])], children: [inner])
    var (schema, batch) = (hand.schema("+s", "", children: [format]), hand.array(1, [nil], children: [lists]))
    var reader = try TableReader(OwnedSchema(moving: &schema))
    try reader.select([0]) { _ in ColumnReading(allowsJSON: true) }
    let owned = OwnedArray(moving: &batch)
    let columns = try reader.columns(of: owned)
    let error = #expect(throws: ArrowError.self) { try reader.count(columns, 0..<1) }
    #expect(error?.description.hasPrefix("row 0 of a batch has values of ") == true)
    withExtendedLifetime(owned) {}
  }

  @Test func `lists and structs need a field whose type is array or object`() {
    for (format, noun) in [
      ("+l", "list ('+l')"), ("+s", "struct ('+s')"), ("+w:3", "'+w:3'"), ("+m", "map ('+m')"),
    ] {
      var schema = hand.schema(format, "c")
      defer { schema.release(&schema) }
      let text =
        "column 'c' has the type \(noun), which is checked only for a field of the type array or object, or without a type; give its values as text"
      #expect { try ColumnType(schema, named: "c") } throws: { "\($0)" == text }
    }
  }

  @Test func `the verdicts are those of the JSON as text`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let text = """
      fields:
        - {name: c, type: array, constraints: {unique: true, maxLength: 3, jsonSchema: {items: {type: integer, maximum: 5}}}}
      """
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    defer { val_rules_free(rules) }
    var findings = 0
    for _ in 0..<TestRun.rounds(40) {
      let count = 20
      var (offsets, numbers, bits): ([Int32], [Double], [UInt8]) = ([0], [], [0, 0, 0])
      var json: [String?] = []
      for row in 0..<count {
        let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          [0, 1, 2, 6, 1.5].randomElement(using: &random)!
        }
        let isNull = Int.random(in: 0..<5, using: &random) == 0
        numbers += elements
        offsets.append(Int32(numbers.count))
        if !isNull { bits[row / 8] |= 1 << UInt8(row % 8) }
        let texts = elements.map { $0 == 1.5 ? "1.5" : "\(Int($0))" }
        json.append(isNull ? nil : "[\(texts.joined(separator: ","))]")
      }
      let values = hand.array(numbers.count, [nil, .init(numbers.map(\.bitPattern))])
      let lists = hand.array(count, nulls: -1, [bits, .init(offsets)], children: [values])
      let found = try check(
        rules, list("+l", hand.schema("g", "item")), hand.array(count, [nil], children: [lists]))
      #expect(found == (try check(rules, hand.schema("u", "c"), hand.batch([json]))), "seed \(seed)")
      findings += found.count
    }
    #expect(findings > 40)
    #expect(hand.unreleased == 0)
  }

  /// Returns the record, the code and the value of each finding.
  private func check(_ rules: OpaquePointer?, _ column: ArrowSchema, _ batch: ArrowArray) throws -> [String] {
    var (schema, batch) = (hand.schema("+s", "", children: [column]), batch)
    var checker: OpaquePointer?
    try #require(val_checker_open(rules, &schema, "t", 0, &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    var findings = ArrowArray()
    try #require(val_checker_push(checker, &batch, 1, &findings, nil, 0) == 0)
    defer { findings.release(&findings) }
    let (offsets, values) = (findings.children[4]!.pointee, findings.children[6]!.pointee)
    let records = findings.children[0]!.pointee.buffers[1]!
    func text(_ column: ArrowArray, _ row: Int) -> String {
      let bounds = (0...1).map {
        Int(column.buffers[1]!.load(fromByteOffset: (row + $0) * 4, as: Int32.self))
      }
      let bytes = (bounds[0]..<bounds[1]).map { column.buffers[2]!.load(fromByteOffset: $0, as: UInt8.self) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0..<Int(findings.length)).map { row in
      "\(records.load(fromByteOffset: row * 8, as: Int64.self)) \(text(offsets, row)) \(text(values, row))"
    }
  }
}
