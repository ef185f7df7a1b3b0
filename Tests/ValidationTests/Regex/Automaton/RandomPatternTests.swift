import TestSupport
import Testing
import Validation

/// Compares the automaton and PCRE2 with a simple recognizer on random regular expressions.
@Suite struct RandomPatternTests {
  @Test func `a random pattern accepts exactly the values that its grammar derives`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var counts: [Verdict: Int] = [:]
    for _ in 0..<TestRun.rounds(500) {
      let grammar = generator.grammar(depth: 4)
      let pattern = generator.pattern(of: grammar)
      let strategies = [
        try RegexStrategy(pattern), try RegexStrategy("(?-i)" + pattern),
        try RegexStrategy("(?sm)" + pattern),
      ]
      for _ in 0..<20 {
        let value = generator.string(of: Array("aabbc\n".utf8), count: 0...8)
        for strategy in strategies {
          let verdict = strategy.verdict(on: value)
          counts[verdict, default: 0] += 1
          if verdict == .undecided || verdict == Verdict(grammar.matches(value)) { continue }
          Issue.record("seed \(seed): '\(strategy.pattern)' on '\(value.shown)' is \(verdict)")
          return
        }
      }
    }
    #expect(counts[.valid, default: 0] > TestRun.rounds(300))
    #expect(counts[.invalid, default: 0] > TestRun.rounds(300))
    #expect(counts[.undecided, default: 0] < TestRun.rounds(100), "seed \(seed)")
  }
}

extension SeededGenerator {
  fileprivate mutating func grammar(depth: Int) -> Grammar {
    guard depth > 0, below(6) > 0 else {
      return .anyOf(pick([["a"], ["b"], ["a", "b"], ["a", "b", "c"], ["\n"], ["b", "c", "\n"]]))
    }
    switch below(4) {
    case 0: return .sequenceOf((0..<below(4)).map { _ in grammar(depth: depth - 1) })
    case 1: return .alternatives((0..<1 + below(3)).map { _ in grammar(depth: depth - 1) })
    default:
      let atLeast = below(3)
      let atMost = pick([atLeast, atLeast + 1, atLeast + 2, .max])
      return .repeated(grammar(depth: depth - 1), atLeast: atLeast, atMost: atMost)
    }
  }

  /// Returns the grammar as a pattern with randomly chosen capturing groups and lazy quantifiers.
  fileprivate mutating func pattern(of grammar: Grammar) -> String {
    switch grammar {
    case .byte(let byteClass):
      let characters = String(byteClass.bytes.sorted().map { Character(UnicodeScalar($0)) })
      return characters.utf8.count == 1 ? characters : "[" + characters + "]"
    case .sequenceOf(let parts): return parts.map { pattern(of: $0) }.joined()
    case .alternatives(let parts): return group(parts.map { pattern(of: $0) }.joined(separator: "|"))
    case .repeated(let part, let atLeast, let atMost):
      let bounds = atMost == .max ? "{\(atLeast),}" : "{\(atLeast),\(atMost)}"
      let sign =
        atMost == .max && atLeast < 2 ? ["*", "+"][atLeast] : atLeast == 0 && atMost == 1 ? "?" : bounds
      return group(pattern(of: part)) + sign + pick(["", "?"])
    }
  }

  private mutating func group(_ text: String) -> String { pick(["(", "(?:"]) + text + ")" }
}
