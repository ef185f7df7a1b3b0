import Testing
import Validation

/// Tests of the options with which patterns are compiled.
struct CompiledPatternTests {
  @Test(arguments: [
    (#"\R?\s"#, "\n"), (#"\R*\s"#, "\n\n"), (#"(\R?(\s)c)1"#, "\nc1"),
    (#"(?:\P{L}|(\R?(\s)\p{L}(\N)[[:alpha:]])){2}"#, "\ncBB1"),
  ])
  func `a line end that can be repeated leaves one to white space after it`(pattern: String, value: String)
    throws
  {
    #expect(try RegexStrategy(pattern).verdict(on: value) == .valid)
  }

  /// Items that match one character, many of which match characters of others.
  private static let items = [
    #"\p{Lu}"#, #"\P{Lu}"#, #"\P{Ll}"#, #"\p{L}"#, #"\P{L}"#, #"\P{L&}"#, #"\p{Xan}"#, #"\P{Nd}"#, #"\P{N}"#,
    #"\P{Zs}"#,
    #"\P{Z}"#, #"\P{Han}"#, #"\d"#, #"\D"#, #"\w"#, #"\W"#, #"\s"#, #"\S"#, #"\h"#, #"\H"#, #"\v"#, #"\V"#,
    #"\R"#, #"\N"#,
    ".", "[^a]", #"[^\d]"#,
  ]
  private static let characters = [
    "a", "B", "1", " ", "\n", ".", "é", "中", "²", "\u{301}", "$", "_", "\u{A0}",
  ]

  @Test(arguments: ["", "(*UCP)"])
  func `a repeated item leaves a character to the item after it`(start: String) throws {
    let matches = try Self.items.map { item in
      let strategy = try RegexStrategy(start + item)
      return Self.characters.map { strategy.verdict(on: $0) == .valid }
    }
    for (first, firstMatches) in zip(Self.items, matches) {
      for (second, secondMatches) in zip(Self.items, matches) {
        let pattern = "\(start)\(first)+\(second)"
        let strategy = try RegexStrategy(pattern)
        for (index, character) in Self.characters.enumerated() {
          for (last, lastCharacter) in Self.characters.enumerated() {
            let value = character + lastCharacter
            let isValid = firstMatches[index] && secondMatches[last]
            #expect((strategy.verdict(on: value) == .valid) == isValid, "\(pattern) on '\(value)'")
          }
        }
      }
    }
  }
}
