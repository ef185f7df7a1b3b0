internal import Bytes
internal import Validation

/// A pattern of PCRE2 as ECMAScript writes it under the flag `v`: matched against the whole of a value, it accepts all that
/// PCRE2 accepts (ECMA-262, section 22.2; HTML, section 4.10.5.3.6, compiles `^(?:` pattern `)$`).
///
/// ```swift
/// ECMAScriptPattern(#"\d{5}(-\d{4})?"#)?.text  // "[0-9]{5}(?:-[0-9]{4})?"
/// ECMAScriptPattern(#"(?i)ok"#)?.text          // "[oO][kK\u{212A}]"
/// ECMAScriptPattern(#"(a)\1"#)                 // nil: a back reference
/// ```
///
/// It accepts the same, with one exception: what is atomic or possessive is not so any more, which accepts more. What has
/// no counterpart, or one that depends on a version of Unicode or of PCRE2, is no such pattern: back references, recursion,
/// conditions, verbs, `\p`, `\X`, `\K`, letters beyond ASCII where case does not count, `{,n}`. Nor is one that a
/// backtracking engine may come to no end with: ``PatternShape``, and beyond what that knows a repetition within another.
struct ECMAScriptPattern {
  let text: String
  /// Whether it looks at what is around a match: a word's bound, an end, what comes before or after.
  let hasAssertions: Bool

  init?(_ pattern: String, options: PatternOptions = []) {
    guard !options.contains(.extended), !pattern.hasPrefix("(*") else { return nil }
    var reader = PatternReader(pattern, options: options)
    guard reader.readPattern() else { return nil }
    let isEndless = PatternShape(pattern, options: options)?.backtracksWithoutEnd
    guard !(isEndless ?? reader.nestsRepetitions) else { return nil }
    (text, hasAssertions) = (reader.output, reader.hasAssertions)
  }
}

/// Reads a pattern from left to right, and writes it anew.
private struct PatternReader {
  /// How deep groups may nest.
  private static let depthLimit = 50
  /// From how many on a repetition is taken as an endless one, as ``PatternShape`` has it.
  private static let manyRepetitions = 10

  private(set) var output = ""
  private(set) var hasAssertions = false
  /// Whether something that varies in length is repeated without end.
  private(set) var nestsRepetitions = false
  private var source: PatternSource
  private var options: PatternOptions
  /// How many negative assertions stand around: what accepts more in them accepts less outside.
  private var negations = 0

  /// What was read, as far as a quantifier behind it has to know.
  private enum Atom {
    case assertion
    case character
    case group(varies: Bool)
  }

  init(_ pattern: String, options: PatternOptions) {
    source = PatternSource(pattern)
    self.options = options
  }

  mutating func readPattern() -> Bool {
    readAlternatives(depth: 0) != nil && source.isAtEnd
  }

  /// Reads up to the end of a group; whether what it matches varies in length or kind, or `nil` for what has no counterpart.
  private mutating func readAlternatives(depth: Int) -> Bool? {
    guard depth < Self.depthLimit else { return nil }
    let outer = options
    defer { options = outer }
    var varies = false
    while let scalar = source.peek, scalar != ")" {
      if source.take("|") {
        output += "|"
        varies = true
        continue
      }
      if source.starts(with: "(?"), readFlags() { continue }
      guard let atom = readAtom(depth: depth) else { return nil }
      guard let isRepeated = readQuantifier(of: atom) else { return nil }
      if case .group(varies: true) = atom { varies = true }
      varies = varies || isRepeated
    }
    return varies
  }

  /// Reads `(?i)` and its like, which hold up to the end of the group.
  private mutating func readFlags() -> Bool {
    var ahead = source
    guard let changed = ahead.takeFlags(options), ahead.take(")") else { return false }
    (source, options) = (ahead, changed)
    return true
  }

