import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of checks of files by the functions of the C interface.
struct FileTests {
  private let folder = ScratchDirectory()

  private func parse(_ text: String) throws -> OpaquePointer {
    var rules: OpaquePointer?
    try #require(val_rules_parse(text, text.utf8.count, nil, &rules, nil, 0) == 0)
    return try #require(rules)
  }

  private func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the counts of a check, or the text of its error.
  private func counts(
    _ rules: OpaquePointer, _ path: String, keyMemory: Int64? = nil, skipsKeys: Bool = false
  ) -> String {
    var checker: OpaquePointer?
    var error = [CChar](repeating: 0, count: 2000)
    let flags = Int32(VAL_COUNT_ONLY.rawValue + (skipsKeys ? VAL_SKIP_KEYS.rawValue : 0))
    guard val_checker_open_file(rules, path, nil, flags, &checker, &error, error.count) == 0 else {
      return text(error)
    }
    defer { val_checker_free(checker) }
    if let keyMemory {
      guard val_checker_set_key_memory(checker, keyMemory, &error, error.count) == 0 else {
        return text(error)
      }
    }
    guard val_checker_run(checker, &error, error.count) == 0 else { return text(error) }
    var counts = [CChar](repeating: 0, count: 2000)
    _ = val_checker_counts(checker, &counts, counts.count)
    return text(counts)
  }

  @Test func `the name of a file decides whether it is CSV or JSON Lines`() throws {
    let rules = try parse("fields: [{name: mail, type: string, format: email}, {name: n, type: integer}]")
    defer { val_rules_free(rules) }
    let lines = "{\"n\": 1, \"mail\": \"a@b.co\"}\n{\"mail\": \"x\"}\n"
    let found =
      #"{"records":2,"invalid":1,"valid":false,"fails":true,"limits":[],"columns":[],"counts":[{"field":"mail","rule":"email","code":null,"severity":"error","findings":1}]}"#
    for name in ["t.jsonl", "t.NDJSON"] {
      #expect(counts(rules, folder.write(Array(lines.utf8), to: name)) == found)
    }
    #expect(counts(rules, folder.write(Array("mail,n\na@b.co,1\nx,\n".utf8), to: "t.csv")) == found)
    let pointers = try parse("fields: [{name: /a}, {name: a}]")
    defer { val_rules_free(pointers) }
    #expect(
      counts(pointers, folder("t.jsonl")) == "rules: columns '/a' and 'a' are the same member; name it once")
  }

  @Test func `keys of a file can be skipped`() throws {
    let rules = try parse("fields: [{name: n, constraints: {unique: true}}]")
    defer { val_rules_free(rules) }
    let path = folder.write(Array("n\n1\n1\n".utf8), to: "t.csv")
    #expect(counts(rules, path).hasPrefix(#"{"records":2,"invalid":1,"#))
    #expect(counts(rules, path, skipsKeys: true).hasPrefix(#"{"records":2,"invalid":0,"#))
  }

  @Test func `the progress of a check counts the records and the bytes of the file`() throws {
    let rules = try parse("fields: [{name: n}]")
    defer { val_rules_free(rules) }
    let bytes = Array(("n\n" + String(repeating: "1\n", count: 100_000)).utf8)
    var checker: OpaquePointer?
    let flags = Int32(VAL_COUNT_ONLY.rawValue)
    let path = folder.write(bytes, to: "t.csv")
    try #require(val_checker_open_file(rules, path, nil, flags, &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    func progress() -> [Int64] {
      var progress = val_progress()
      val_checker_progress(checker, &progress)
      return [progress.records, progress.bytes, progress.size]
    }
    #expect(progress() == [0, 0, Int64(bytes.count)])
    #expect(val_checker_run(checker, nil, 0) == 0)
    #expect(progress() == [100_000, Int64(bytes.count - 2), Int64(bytes.count)])
    val_checker_progress(checker, nil)
    var untouched = val_progress(records: 1, bytes: 2, size: 3)
    val_checker_progress(nil, &untouched)
    #expect(untouched.records == 1)
  }

  @Test func `the progress of batches counts the records`() throws {
    let hand = HandMade()
    let rules = try parse("fields: [{name: n}]")
    defer { val_rules_free(rules) }
    var schema = hand.schema("+s", "", children: [hand.schema("u", "n")])
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "t", 0, &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    var batch = hand.batch([["a", "b", nil]])
    var findings = ArrowArray()
    #expect(val_checker_push(checker, &batch, 1, &findings, nil, 0) == 0)
    findings.release(&findings)
    var progress = val_progress()
    val_checker_progress(checker, &progress)
    #expect([progress.records, progress.bytes, progress.size] == [3, 0, -1])
  }

  @Test func `the memory of keys is limited before the first record`() throws {
    let rules = try parse("fields: [{name: n, constraints: {unique: true}}]")
    defer { val_rules_free(rules) }
    let path = folder.write(
      Array((["n"] + (0..<50_000).map { "\($0)" }).joined(separator: "\n").utf8), to: "t.csv")
    #expect(counts(rules, path, keyMemory: 1 << 30).hasPrefix(#"{"records":50000,"invalid":0,"#))
    let error = counts(rules, path, keyMemory: 100_000)
    #expect(
      error.hasPrefix("values that are compared with other records take more than 100000 bytes at record "))
    #expect(error.hasSuffix(" of \(path); allow more memory for keys, or require fewer columns to be unique"))
    #expect(counts(rules, path, keyMemory: 0) == "the memory of keys is at least 1 byte, not 0")
  }

  @Test func `the memory of keys is limited before the first batch`() throws {
    let hand = HandMade()
    let rules = try parse("fields: [{name: n, constraints: {unique: true}}]")
    defer { val_rules_free(rules) }
    var schema = hand.schema("+s", "", children: [hand.schema("u", "n")])
    var checker: OpaquePointer?
    #expect(val_checker_open(rules, &schema, "t", 0, &checker, nil, 0) == 0)
    #expect(val_checker_set_key_memory(checker, 100_000, nil, 0) == 0)
    let texts = (0..<50_000).map { Optional("\($0)") }
    var batch = hand.batch([texts])
    #expect(val_checker_push(checker, &batch, 1, nil, nil, 0) == Int32(VAL_MEMORY.rawValue))
    #expect(val_checker_set_key_memory(checker, 1 << 30, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    val_checker_free(checker)
    #expect(hand.unreleased == 0)
  }
}
