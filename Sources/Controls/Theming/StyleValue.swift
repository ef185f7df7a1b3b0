/// A value of a style sheet.
enum StyleValue: Hashable, Sendable {
  case color(Color)
  /// A named color, which depends on the background.
  case fioriColor(FioriColor)
  case word(String)
  case box(EdgeInsets)
  case offset(Offset)
  case number(Double)
  case boolean(Bool)
  case integer(Int)
  case fontStyle(UIFontTextStyle)
  case textAlign(TextAlign)

  /// The kind of value that an attribute has.
  enum Kind: Hashable {
    case color, word, box, offset, boolean, integer, fontStyle, textAlign
    case number(ClosedRange<Double>)

    var expectation: String {
      switch self {
      case .color:
        "#RGB, #RRGGBB, #RRGGBBAA, rgba(0-255, 0-255, 0-255, 0-1) or a Fiori color such as tintColor"
      case .word: "a word or a quoted text"
      case .box: "four numbers: top, right, bottom, left"
      case .offset: "two numbers: to the right and downwards"
      case .boolean: "true or false"
      case .integer: "a whole number that is not negative"
      case .fontStyle: "a text style: " + UIFontTextStyle.allCases.map(\.rawValue).joined(separator: ", ")
      case .textAlign: "an alignment: " + TextAlign.allCases.map(\.rawValue).joined(separator: ", ")
      case .number(let bounds):
        bounds.upperBound == 1 ? "a number from 0 to 1" : "a number that is not negative"
      }
    }
  }

  /// Reads a value; returns `nil` if it is not of the kind.
  init?(_ text: String, kind: Kind) {
    let value: StyleValue? =
      switch kind {
      case .color: FioriColor(rawValue: text).map { .fioriColor($0) } ?? Color(css: text).map { .color($0) }
      case .word: Self.word(text).map { .word($0) }
      case .box:
        Self.numbers(text, count: 4).map {
          .box(EdgeInsets(top: $0[0], left: $0[3], bottom: $0[2], right: $0[1]))
        }
      case .offset: Self.numbers(text, count: 2).map { .offset(Offset(horizontal: $0[0], vertical: $0[1])) }
      case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
      case .integer: Int(text).flatMap { $0 >= 0 ? .integer($0) : nil }
      case .fontStyle: UIFontTextStyle(rawValue: text).map { .fontStyle($0) }
      case .textAlign: TextAlign(rawValue: text).map { .textAlign($0) }
      case .number(let bounds): Self.number(text).flatMap { bounds.contains($0) ? .number($0) : nil }
      }
    guard let value else { return nil }
    self = value
  }

  private static func word(_ text: String) -> String? {
    for quote: Character in ["\"", "'"] where text.first == quote {
      let inner = text.dropFirst().dropLast()
      return text.count > 2 && text.last == quote && !inner.contains(quote) ? String(inner) : nil
    }
    return text.contains { $0.isWhitespace || $0 == "\"" || $0 == "'" } ? nil : text
  }

  /// A decimal number with an optional sign and fraction, without an exponent.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
    return Double(text)
  }

  private static func numbers(_ text: String, count: Int) -> [Double]? {
    let numbers = text.split { $0 == " " || $0 == "\t" || $0 == "," }.map { number($0) }
    guard numbers.count == count, !numbers.contains(nil) else { return nil }
    return numbers.compactMap { $0 }
  }
}

extension Color {
  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `rgba(R, G, B, A)`.
  init?(css text: String) {
    if text.hasPrefix("rgba("), text.hasSuffix(")") {
      let parts = text.dropFirst(5).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        .map { StyleValue.number($0.drop { $0 == " " }.prefix { $0 != " " }) }
      guard parts.count == 4, let red = parts[0], let green = parts[1], let blue = parts[2],
        let alpha = parts[3],
        [red, green, blue].allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }),
        (0...1).contains(alpha)
      else { return nil }
      self.init(
        red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8((alpha * 255).rounded()))
      return
    }
    let digits = text.dropFirst()
    guard text.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      [3, 6, 8].contains(digits.count)
    else { return nil }
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let value = UInt32(full.count == 6 ? full + "FF" : full, radix: 16) else { return nil }
    self.init(value >> 8)
    alpha = UInt8(truncatingIfNeeded: value)
  }
}
