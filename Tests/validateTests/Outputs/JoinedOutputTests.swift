import CSVRecords
import TestSupport
import Testing

/// Tests that an output, read again, has the records of the inputs with the same verdicts.
struct JoinedOutputTests {
  private static let rounds = TestRun.rounds(25)

  @Test func `outputs of several random tables, checked again, have the same records and verdicts`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let tables = RandomTables(&generator)
      let difference = try difference(in: tables)
      guard let difference else { continue }
      Issue.record("seed \(seed), round \(round): \(difference)\n\(tables)")
      return
    }
  }

  /// Filters the tables, checks the outputs, and returns a description of the first difference.
  private func difference(in tables: RandomTables) throws -> String? {
    let names = tables.inputs.indices.map { "t\($0)" }
    let scratch = ScratchDirectory(["r": tables.rules])
    for (name, bytes) in zip(names, tables.inputs) { scratch.write(bytes, to: name) }
    let outputs = ["--valid", "v", "--invalid", "i", "--errors", "e", "--format", "jsonl", "-j", "2", "-q"]
    let result = try scratch.validate(["check", "-r", "r"] + tables.options + outputs + names)
    guard result.status < 2 else { return "status \(result.status): \(result.errorsText)" }
    let findings = try scratch.text(of: "e").split(separator: "\n").filter { $0.hasSuffix(#""error"}"#) }
    func codes(_ file: String, _ record: Int) -> [Substring] {
      findings.filter { $0.hasPrefix(#"{"file":"\#(file)","record":\#(record),"#) }
    }
    var (valid, invalid): ([[[UInt8]]], [(record: [[UInt8]], isKept: Bool)]) = ([], [])
    for (name, bytes) in zip(names, tables.inputs) {
      for (number, record) in try tables.records(of: bytes).enumerated() {
        let codes = codes(name, number + 1)
        // A quote that is never closed is closed if records of another input follow.
        let isKept = codes.contains { !$0.contains("record.unclosed-quote") }
        if codes.isEmpty { valid.append(record) } else { invalid.append((record, isKept)) }
      }
    }
    if let text = try compare("v", valid, tables, scratch) { return text }
    if let text = try compare("i", invalid.map(\.record), tables, scratch) { return text }
    let again = try scratch.validate(
      ["check", "-r", "r"] + tables.options + ["v", "--valid", "vv", "--invalid", "vi"])
    guard again.status == 0, try scratch.bytes(of: "vv") == scratch.bytes(of: "v") else {
      return "valid records are invalid: \(again.outputText)"
    }
    let broken = try scratch.validate(
      ["check", "-r", "r"] + tables.options + ["i", "--valid", "iv", "--invalid", "ii"])
    let accepted = try tables.records(of: try scratch.bytes(of: "iv")).count
    guard broken.status < 2, accepted <= invalid.count(where: { !$0.isKept }) else {
      return "\(accepted) invalid records are valid: \(broken.errorsText)"
    }
    return nil
  }

  private func compare(
    _ name: String, _ expected: [[[UInt8]]], _ tables: RandomTables, _ scratch: ScratchDirectory
  ) throws -> String? {
    let bytes = try scratch.bytes(of: name)
    let records = try tables.records(of: bytes)
    guard records != expected else { return nil }
    let number = zip(records, expected).prefix { $0 == $1 }.count
    func text(_ records: [[[UInt8]]]) -> String {
      number < records.count ? "\(records[number].map(\.escaped))" : "none"
    }
    return
      "\(name) \"\(bytes.escaped)\": record \(number + 1): expected \(text(expected)), got \(text(records))"
  }

  @Test(
    arguments: [
      // A byte-order mark without records or before one, and a record that begins with U+FEFF after it.
      (nil, ["\u{FEFF}", "1\n"], "\u{FEFF}1\n"),
      (nil, ["\u{FEFF}x\n", "\u{FEFF}1\nx\n"], "\u{FEFF}1\n"),
      (nil, ["x\n\u{FEFF}\n"], "\n"), (nil, ["x\n\u{FEFF}\u{FEFF}\n"], "\u{FEFF}\u{FEFF}\n"),
      (nil, ["\u{FEFF}x\n\u{FEFF}\u{FEFF}\n"], "\u{FEFF}\u{FEFF}\n"),
      ("\u{FEFF}a", ["\n\u{FEFF}a\n\u{FEFF}\n"], "\u{FEFF}\u{FEFF}a\n\n"),
      // A blank record after a CR.
      ("a", ["a\n1\r", "a\n\n2\n"], "a\n1\r\n\n2\n"),
      ("a", ["a\n1\rx\r\n\n2\n"], "a\n1\r\n\n2\n"),
      ("a", ["a\rx\n\n2\n"], "a\r\n\n2\n"),
      // An escape, and a quote that is not closed, at the end of an input.
      ("a", ["a\n1\\\n", "a\n2\n"], "a\n1\\\n\n2\n"), ("a", ["a\n1\\\r", "a\n2\n"], "a\n1\\\r\n2\n"),
      ("a", ["a\n1\\", "a\n2"], "a\n1\\\\\n2"), ("a", ["a\n1\\", "a"], "a\n1\\\\\n"),
      ("a", ["a\n1\\"], "a\n1\\"), ("a\\", ["a\\", "a\\\\\n2"], "a\\\\\n2"),
      ("a", ["\"a", "a\n2"], "\"a\"\n2"), ("a\\", ["\"a\\", "a\\\\\n2"], "\"a\\\\\"\n2"),
    ] as [(String?, [String], String)])
  func `only what two records need to stay two is written between them`(
    column: String?, inputs: [String], valid: String
  ) throws {
    let name = (column ?? "a").replacing("\\", with: "\\\\")
    let rules = """
      {"dialect": {"escapeChar": "\\\\", "header": \(column != nil)},
       "fields": [{"name": "\(name)", "type": "string", "constraints": {"pattern": "[^x]*"}}]}
      """
    let scratch = ScratchDirectory(["r": rules])
    let names = inputs.indices.map { "t\($0)" }
    for (name, text) in zip(names, inputs) { scratch.write(Array(text.utf8), to: name) }
    let result = try scratch.validate(["filter", "-q", "-r", "r"] + names)
    result.expect(result.status, output: valid)
    #expect(result.status < 2)
  }

  @Test(
    arguments: [
      (["-e", "length:1..2"], ["x\nyyy\r", "1\r", "2\n"], "x\n1\r\r\n2\n", "yyy\r\r\n"),
      (["-e", "length:1..2"], ["yyy\n\u{FEFF}\u{FEFF}x"], "\u{FEFF}\u{FEFF}x", "yyy\n"),
      (["-z", "-e", "length:1..2"], ["yyy\u{0}\u{FEFF}x"], "\u{FEFF}\u{FEFF}x", "yyy\u{0}"),
      (["-z", "-e", "length:1..2"], ["x\r", "\n"], "x\r\u{0}\n", ""),
      (
        ["--max-record-bytes", "4", "-c", "a=length:1"], ["a\n\"12345", "a\n1\n\"12345\n", "a\n2"],
        "a\n1\n2", "a\n\"12345\"\n\"12345\n\"\n"
      ),
    ] as [([String], [String], String, String)])
  func `lines and records that are longer than allowed are joined too`(
    words: [String], inputs: [String], valid: String, invalid: String
  ) throws {
    let scratch = ScratchDirectory()
    let names = inputs.indices.map { "t\($0)" }
    for (name, text) in zip(names, inputs) { scratch.write(Array(text.utf8), to: name) }
    try scratch.validate(["filter", "-q", "--invalid", "i"] + words + names).expect(
      invalid.isEmpty ? 0 : 1, output: valid)
    #expect(try scratch.text(of: "i") == invalid)
  }
}
