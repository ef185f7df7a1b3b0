import Controls
import TestSupport
import Testing

@Suite struct TextBlockTests {
  private static let font = Font(size: 10)

  private static func lines(_ text: String, _ limit: Double, _ mode: LineBreakMode = .byWordWrapping)
    -> [String]
  {
    TextBlock(text, in: font, within: limit, mode: mode, measure: FixedWidthMeasure()).lines
  }

  @Test(arguments: [
    ("", 100.0, LineBreakMode.byWordWrapping, [String]()),
    ("one", 15, .byWordWrapping, ["one"]),
    ("one two", 35, .byWordWrapping, ["one two"]),
    ("one two", 34, .byWordWrapping, ["one", "two"]),
    ("one two three", 35, .byWordWrapping, ["one two", "three"]),
    ("a\n\nb", 35, .byWordWrapping, ["a", "", "b"]),
    ("unbreakable", 20, .byWordWrapping, ["unbr", "eaka", "ble"]),
    ("an unbreakable", 20, .byWordWrapping, ["an", "unbr", "eaka", "ble"]),
    ("unbreakable ok", 35, .byWordWrapping, ["unbreak", "able ok"]),
    ("one two", 20, .byCharWrapping, ["one ", "two"]),
    ("ab", 1, .byWordWrapping, ["a", "b"]),
    ("one two three", 30, .byTruncatingTail, ["one t…"]),
    ("one two three", 30, .byTruncatingHead, ["…three"]),
    ("one two three", 30, .byTruncatingMiddle, ["one…ee"]),
    ("one two three", 30, .byClipping, ["one two three"]),
    ("one", 30, .byTruncatingTail, ["one"]),
    ("one", 1, .byTruncatingTail, ["…"]),
  ])
  func `text is broken at the limit`(
    _ text: String, _ limit: Double, _ mode: LineBreakMode, _ expected: [String]
  ) {
    #expect(Self.lines(text, limit, mode) == expected)
  }

  @Test func `the size is the widest line and all line heights`() {
    let block = TextBlock("one two three", in: Self.font, within: 35, measure: FixedWidthMeasure())
    #expect(block.size == Size(width: 35, height: 25))
    #expect(
      TextBlock("one two", in: Self.font, within: 12, mode: .byClipping, measure: FixedWidthMeasure()).size
        == Size(width: 12, height: 12.5))
  }

  @Test func `random texts keep their words and stay within the limit`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2_000) {
      let text = String(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in "ab cd efg ".randomElement(using: &random)! })
      let limit = Double(Int.random(in: 5...100, using: &random))
      let block = TextBlock(text, in: Self.font, within: limit, measure: FixedWidthMeasure())
      #expect(block.size.width <= limit, "seed \(seed): \(text), \(limit)")
      #expect(
        block.lines.joined().filter { $0 != " " } == text.filter { $0 != " " },
        "seed \(seed): \(text), \(limit)")
    }
  }
}
