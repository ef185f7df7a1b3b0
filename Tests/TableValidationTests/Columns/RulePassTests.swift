import TestSupport
import Testing

@testable import TableValidation
@testable import Validation

@Suite struct RulePassTests {
  @Test(arguments: [
    (["integer", "range:0..10"], [0]),
    (["length:1..", "number", "range:0..10", "one-of:1,2"], [0, 1, 3]),
    (["range:0..10", "integer"], [0, 1]),
    (["integer", "integer", "range:0..10", "range:5.."], [0, 1, 3]),
    ([], []),
  ])
  func `a type and the range after it are one pass`(rules: [String], firstRules: [Int]) throws {
    let passes = RuleSet(try rules.map { try Catalog.rule($0) }).passes
    #expect(passes.map(\.rule) == firstRules)
  }

  @Test func `rules of different severities are two passes`() throws {
    var range = try Catalog.rule("range:0..10")
    range.severity = .warning
    #expect(RuleSet([try Catalog.rule("integer"), range]).passes.map(\.rule) == [0, 1])
  }

  @Test func `each rule of a pass has its number of values that it is the first to reject`() throws {
    let texts = ["5", "x", "50", "1.5", "-1", "y", "7", ""]
    let bytes = Array(texts.joined().utf8)
    var end = 0
    let values = texts.map { text in
      defer { end += text.utf8.count }
      return end..<end + text.utf8.count
    }
    let rules = try ["required", "length:..3", "integer", "range:0..10", "one-of:5,6"].map {
      try Catalog.rule($0)
    }
    var checker = ColumnChecker(RuleSet(rules))
    checker.check(ColumnBatch(values: values, absences: [7]), in: bytes.span)
    #expect(checker.rejections == [1, 0, 3, 2, 1])
    #expect(checker.rejected.map(\.position) == [1, 2, 3, 4, 5, 6, 7])
  }
}
