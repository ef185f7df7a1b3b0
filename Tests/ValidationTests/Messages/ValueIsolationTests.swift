import TestSupport
import Testing

@testable import Validation

@Suite struct ValueIsolationTests {
  private static func isolated(_ value: String, _ isolation: ValueIsolation = .whereMixed) -> String {
    var output: [UInt8] = []
    isolation.append(value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    "", "a b", "-5", "é ü ß", "日本語", "Ω ж ा", "😀", "a\nb", "\u{200E}", "\u{200B}", "\u{FEFF}a", "\u{2065}",
    "\u{206A}", "\u{58F}", "\u{900}", "\u{FB1C}", "\u{FE00}", "\u{10FFFF}",
  ])
  func `a value without right-to-left characters is not changed`(value: String) {
    #expect(Self.isolated(value) == value)
    #expect(Self.isolated(value, .never) == value)
  }

  @Test(
    arguments: [
      ("א", "\u{2068}א\u{2069}"), ("a ب!", "\u{2068}a ب!\u{2069}"), ("\u{661}", "\u{2068}\u{661}\u{2069}"),
      ("\u{590}", "\u{2068}\u{590}\u{2069}"), ("\u{8FF}", "\u{2068}\u{8FF}\u{2069}"),
      ("\u{FB1D}", "\u{2068}\u{FB1D}\u{2069}"), ("\u{FDFF}", "\u{2068}\u{FDFF}\u{2069}"),
      ("\u{FE70}", "\u{2068}\u{FE70}\u{2069}"), ("\u{10800}", "\u{2068}\u{10800}\u{2069}"),
      ("\u{1EE00}", "\u{2068}\u{1EE00}\u{2069}"),
      ("\u{200F}", "\u{2068}\u{200F}\u{2069}"), ("a\u{202E}b", "\u{2068}a\u{202E}b\u{2069}"),
      ("\u{202C}", "\u{2068}\u{202C}\u{2069}"),
    ])
  func `a value with right-to-left or directional characters is isolated`(
    value: String, text: String
  ) {
    #expect(Self.isolated(value) == text)
    #expect(Self.isolated(value, .always) == text)
    #expect(Self.isolated(value, .never) == value)
  }

  @Test(
    arguments: [
      ("\u{2069}", ""), ("\u{2069}a", "\u{2068}a\u{2069}"), ("a\u{2069}\u{2069}b", "\u{2068}ab\u{2069}"),
      ("\u{2067}a", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
      ("\u{2066}\u{2067}\u{2068}a", "\u{2068}\u{2066}\u{2067}\u{2068}a\u{2069}\u{2069}\u{2069}\u{2069}"),
      ("\u{2067}a\u{2069}b", "\u{2068}\u{2067}a\u{2069}b\u{2069}"),
      ("\u{2067}a\u{2069}\u{2069}b", "\u{2068}\u{2067}a\u{2069}b\u{2069}"),
      ("a\u{2069}\u{2067}b", "\u{2068}a\u{2067}b\u{2069}\u{2069}"),
      ("א\nב", "\u{2068}א\u{2069}\n\u{2068}ב\u{2069}"),
      ("\u{2067}א\r\n\u{2069}ב", "\u{2068}\u{2067}א\u{2069}\u{2069}\r\n\u{2068}ב\u{2069}"),
      ("\u{2029}א", "\u{2029}\u{2068}א\u{2069}"), ("א\u{85}", "\u{2068}א\u{2069}\u{85}"),
    ])
  func `directional characters in the value neither end the isolate nor extend beyond it`(
    value: String, text: String
  ) {
    #expect(Self.isolated(value) == text)
  }

  @Test(arguments: [("a", "\u{2068}a\u{2069}"), ("2024-01-02", "\u{2068}2024-01-02\u{2069}"), ("", "")])
  func `in right-to-left text, every nonempty value is isolated`(value: String, text: String) {
    #expect(Self.isolated(value, .always) == text)
  }

  /// Returns the index of the matching PDI for each isolate initiator of a paragraph, by the definition in UAX #9, BD9.
  private static func matches(in paragraph: [Unicode.Scalar]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    for start in paragraph.indices where 0x2066...0x2068 ~= paragraph[start].value {
      var depth = 1
      for index in paragraph.indices.dropFirst(start + 1) where depth > 0 {
        if 0x2066...0x2068 ~= paragraph[index].value { depth += 1 }
        if paragraph[index].value == 0x2069 { depth -= 1 }
        if depth == 0 { matches[start] = index }
      }
    }
    return matches
  }

  private static func paragraphs(of text: String) -> [[Unicode.Scalar]] {
    Array(text.unicodeScalars)
      .split(omittingEmptySubsequences: true) {
        "\n\r\u{1C}\u{1D}\u{1E}\u{85}\u{2029}".unicodeScalars.contains($0)
      }
      .map(Array.init)
  }

  @Test func `each paragraph of a random value becomes one isolate, and all isolates inside it are closed`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "א", " ", "\n", "\r", "\u{85}", "\u{2029}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{2069}",
      "\u{202E}", "\u{202C}", "\u{1D}",
    ]
    for _ in 0..<TestRun.rounds(20_000) {
      let count = Int.random(in: 0..<12, using: &generator)
      let value = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let text = Self.isolated(value, .always)
      let isSound = Self.paragraphs(of: text).allSatisfy { paragraph in
        let matches = Self.matches(in: paragraph)
        let isolateCharacters = paragraph.filter { 0x2066...0x2069 ~= $0.value }.count
        return paragraph[0] == "\u{2068}" && matches[0] == paragraph.count - 1
          && matches.count * 2 == isolateCharacters
          && Set(matches.values).count == matches.count
      }
      func others(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }.map(\.self)
      }
      let isKept = others(value) == others(text)
      guard isSound, isKept else {
        Issue.record("\(value.debugDescription), seed \(seed): \(text.debugDescription)")
        return
      }
    }
  }

  @Test func `messages isolate inserted values in lists, in custom texts and in texts of strategies`() {
    let list = ValidationFailure("one-of.not-listed", ["values": .list(["a", "א", "b"])])
    #expect(list.message == "must be one of 'a', '\u{2068}א\u{2069}', 'b'")
    let own = ValidationFailure("x.y", ["z": "א"], message: "is {z}")
    #expect(own.message == "is \u{2068}א\u{2069}")
    let finding = RuleSet.Finding(
      rule: "r", failure: list, messages: RuleMessages([.init(other: "{field}: {value} of {values}")]))
    #expect(
      finding.message(field: "ב", value: "ג")
        == "\u{2068}ב\u{2069}: \u{2068}ג\u{2069} of a, \u{2068}א\u{2069}, b")
  }
}
