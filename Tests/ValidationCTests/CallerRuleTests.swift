import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of rules whose verdicts the caller gives.
struct CallerRuleTests {
  private let hand = HandMade()

  private static func parse(_ text: String) throws -> OpaquePointer {
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    return try #require(rules)
  }

  /// Returns rules with a further one, or the error; the rules are freed.
  private static func adding(_ rule: String, to rules: OpaquePointer) throws -> (
    rules: OpaquePointer?, error: String
  ) {
    defer { val_rules_free(rules) }
    var result: OpaquePointer?
    var error = [CChar](repeating: 0, count: 1000)
    let status = val_rules_add(rules, rule, rule.utf8.count, &result, &error, error.count)
    #expect(status == (result == nil ? Int32(VAL_ARGUMENT.rawValue) : 0))
    return (result, CheckerTests.text(error))
  }

  private func checker(_ rules: OpaquePointer?, _ columns: [String], flags: val_flags = VAL_WHOLE) throws
    -> OpaquePointer
  {
    var checker: OpaquePointer?
    var schema = hand.schema("+s", "", children: columns.map { hand.schema("u", $0) })
    try #require(val_checker_open(rules, &schema, "t", Int32(flags.rawValue), &checker, nil, 0) == 0)
    return try #require(checker)
  }

  private func reject(_ rows: [Int64], rule: Int32 = 0, in checker: OpaquePointer) -> String {
    var error = [CChar](repeating: 0, count: 1000)
    _ = val_checker_reject(checker, rule, rows, rows.count, &error, error.count)
    return CheckerTests.text(error)
  }

