internal import Bytes

/// Writes strings as scalars of YAML.
enum YAMLText {
  /// Words that some readers of YAML take for something else than strings.
  private static let reserved: Set<String> = [
    "", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf",
  ]

  /// Returns a string as a plain scalar if no reader takes it for anything else, else between quotes.
  static func scalar(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let isPlain =
      bytes.first?.isLetter == true && !reserved.contains(text.lowercased())
      && bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    if isPlain { return text }
    guard text.unicodeScalars.allSatisfy(isPrintable) else {
      return "\"\(text.unicodeScalars.map(escaped).joined())\""
    }
    return "'\(doubling("'", in: text))'"
  }

  /// Whether a scalar is the same in the eyes of all readers of YAML: no control character, line end or mark of a byte order.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...: true
    default: false
    }
  }

  /// Returns a scalar as it is written between double quotes: YAML 1.2, section 5.7.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    guard !isPrintable(scalar) else { return String(Character(scalar)) }
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Returns a text with a character of ASCII doubled.
  static func doubling(_ character: Unicode.Scalar, in text: String) -> String {
    let byte = UInt8(ascii: character)
    return String(decoding: text.utf8.flatMap { $0 == byte ? [$0, $0] : [$0] }, as: UTF8.self)
  }

  /// Returns a comment: characters that end a line, and those that no document may have, are replaced.
  static func comment(_ text: String, indent: String) -> String {
    let clean = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { isPrintable($0) || $0.value == 0xA0 ? $0 : "\u{FFFD}" }))
    return "\(indent)# \(clean)\n"
  }
}
