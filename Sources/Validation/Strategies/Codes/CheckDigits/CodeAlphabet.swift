internal import Bytes

/// The characters of a code, and the value of each.
struct CodeAlphabet: Sendable, Hashable {
  private let start: UInt8
  private let size: Int
  private let supplement: UInt8?

  private init(start: Unicode.Scalar, size: Int, supplement: Unicode.Scalar? = nil) {
    self.start = UInt8(ascii: start)
    self.size = size
    self.supplement = supplement.map { UInt8(ascii: $0) }
  }

  /// The first `radix` of the ten digits and the letters A to Z, whose values begin with 10.
  ///
  /// - Parameter supplement: One more character, whose value is `radix`.
  static func radix(_ radix: Int, and supplement: Unicode.Scalar? = nil) -> CodeAlphabet {
    CodeAlphabet(start: "0", size: radix, supplement: supplement)
  }

  /// The letters A to Z, whose values begin with 0.
  static let letters = CodeAlphabet(start: "A", size: 26)

  /// The value of a character, or `nil` if the alphabet does not have it.
  func value(of byte: UInt8) -> Int? {
    if byte == supplement { return size }
    guard byte.isDigit || byte.isUppercase, byte >= start else { return nil }
    let value = CodeSymbols.value(of: byte) - CodeSymbols.value(of: start)
    return value < size ? value : nil
  }
}