  private func counts(_ checker: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 4000)
    _ = val_checker_counts(checker, &text, text.count)
    return CheckerTests.text(text)
  }

  /// Returns the texts of some columns of collected findings, a line for each finding with a hyphen for null.
  private static func rows(_ findings: OpaquePointer?, _ columns: [String]) throws -> [String] {
    var stream = ArrowArrayStream()
    #expect(val_findings_stream(findings, &stream, nil, 0) == 0)
    defer { stream.release(&stream) }
    var rows: [String] = []
    while true {
      var batch = ArrowArray()
      #expect(stream.get_next(&stream, &batch) == 0)
      guard batch.release != nil else { return rows }
      let texts = try columns.map { try CheckerTests.texts(batch, $0) }
      rows += (0..<Int(batch.length)).map { row in texts.map { $0[row] ?? "-" }.joined(separator: " ") }
      batch.release(&batch)
    }
  }

  @Test func `findings are in the order of records and columns, and values with errors are not judged`()
    throws
  {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(60) {
      let base =
        "fieldsMatch: subset\nfields: [{name: a, type: integer}, {name: c, constraints: {required: true}}]"
      var rules = try Self.parse(base)
      let descriptions = [
        #"{"name":"odd","columns":["a"],"at":"a","code":"a.odd","message":"must be even"}"#,
        #"{"name":"b-rule","columns":["b"],"at":"b","severity":"warning"}"#,
        #"{"name":"both","columns":["a","c"]}"#,
      ]
      for description in descriptions { rules = try #require(try Self.adding(description, to: rules).rules) }
      let checker = try checker(rules, ["a", "b", "c"])
      defer {
        val_checker_free(checker)
        val_rules_free(rules)
      }
      var expected: [String] = []
      var first = 1
      for _ in 0..<3 {
        let count = Int.random(in: 0...20, using: &generator)
        let columns: [[String?]] = (0..<3).map { _ in
          (0..<count).map { _ in ["1", "x", nil].randomElement(using: &generator) ?? nil }
        }
        var broken: [[Int]] = []
        for rule in 0..<3 {
          let rows = (0..<count).filter { _ in Bool.random(using: &generator) }
          #expect(reject(rows.map(Int64.init), rule: Int32(rule), in: checker) == "")
          broken.append(rows)
        }
        for row in 0..<count {
          let (a, b, c) = (columns[0][row], columns[1][row], columns[2][row])
          if a == "x" { expected.append("\(first + row) a integer.malformed x") }
          if a != "x", broken[0].contains(row) { expected.append("\(first + row) a a.odd \(a ?? "")") }
          if broken[1].contains(row) { expected.append("\(first + row) b b-rule \(b ?? "")") }
          if c == nil { expected.append("\(first + row) c required ") }
          if a != "x", c != nil, broken[2].contains(row) { expected.append("\(first + row) - both -") }
        }
        var batch = hand.batch(columns)
        #expect(val_checker_push(checker, &batch, Int64(first), nil, nil, 0) == 0)
        first += count
      }
      var findings: OpaquePointer?
      #expect(val_checker_collect(checker, &findings, nil, 0) == 0)
      defer { val_findings_free(findings) }
      #expect(try Self.rows(findings, ["record", "field", "code", "value"]) == expected, "seed \(seed)")
      let errors = Set(expected.filter { !$0.contains("b-rule") }.map { $0.prefix { $0 != " " } })
      #expect(counts(checker).contains(#""invalid":\#(errors.count),"#), "seed \(seed)")
    }
    #expect(hand.unreleased == 0)
  }

  @Test func `batches of any size are judged by their own rows`() throws {
    let rule = #"{"name":"third","columns":["a"],"at":"a"}"#
    let rules = try #require(try Self.adding(rule, to: Self.parse("fields: [{name: a}]")).rules)
    defer { val_rules_free(rules) }
    let checker = try checker(rules, ["a"])
    defer { val_checker_free(checker) }
    let rows = (0..<20_000).filter { $0 % 3 == 0 }
    #expect(reject(rows.map(Int64.init), in: checker) == "")
    var batch = hand.batch([Array(repeating: "x", count: 20_000)])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    // The rows of a batch are those of no other one.
    batch = hand.batch([["y"]])
    #expect(val_checker_push(checker, &batch, 20_001, nil, nil, 0) == 0)
    var findings: OpaquePointer?
    #expect(val_checker_collect(checker, &findings, nil, 0) == 0)
    defer { val_findings_free(findings) }
    #expect(try Self.rows(findings, ["record"]) == rows.map { "\($0 + 1)" })
  }

  @Test func `a rule whose columns the table lacks is not checked, which is a warning`() throws {
    let rule = #"{"name":"sums","columns":["a","z"],"at":"y"}"#
    let rules = try #require(try Self.adding(rule, to: Self.parse("fields: [{name: a}]")).rules)
    defer { val_rules_free(rules) }
    let checker = try checker(rules, ["a"])
    defer { val_checker_free(checker) }
    #expect(reject([0], in: checker) == "")
    var batch = hand.batch([["x"]])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    #expect(
      counts(checker)
        == #"{"records":1,"invalid":0,"valid":true,"fails":false,"limits":[],"columns":[{"field":null,"code":"header.rule-skipped","#
        + #""severity":"warning","message":"rule sums is not checked: there is no 'z', 'y'"}],"counts":[{"field":null,"#
        + #""rule":"header","code":"header.rule-skipped","severity":"warning","findings":1}]}"#)
  }

  @Test(arguments: [
    (
      "{",
      #"the description of a rule is not JSON: 1:2: expected a key in '"' or '}', found the end of the document"#
    ),
    ("{}", "a rule has a name and columns"), (#"{"name":"a"}"#, "a rule has a name and columns"),
    (#"{"name":"a","columns":[]}"#, "the rule 'a' reads no column"),
    (#"{"name":"a","columns":["b","b"]}"#, "the rule 'a' reads a column twice"),
    (#"{"name":"a","columns":["b"],"severity":"bad"}"#, "the severity of a rule is error or warning"),
    (
      #"{"name":"A b","columns":["b"]}"#,
      "the name of a rule is lower-case letters and digits with hyphens between them, such as 'even', not 'A b'"
    ),
    (
      #"{"name":"email","columns":["b"]}"#,
      "findings of another kind have the name or code 'email'; choose another name"
    ),
    (
      #"{"name":"header","columns":["b"]}"#,
      "findings of another kind have the name or code 'header'; choose another name"
    ),
    (
      #"{"name":"a","columns":["b"],"code":"a..b"}"#,
      "the code of a rule is names with periods between them, such as 'quantity.odd', not 'a..b'"
    ),
    (
      #"{"name":"a","columns":["b"],"code":"email.no-at-sign"}"#,
      "findings of another kind have the code 'email.no-at-sign'; choose another one"
    ),
    (#"{"name":"r","columns":["b"]}"#, "there is a rule 'r' already; choose another name"),
  ])
  func `a rule that has a fault is an error`(rule: String, error: String) throws {
    let rules = try Self.parse("fields: [{name: b}, {name: c}]\nrules: [{id: r, compare: b == c}]")
    #expect(try Self.adding(rule, to: rules).error == error)
  }

  @Test func `rows that a batch does not have, and other inputs than batches, are errors`() throws {
    let rule = #"{"name":"r","columns":["a"],"at":"a"}"#
    let rules = try #require(try Self.adding(rule, to: Self.parse("fields: [{name: a}]")).rules)
    defer { val_rules_free(rules) }
    let checker = try checker(rules, ["a"])
    defer { val_checker_free(checker) }
    #expect(
      reject([0], rule: 1, in: checker)
        == "there is no rule 1: the rules whose verdicts are given have the numbers from 0 to 0")
    for rows in [[1, 0], [0, 0], [-1]] as [[Int64]] {
      #expect(reject(rows, in: checker) == "the rows that break a rule are ascending numbers from 0 on")
    }
    #expect(reject([0, 2], in: checker) == "")
    var batch = hand.batch([["x", "y"]])
    var error = [CChar](repeating: 0, count: 1000)
    #expect(val_checker_push(checker, &batch, 1, nil, &error, error.count) == Int32(VAL_ARGUMENT.rawValue))
    #expect(CheckerTests.text(error) == "row 2 breaks a rule, and the batch has 2 rows")

    var schema = hand.schema("+s", "", children: [hand.schema("u", "a")])
    var stream = HandMadeStream.stream(&schema, [])
    var other: OpaquePointer?
    let refusal = "the rule 'r' is not of the library: its verdicts are given with batches that are pushed"
    #expect(
      val_checker_open_stream(rules, &stream, "t", 0, &other, &error, error.count)
        == Int32(VAL_RULES.rawValue))
    #expect(CheckerTests.text(error) == refusal)
    #expect(
      val_checker_open_file(rules, "none.csv", nil, 0, &other, &error, error.count)
        == Int32(VAL_RULES.rawValue))
    #expect(CheckerTests.text(error) == refusal)
  }

  @Test func `the value of a secret column is in no finding`() throws {
    let rule = #"{"name":"r","columns":["a"],"at":"a"}"#
    let rules = try #require(
      try Self.adding(rule, to: Self.parse("fields: [{name: a, control: password}]")).rules)
    defer { val_rules_free(rules) }
    let checker = try checker(rules, ["a"])
    defer { val_checker_free(checker) }
    #expect(reject([0], in: checker) == "")
    var batch = hand.batch([["secret"]])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == 0)
    var findings: OpaquePointer?
    #expect(val_checker_collect(checker, &findings, nil, 0) == 0)
    defer { val_findings_free(findings) }
    #expect(try Self.rows(findings, ["record", "value"]) == ["1 -"])
  }
}
