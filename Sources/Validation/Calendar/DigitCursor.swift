internal import Bytes

/// An offset into a value whose parts have fixed widths: reads numbers and separators from left to right.
package struct DigitCursor {
  package private(set) var index: Int
  /// The code of the failure at an unexpected byte; its parameter is `position`.
  private let malformed: FailureCode
  /// Whether the failure says what belongs at the place, in the parameter `wanted`.
  private let namesPlace: Bool

  package init(at index: Int = 0, malformed: FailureCode, namesPlace: Bool = false) {
    self.index = index
    self.malformed = malformed
    self.namesPlace = namesPlace
  }

  /// Reads a number of exactly that many digits.
  package mutating func number(width: Int, in value: Span<UInt8>) throws(ValidationFailure) -> Int {
    var number = 0
    for _ in 0..<width {
      guard index < value.count, value[index].isDigit else { throw fault(in: value) }
      number = number * 10 + Int(value[index] - 0x30)
      index += 1
    }
    return number
  }

  /// Skips the digits that follow, at least one and at most `limit`.
  package mutating func skipDigits(
    atMost limit: Int = .max, in value: Span<UInt8>
  ) throws(ValidationFailure) {
    let start = index
    while index < value.count, value[index].isDigit, index - start < limit { index += 1 }
    guard index > start else { throw fault(in: value) }
  }

  /// The number of digits that follow.
  package func digitsAhead(in value: Span<UInt8>) -> Int {
    var end = index
    while end < value.count, value[end].isDigit { end += 1 }
    return end - index
  }

  /// Skips the character, which is required.
  package mutating func expect(
    _ character: Unicode.Scalar, in value: Span<UInt8>
  ) throws(ValidationFailure) {
    guard skip(character, in: value) else {
      throw fault(in: value, wanting: Phrase("belongs.text", ["text": .text(String(character))]))
    }
  }

  /// Skips the character if it is the next one, and returns whether it was.
  package mutating func skip(_ character: Unicode.Scalar, in value: Span<UInt8>) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips one byte of any value.
  package mutating func step() {
    index += 1
  }

  /// Requires the value to end at the cursor.
  package func expectEnd(of value: Span<UInt8>) throws(ValidationFailure) {
    guard index == value.count else { throw fault(in: value, wanting: Phrase("belongs.nothing")) }
  }

  /// The failure at an unexpected byte, or at the end of the value, at the cursor.
  ///
  /// - Parameter wanted: What belongs there.
  package func fault(
    in value: Span<UInt8>, wanting wanted: Phrase = Phrase("belongs.digit")
  ) -> ValidationFailure {
    ValidationFailure(
      malformed,
      .position(index, in: value) + (namesPlace ? ["wanted": .phrase(wanted), "variant": "place"] : [:]))
  }

  /// The failure of a time of day without seconds, after which the value ends or its offset follows.
  package func faultOfSeconds(in value: Span<UInt8>) -> ValidationFailure {
    let isOffset = index < value.count && value[index] != UInt8(ascii: " ") && !value[index].isDigit
    guard namesPlace, index == value.count || isOffset else {
      return fault(in: value, wanting: Phrase("belongs.text", ["text": ":"]))
    }
    return ValidationFailure(malformed, .position(index, in: value) + ["variant": "seconds"])
  }
}

extension DigitCursor {
  /// Reads `MM-DD`, or `MMDD`, and requires the day to exist in the year.
  ///
  /// - Throws: The failure of an unexpected byte, `date.no-such-month` (`month`), `date.no-such-day` (`day`,
  ///   `last`).
  package mutating func monthAndDay(
    ofYear year: Int, hasHyphen: Bool = true, in value: Span<UInt8>
  ) throws(ValidationFailure) -> (month: Int, day: Int) {
    let month = try number(width: 2, in: value)
    if hasHyphen { try expect("-", in: value) }
    let day = try number(width: 2, in: value)
    try GregorianCalendar.requireDay(day, month: month, year: year)
    return (month, day)
  }

  /// Reads the digits of a fraction, at least one and at most `limit`, in units of 10^-18.
  ///
  /// Digits after the 18th are dropped; the fraction is exact if they are zeros.
  package mutating func fraction(
    atMost limit: Int = .max, in value: Span<UInt8>
  ) throws(ValidationFailure) -> (attoseconds: Int, isExact: Bool) {
    let start = index
    try skipDigits(atMost: limit, in: value)
    let count = index - start
    var attoseconds = 0
    for position in start..<start + min(count, 18) {
      attoseconds = attoseconds * 10 + Int(value[position] - 0x30)
    }
    for _ in min(count, 18)..<18 { attoseconds *= 10 }
    let rest = start + min(count, 18)..<index
    return (attoseconds, rest.allSatisfy { value[$0] == 0x30 })
  }

  /// Reads the digits of a fraction, of which those after the 18th have to be zeros.
  ///
  /// XML Schema requires programs to support three digits and permits more (part 2 of 1.1, section 5.4).
  ///
  /// - Throws: The failure of an unexpected byte, `time.too-precise` (`maximum`).
  package mutating func exactFraction(in value: Span<UInt8>) throws(ValidationFailure) -> Int {
    let (attoseconds, isExact) = try fraction(in: value)
    guard isExact else { throw ValidationFailure("time.too-precise", ["maximum": 18]) }
    return attoseconds
  }
}