  private mutating func readAtom(depth: Int) -> Atom? {
    let isFirst = output.isEmpty
    guard let scalar = source.next() else { return nil }
    switch scalar {
    case "(": return readGroup(depth: depth)
    case "[":
      guard let set = CharacterClass(&source, isCaseless: options.contains(.caseless)) else { return nil }
      output += set.text
      return .character
    case "\\": return readEscape(isFirst: isFirst)
    case ".":
      output += options.contains(.dotAll) ? #"[\s\S]"# : #"[^\n]"#
      return .character
    case "^":
      guard isFirst || !options.contains(.multiline) else { return nil }
      return isFirst ? .assertion : assertion("^")
    case "$":
      guard source.isAtEnd || !options.contains(.multiline) else { return nil }
      return source.isAtEnd ? .assertion : assertion(Self.endOrLastLineEnd)
    case "*", "+", "?": return nil
    case "{" where source.mayEndQuantifier: return nil
    default: return readLiteral(scalar)
    }
  }

  /// The end, or before a line feed that ends the value: PCRE2's `$` and `\Z`.
  private static let endOrLastLineEnd = #"(?=\n?$)"#

  private mutating func readLiteral(_ scalar: Unicode.Scalar) -> Atom? {
    guard options.contains(.caseless), scalar.properties.isAlphabetic || !scalar.isASCII else {
      output += scalar.inPattern
      return .character
    }
    guard let set = CharacterClass(caseless: scalar) else { return nil }
    output += set.text
    return .character
  }

  /// Writes an assertion. At the very beginning and the very end a whole match keeps those of its ends: none is written.
  private mutating func assertion(_ text: String) -> Atom {
    output += text
    hasAssertions = true
    return .assertion
  }

  private mutating func readEscape(isFirst: Bool) -> Atom? {
    guard let scalar = source.next() else { return nil }
    if scalar == "A" && isFirst || "zZ".unicodeScalars.contains(scalar) && source.isAtEnd {
      return .assertion
    }
    let assertions: [Unicode.Scalar: String] = [
      "A": "^", "z": "$", "Z": Self.endOrLastLineEnd, "b": #"\b"#, "B": #"\B"#,
    ]
    if let text = assertions[scalar] { return assertion(text) }
    if scalar == "N", source.peek != "{" {
      output += #"[^\n]"#
      return .character
    }
    if let set = CharacterClass.named[scalar] {
      output += set
      return .character
    }
    return source.character(escapedBy: scalar).flatMap { readLiteral($0) }
  }

  /// Reads what follows a `(`.
  private mutating func readGroup(depth: Int) -> Atom? {
    guard source.take("?") else {
      return source.peek == "*" ? nil : readGroup("(?:", depth: depth)
    }
    for (opening, written) in [("=", "(?="), ("<=", "(?<="), ("!", "(?!"), ("<!", "(?<!")]
    where source.take(all: opening) {
      let isNegative = opening.hasSuffix("!")
      if isNegative { negations += 1 }
      defer { if isNegative { negations -= 1 } }
      hasAssertions = true
      return readGroup(written, depth: depth) == nil ? nil : .assertion
    }
    if source.take(all: ">") { return negations > 0 ? nil : readGroup("(?:", depth: depth) }
    if source.take(all: ":") || source.take(all: "|") || source.takeGroupName() {
      return readGroup("(?:", depth: depth)
    }
    var ahead = source
    ahead.stepBack(2)
    guard let changed = ahead.takeFlags(options), ahead.take(":") else { return nil }
    let outer = options
    defer { options = outer }
    (source, options) = (ahead, changed)
    return readGroup("(?:", depth: depth)
  }

  private mutating func readGroup(_ opening: String, depth: Int) -> Atom? {
    output += opening
    guard let varies = readAlternatives(depth: depth + 1), source.take(")") else { return nil }
    output += ")"
    return .group(varies: varies)
  }

  /// Reads a quantifier where there is one; whether it makes what it repeats vary, or `nil` for what has no counterpart.
  private mutating func readQuantifier(of atom: Atom) -> Bool? {
    guard let quantifier = source.takeQuantifier() else { return false }
    if case .assertion = atom { return nil }
    if source.take("+") {
      guard negations == 0 else { return nil }
    } else {
      _ = source.take("?")
    }
    // A quantifier of a quantified part means something else or nothing.
    guard source.peek.map({ !"*+?{".unicodeScalars.contains($0) }) ?? true else { return nil }
    if case .group(varies: true) = atom, quantifier.maximum ?? .max >= Self.manyRepetitions {
      nestsRepetitions = true
    }
    output += quantifier.text
    return quantifier.minimum != quantifier.maximum
  }
}
