internal import Bytes

/// The first place at which a value differs from the notation of a code, and what is wrong there.
struct CodeMismatch: Error {
  /// The offset in the value, which is its end if something is missing.
  let offset: Int
  /// The byte at the offset, or `nil` at the end of the value.
  private let actual: UInt8?
  /// The elements of patterns that are expected there; none at the end of each pattern.
  private var elements: [UInt8] = []

  init(offset: Int, actual: UInt8?) {
    self.offset = offset
    self.actual = actual
  }

  /// Creates the mismatch at an offset at which one element is expected.
  init(at offset: Int, in value: Span<UInt8>, expecting element: Unicode.Scalar) {
    self.init(offset: offset, actual: offset < value.count ? value[offset] : nil)
    expect(UInt8(ascii: element))
  }

  /// Adds an element that is expected.
  mutating func expect(_ element: UInt8) {
    if !elements.contains(element) { elements.append(element) }
  }

  /// Whether an element of a pattern allows the byte.
  static func allows(_ element: UInt8, _ byte: UInt8) -> Bool {
    switch element {
    case UInt8(ascii: "d"): byte.isDigit
    case UInt8(ascii: "a"): byte.isUppercase
    case UInt8(ascii: "c"): byte.isDigit || byte.isUppercase
    case UInt8(ascii: "x"): byte.isDigit || byte == UInt8(ascii: "X")
    case UInt8(ascii: "k"): byte.isDigit || byte == UInt8(ascii: "K")
    case UInt8(ascii: "h"): byte.isDigit || byte == UInt8(ascii: "A")
    case UInt8(ascii: "s"): byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    case UInt8(ascii: "f"): byte.isDigit || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
    case UInt8(ascii: "b"): byte.isUppercase && !StaticString("AEIOU").has(byte)
    case UInt8(ascii: "v"): byte.isDigit || byte.isUppercase && !StaticString("AEIOU").has(byte)
    case UInt8(ascii: "n"): byte.isDigit || byte.isUppercase && !StaticString("IOQ").has(byte)
    case UInt8(ascii: "_"): byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
    case UInt8(ascii: "l"): byte.isLetter && !byte.isUppercase
    case UInt8(ascii: "r"): byte.isUppercase || byte == UInt8(ascii: "&")
    case UInt8(ascii: "p"): byte.isDigit || byte.isUppercase || StaticString("*@#").has(byte)
    default: byte == element
    }
  }

  /// The parameters `found`, what is wrong, and `position`.
  func parameters(in value: Span<UInt8>) -> FailureParameters {
    ["found": .phrase(found)] + .position(offset, in: value)
  }

  /// What is wrong there, as "a space" or "no digit".
  var found: Phrase {
    if actual == UInt8(ascii: " ") { return Phrase("code.space") }
    if let actual, isCapitalMissing(actual) { return Phrase("code.lower-case") }
    guard let first = elements.first else { return Phrase("code.superfluous") }
    guard elements.count == 1 else {
      if elements.contains(UInt8(ascii: "d")) {
        return Phrase(elements.contains(UInt8(ascii: "a")) ? "code.letter-or-digit" : "code.digit")
      }
      return Phrase(actual == nil ? "code.incomplete" : "code.wrong")
    }
    return switch first {
    case UInt8(ascii: "d"): Phrase("code.digit")
    case UInt8(ascii: "a"): Phrase("code.letter")
    case UInt8(ascii: "c"): Phrase("code.letter-or-digit")
    case UInt8(ascii: "x"): Phrase("code.digit-or", ["letter": "X"])
    case UInt8(ascii: "k"): Phrase("code.digit-or", ["letter": "K"])
    case UInt8(ascii: "h"): Phrase("code.digit-or", ["letter": "A"])
    case UInt8(ascii: "s"): Phrase("code.sign")
    case UInt8(ascii: " "): Phrase("code.no-space")
    case UInt8(ascii: "f"), UInt8(ascii: "b"), UInt8(ascii: "v"), UInt8(ascii: "n"), UInt8(ascii: "l"),
      UInt8(ascii: "p"),
      UInt8(ascii: "r"):
      Phrase(actual == nil ? "code.incomplete" : "code.wrong")
    default: Phrase("code.literal", ["text": .text(String(Character(UnicodeScalar(first))))])
    }
  }

  /// Whether the byte is a lower-case letter whose capital is expected.
  private func isCapitalMissing(_ byte: UInt8) -> Bool {
    guard byte.isLetter, !byte.isUppercase else { return false }
    return elements.contains { Self.allows($0, byte - 0x20) }
  }
}
