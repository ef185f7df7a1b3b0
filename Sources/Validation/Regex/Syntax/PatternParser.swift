/// Parses any text, from left to right, into the tree of ``PatternSyntax``.
struct PatternParser {
  typealias Item = PatternSyntax.Item
  typealias Element = PatternSyntax.Element

  var scanner: PatternScanner
  /// The number of open groups.
  var depth = 0

  init(_ pattern: String) {
    scanner = PatternScanner(pattern)
  }

  /// Reads alternatives up to the parenthesis that closes their group, or to the end of the pattern outside of groups.
  mutating func parseBranches() -> [[Item]] {
    var branches: [[Item]] = []
    var branch: [Item] = []
    while let scalar = scanner.peek, scalar != ")" || depth == 0 {
      if scanner.take("|") {
        branches.append(branch)
        branch = []
      } else {
        branch.append(parseItem())
      }
    }
    return branches + [branch]
  }

  private mutating func parseItem() -> Item {
    let start = scanner.index
    let element = parseElement()
    let item = Item(element: element, range: start..<scanner.index)
    if case .flags = element { return item }
    guard let quantifier = takeQuantifier() else { return item }
    return Item(element: .repetition(item, quantifier), range: start..<scanner.index)
  }

  private mutating func parseElement() -> Element {
    guard let scalar = scanner.next() else { return .unsupported(.unmatched) }
    switch scalar {
    case "(": return parseGroup()
    case ")": return .unsupported(.unmatched)
    case "[": return .characterClass(parseClass())
    case "\\": return parseEscape()
    case ".": return .anyCharacter
    case "^": return .anchor(.lineStart)
    case "$": return .anchor(.lineEnd)
    case "*", "+", "?": return .unsupported(.quantifier)
    // Versions of PCRE2 from 10.43 on read `{,3}` and `{ 2, 3 }` as quantifiers.
    case "{":
      let isQuantifier = scanner.peek.map { $0.isDigit || [",", " ", "\t"].contains($0) } ?? false
      return isQuantifier ? .unsupported(.quantifier) : .openingBrace
    default: return .literal(.init(scalar: scalar, spelling: .plain))
    }
  }

  private mutating func takeQuantifier() -> PatternSyntax.Quantifier? {
    guard let (text, minimum, maximum) = takeCounts() else { return nil }
    let isPossessive = scanner.take("+")
    if !isPossessive { _ = scanner.take("?") }
    return .init(text: text, minimum: minimum, maximum: maximum, isPossessive: isPossessive)
  }

  /// Consumes `*`, `+`, `?`, `{n}`, `{n,}` or `{n,m}`.
  private mutating func takeCounts() -> (text: String, minimum: Int, maximum: Int?)? {
    switch scanner.peek {
    case "*", "+", "?":
      let sign = scanner.next().map(String.init) ?? ""
      return (sign, sign == "+" ? 1 : 0, sign == "?" ? 1 : nil)
    case "{":
      var ahead = scanner
      guard ahead.take("{"), let inner = ahead.take(upTo: "}", where: { $0.isDigit || $0 == "," }) else {
        return nil
      }
      let counts = inner.split(separator: ",", omittingEmptySubsequences: false)
      guard counts.count <= 2, let minimum = Int(counts[0]) else { return nil }
      let maximum = counts.count == 1 ? minimum : Int(counts[1])
      guard maximum != nil || counts[1].isEmpty, minimum <= maximum ?? .max else { return nil }
      scanner = ahead
      return ("{\(inner)}", minimum, maximum)
    default: return nil
    }
  }
}
