import CArrow
import Platform
import Testing

@testable import ValidationC

/// Tests of the column `id` of findings, by which the user's columns identify a record.
struct RecordIDTests {
  private let hand = HandMade()
  private static let rules = """
    fieldsMatch: subset
    fields: [{name: mail, type: string, format: email, constraints: {unique: true}}, {name: key, control: password}]
    """

  private func parse(_ text: String = rules) throws -> OpaquePointer {
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    return try #require(rules)
  }

  /// The columns `order`, an integer, `line`, a dictionary of texts, `mail` and `key`, texts.
  private func schema() -> ArrowSchema {
    hand.schema(
      "+s", "",
      children: [
        hand.schema("l", "order"), hand.schema("c", "line", dictionary: hand.schema("u", "")),
        hand.schema("u", "mail"), hand.schema("u", "key"),
      ])
  }

  /// Returns a batch whose e-mail addresses have one character each, and are invalid.
  private func batch(_ orders: [Int64], lines: [UInt8]) -> ArrowArray {
    let count = orders.count
    let words = hand.array(
      2, [nil, .init([0, 1, 1202] as [Int32]), Array("a".utf8) + Array(repeating: 98, count: 1201)])
    let texts = {
      self.hand.array(
        count, [nil, .init((0...Int32(count)).map { $0 }), Array(repeating: 120, count: count)])
    }
    return hand.array(
      count, [nil],
      children: [
        hand.array(count, nulls: 1, [[0b1111_1101], .init(orders)]),
        hand.array(count, [nil, lines], dictionary: words),
        texts(), texts(),
      ])
  }

  private func setID(_ checker: OpaquePointer?, _ names: [String]) -> String {
    let texts = names.map { UnsafePointer<CChar>(strdup($0)) }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    var error = [CChar](repeating: 0, count: 500)
    guard val_checker_set_id(checker, texts, texts.count, &error, error.count) != 0 else { return "" }
    return String(decoding: error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the texts of a column of texts or integers; `nil` for null.
  private func texts(_ array: ArrowArray, _ format: String) throws -> [String?] {
    var schema = hand.schema(format, "")
    defer { schema.release(&schema) }
    let count = Int(array.length)
    var values = ValueBuffer()
    let column = try ColumnType(schema, named: "").column(of: array, from: 0, count: count)
    _ = try column.size(of: 0..<count)
    column.append(0..<count, to: &values)
    return values.ranges.enumerated().map { position, range in
      values.nulls.contains(position) ? nil : String(decoding: values.bytes[range], as: UTF8.self)
    }
  }

  /// Returns the number of the record, and its id, of each finding.
  private func ids(_ findings: ArrowArray) throws -> [String] {
    #expect(findings.n_children == 12)
    let id = findings.children[1]!.pointee
    #expect(id.n_children == 2 && id.length == findings.length)
    let (orders, lines) = (try texts(id.children[0]!.pointee, "u"), try texts(id.children[1]!.pointee, "u"))
    let records = try texts(findings.children[0]!.pointee, "l")
    let validity = id.buffers[0]!
    return records.indices.map { row in
      let isNull = !validity.bit(at: row)
      #expect(isNull == (records[row] == nil))
      return
        "\(records[row] ?? "-") \(orders[row] ?? "null") \(lines[row].map { "\($0.utf8.count)" } ?? "null")"
    }
  }

  @Test func `findings have the values of the columns in their record, cut as other values are`() throws {
    let rules = try parse()
    defer { val_rules_free(rules) }
    var schema = schema()
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "orders", 0, &checker, nil, 0) == 0)
    #expect(setID(checker, ["order", "line"]) == "")
    var found: [String] = []
    for first in [1, 4] {
      var batch = batch([7, 8, -9], lines: [0, 1, 0])
      var findings = ArrowArray()
      #expect(val_checker_push(checker, &batch, Int64(first), &findings, nil, 0) == 0)
      found += try ids(findings)
      findings.release(&findings)
    }
    #expect(found == ["1 7 1", "2 null 1024", "3 -9 1", "4 7 1", "5 null 1024", "6 -9 1"])
    var described = ArrowSchema()
    val_checker_schema(checker, &described)
    #expect(described.n_children == 12)
    let id = described.children[1]!.pointee
    #expect(String(cString: id.name) == "id" && String(cString: id.format) == "+s")
    #expect((0..<2).map { String(cString: id.children[$0]!.pointee.name) } == ["order", "line"])
    described.release(&described)
    #expect(setID(checker, ["order"]) == "the columns of an id are set before the first batch")
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `a stream has ids too, which are null for findings on the table`() throws {
    let rules = try parse("fields: [{name: order}, {name: line}, {name: mail, rules: [email]}, {name: none}]")
    defer { val_rules_free(rules) }
    var (schema, first, second) = (schema(), batch([1, 2, 3], lines: [0, 0, 0]), batch([4], lines: [1]))
    var stream = HandMadeStream.stream(&schema, [first, second])
    (first.release, second.release) = (nil, nil)
    var checker: OpaquePointer?
    #expect(val_checker_open_stream(rules, &stream, "orders", 0, &checker, nil, 0) == 0)
    #expect(setID(checker, ["order", "line"]) == "")
    var collected: OpaquePointer?
    #expect(val_checker_collect(checker, &collected, nil, 0) == 0)
    val_checker_free(checker)
    var (result, findings) = (ArrowArrayStream(), ArrowArray())
    #expect(val_findings_stream(collected, &result, nil, 0) == 0)
    #expect(result.get_next(&result, &findings) == 0)
    #expect(try ids(findings) == ["- null null", "- null null", "1 1 1", "2 null 1", "3 3 1", "4 4 1024"])
    findings.release(&findings)
    result.release(&result)
    val_findings_free(collected)
    #expect(hand.unreleased == 0)
  }

  @Test func `columns that cannot be an id are an error`() throws {
    let rules = try parse()
    defer { val_rules_free(rules) }
    var schema = schema()
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "orders", 0, &checker, nil, 0) == 0)
    #expect(
      setID(checker, ["ordre"])
        == "an id needs columns of the table: there is no column 'ordre'; did you mean 'order'?")
    #expect(setID(checker, []) == "an id has at least one column, and each column once")
    #expect(setID(checker, ["line", "line"]) == "an id has at least one column, and each column once")
    #expect(
      setID(checker, ["key"])
        == "the column 'key' is for secrets, which are in no finding; use another column as id")
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }
}
