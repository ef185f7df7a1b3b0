import TestSupport
import Testing

@testable import CSVRecords

struct ElementScannerTests {
  /// Returns the bytes of an array, without its opening bracket, with marks as `|`, and what follows its end.
  private static func marked(
    _ bytes: [UInt8], by blocks: ScanBlocks = .best, pieces: () -> Int = { .max }
  ) -> (text: [UInt8], rest: Int?) {
    var scanner = ElementScanner(blankLimit: 1000, by: blocks)
    var bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + max(1, min(pieces(), bytes.count)))
      var span = bytes.mutableSpan
      start = scanner.mark(&span, start..<end)
      if scanner.isAtEnd { break }
    }
    let text = bytes[..<start].map { $0 == ElementMark.byte ? UInt8(ascii: "|") : $0 }
    return (text, scanner.isAtEnd ? bytes.count - start : nil)
  }

  @Test(
    arguments: [
      ("]", " "), ("{}]", "{}|"), (#"{"a":"]},"},{"b":[1,{}]} , 1]x"#, #"{"a":"]},"}|{"b":[1,{}]} | 1|"#),
      (#""a\",\\",""]"#, #""a\",\\"|""|"#), ("1,]", "1|]"), (",1,,2]", ",1|,2|"), ("}{},1]", "}{}|1|"),
      ("[],[[]]]", "[]|[[]]|"), ("{]},1]", "{]}|1|"),
      (#"{"\"":"\\\\","}":1},2]"#, #"{"\"":"\\\\","}":1}|2|"#),
    ])
  func `commas and the bracket after elements are marked`(text: String, marked: String) {
    #expect(String(decoding: Self.marked(Array(text.utf8)).text, as: UTF8.self) == marked)
  }

  @Test func `a mark of the input is replaced, in a string and elsewhere`() {
    let bytes = Array("{\"a\":\"\u{1E}\"}\u{1D},\"\u{1E}\"]".utf8)
    let text = Self.marked(bytes).text
    #expect(text == Array("{\"a\":\"\u{1F}\"}\u{1F}|\"\u{1F}\"|".utf8))
  }

  @Test func `many blanks before an element become marks, after an element they remain`() {
    var scanner = ElementScanner(blankLimit: 3, by: .best)
    var bytes = Array("   \n  \n\n\n {}     ,   1]".utf8)
    let all = bytes.indices
    var span = bytes.mutableSpan
    #expect(scanner.mark(&span, all) == all.upperBound)
    #expect(bytes == Array("  \u{1E}\n \u{1E}\n\n\n\u{1E}{}     \u{1E}  \u{1E}1\u{1E}".utf8))
  }

  @Test func `random bytes in random pieces are marked as byte by byte, by every set of instructions`() throws
  {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let alphabet = Array(#"{}[]",\\\\ax :{""#.utf8)
    for round in 0..<TestRun.rounds(5_000) {
      let count = random.below(400)
      let bytes = (0..<count).map { _ in
        random.below(4) == 0 ? random.pick(alphabet) : random.pick(Array(#"abc "\"#.utf8))
      }
      let expected = ObviousElements.marked(bytes)
      for (name, blocks) in ScanBlocks.all {
        let largest = random.pick([1, 7, 64, 65, 500])
        let found = Self.marked(bytes, by: blocks) { 1 + random.below(largest) }
        try #require(
          found.text == expected.text && found.rest == expected.rest,
          "\(name), seed \(seed), round \(round), \"\(bytes.escaped)\", \"\(found.text.escaped)\"")
      }
    }
  }
}

/// Marks the ends of elements byte by byte.
private enum ObviousElements {
  static func marked(_ bytes: [UInt8]) -> (text: [UInt8], rest: Int?) {
    var (depth, isInString, isEscaped, hasContent, hasComma) = (0, false, false, false, false)
    var text: [UInt8] = []
    for byte in bytes {
      let character = Character(UnicodeScalar(byte))
      text.append(byte)
      // Within a container, a backslash escapes a quotation mark also where it is no JSON.
      let isEscapedHere = isEscaped
      isEscaped = character == "\\" && !isEscaped && (isInString || depth > 0)
      if isInString {
        isInString = character != "\"" || isEscapedHere
        continue
      }
      switch character {
      case " ": continue
      case "\"": isInString = !isEscapedHere
      case "{", "[": depth += 1
      case "}" where depth > 0, "]" where depth > 0:
        depth -= 1
        if depth == 0 { isEscaped = false }
      case "]":
        text[text.count - 1] = UInt8(ascii: hasContent ? "|" : hasComma ? "]" : " ")
        return (text, bytes.count - text.count)
      case "," where depth == 0 && hasContent:
        text[text.count - 1] = UInt8(ascii: "|")
        (hasContent, hasComma) = (false, true)
        continue
      default: break
      }
      hasContent = true
    }
    return (text, nil)
  }
}
