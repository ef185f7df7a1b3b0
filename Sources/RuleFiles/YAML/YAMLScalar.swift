internal import Bytes

/// The meaning of plain scalars by the core schema of YAML 1.2 (section 10.3.2), with one exception: a number with leading
/// zeros is a string, since it is far more often a code than a number.
///
/// ```swift
/// for text in ["NO", "0777", "0x1F", "+.5e3"] { print(YAMLScalar.content(of: text)) }
/// // string("NO"), string("0777"), number("31") and number("0.5e3")
/// ```
enum YAMLScalar {
  static func content(of text: String) -> DocumentNode.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: number(text).map(DocumentNode.Content.number) ?? .string(text)
    }
  }

  /// Returns a number in JSON's notation, or `nil` if the text is not a number.
  private static func number(_ text: String) -> String? {
    if text.hasPrefix("0x") { return integer(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return integer(text.dropFirst(2), radix: 8) }
    var rest = Array(text.utf8)[...]
    let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = digits(&rest)
    var fraction: ArraySlice<UInt8>?
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = digits(&rest)
    }
    guard !(whole.isEmpty && (fraction ?? []).isEmpty) else { return nil }
    guard whole.count <= 1 || whole.first != UInt8(ascii: "0") else { return nil }
    guard let exponent = exponent(rest) else { return nil }
    let wholeText = whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)
    let fractionText = (fraction ?? []).isEmpty ? "" : "." + String(decoding: fraction ?? [], as: UTF8.self)
    return sign + wholeText + fractionText + exponent
  }

  private static func integer(_ digits: Substring, radix: Int) -> String? {
    guard digits.utf8.allSatisfy({ $0.isHexDigit }) else { return nil }
    return UInt64(digits, radix: radix)?.description
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { $0.isDigit }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// Returns the text if it is an exponent or empty, or `nil` otherwise.
  private static func exponent(_ text: ArraySlice<UInt8>) -> String? {
    guard let first = text.first else { return "" }
    guard first | 0x20 == UInt8(ascii: "e") else { return nil }
    var rest = text.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
