import JSONDocument
import TestSupport
import Testing

/// Compares reader, scanner, tree and writer with each other and with a simple reference reader, on random texts.
struct JSONRandomTests {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u0061\"", "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\"é\"", "0",
    "-1",
    "2.5", "1e5", "true", "false", "null", " ", "\n", "NaN", "-Infinity", "x", "1.", "\"",
  ]
  /// Prefixes and suffixes that make more of the texts well-formed.
  private static let frames = [("", ""), ("[", "]"), ("{\"a\":", "}"), ("[1,", "]"), ("{\"b\":[", "]}")]

  @Test(
    arguments: [
      [], [.unpairedSurrogates, .repeatedNames], [.unpairedSurrogates, .repeatedNames, .pythonNumbers],
    ] as [JSONDialect])
  func `the tree equals that of the reference reader for random texts`(dialect: JSONDialect) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var accepted = 0
    for round in 0..<TestRun.rounds(10_000) {
      let frame = Self.frames.randomElement(using: &random)!
      let count = Int.random(in: 0...5, using: &random)
      let middle = (0..<count).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
      let text = Array((frame.0 + middle + frame.1).utf8)
      let isWellFormed = (try? JSONScanner.check(text.span, dialect)) != nil
      var tree: String?
      do throws(JSONFault) {
        tree = try JSONValue(text.span, dialect).outline
      } catch {
        if case .repeatedName = error.kind { continue }
      }
      try #require(
        isWellFormed == (tree != nil),
        "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self))")
      guard let tree else { continue }
      accepted += 1
      let expected = ObviousJSONTree.outline(text)
      try #require(tree == expected, "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self))")
    }
    #expect(accepted > TestRun.rounds(600), "\(accepted)")
  }

  @Test func `a written random string is read back unchanged`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for round in 0..<TestRun.rounds(5_000) {
      var text = ""
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let ranges: [ClosedRange<UInt32>] = [
          0...0x7F, 0x20...0x7E, 0x22...0x22, 0x5C...0x5C, 0x80...0x7FF, 0xE000...0x10FFFF,
        ]
        let value = UInt32.random(in: ranges.randomElement(using: &random)!, using: &random)
        text.unicodeScalars.append(Unicode.Scalar(value)!)
      }
      var json = JSONWriter()
      json.string(text)
      guard case .string(let read) = try JSONValue(json.bytes) else {
        Issue.record("no string")
        return
      }
      try #require(read == Array(text.utf8), "seed \(seed), round \(round)")
      try #require(json.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "seed \(seed), round \(round)")
    }
  }
}

extension JSONValue {
  /// The value in a notation that shows each byte of its strings.
  var outline: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let text): "#" + text
    case .string(let bytes): "\(bytes)"
    case .array(let elements): "(" + elements.map(\.outline).joined(separator: " ") + ")"
    case .object(let object):
      "{" + object.members.map { "\($0.name)=" + $0.value.outline }.sorted().joined(separator: " ") + "}"
    }
  }
}
