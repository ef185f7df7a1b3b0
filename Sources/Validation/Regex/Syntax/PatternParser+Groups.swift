extension PatternParser {
  private static let openings: [(String, PatternSyntax.Group)] = [
    (":", .noncapturing), ("|", .branchReset), (">", .atomic),
    ("=", .lookaround(isAhead: true, isNegative: false)),
    ("!", .lookaround(isAhead: true, isNegative: true)),
    ("<=", .lookaround(isAhead: false, isNegative: false)),
    ("<!", .lookaround(isAhead: false, isNegative: true)),
  ]

  /// Reads what follows an opening parenthesis.
  mutating func parseGroup() -> Element {
    if scanner.take("*") { return parseVerb() }
    guard scanner.take("?") else { return parseBody(of: .capturing) }
    for (opening, group) in Self.openings where scanner.take(opening) { return parseBody(of: group) }
    if takeName() { return parseBody(of: .named) }
    if scanner.peek == "(" { return parseBody(of: .other) }
    if scanner.take("#") {
      scanner.skip(through: ")")
      return .unsupported(.comment)
    }
    var ahead = scanner
    if let flags = Self.takeFlags(&ahead), let end = ahead.next() {
      scanner = ahead
      return end == ")" ? .flags(flags) : parseBody(of: .flags(flags))
    }
    scanner.skip(through: ")")
    return .unsupported(.group)
  }

  private mutating func parseBody(of group: PatternSyntax.Group) -> Element {
    guard depth < PatternLimits.nesting else {
      scanner.skipToEnd()
      return .unsupported(.nesting)
    }
    depth += 1
    var branches = parseBranches()
    depth -= 1
    if !scanner.take(")") {
      let end = Item(element: .unsupported(.unmatched), range: scanner.index..<scanner.index)
      branches[branches.count - 1].append(end)
    }
    return .group(group, branches)
  }

  /// Reads what follows `(*`: a verb or setting in capitals, or an assertion by its name, `(*pla:…)`.
  private mutating func parseVerb() -> Element {
    var ahead = scanner
    if ahead.take(upTo: ":", where: { "a"..."z" ~= $0 || $0 == "_" })?.isEmpty == false {
      scanner = ahead
      return parseBody(of: .other)
    }
    scanner.skip(through: ")")
    return .unsupported(.verb)
  }

  /// Consumes `<name>`, `P<name>` or `'name'`.
  private mutating func takeName() -> Bool {
    for (opening, end) in [("P<", ">"), ("<", ">"), ("'", "'")] as [(String, Unicode.Scalar)] {
      var ahead = scanner
      guard ahead.take(opening) else { continue }
      let name = ahead.take(upTo: end) { $0 == "_" || $0.properties.isAlphabetic || $0.isDigit }
      guard name?.isEmpty == false else { return false }
      scanner = ahead
      return true
    }
    return false
  }

  /// Consumes one flag or more, `i-ms`, up to the parenthesis or colon that ends them.
  private static func takeFlags(_ scanner: inout PatternScanner) -> PatternSyntax.Flags? {
    let options: [Unicode.Scalar: PatternOptions] = ["i": .caseless, "m": .multiline, "s": .dotAll]
    var flags = PatternSyntax.Flags()
    let start = scanner.index
    while let scalar = scanner.peek, scalar != ")", scalar != ":" {
      _ = scanner.next()
      switch scalar {
      case "-" where flags.cleared == nil: flags.cleared = []
      case "J", "U", "n", "x", "^": flags.hasOthers = true
      default:
        guard let option = options[scalar] else { return nil }
        if flags.cleared == nil { flags.set.formUnion(option) } else { flags.cleared?.formUnion(option) }
      }
    }
    return scanner.index > start ? flags : nil
  }
}
