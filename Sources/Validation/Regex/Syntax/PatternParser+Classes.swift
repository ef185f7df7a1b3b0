extension PatternParser {
  typealias Member = PatternSyntax.CharacterClass.Member

  /// Reads what follows an opening bracket, up to and with the bracket that closes the class.
  mutating func parseClass() -> PatternSyntax.CharacterClass {
    var result = PatternSyntax.CharacterClass()
    result.isNegated = scanner.take("^")
    // A bracket as the first member is a literal.
    while scanner.peek != "]" || result.members.isEmpty {
      guard scanner.peek != nil else {
        result.members.append(.unsupported(.unmatched))
        return result
      }
      result.members += parseMember()
    }
    _ = scanner.next()
    return result
  }

  /// Reads a member, and with it a hyphen that is not part of a range.
  private mutating func parseMember() -> [Member] {
    guard let low = takeLiteral() else {
      let set = parseSet()
      if case .unsupported = set { return [set] }
      return takeHyphen() ? [set, .unsupported(.hyphen)] : [set]
    }
    guard takeHyphen() else { return [.literal(low)] }
    guard let high = takeLiteral() else { return [.literal(low), .unsupported(.hyphen)] }
    return [.range(low, high)]
  }

  /// Consumes a hyphen that is not the last character of the class.
  private mutating func takeHyphen() -> Bool {
    scanner.peek == "-" && scanner.peek(1) != "]" && scanner.take("-")
  }

  /// Consumes and returns a single character, or consumes nothing and returns `nil`.
  private mutating func takeLiteral() -> PatternSyntax.Literal? {
    var ahead = self
    guard let scalar = ahead.scanner.next() else { return nil }
    let literal: PatternSyntax.Literal?
    switch scalar {
    case "\\":
      guard let letter = ahead.scanner.next() else { return nil }
      literal =
        letter == "b"
        ? .init(scalar: "\u{8}", spelling: .letter("b")) : ahead.takeLiteral(escapedBy: letter)
    case "[": literal = isAtPOSIXClass ? nil : .init(scalar: "[", spelling: .plain)
    default: literal = .init(scalar: scalar, spelling: .plain)
    }
    if literal != nil { self = ahead }
    return literal
  }

  private var isAtPOSIXClass: Bool {
    scanner.peek == "[" && scanner.peek(1).map { [":", ".", "="].contains($0) } ?? false
  }

  /// Reads a member that is not a single character.
  private mutating func parseSet() -> Member {
    if isAtPOSIXClass { return parsePOSIXClass() }
    _ = scanner.next()
    guard let letter = scanner.next() else { return .unsupported(.unmatched) }
    if let set = PatternSyntax.CharacterSet(letter: letter) { return .set(set) }
    return .unsupported(skipEscape(letter))
  }

  private static let posixNames: Set<String> = [
    "alpha", "lower", "upper", "alnum", "ascii", "blank", "cntrl", "digit", "graph", "print", "punct",
    "space", "word", "xdigit",
  ]

  /// Reads `[:name:]`, or only the bracket if the name is not closed.
  private mutating func parsePOSIXClass() -> Member {
    _ = scanner.next()
    var ahead = scanner
    guard let delimiter = ahead.next(), let inner = ahead.take(upTo: "]"),
      inner.unicodeScalars.last == delimiter
    else { return .unsupported(.posixClass) }
    scanner = ahead
    let name = String(inner.dropLast())
    return delimiter == ":" && Self.posixNames.contains(name)
      ? .posix(name: name) : .unsupported(.posixClass)
  }
}
