import TestSupport

/// A random JSON document with random white space and escapes, and the expected outline.
struct RandomJSON {
  private(set) var text = ""
  private(set) var outline = ""

  private var random: SeededGenerator
  private var line = 1
  private var column = 1
  private var offset = 0
  private var endsWithCarriageReturn = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    if oneIn(8) {
      write("\u{FEFF}")
      column = 1
    }
    writeWhiteSpace()
    writeValue(depth: 0)
    writeWhiteSpace()
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func write(_ string: String) {
    for scalar in string.unicodeScalars {
      text.unicodeScalars.append(scalar)
      offset += UTF8.width(scalar)
      switch scalar {
      case "\n" where endsWithCarriageReturn: column = 1
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += 1
      }
      endsWithCarriageReturn = scalar == "\r"
    }
  }

  private mutating func writeWhiteSpace() {
    while oneIn(3) { write([" ", "\t", "\n", "\r", "\r\n"].randomElement(using: &random)!) }
  }

  private mutating func outlinePosition() { outline += "\(line):\(column)+\(offset) " }

  private mutating func writeValue(depth: Int) {
    outlinePosition()
    switch Int.random(in: 0..<(depth < 6 ? 8 : 5), using: &random) {
    case 0: writeAndOutline("null")
    case 1: writeAndOutline(Bool.random(using: &random) ? "true" : "false")
    case 2: writeAndOutline(randomNumber())
    case 3, 4: writeString(randomText())
    case 5: writeArray(depth: depth)
    default: writeObject(depth: depth)
    }
  }

  private mutating func writeAndOutline(_ string: String) {
    write(string)
    outline += string
  }

  private mutating func writeArray(depth: Int) {
    writeAndOutline("[")
    writeWhiteSpace()
    for index in 0..<Int.random(in: 0...6, using: &random) {
      if index > 0 { writeComma() }
      writeValue(depth: depth + 1)
      writeWhiteSpace()
    }
    writeAndOutline("]")
  }

  private mutating func writeObject(depth: Int) {
    writeAndOutline("{")
    writeWhiteSpace()
    var keys: Set<[UInt8]> = []
    for _ in 0..<Int.random(in: 0...(oneIn(8) ? 40 : 6), using: &random) {
      let key = randomText()
      guard keys.insert(Array(key.utf8)).inserted else { continue }
      if keys.count > 1 { writeComma() }
      outlinePosition()
      writeString(key)
      outline += " "
      writeWhiteSpace()
      write(":")
      writeWhiteSpace()
      writeValue(depth: depth + 1)
      writeWhiteSpace()
    }
    writeAndOutline("}")
  }

  private mutating func writeComma() {
    write(",")
    outline += ", "
    writeWhiteSpace()
  }

  private mutating func randomNumber() -> String {
    var number = oneIn(2) ? "-" : ""
    number += oneIn(3) ? "0" : "\(UInt64.random(in: 1...(.max), using: &random))"
    if oneIn(3) { number += ".\(UInt32.random(in: 0...(.max), using: &random))" }
    if oneIn(3) {
      number += ["e", "E", "e+", "E-"].randomElement(using: &random)!
      number += "0\(UInt16.random(in: 0...(.max), using: &random))"
    }
    return number
  }

  private static let scalarRanges: [ClosedRange<UInt32>] = [
    0...0x1F, 0x20...0x7F, 0x20...0x7F, 0x22...0x22, 0x5C...0x5C, 0x80...0x7FF, 0x300...0x301,
    0x800...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF,
  ]

  private mutating func randomText() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let value = UInt32.random(in: Self.scalarRanges.randomElement(using: &random)!, using: &random)
      text.unicodeScalars.append(Unicode.Scalar(value)!)
    }
    return text
  }

  private mutating func writeString(_ string: String) {
    outline += DocumentOutline.quoted(string)
    write("\"")
    for scalar in string.unicodeScalars { write(written(scalar)) }
    write("\"")
  }

  private static let shortEscapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r",
    "\t": "\\t",
  ]

  /// Returns a scalar as written in a string: unchanged, by a short escape, or by its UTF-16 escapes.
  private mutating func written(_ scalar: Unicode.Scalar) -> String {
    let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
    if !mustEscape && !oneIn(4) { return String(scalar) }
    if let escape = Self.shortEscapes[scalar], oneIn(2) { return escape }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: oneIn(2))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
