import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of tables whose batches are pushed as a whole table, and of checks that another thread ends.
struct WholeTableTests {
  private let hand = HandMade()

  /// Returns a checker of texts, and the status of its creation.
  private func checker(
    _ rules: String, _ columns: [String], formats: String = "u", flags: val_flags = VAL_WHOLE
  ) throws -> OpaquePointer? {
    var (parsed, checker) = (OpaquePointer?.none, OpaquePointer?.none)
    try #require(val_rules_parse(rules, rules.utf8.count, nil, &parsed, nil, 0) == 0)
    defer { val_rules_free(parsed) }
    var schema = hand.schema("+s", "", children: columns.map { hand.schema(formats, $0) })
    #expect(val_checker_open(parsed, &schema, "t", Int32(flags.rawValue), &checker, nil, 0) == 0)
    return checker
  }

  private func push(_ batch: ArrowArray, _ first: Int64, to checker: OpaquePointer?) -> Int32 {
    var batch = batch
    return val_checker_push(checker, &batch, first, nil, nil, 0)
  }

  private func counts(_ checker: OpaquePointer?) -> String {
    var text = [CChar](repeating: 0, count: 4000)
    _ = val_checker_counts(checker, &text, text.count)
    return CheckerTests.text(text)
  }

  @Test func `rules over the table are checked at its end, and findings are kept until then`() throws {
    let rules = "fields: [{name: id, type: integer}]\ntable: {records: {minimum: 5}, duplicates: false}"
    let checker = try checker(rules, ["id"])
    #expect(push(hand.batch([["1", "x"]]), 1, to: checker) == 0)
    #expect(push(hand.batch([["1"]]), 3, to: checker) == 0)
    var findings: OpaquePointer?
    #expect(val_checker_collect(checker, &findings, nil, 0) == 0)
    defer { val_findings_free(findings) }
    #expect(val_checker_collect(checker, &findings, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    let counts = counts(checker)
    #expect(counts.hasPrefix(#"{"records":3,"invalid":2,"valid":false,"#), "\(counts)")
    for code in ["table.too-few-records", "table.duplicate-record"] {
      #expect(counts.contains(code), "\(counts)")
    }
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }

  @Test func `a column that later records have is reported once, unless the rules allow it`() throws {
    for (match, expected) in [("exact", 1), ("subset", 0), ("equal", 1), ("superset", 1), ("partial", 0)] {
      let checker = try checker("fieldsMatch: \(match)\nfields: [{name: id}]", ["id"])
      defer { val_checker_free(checker) }
      #expect(push(hand.batch([["1"]]), 1, to: checker) == 0)
      for _ in 0..<2 { #expect(val_checker_report_column(checker, "new", nil, 0) == 0) }
      var findings: OpaquePointer?
      #expect(val_checker_collect(checker, &findings, nil, 0) == 0)
      defer { val_findings_free(findings) }
      let found = counts(checker).components(of: #""field":"new","code":"header.extra-field""#)
      #expect(found == expected, "\(match): \(counts(checker))")
      #expect(counts(checker).contains(#""valid":\#(expected == 0)"#))
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `a column of texts without rules is read for bytes that are not text`() throws {
    for format in ["u", "z"] {
      let checker = try checker("fields: [{name: a, type: string}, {name: b}]", ["a", "b"], formats: format)
      defer { val_checker_free(checker) }
      let offsets = [UInt8]([0, 1, 2] as [Int32])
      let texts = { self.hand.array(2, [nil, offsets, [0x61, 0xFF]]) }
      #expect(push(hand.array(2, [nil], children: [texts(), texts()]), 1, to: checker) == 0)
      #expect(counts(checker).contains(#""code":"record.invalid-utf8","severity":"error","findings":1"#))
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `a check that has been cancelled ends`() throws {
    let checker = try checker("fields: [{name: id}]", ["id"])
    defer { val_checker_free(checker) }
    #expect(push(hand.batch([["1"]]), 1, to: checker) == 0)
    val_checker_cancel(checker)
    #expect(push(hand.batch([["2"]]), 2, to: checker) == Int32(VAL_CANCELLED.rawValue))
    #expect(push(hand.batch([["2"]]), 2, to: checker) == Int32(VAL_ARGUMENT.rawValue))
  }

  @Test func `a struct that is lent is left to its owner`() throws {
    let checker = try checker("fields: [{name: id}]", ["id"])
    var batch = hand.batch([["1"]])
    let release = batch.release
    batch.release = { val_keep($0) }
    #expect(push(batch, 1, to: checker) == 0)
    val_checker_free(checker)
    #expect(hand.unreleased > 0)
    batch.release = release
    batch.release(&batch)
    #expect(hand.unreleased == 0)
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
