import TestSupport

/// A random PCRE2 pattern with a value that it probably accepts.
struct RandomPattern {
  private(set) var pattern = ""
  /// A value that the pattern accepts unless an assertion or a negated class rejects it.
  private(set) var sample = ""
  private var isCaseless = false

  init(using generator: inout SeededGenerator) {
    if Int.random(in: 0..<5, using: &generator) == 0 {
      pattern = "(?i)"
      isCaseless = true
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      pattern += ["^", #"\A"#].randomElement(using: &generator)!
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      pattern += ["(?=.{0,9})", "(?!z)", #"(?=\S*)"#].randomElement(using: &generator)!
    }
    addSequence(depth: 0, &generator)
    if Int.random(in: 0..<8, using: &generator) == 0 {
      pattern += ["$", #"\z"#, #"\Z"#].randomElement(using: &generator)!
    }
  }

  private mutating func addSequence(depth: Int, _ generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) { addPart(depth: depth, &generator) }
  }

  /// Adds an atom with a random quantifier, and the sample repeated accordingly.
  private mutating func addPart(depth: Int, _ generator: inout SeededGenerator) {
    let before = sample
    sample = ""
    addAtom(depth: depth, &generator)
    let once = sample
    let quantifiers: [(String, ClosedRange<Int>)] = [
      ("", 1...1), ("", 1...1), ("", 1...1), ("?", 0...1), ("*", 0...3), ("+", 1...3), ("{2}", 2...2),
      ("{1,3}", 1...3), ("{2,}", 2...4), ("+?", 1...2), ("*+", 0...2), ("{0,2}?", 0...2),
    ]
    let (text, counts) = quantifiers.randomElement(using: &generator)!
    pattern += text
    sample = before + String(repeating: once, count: Int.random(in: counts, using: &generator))
  }

  private mutating func addAtom(depth: Int, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4:
      let literal = Self.literals.randomElement(using: &generator)!
      pattern += literal.0
      addSample(literal.1, &generator)
    case 4, 5:
      let set = Self.sets.randomElement(using: &generator)!
      pattern += set.0
      addSample(set.1.randomElement(using: &generator)!, &generator)
    case 6, 7: addClass(&generator)
    default:
      guard depth < 2 else { return addClass(&generator) }
      pattern += ["(", "(?:", "(?<n\(pattern.utf8.count)>", "(?>"].randomElement(using: &generator)!
      addSequence(depth: depth + 1, &generator)
      if Bool.random(using: &generator) {
        let taken = sample
        pattern += "|"
        addSequence(depth: depth + 1, &generator)
        if Bool.random(using: &generator) { sample = taken }
      }
      pattern += ")"
    }
  }

  private mutating func addClass(_ generator: inout SeededGenerator) {
    let isNegated = Int.random(in: 0..<4, using: &generator) == 0
    pattern += isNegated ? "[^" : "["
    var samples: [Character] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let member = Self.members.randomElement(using: &generator)!
      pattern += member.0
      samples.append(member.1)
    }
    pattern += "]"
    addSample(
      isNegated ? "é😀Q~".randomElement(using: &generator)! : samples.randomElement(using: &generator)!,
      &generator)
  }

  private mutating func addSample(_ character: Character, _ generator: inout SeededGenerator) {
    guard isCaseless, Bool.random(using: &generator) else { return sample.append(character) }
    switch character {
    case "k": sample.append(["K", "\u{212A}"].randomElement(using: &generator)!)
    case "s": sample.append(["S", "\u{17F}"].randomElement(using: &generator)!)
    default: sample += character.uppercased()
    }
  }

  private static let literals: [(String, Character)] = [
    ("a", "a"), ("k", "k"), ("s", "s"), ("Z", "Z"), ("7", "7"), ("-", "-"), ("&", "&"), ("/", "/"),
    (#"\."#, "."),
    (#"\("#, "("), ("]", "]"), ("}", "}"), (" ", " "), ("ü", "ü"), ("😀", "😀"), (#"\x{E9}"#, "é"),
    (#"\x41"#, "A"),
    (#"\-"#, "-"), ("\\#", "#"), ("'", "'"), ("\"", "\""), ("<", "<"), ("=", "="), (#"\t"#, "\t"),
  ]

  private static let sets: [(String, [Character])] = [
    (#"\d"#, ["0", "9"]), (#"\D"#, ["x", "٣"]), (#"\w"#, ["a", "_", "K"]), (#"\W"#, ["-", "é", "\u{212A}"]),
    (#"\s"#, [" ", "\t", "\u{B}", "\u{C}"]), (#"\S"#, ["a", "\u{A0}", "\u{2028}"]),
    (#"\h"#, ["\t", "\u{A0}", "\u{3000}", "\u{180E}"]), (#"\H"#, ["a", "\u{B}"]),
    (#"\v"#, ["\u{B}", "\u{85}", "\u{2029}"]),
    (".", ["a", "😀", "\u{2028}", "\u{85}"]), (#"\N"#, ["a", "\u{2029}"]), ("[[:alpha:]]", ["a"]),
  ]

  private static let members: [(String, Character)] = [
    ("a-f", "c"), ("0-9", "5"), (#"\d"#, "8"), (#"\w"#, "k"), (#"\s"#, " "), (#"\S"#, "é"), ("(", "("),
    (")", ")"),
    ("[", "["), ("{", "{"), ("}", "}"), ("/", "/"), ("|", "|"), (#"\-"#, "-"), (#"\\"#, "\\"), ("&&", "&"),
    ("!!", "!"),
    ("~~", "~"), ("==", "="), ("k", "k"), ("s", "s"), ("ü", "ü"), ("α-ω", "λ"), ("😀-😂", "😁"), ("#", "#"),
    (#"\t"#, "\t"),
    ("!-/", "+"), (#"\b"#, "\u{8}"), (#"\x{2028}"#, "\u{2028}"), (#"\]"#, "]"), ("@", "@"), ("::", ":"),
    (#"\h"#, "\u{3000}"),
  ]
}
