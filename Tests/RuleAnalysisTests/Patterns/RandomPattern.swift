import TestSupport

/// Random patterns over few characters, with the constructs of PCRE2 that decide a match of the whole value.
struct RandomPattern {
  static let alphabet = ["a", "b", "-", "\n"]
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    groups = 0
    return branches(depth: Int.random(in: 0...3, using: &random))
  }

  private var groups = 0

  private mutating func branches(depth: Int) -> String {
    (0..<(Int.random(in: 0...4, using: &random) == 0 ? 2 : 1)).map { _ in branch(depth: depth) }
      .joined(separator: "|")
  }

  private mutating func branch(depth: Int) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in item(depth: depth) }.joined()
  }

  private mutating func item(depth: Int) -> String {
    switch Int.random(in: 0...19, using: &random) {
    case 0: return #"\b"#
    case 1: return ["^", "$", #"\A"#, #"\z"#, #"\Z"#, #"\B"#].randomElement(using: &random)!
    case 2 where depth > 0:
      return ["(?=", "(?!", "(?<!", "(?<="].randomElement(using: &random)! + fixed() + ")"
    case 3 where depth > 0:
      return ["(?=", "(?!"].randomElement(using: &random)! + branches(depth: depth - 1) + ")"
    case 4 where groups > 0: return #"\1"# + quantifier()
    case 5 where depth > 0:
      return ["(?>", "(?i:", "(?s:", "(?m:"].randomElement(using: &random)! + branches(depth: depth - 1) + ")"
    case 6...9 where depth > 0:
      let isCapturing = Bool.random(using: &random)
      if isCapturing { groups += 1 }
      return (isCapturing ? "(" : "(?:") + branches(depth: depth - 1) + ")" + quantifier()
    default: return character() + quantifier()
    }
  }

  private mutating func fixed() -> String {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in character() }.joined()
  }

  private mutating func character() -> String {
    [
      "a", "a", "b", "b", "-", ".", "[ab]", "[^a]", #"\w"#, #"\W"#, #"\s"#, "[[:alpha:]]", #"\p{L}"#,
      "A",
    ]
    .randomElement(using: &random)!
  }

  private mutating func quantifier() -> String {
    ["", "", "", "", "?", "*", "+", "{2}", "{1,2}", "{0,2}?", "{2,}", "*?", "++"].randomElement(
      using: &random)!
  }

  /// All texts of up to that many characters.
  static func words(upTo length: Int) -> [String] {
    var words = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { word in alphabet.map { word + $0 } }
      words += last
    }
    return words
  }
}
