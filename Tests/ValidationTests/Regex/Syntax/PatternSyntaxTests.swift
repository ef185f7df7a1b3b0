import TestSupport
import Testing

@testable import Validation

struct PatternSyntaxTests {
  @Test(
    arguments: [
      ("", "ε"), ("ab|", "a b|ε"), ("a+b{2,}c?", "a+ b{2,} c?"), ("a{x}", "a { x }"),
      ("a{2}+b*?", "a{2}+ b*"),
      (#"^\A$\z\Z\b\B"#, "lineStart start lineEnd end endOrFinalNewline wordBoundary noWordBoundary"),
      (#".\N\d\D\h"#, ". N d D h"), (#"\.\t\x41\x{e4}"#, #"\. \t #A #ä"#),
      (#"\u00e4[\u00C0-\u00ff]"#, "#ä [#À-#ÿ]"), ("[^a-z-]", "[^a-z -]"),
      (#"[]\d\b]"#, #"[] d \b]"#), ("[[:alpha:]a-]", "[:alpha: a -]"), ("[a-c-e]", "[a-c - e]"),
      ("(a)(?:b|c)", "(a) (:b|c)"), ("(?<n>a)(?P<n>b)(?'n'c)", "(<a) (<b) (<c)"), ("(?|a)(?>b)", "(|a) (>b)"),
      ("(?=a)(?!b)(?<=c)(?<!d)", "(=a) (!b) (<=c) (<!d)"), ("(?i)a(?s-i:b)", "flags a (?b)"),
      ("(?x)(?^)(?-)", "flags… flags… flags"), ("(?(1)a|b)", "(…(1) a|b)"), ("(*pla:a)", "(…a)"),
    ])
  func `a pattern is parsed into a tree`(pattern: String, outline: String) {
    #expect(Self.outline(of: PatternSyntax(pattern).branches) == outline)
  }

  @Test(
    arguments: [
      (#"a\1"#, .escape("1"), 1..<3), (#"\k<n>a"#, .escape("k"), 0..<5), (#"\cAa"#, .escape("c"), 0..<3),
      (#"\x4"#, .escape("x"), 0..<2), (#"\p{Lu}a"#, .property(name: "Lu"), 0..<6),
      (#"\PLa"#, .property(name: "L"), 0..<3), (#"a\Q(b\E"#, .quotation, 1..<7), ("(?#()a", .comment, 0..<5),
      ("(*ACCEPT)a", .verb, 0..<9), ("(?R)", .group, 0..<4), ("(?P=n)a", .group, 0..<6),
      ("*", .quantifier, 0..<1),
      ("a**", .quantifier, 2..<3), ("a{2}{3}", .quantifier, 4..<5), ("a{,3}", .quantifier, 1..<2),
      ("a{3,2}", .quantifier, 1..<2), ("a)b", .unmatched, 1..<2), ("(a", .unmatched, 2..<2),
      (#"a\"#, .unmatched, 1..<2), ("[a", .unmatched, 0..<2), (#"[\d-x]"#, .hyphen, 0..<6),
      (#"[a-\d]"#, .hyphen, 0..<6), ("[[:nope:]]", .posixClass, 0..<10), ("[[.a.]]", .posixClass, 0..<7),
    ] as [(String, PatternSyntax.Unsupported, Range<Int>)])
  func `an unsupported construct is reported with its location`(
    pattern: String, construct: PatternSyntax.Unsupported, range: Range<Int>
  ) {
    let found = Self.unsupported(in: PatternSyntax(pattern).branches)
    #expect(found.first?.construct == construct)
    #expect(found.first?.range == range)
  }

  @Test func `groups can nest as deeply as in PCRE2`() throws {
    let pattern = { String(repeating: "(", count: $0) + String(repeating: ")", count: $0) }
    _ = try RegexStrategy(pattern(250))
    #expect(Self.unsupported(in: PatternSyntax(pattern(250)).branches).isEmpty)
    #expect(throws: PatternError.self) { try RegexStrategy(pattern(251)) }
    #expect(Self.unsupported(in: PatternSyntax(pattern(251)).branches).first?.construct == .nesting)
  }

  @Test func `the items of any pattern cover the entire pattern`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(3000) {
      let bytes = generator.string(of: Array(#"ab-^$[](){}|*+?.\dwi:,2#x<>=!P&' QE"#.utf8), count: 0...12)
      let pattern = String(decoding: bytes, as: UTF8.self)
      let syntax = PatternSyntax(pattern)
      var offset = 0
      for (index, branch) in syntax.branches.enumerated() {
        offset += index > 0 ? 1 : 0
        for item in branch {
          #expect(item.range.lowerBound == offset, "seed \(seed): \(pattern)")
          offset = item.range.upperBound
        }
      }
      #expect(offset == bytes.count && syntax.scalarCount == bytes.count, "seed \(seed): \(pattern)")
    }
  }

  private static func unsupported(
    in branches: [[PatternSyntax.Item]]
  ) -> [(construct: PatternSyntax.Unsupported, range: Range<Int>)] {
    branches.joined().flatMap { item -> [(construct: PatternSyntax.Unsupported, range: Range<Int>)] in
      switch item.element {
      case .unsupported(let construct): return [(construct, item.range)]
      case .group(_, let branches): return unsupported(in: branches)
      case .repetition(let part, _): return unsupported(in: [[part]])
      case .characterClass(let characters):
        return characters.members.compactMap { member in
          guard case .unsupported(let construct) = member else { return nil }
          return (construct, item.range)
        }
      default: return []
      }
    }
  }

  private static func outline(of branches: [[PatternSyntax.Item]]) -> String {
    branches.map { $0.isEmpty ? "ε" : $0.map { outline(of: $0.element) }.joined(separator: " ") }
      .joined(separator: "|")
  }

  private static func outline(of element: PatternSyntax.Element) -> String {
    switch element {
    case .literal(let literal): outline(of: literal)
    case .openingBrace: "{"
    case .anyCharacter: "."
    case .anyButNewline: "N"
    case .set(let set): outline(of: set)
    case .characterClass(let characters):
      (characters.isNegated ? "[^" : "[") + characters.members.map(outline).joined(separator: " ") + "]"
    case .anchor(let anchor): "\(anchor)"
    case .group(let group, let branches): "(" + opening(of: group) + outline(of: branches) + ")"
    case .repetition(let item, let quantifier):
      outline(of: item.element) + quantifier.text + (quantifier.isPossessive ? "+" : "")
    case .flags(let flags): flags.hasOthers ? "flags…" : "flags"
    case .unsupported(let construct): "\(construct)"
    }
  }

  private static func outline(of member: PatternSyntax.CharacterClass.Member) -> String {
    switch member {
    case .literal(let literal): outline(of: literal)
    case .range(let low, let high): outline(of: low) + "-" + outline(of: high)
    case .set(let set): outline(of: set)
    case .posix(let name): ":\(name):"
    case .unsupported(let construct): "\(construct)"
    }
  }

  private static func outline(of set: PatternSyntax.CharacterSet) -> String {
    set.isNegated ? String(set.kind.rawValue).uppercased() : String(set.kind.rawValue)
  }

  private static func outline(of literal: PatternSyntax.Literal) -> String {
    switch literal.spelling {
    case .plain: String(literal.scalar)
    case .escaped: "\\\(literal.scalar)"
    case .letter(let letter): "\\\(letter)"
    case .number: "#\(literal.scalar)"
    }
  }

  private static func opening(of group: PatternSyntax.Group) -> String {
    switch group {
    case .capturing: ""
    case .noncapturing: ":"
    case .named: "<"
    case .branchReset: "|"
    case .atomic: ">"
    case .lookaround(let isAhead, let isNegative): (isAhead ? "" : "<") + (isNegative ? "!" : "=")
    case .flags: "?"
    case .other: "…"
    }
  }
}
