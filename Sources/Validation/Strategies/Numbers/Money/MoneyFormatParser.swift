/// Reads the notation of a format of money.
struct MoneyFormatParser {
  private var rest: Substring.UnicodeScalarView
  /// The brackets and parentheses that are open.
  private var depth = 0

  /// Returns the parts of a format of at most 128 bytes, or `nil` if it is faulty: it has no number or several, a number that may be
  /// absent, or a bracket without another one.
  static func parts(of pattern: String) -> [MoneyPart]? {
    guard pattern.utf8.count <= 128 else { return nil }
    var parser = Self(rest: pattern.unicodeScalars[...])
    guard let parts = parser.parts(), parser.rest.isEmpty, MoneyPart.numbers(in: parts) == 1 else {
      return nil
    }
    return parts
  }

  /// Reads parts up to a closing bracket, or to the end.
  private mutating func parts() -> [MoneyPart]? {
    var parts: [MoneyPart] = []
    while let next = rest.first, next != "]", next != ")" {
      switch next {
      case "#", "0":
        guard let digits = digits() else { return nil }
        parts.append(.number(digits))
      case "[":
        guard let inner = enclosed(by: "]"), MoneyPart.numbers(in: inner) == 0 else { return nil }
        parts.append(.optional(inner))
      case "(":
        guard let inner = enclosed(by: ")") else { return nil }
        parts.append(.parenthesized(inner))
      case "1"..."9", "¤", ";": return nil
      default:
        parts.append(next == "-" ? .minus : .literal(next))
        rest.removeFirst()
      }
    }
    return parts
  }

  private mutating func enclosed(by end: Unicode.Scalar) -> [MoneyPart]? {
    guard depth < 4 else { return nil }
    depth += 1
    defer { depth -= 1 }
    rest.removeFirst()
    guard let parts = parts(), !parts.isEmpty, rest.first == end else { return nil }
    rest.removeFirst()
    return parts
  }

  /// Reads the digits of a number with their separators.
  private mutating func digits() -> MoneyDigits? {
    var (hasZero, sizes): (Bool, [Int]) = (false, [0])
    var group: (separator: Unicode.Scalar, isOptional: Bool)?
    while let next = rest.first {
      if next == "#" || next == "0" {
        // Amounts have no leading zeros, so that a 0 is the last digit.
        guard !hasZero else { return nil }
        hasZero = next == "0"
        sizes[sizes.count - 1] += 1
        rest.removeFirst()
      } else if let found = groupSeparator() {
        guard !hasZero, group == nil || group! == found else { return nil }
        group = found
        sizes.append(0)
      } else {
        break
      }
    }
    let fraction = fraction()
    guard let (separator, isOptional) = group else {
      return MoneyDigits(mayOmitInteger: !hasZero, groups: nil, fraction: fraction)
    }
    let inner = sizes.count > 2 ? sizes[sizes.count - 2] : sizes[sizes.count - 1]
    let isRegular = sizes.dropFirst().dropLast().allSatisfy { $0 == inner } && sizes[0] > 0
    guard isRegular, sizes[sizes.count - 1] >= 3, inner > 1, inner <= sizes[sizes.count - 1],
      separator != fraction?.separator
    else { return nil }
    return MoneyDigits(
      mayOmitInteger: !hasZero,
      groups: .init(separator: separator, isOptional: isOptional, last: sizes[sizes.count - 1], inner: inner),
      fraction: fraction)
  }

  /// Reads a separator of groups, in brackets or not, if `#` follows it.
  private mutating func groupSeparator() -> (separator: Unicode.Scalar, isOptional: Bool)? {
    let next = Array(rest.prefix(4))
    if next.count > 3, next[0] == "[", next[2] == "]", next[3] == "#", Self.separates(next[1]) {
      rest.removeFirst(3)
      return (next[1], true)
    }
    guard next.count > 1, next[1] == "#", Self.separates(next[0]) else { return nil }
    rest.removeFirst()
    return (next[0], false)
  }

  /// Whether a character can separate digits.
  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    !"[]()-;¤".unicodeScalars.contains(scalar) && !("0"..."9" ~= scalar) && !scalar.properties.isAlphabetic
  }

  /// Reads a decimal separator and its digits, in brackets or not, if they follow.
  private mutating func fraction() -> MoneyDigits.Fraction? {
    let isOptional = rest.first == "["
    var after = rest.dropFirst(isOptional ? 1 : 0)
    guard let separator = after.popFirst(), after.first == "0", separator != " ", Self.separates(separator)
    else { return nil }
    var counts = [after.prefix { $0 == "0" }.count]
    after = after.dropFirst(counts[0])
    // Digits that may be absent one by one, or in brackets only together.
    let single = after.prefix { $0 == "#" }.count
    after = after.dropFirst(single)
    counts += (0..<single).map { counts[0] + $0 + 1 }
    if single == 0, after.first == "[",
      case let together = after.dropFirst().prefix(while: { $0 == "0" }).count,
      together > 0, after.dropFirst(together + 1).first == "]"
    {
      after = after.dropFirst(together + 2)
      counts.append(counts[0] + together)
    }
    if isOptional, after.popFirst() != "]" { return nil }
    rest = after
    return .init(separator: separator, isOptional: isOptional, counts: counts)
  }
}
