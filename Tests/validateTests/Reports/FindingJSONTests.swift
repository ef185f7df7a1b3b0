import Foundation
import TestSupport
import Testing

/// Tests of findings as JSON Lines.
struct FindingJSONTests {
  private static let keys = [
    "file", "record", "line", "column", "offset", "field", "rule", "code", "params", "value", "message",
    "severity",
  ]

  private func findings(_ words: String..., input: [UInt8]) throws -> [String] {
    let words = ["check", "-q", "--errors", "-", "--format", "jsonl"] + words
    return try ScratchDirectory().validate(words, input: input).outputText.split(separator: "\n").map(
      String.init)
  }

  private func findings(_ words: String..., input: String) throws -> [String] {
    let words = ["check", "-q", "--errors", "-", "--format=jsonl"] + words
    let result = try ScratchDirectory().validate(words, input: Array(input.utf8))
    return result.outputText.split(separator: "\n").map(String.init)
  }

  @Test func `a finding for a field has every key in order`() throws {
    #expect(
      try findings("-c", "b=length:1..2", input: "\u{FEFF}a,b\r\n\"é\r\n\",\"x\"\"yz\"\r\n") == [
        #"{"file":"-","record":1,"line":3,"column":3,"offset":15,"field":"b","rule":"length","code":"length.too-long","#
          + #""params":{"maximum":2,"actual":4,"unit":"scalars"},"value":"x\"yz","#
          + #""message":"must have at most 2 characters, has 4","severity":"error"}"#
      ])
  }

  @Test func `a finding for a line has no field`() throws {
    #expect(
      try findings("-e", "range:0..10", input: "\u{FEFF}1\n\n11.5") == [
        #"{"file":"-","record":2,"line":2,"column":1,"offset":5,"field":null,"rule":"range","code":"range.not-a-number","#
          + #""params":{},"value":"","message":"must be a number","severity":"error"}"#,
        #"{"file":"-","record":3,"line":3,"column":1,"offset":6,"field":null,"rule":"range","code":"range.too-large","#
          + #""params":{"maximum":10},"value":"11.5","message":"must be at most 10","severity":"error"}"#,
      ])
  }

  @Test func `a finding for a NUL-terminated value has no line`() throws {
    #expect(
      try findings("-z", "-e", "integer", input: "1\u{0}\nx\u{0}") == [
        #"{"file":"-","record":2,"line":null,"column":1,"offset":2,"field":null,"rule":"integer","#
          + #""code":"integer.malformed","params":{},"value":"\nx","message":"must be a whole number","severity":"error"}"#
      ])
  }

  @Test func `a finding for a whole record has neither field nor value`() throws {
    #expect(
      try findings("-c", "a=integer", input: "a,b\n1\n") == [
        #"{"file":"-","record":1,"line":2,"column":1,"offset":4,"field":null,"rule":"record","code":"record.ragged","#
          + #""params":{"expected":2,"found":1},"value":null,"message":"must have 2 fields, has 1","severity":"error"}"#
      ])
  }

  @Test(arguments: [
    ("1\n", "record.ragged", "error"), ("1,\"x", "record.unclosed-quote", "error"),
    ("1,\(String(repeating: "x", count: 99))\n", "record.too-long", "error"),
    ("1,x\"\n", "record.stray-quote", "warning"),
    ("1,\"x\"y\n", "record.stray-quote", "warning"), ("\n", "record.blank-line", "warning"),
    ("1,\u{0}\n", "record.nul", "warning"),
  ])
  func `structural findings have codes and severities`(record: String, code: String, severity: String) throws
  {
    let found = try findings("-c", "a=integer", "--max-record-bytes", "50", input: "a,b\n" + record)
    #expect(found.count == 1)
    #expect(found.first?.contains(#""rule":"record","code":"\#(code)","params":"#) == true, "\(found)")
    #expect(found.first?.hasSuffix(#""severity":"\#(severity)"}"#) == true, "\(found)")
  }

  @Test func `invalid UTF-8 is an error with the location of its first invalid byte`() throws {
    #expect(
      try findings("-c", "a=integer", input: Array("a,b\n1,é".utf8) + [0xFF]) == [
        #"{"file":"-","record":1,"line":2,"column":4,"offset":8,"field":null,"rule":"record","code":"record.invalid-utf8","#
          + #""params":{},"value":null,"message":"must be UTF-8: a byte sequence is not valid","severity":"error"}"#
      ])
  }

  @Test func `parameters have JSON types`() throws {
    #expect(
      try findings("-e", "one-of:1,b", input: "x").first?.contains(#""params":{"values":["1","b"]}"#) == true)
    #expect(
      try findings("-e", "range:0.5..", input: "0").first?.contains(#""params":{"minimum":0.5}"#) == true)
    #expect(
      try findings("-e", "date", input: "2023-02-30").first?.contains(#""params":{"day":30,"last":28}"#)
        == true)
  }

  @Test func `a value is not escaped except as JSON requires`() throws {
    let found = try findings("-c", "a=integer", input: "a,b\n\"q\"\"\\/\t\u{1}\u{7F}\u{2028}\n\",1\n")
    #expect(
      found.first?.contains(#""value":"q\"\\/\t\u0001\u007f\#u{2028}\n","message""#) == true, "\(found)")
  }

  @Test func `invalid UTF-8 in a value is replaced by U+FFFD`() throws {
    let found = try findings(
      "-e", "integer", "--severity", "record.invalid-utf8=warning", input: [0x61, 0xFF, 0xE2, 0x82, 0x62])
    #expect(found.first?.contains("\"value\":\"a\u{FFFD}\u{FFFD}b\",") == true, "\(found)")
  }

  /// Each é has two bytes, and a value is never cut between them.
  @Test(arguments: [
    (1022, 1, 1, false), (1024, 0, 0, false), (1023, 1, 0, true), (1024, 1, 0, true), (1020, 9, 2, true),
  ])
  func `a value longer than 1 KiB is truncated and marked as such`(
    ascii: Int, accents: Int, kept: Int, isCut: Bool
  ) throws {
    let letters = String(repeating: "x", count: ascii)
    let found = try findings("-e", "integer", input: letters + String(repeating: "é", count: accents))
    let value = letters + String(repeating: "é", count: kept)
    #expect(
      found.first?.contains("\"value\":\"\(value)\"\(isCut ? ",\"truncated\":true" : ""),\"message\":")
        == true)
  }

  @Test func `every line is an object with the same keys for random input`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<20_000).map { _ in
      Bool.random(using: &generator)
        ? Array("\",\n\r\u{0}\u{1B}aé".utf8).randomElement(using: &generator)!
        : UInt8.random(in: 0...255, using: &generator)
    }
    let found = try findings(
      "-c", "a=integer", "-c", "b=length:1", "--all", input: Array("a,b\n".utf8) + bytes)
    #expect(found.count > 100, "seed \(seed)")
    for line in found {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let keys = Self.keys + (object?["truncated"] == nil ? [] : ["truncated"])
      #expect(object.map { Set($0.keys) } == Set(keys), "seed \(seed): \(line)")
      let places = Self.keys.compactMap { line.firstRange(of: "\"\($0)\":")?.lowerBound }
      #expect(places.count == Self.keys.count && places == places.sorted(), "seed \(seed): \(line)")
    }
  }
}
