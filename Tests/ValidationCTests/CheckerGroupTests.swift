import CArrow
import Testing

@testable import ValidationC

/// Tests of several checkers of one table.
struct CheckerGroupTests {
  private let hand = HandMade()

  /// Calls the closure with a checker by rules of a column `a` of texts.
  private func withChecker(
    _ rules: String = "fields: [{name: a, constraints: {unique: true}}]", flags: UInt32,
    _ body: (OpaquePointer) throws -> Void
  ) throws {
    var (parsed, checker): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    try #require(val_rules_parse(rules, rules.utf8.count, nil, &parsed, nil, 0) == 0)
    defer { val_rules_free(parsed) }
    var schema = hand.schema("+s", "", children: [hand.schema("u", "a")])
    try #require(val_checker_open(parsed, &schema, "t", Int32(flags), &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    try body(#require(checker))
  }

  private func push(_ checker: OpaquePointer, _ values: [String?], from record: Int64 = 1) {
    var batch = hand.batch([values])
    #expect(val_checker_push(checker, &batch, record, nil, nil, 0) == 0)
  }

  /// Returns the text of the error of a call.
  private func error(_ call: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
    var text = [CChar](repeating: 0, count: 1000)
    #expect(call(&text, text.count) == Int32(VAL_ARGUMENT.rawValue))
    return CheckerTests.text(text)
  }

  @Test func `a report has one checker`() throws {
    try withChecker(flags: VAL_WHOLE.rawValue | VAL_REPORT.rawValue) { checker in
      var peer: OpaquePointer?
      #expect(
        error { val_checker_open_peer(checker, &peer, $0, $1) }
          == "other checkers of a table are for batches that are pushed, with VAL_WHOLE or VAL_COUNT_ONLY")
    }
  }

  @Test func `another checker is created before the first batch`() throws {
    try withChecker(flags: VAL_WHOLE.rawValue) { checker in
      push(checker, ["x"])
      var peer: OpaquePointer?
      #expect(
        error { val_checker_open_peer(checker, &peer, $0, $1) }
          == "other checkers of a table are created before its first batch")
    }
  }

  @Test func `what checkers share is set before the second one is created`() throws {
    try withChecker(flags: VAL_WHOLE.rawValue) { checker in
      var peer: OpaquePointer?
      try #require(val_checker_open_peer(checker, &peer, nil, 0) == 0)
      defer { val_checker_free(peer) }
      #expect(
        error { val_checker_set_key_memory(checker, 1 << 20, $0, $1) }
          == "the memory of keys is set before the first batch")
      let ofID = "a".withCString { name in error { val_checker_set_id(checker, [name], 1, $0, $1) } }
      #expect(ofID == "the columns of an id are set before the first batch")
      #expect(
        error { val_checker_begin_file(checker, "other", $0, $1) }
          == "a table of several files has one checker, since their records have the same numbers")
    }
  }

  @Test func `which records are invalid is known of all checkers, also without findings`() throws {
    for flags in [VAL_INVALID.rawValue | VAL_COUNT_ONLY.rawValue, VAL_INVALID.rawValue | VAL_WHOLE.rawValue] {
      try withChecker(
        "fields: [{name: a, constraints: {unique: true}, rules: [{length: ..8}, {none-of: [w], severity: warning}]}]",
        flags: flags
      ) { checker in
        var opened: OpaquePointer?
        try #require(val_checker_open_peer(checker, &opened, nil, 0) == 0)
        let peer = try #require(opened)
        defer { val_checker_free(peer) }
        push(checker, ["x", "y", nil])
        push(peer, ["y", "much too long", "w", "a", "b", "c", "d"], from: 4)
        push(checker, ["z", "x"], from: 11)
        var invalid = ArrowArray()
        try #require(val_checker_invalid(checker, &invalid, nil, 0) == 0)
        defer { invalid.release(&invalid) }
        #expect(invalid.length == 12 && invalid.null_count == 0)
        let bits = invalid.buffers[1]!.assumingMemoryBound(to: UInt8.self)
        let found = (0..<12).filter { bits[$0 / 8] >> UInt8($0 % 8) & 1 == 1 }
        #expect(found == [3, 4, 11])
      }
    }
  }

  @Test func `only a checker of one table that keeps them returns which records are invalid`() throws {
    try withChecker(flags: VAL_COUNT_ONLY.rawValue) { checker in
      var invalid = ArrowArray()
      #expect(
        error { val_checker_invalid(checker, &invalid, $0, $1) }
          == "only a checker with VAL_INVALID to which batches are pushed returns which records are invalid")
    }
    try withChecker(flags: VAL_COUNT_ONLY.rawValue | VAL_INVALID.rawValue) { checker in
      push(checker, ["x", "x"], from: 1 << 60)
      var invalid = ArrowArray()
      #expect(
        error { val_checker_invalid(checker, &invalid, $0, $1) }
          == "the records of a checker with VAL_INVALID are pushed without gaps from number 1 on; \((1 << 60) + 1) is not one of 2"
      )
    }
    try withChecker(flags: VAL_WHOLE.rawValue | VAL_INVALID.rawValue) { checker in
      #expect(
        error { val_checker_begin_file(checker, "other", $0, $1) }
          == "VAL_INVALID is for one table, and not for several files, which have records of the same numbers"
      )
    }
  }

  @Test func `keys are compared among the batches of all checkers`() throws {
    try withChecker(flags: VAL_COUNT_ONLY.rawValue) { checker in
      var opened: OpaquePointer?
      try #require(val_checker_open_peer(checker, &opened, nil, 0) == 0)
      let peer = try #require(opened)
      defer { val_checker_free(peer) }
      push(checker, ["x", "y", nil])
      push(peer, ["y", "z"], from: 4)
      push(checker, ["z", "x"], from: 6)
      var text = [CChar](repeating: 0, count: 2000)
      _ = val_checker_counts(checker, &text, text.count)
      #expect(CheckerTests.text(text).contains(#""records":7,"invalid":3,"valid":false"#))
    }
  }
}
