/// A part of a format of money.
indirect enum MoneyPart {
  /// The place of a minus sign.
  case minus
  /// A character that is written as it is.
  case literal(Unicode.Scalar)
  case number(MoneyDigits)
  /// Parts that may be absent together.
  case optional([MoneyPart])
  /// Parts that are in parentheses in negative amounts.
  case parenthesized([MoneyPart])

  var example: String {
    switch self {
    case .minus: ""
    case .literal(let scalar): String(scalar)
    case .number(let digits): digits.example
    case .optional(let parts), .parenthesized(let parts): parts.map(\.example).joined()
    }
  }

  /// The number of numbers among the parts.
  static func numbers(in parts: [MoneyPart]) -> Int {
    parts.reduce(0) { count, part in
      switch part {
      case .minus, .literal: count
      case .number: count + 1
      case .optional(let parts), .parenthesized(let parts): count + numbers(in: parts)
      }
    }
  }
}

/// The digits of an amount of money.
struct MoneyDigits {
  struct Groups {
    let separator: Unicode.Scalar
    let isOptional: Bool
    /// The number of digits after the last separator, and between two.
    let (last, inner): (Int, Int)
  }

  struct Fraction {
    let separator: Unicode.Scalar
    let isOptional: Bool
    /// The numbers of digits that an amount may have, in ascending order.
    let counts: [Int]
  }

  /// Whether an amount below 1 may begin with the decimal separator.
  let mayOmitInteger: Bool
  let groups: Groups?
  let fraction: Fraction?

  var example: String {
    var text = "1234"
    if let groups {
      let digits = "123456789".prefix(
        groups.inner == groups.last ? 1 + groups.last : 1 + groups.inner + groups.last)
      text = ""
      for (index, digit) in digits.enumerated() {
        let rest = digits.count - index
        let isBeforeGroup =
          rest == groups.last || (rest > groups.last && (rest - groups.last) % groups.inner == 0)
        if index > 0, isBeforeGroup { text.unicodeScalars.append(groups.separator) }
        text.append(digit)
      }
    }
    guard let fraction else { return text }
    text.unicodeScalars.append(fraction.separator)
    return text + "5" + String(repeating: "0", count: (fraction.counts.last ?? 1) - 1)
  }
}
