import JSONDocument
import TestSupport
import Testing

@testable import RuleFiles

/// Compares the token-based reader with the recursive-descent reference reader.
struct JSONNodeReaderDifferentialTests {
  @Test func `random and damaged documents have the same nodes and faults in both readers`() throws {
    let seed = TestRun.seed
    let documents = (0..<500).map { Array(RandomJSON(seed: seed &+ $0).text.utf8.prefix(600)) }
    for round in 0..<TestRun.rounds(6_000) {
      let bytes = documents[round % documents.count].damaged(seed: seed &+ UInt64(round))
      try compare(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test func `random strings have the same text and faults in both readers`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\\u", "\\uD83D", "\\uDE00", "\\ud8", "\\n", "\\x", "\\", "\"", "a", "é", "😀", "0041", "\n", "\t", " ",
      "\u{1F}", "\\\\", "\\\"",
    ]
    for round in 0..<TestRun.rounds(6_000) {
      let count = Int.random(in: 0...5, using: &random)
      let content = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      try compare(Array("\"\(content)\"".utf8), "seed \(seed), round \(round)")
    }
  }

  @Test func `random tokens have the same nodes and faults in both readers`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\"", "0", "1", "-", ".", "e", "E+", "true", "false", "null",
      "nul", "x", "_", " ", "\n", "\r", "/", "#", "'", "NaN", "é", "+",
    ]
    for round in 0..<TestRun.rounds(12_000) {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      try compare(Array(text.utf8), "seed \(seed), round \(round)")
    }
  }

  /// Requires the same nodes and faults from both readers, and the same first fault from the tree without positions.
  private func compare(_ bytes: [UInt8], _ comment: Comment) throws {
    let faults = FaultCollector()
    var expectedFaults: [RuleFileFault] = []
    let root = JSONNodeReader.read(bytes, reportingTo: faults)
    let expected = ObviousJSONReader.read(bytes, faults: &expectedFaults)
    let text = String(decoding: bytes, as: UTF8.self)
    try #require(
      root.map { DocumentOutline($0).text } == expected.map { DocumentOutline($0).text },
      "\(comment): \(text)")
    try #require(faults.faults == expectedFaults, "\(comment): \(text)")
    var error: JSONError?
    do { _ = try JSONValue(bytes) } catch let found { error = found }
    let first = expectedFaults.isEmpty ? nil : RuleFileError(expectedFaults).faults[0]
    try #require(error.map { RuleFileFault(at: $0.position, $0.message) } == first, "\(comment): \(text)")
  }
}
