/// Reads a JSON text that ``JSONStrategy`` has passed into a tree.
struct JSONReading {
  private var index = 0

  /// The tree, or `nil` where the text is none of JSON or holds a number past ``ExactDecimal/largestExponent``. O(n).
  static func value(of text: Span<UInt8>, allowsPythonNumbers: Bool = false) -> JSONValue? {
    guard JSONStrategy(allowsPythonNumbers: allowsPythonNumbers).verdict(on: text) == .valid else {
      return nil
    }
    var reading = JSONReading()
    return reading.value(in: text)
  }

  /// The value that begins at the index or after blanks, up to its end.
  private mutating func value(in text: Span<UInt8>) -> JSONValue? {
    skipBlanks(in: text)
    switch text[index] {
    case UInt8(ascii: "{"): return object(in: text)
    case UInt8(ascii: "["): return array(in: text)
    case UInt8(ascii: "\""): return .string(string(in: text))
    default: return scalar(in: text)
    }
  }

  private mutating func skipBlanks(in text: Span<UInt8>) {
    while index < text.count, text[index] <= 0x20 { index += 1 }
  }

  private mutating func array(in text: Span<UInt8>) -> JSONValue? {
    var elements: [JSONValue] = []
    index += 1
    skipBlanks(in: text)
    while text[index] != UInt8(ascii: "]") {
      if text[index] == UInt8(ascii: ",") { index += 1 }
      guard let element = value(in: text) else { return nil }
      elements.append(element)
      skipBlanks(in: text)
    }
    index += 1
    return .array(elements)
  }

  private mutating func object(in text: Span<UInt8>) -> JSONValue? {
    var members: [[UInt8]: JSONValue] = [:]
    index += 1
    skipBlanks(in: text)
    while text[index] != UInt8(ascii: "}") {
      if text[index] == UInt8(ascii: ",") { index += 1 }
      skipBlanks(in: text)
      let name = string(in: text)
      skipBlanks(in: text)
      // The colon.
      index += 1
      guard let value = value(in: text) else { return nil }
      members[name] = value
      skipBlanks(in: text)
    }
    index += 1
    return .object(members)
  }

  private mutating func scalar(in text: Span<UInt8>) -> JSONValue? {
    let start = index
    while index < text.count, !Self.endsScalar(text[index]) { index += 1 }
    let scalar = text.extracting(start..<index)
    switch scalar[scalar.count - 1] {
    // The last letters of `true` and `false`, `null`, `NaN` and `Infinity`.
    case UInt8(ascii: "e"): return .boolean(scalar[0] == UInt8(ascii: "t"))
    case UInt8(ascii: "l"): return .null
    case UInt8(ascii: "N"), UInt8(ascii: "y"): return .pythonNumber(String(repairing: scalar))
    default: return ExactDecimal(scalar).map { .number($0) }
    }
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  private mutating func string(in text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    index += 1
    while text[index] != UInt8(ascii: "\"") {
      if text[index] == UInt8(ascii: "\\") {
        index += 1
        appendEscape(in: text, to: &bytes)
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    index += 1
    return bytes
  }

  private mutating func appendEscape(in text: Span<UInt8>, to bytes: inout [UInt8]) {
    let escape = text[index]
    index += 1
    switch escape {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      var value = unit(in: text)
      let isPair =
        0xD800...0xDBFF ~= value && text[index] == UInt8(ascii: "\\") && text[index + 1] == UInt8(ascii: "u")
      if isPair {
        let start = index
        index += 2
        let low = unit(in: text)
        if 0xDC00...0xDFFF ~= low {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        } else {
          index = start
        }
      }
      append(value, to: &bytes)
    default: bytes.append(escape)
    }
  }

  private mutating func unit(in text: Span<UInt8>) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      unit = unit << 4 | UInt32(BaseEncoding.hex.digit(text[index]) ?? 0)
      index += 1
    }
    return unit
  }

  /// Appends the code point in UTF-8's way, a surrogate too.
  private func append(_ value: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift & 0x3F) }
    switch value {
    case 0..<0x80: bytes.append(UInt8(value))
    case 0..<0x800: bytes += [0xC0 | UInt8(value >> 6), tail(0)]
    case 0..<0x10000: bytes += [0xE0 | UInt8(value >> 12), tail(6), tail(0)]
    default: bytes += [0xF0 | UInt8(value >> 18), tail(12), tail(6), tail(0)]
    }
  }
}
