extension PatternParser {
  private static let anchors: [Unicode.Scalar: PatternSyntax.Anchor] = [
    "A": .start, "z": .end, "Z": .endOrFinalNewline, "b": .wordBoundary, "B": .noWordBoundary,
  ]

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "t": "\t", "n": "\n", "r": "\r", "f": "\u{C}", "e": "\u{1B}", "a": "\u{7}",
  ]

  /// Reads what follows a backslash outside of classes.
  mutating func parseEscape() -> Element {
    guard let letter = scanner.next() else { return .unsupported(.unmatched) }
    if let anchor = Self.anchors[letter] { return .anchor(anchor) }
    if let set = PatternSyntax.CharacterSet(letter: letter) { return .set(set) }
    if letter == "N", scanner.peek != "{" { return .anyButNewline }
    if let literal = takeLiteral(escapedBy: letter) { return .literal(literal) }
    return .unsupported(skipEscape(letter))
  }

  /// Consumes the rest of a character whose first two characters are a backslash and the letter; returns `nil` if there
  /// is none.
  mutating func takeLiteral(escapedBy letter: Unicode.Scalar) -> PatternSyntax.Literal? {
    if let control = Self.controls[letter] { return .init(scalar: control, spelling: .letter(letter)) }
    if letter == "x" { return takeCodePoint().map { .init(scalar: $0, spelling: .number) } }
    if letter == "u" { return takeCodeUnit().map { .init(scalar: $0, spelling: .number) } }
    return letter.isAlphanumeric ? nil : .init(scalar: letter, spelling: .escaped)
  }

  /// Consumes two hexadecimal digits, or any number of them in braces.
  private mutating func takeCodePoint() -> Unicode.Scalar? {
    var ahead = scanner
    let digits: String?
    if ahead.take("{") {
      digits = ahead.take(upTo: "}", where: \.properties.isASCIIHexDigit)
    } else {
      let scalars = [ahead.next(), ahead.next()].compactMap(\.self)
      guard scalars.count == 2, scalars.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
      digits = scalars.map(String.init).joined()
    }
    guard let digits, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    scanner = ahead
    return scalar
  }

  /// Consumes the four hexadecimal digits of `\u00C0`, whose letter is consumed already.
  private mutating func takeCodeUnit() -> Unicode.Scalar? {
    var ahead = scanner
    guard let digits = ahead.takeFourDigits(),
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    scanner = ahead
    return scalar
  }

  /// Skips the argument of an escape that has no element of its own.
  mutating func skipEscape(_ letter: Unicode.Scalar) -> PatternSyntax.Unsupported {
    switch letter {
    case "Q":
      scanner.skip(through: #"\E"#)
      return .quotation
    case "p", "P":
      guard scanner.take("{") else { return .property(name: scanner.next().map(String.init) ?? "") }
      return .property(name: scanner.take(upTo: "}") ?? "")
    case "c":
      _ = scanner.next()
    case "g", "k", "o", "x", "N":
      let ends: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "<": ">", "'": "'"]
      var ahead = scanner
      if let end = ahead.next().flatMap({ ends[$0] }), ahead.take(upTo: end) != nil { scanner = ahead }
    default: break
    }
    return .escape(letter)
  }
}
