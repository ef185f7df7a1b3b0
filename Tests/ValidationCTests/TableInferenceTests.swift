import CArrow
import RuleFiles
import Testing

@testable import ValidationC

/// Tests of rules that are inferred from Arrow batches, by the functions of the C interface.
struct TableInferenceTests {
  private static let names = ["id", "status", "day"]

  private static func schema(_ hand: HandMade, _ names: [String] = names) -> ArrowSchema {
    hand.schema("+s", "", children: names.map { hand.schema("u", $0) })
  }

  /// Returns the columns of some records, of which the first has a status that no other has.
  private static func columns(from first: Int) -> [[String?]] {
    let numbers = first..<first + 100
    return [
      numbers.map { "\($0)" }, numbers.map { $0 == 0 ? "piad" : $0 % 2 == 0 ? "open" : "paid" },
      numbers.map { $0 % 5 == 0 ? nil : $0 % 7 == 0 ? "" : "2024-01-\($0 % 18 + 10)" },
    ]
  }

  private static func text(_ inference: OpaquePointer?) -> String {
    var text = [CChar](repeating: 0, count: val_inference_text(inference, nil, 0) + 1)
    #expect(val_inference_text(inference, &text, text.count) == text.count - 1)
    return CheckerTests.text(text)
  }

  /// Returns an inference of two batches.
  private static func inference(_ hand: HandMade, tolerance: Double) throws -> OpaquePointer {
    var (schema, inference) = (schema(hand), OpaquePointer?.none)
    try #require(val_inference_open(&schema, "orders", tolerance, &inference, nil, 0) == 0)
    for first in [0, 100] {
      var batch = hand.batch(columns(from: first))
      try #require(val_inference_push(inference, &batch, nil, 0) == 0)
      #expect(batch.release == nil)
    }
    return try #require(inference)
  }

  /// Returns a checker that has counted the findings of rules in the batches.
  private static func checker(_ hand: HandMade, _ text: String, records: [Int] = [0, 100]) throws
    -> OpaquePointer
  {
    var (rules, checker) = (OpaquePointer?.none, OpaquePointer?.none)
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    defer { val_rules_free(rules) }
    var schema = schema(hand)
    let flags = Int32(VAL_COUNT_ONLY.rawValue | VAL_ALL.rawValue | VAL_WHOLE.rawValue)
    try #require(val_checker_open(rules, &schema, "orders", flags, &checker, nil, 0) == 0)
    for first in records {
      var batch = hand.batch(columns(from: first))
      try #require(val_checker_push(checker, &batch, Int64(first + 1), nil, nil, 0) == 0)
    }
    try #require(val_checker_run(checker, nil, 0) == 0)
    return try #require(checker)
  }

  @Test func `rules are proposed for all batches, and confirmed by a check`() throws {
    let hand = HandMade()
    let inference = try Self.inference(hand, tolerance: 0.005)
    let checker = try Self.checker(hand, Self.text(inference))
    var dropped = Int32(7)
    #expect(val_inference_drop(inference, checker, &dropped, nil, 0) == 0)
    #expect(dropped == 0)
    #expect(
      Self.text(inference) == """
        # Proposed by tablerules.infer() from orders, 200 records: nearly all values keep these rules.
        # Read them before you rely on them.
        fields:
          # 200 values, all distinct, none absent. Rules that are inferred without 17 of them accept 17 of these.
          # From 0 to 199; no maximum, since too few records have it.
          - name: id
            type: integer
            constraints: {required: true, minimum: 0}
          # 200 values, 3 distinct, none absent.
          - name: status
            type: string
            constraints: {required: true, enum: [open, paid]}
          # 137 values, 18 distinct, 63 absent.
          - name: day
            type: date
        primaryKey: [id]

        """)
    val_checker_free(checker)
    val_inference_free(inference)
    #expect(hand.unreleased == 0)
  }

  @Test func `the memory of a column proves its type`() throws {
    let types: [(format: String, type: String)] = [
      ("b", "boolean"), ("l", "integer"), ("C", "integer"), ("g", "number"), ("d:12,2", "number"),
      ("d:38,0", "integer"),
      ("tdD", "date"),
      ("ttu", "time"), ("tsu:UTC", "datetime"), ("tDs", "duration"), ("u", "string"), ("z", "string"),
      ("n", "string"),
    ]
    let hand = HandMade()
    var schema = hand.schema("+s", "", children: types.map { hand.schema($0.format, $0.format) })
    var inference: OpaquePointer?
    #expect(val_inference_open(&schema, "t", 0, &inference, nil, 0) == 0)
    let file = try RuleFile(Array(Self.text(inference).utf8))
    #expect(file.fields.map(\.typeName) == types.map(\.type))
    val_inference_free(inference)
    #expect(hand.unreleased == 0)
  }

  @Test func `columns without a name of their own and those of types without values have no field`() throws {
    let hand = HandMade()
    let columns = [("u", "a"), ("u", "a"), ("u", ""), ("+ud:0", "union"), ("l", "b")]
    var schema = hand.schema("+s", "", children: columns.map { hand.schema($0.0, $0.1) })
    var inference: OpaquePointer?
    #expect(val_inference_open(&schema, "t", 0, &inference, nil, 0) == 0)
    let text = Self.text(inference)
    #expect(try RuleFile(Array(text.utf8)).fields.map(\.name) == ["b"])
    #expect(text.contains("fieldsMatch: subset"))
    val_inference_free(inference)
  }

  @Test func `calls out of order and arguments without meaning are errors`() throws {
    let hand = HandMade()
    var error = [CChar](repeating: 0, count: 1000)
    var (inference, dropped) = (OpaquePointer?.none, Int32(0))
    func expect(_ status: Int32, _ expected: val_status, _ text: String) {
      #expect(status == Int32(expected.rawValue))
      #expect(CheckerTests.text(error) == text)
    }

    var schema = Self.schema(hand)
    expect(
      val_inference_open(&schema, "t", 0.6, &inference, &error, error.count), VAL_ARGUMENT,
      "the tolerance is a share from 0 to 0.5, not 0.6")
    #expect(schema.release == nil)
    schema = Self.schema(hand, ["", ""])
    expect(
      val_inference_open(&schema, "t", 0, &inference, &error, error.count), VAL_TYPE,
      "the table has no column with a name of its own and values that can be checked")
    let made = try Self.inference(hand, tolerance: 0)
    let checker = try Self.checker(hand, Self.text(made), records: [0])
    expect(
      val_inference_drop(made, checker, &dropped, &error, error.count), VAL_ARGUMENT,
      "the table had 200 records when it was read first, and 100 when it was read again; infer rules for a table that can be read several times, such as a list or a frame"
    )
    var batch = hand.batch(Self.columns(from: 0))
    expect(
      val_inference_push(made, &batch, &error, error.count), VAL_ARGUMENT,
      "rules have been proposed; create another inference")
    #expect(batch.release == nil)
    expect(
      val_inference_drop(nil, checker, &dropped, &error, error.count), VAL_ARGUMENT,
      "the argument 'inference' is NULL")
    #expect(val_inference_text(nil, nil, 0) == 0)
    val_inference_free(nil)
    val_checker_free(checker)
    val_inference_free(made)
    #expect(hand.unreleased == 0)
  }
}
