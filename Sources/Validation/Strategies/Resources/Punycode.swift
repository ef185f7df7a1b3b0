/// The encoding Punycode: RFC 3492, with the parameters of section 5.
enum Punycode {
  private static let base = 36
  private static let firstBias = 72
  private static let firstCodePoint = 0x80

  /// Decodes the lower-case text after `xn--`, or returns `nil` if it is malformed (section 6.2). O(n²).
  static func decoded(_ text: ArraySlice<UInt32>) -> [UInt32]? {
    let delimiter = text.lastIndex(of: 0x2D)
    var result = delimiter.map { Array(text[..<$0]) } ?? []
    var input = text[(delimiter.map { $0 + 1 } ?? text.startIndex)...]
    var codePoint = firstCodePoint
    var bias = firstBias
    var position = 0
    while !input.isEmpty {
      let start = position
      var weight = 1
      var step = base
      while true {
        guard let digit = input.popFirst().flatMap(digit) else { return nil }
        position += digit * weight
        guard position < 1 << 32 else { return nil }
        let limit = threshold(step, bias)
        if digit < limit { break }
        weight *= base - limit
        guard weight < 1 << 32 else { return nil }
        step += base
      }
      let count = result.count + 1
      bias = adapted(position - start, count, isFirst: start == 0)
      codePoint += position / count
      position %= count
      guard codePoint <= 0x10FFFF, !(0xD800...0xDFFF ~= codePoint) else { return nil }
      result.insert(UInt32(codePoint), at: position)
      position += 1
    }
    return result
  }

  /// Returns the number of characters that encode the code points after `xn--` (section 6.3). O(n²).
  static func encodedCount(_ label: ArraySlice<UInt32>) -> Int {
    let basic = label.count { $0 < 0x80 }
    var count = basic > 0 ? basic + 1 : 0
    var handled = basic
    var codePoint = firstCodePoint
    var bias = firstBias
    var delta = 0
    while handled < label.count {
      let next = label.reduce(Int.max) { Int($1) >= codePoint ? min($0, Int($1)) : $0 }
      delta += (next - codePoint) * (handled + 1)
      codePoint = next
      for scalar in label {
        if scalar < codePoint { delta += 1 }
        guard scalar == codePoint else { continue }
        count += digitCount(delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      codePoint += 1
    }
    return count
  }

  private static func digitCount(_ delta: Int, _ bias: Int) -> Int {
    var rest = delta
    var count = 1
    var step = base
    while rest >= threshold(step, bias) {
      rest = (rest - threshold(step, bias)) / (base - threshold(step, bias))
      count += 1
      step += base
    }
    return count
  }

  private static func digit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x61...0x7A: Int(scalar) - 0x61
    case 0x30...0x39: Int(scalar) - 0x30 + 26
    default: nil
    }
  }

  private static func threshold(_ step: Int, _ bias: Int) -> Int {
    min(max(step - bias, 1), 26)
  }

  /// The bias adaptation of section 6.1.
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var step = 0
    while delta > 455 {
      delta /= 35
      step += base
    }
    return step + 36 * delta / (delta + 38)
  }
}
