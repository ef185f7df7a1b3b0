import Validation

/// The value is an article code: four digits, a hyphen, and a check letter, which is the sum of the digits with A for 0.
struct ArticleCodeStrategy: ByteValidationStrategy {
  func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count == 6, value[4] == UInt8(ascii: "-") else {
      throw ValidationFailure("article-code.malformed", message: "must be an article code such as 1234-K")
    }
    var sum: UInt8 = 0
    for index in 0..<4 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= value[index] else {
        throw ValidationFailure(
          "article-code.digit", ["position": .integer(index + 1)], message: "must have a digit at {position}")
      }
      sum += value[index] - UInt8(ascii: "0")
    }
    let expected = Self.letter(sum)
    guard value[5] == expected else {
      let letter = String(UnicodeScalar(expected))
      throw ValidationFailure(
        "article-code.letter", ["letter": .text(letter)], message: "must end with the check letter {letter}")
    }
  }

  /// Returns the check letter of a sum of digits; sums are taken modulo 26.
  static func letter(_ sum: UInt8) -> UInt8 { UInt8(ascii: "A") + sum % 26 }
}

extension ValidationStrategy where Self == ArticleCodeStrategy {
  /// An article code.
  static var articleCode: ArticleCodeStrategy { ArticleCodeStrategy() }
}
