internal import Bytes
internal import Validation

/// A PCRE2 pattern in ECMAScript's syntax with the flag `v`: matched against a whole value, it accepts all values that
/// PCRE2 accepts (ECMA-262, section 22.2; HTML, section 4.10.5.3.6, compiles `^(?:` pattern `)$`).
///
/// ```swift
/// ECMAScriptPattern(#"\d{5}(-\d{4})?"#)?.text  // "[0-9]{5}(?:-[0-9]{4})?"
/// ECMAScriptPattern(#"(?i)ok"#)?.text          // #"[oO][kK\u{212A}]"#
/// ECMAScriptPattern(#"(a)\1"#)                 // nil: a back reference
/// ```
///
/// It accepts no other values, with one exception: atomic groups and possessive quantifiers become ordinary ones, which
/// accept more. A pattern has no counterpart if it contains a construct that has none, or whose counterpart depends on a
/// version of Unicode or of PCRE2: back references, recursion, conditions, verbs, `\p`, `\X`, `\K`, letters beyond ASCII if
/// case is ignored, `{,n}`. It also has none if a backtracking engine may take exponential time, which ``PatternShape``
/// decides; for a pattern without a shape, a repetition within another one decides.
struct ECMAScriptPattern {
  let text: String
  /// Whether the pattern depends on the surroundings of a match: word boundaries, ends, lookarounds.
  let hasAssertions: Bool

  init?(_ pattern: String, options: PatternOptions = []) {
    guard !options.contains(.extended) else { return nil }
    let syntax = PatternSyntax(pattern)
    var writer = ECMAScriptPatternWriter(scalarCount: syntax.scalarCount, options: options)
    guard writer.write(syntax.branches) != nil else { return nil }
    let isExponential = PatternShape(syntax, options: options)?.mayBacktrackExponentially
    guard !(isExponential ?? writer.nestsRepetitions) else { return nil }
    (text, hasAssertions) = (writer.output, writer.hasAssertions)
  }
}

/// Writes the tree of a pattern in ECMAScript's syntax.
private struct ECMAScriptPatternWriter {
  private(set) var output = ""
  private(set) var hasAssertions = false
  /// Whether a part that varies in length is repeated without end.
  private(set) var nestsRepetitions = false
  private let scalarCount: Int
  private var options: PatternOptions
  /// The number of enclosing negative lookarounds: within one, a part that accepts more makes the pattern accept less.
  private var negations = 0

  /// The extent of what an element matches.
  private enum Extent {
    /// An assertion or a flag, which cannot be repeated.
    case nothing
    case fixed
    case varying
  }

  init(scalarCount: Int, options: PatternOptions) {
    self.scalarCount = scalarCount
    self.options = options
  }

  /// Writes alternatives and returns whether what they match varies, or `nil` for a construct without a counterpart. More
  /// than one alternative counts as varying.
  mutating func write(_ branches: [[PatternSyntax.Item]]) -> Bool? {
    let outer = options
    defer { options = outer }
    var varies = branches.count > 1
    for (index, branch) in branches.enumerated() {
      if index > 0 { output += "|" }
      for item in branch {
        guard let extent = write(item) else { return nil }
        if extent == .varying { varies = true }
      }
    }
    return varies
  }

  private mutating func write(_ item: PatternSyntax.Item) -> Extent? {
    switch item.element {
    case .literal(let literal): return write(literal.scalar)
    case .openingBrace: return write("{" as Unicode.Scalar)
    case .anyCharacter: return write(options.contains(.dotAll) ? #"[\s\S]"# : #"[^\n]"#)
    case .anyButNewline: return write(#"[^\n]"#)
    case .set(let set): return write(ECMAScriptClass.text(of: set))
    case .characterClass(let characters):
      let written = ECMAScriptClass(characters, isCaseless: options.contains(.caseless))
      return written.flatMap { write($0.text) }
    case .anchor(let anchor): return write(anchor, isLast: item.range.upperBound == scalarCount)
    case .group(let group, let branches): return write(group, branches)
    case .repetition(let part, let quantifier): return write(part, quantifier)
    case .flags(let flags):
      guard !flags.hasOthers else { return nil }
      options = flags.applied(to: options)
      return .nothing
    case .unsupported: return nil
    }
  }

  /// Writes the text of one character.
  private mutating func write(_ text: String) -> Extent {
    output += text
    return .fixed
  }

  private mutating func write(_ scalar: Unicode.Scalar) -> Extent? {
    guard options.contains(.caseless), scalar.properties.isAlphabetic || !scalar.isASCII else {
      return write(scalar.ecmaScriptLiteral)
    }
    return ECMAScriptClass(caseless: scalar).flatMap { write($0.text) }
  }

  /// Writes an anchor. Writes nothing at the beginning or the end of the pattern if a match of the whole
  /// value implies the anchor.
  private mutating func write(_ anchor: PatternSyntax.Anchor, isLast: Bool) -> Extent? {
    // Matches at the end, or before a newline that ends the value.
    let endOrFinalNewline = #"(?=\n?$)"#
    let isMultiline = options.contains(.multiline)
    let text: String
    switch anchor {
    case .lineStart where output.isEmpty, .start where output.isEmpty: return .nothing
    case .lineEnd where isLast, .end where isLast, .endOrFinalNewline where isLast: return .nothing
    case .lineStart where isMultiline, .lineEnd where isMultiline: return nil
    case .lineStart, .start: text = "^"
    case .end: text = "$"
    case .lineEnd, .endOrFinalNewline: text = endOrFinalNewline
    case .wordBoundary: text = #"\b"#
    case .noWordBoundary: text = #"\B"#
    }
    output += text
    hasAssertions = true
    return .nothing
  }

  private mutating func write(_ group: PatternSyntax.Group, _ branches: [[PatternSyntax.Item]]) -> Extent? {
    let outer = options
    defer { options = outer }
    switch group {
    case .capturing, .noncapturing, .named, .branchReset: break
    case .atomic: guard negations == 0 else { return nil }
    case .flags(let flags):
      guard !flags.hasOthers else { return nil }
      options = flags.applied(to: options)
    case .lookaround(let isAhead, let isNegative):
      hasAssertions = true
      negations += isNegative ? 1 : 0
      defer { negations -= isNegative ? 1 : 0 }
      let opening = "(?" + (isAhead ? "" : "<") + (isNegative ? "!" : "=")
      return write(opening, branches) == nil ? nil : .nothing
    case .other: return nil
    }
    return write("(?:", branches)
  }

  private mutating func write(_ opening: String, _ branches: [[PatternSyntax.Item]]) -> Extent? {
    output += opening
    guard let varies = write(branches) else { return nil }
    output += ")"
    return varies ? .varying : .fixed
  }

  private mutating func write(_ part: PatternSyntax.Item, _ quantifier: PatternSyntax.Quantifier) -> Extent? {
    guard let extent = write(part), extent != .nothing, !quantifier.isPossessive || negations == 0 else {
      return nil
    }
    if extent == .varying, quantifier.maximum ?? .max >= PatternLimits.manyRepetitions {
      nestsRepetitions = true
    }
    output += quantifier.text
    return quantifier.minimum == quantifier.maximum ? extent : .varying
  }
}
