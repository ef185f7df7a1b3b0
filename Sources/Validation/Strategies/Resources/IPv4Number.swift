internal import Bytes

/// IPv4 addresses as browsers parse them: WHATWG URL, section 3.5. They are one to four numbers in decimal,
/// octal or hexadecimal, of which the last one represents all remaining octets.
enum IPv4Number {
  private static let dot = UInt8(ascii: ".")

  /// The "ends in a number checker".
  static func ends(_ domain: Span<UInt8>) -> Bool {
    let part = domain.extracting(lastPart(of: domain))
    if part.count > 0, part.indices.allSatisfy({ part[$0].isDigit }) { return true }
    return value(of: part) != nil
  }

  /// Whether the "IPv4 parser" does not fail.
  static func isAddress(_ domain: Span<UInt8>) -> Bool {
    let end = lastPart(of: domain).upperBound
    var start = 0
    var count = 0
    var largest = 0
    while true {
      var index = start
      while index < end, domain[index] != dot { index += 1 }
      guard count < 4, let number = value(of: domain.extracting(start..<index)) else { return false }
      count += 1
      guard index < end else { return largest <= 255 && number < 1 << (8 * (5 - count)) }
      largest = max(largest, number)
      start = index + 1
    }
  }

  /// The last part; if an empty label ends the domain, the part before that.
  private static func lastPart(of domain: Span<UInt8>) -> Range<Int> {
    let end = domain.count > 0 && domain[domain.count - 1] == dot ? domain.count - 1 : domain.count
    var start = end
    while start > 0, domain[start - 1] != dot { start -= 1 }
    return start..<end
  }

  /// The "IPv4 number parser", with a limit for numbers that are too large for any part.
  private static func value(of part: Span<UInt8>) -> Int? {
    guard part.count > 0 else { return nil }
    var start = 0
    var radix = 10
    if part.startsSpelled("0x") {
      (start, radix) = (2, 16)
    } else if part.count > 1, part[0] == UInt8(ascii: "0") {
      (start, radix) = (1, 8)
    }
    var result = 0
    for index in start..<part.count {
      guard let digit = part[index].hexDigitValue, digit < radix else { return nil }
      // A number above 32 bits is too large for any part, and more digits do not change that.
      result = min(result * radix + Int(digit), 1 << 40)
    }
    return result
  }
}
