internal import Bytes

extension DigitCursor {
  /// Reads a year as HTML defines it, four ASCII digits or more and above zero (WHATWG HTML, section
  /// 2.3.5.1), and returns its remainder modulo 400.
  ///
  /// The calendar repeats every 400 years, so the remainder is enough to check a day of a year with any number of
  /// digits.
  ///
  /// - Parameter zero: The code of the failure of year 0.
  mutating func htmlYear(in value: Span<UInt8>, zero: FailureCode) throws(ValidationFailure) -> Int {
    let start = index
    var yearOfCycle = 0
    var isZero = true
    while index < value.count, value[index].isDigit {
      yearOfCycle = (yearOfCycle * 10 + Int(value[index] - 0x30)) % 400
      isZero = isZero && value[index] == UInt8(ascii: "0")
      step()
    }
    guard index - start >= 4 else { throw fault(in: value) }
    guard !isZero else { throw ValidationFailure(zero) }
    return yearOfCycle
  }

  /// Skips a day as HTML defines it, `YYYY-MM-DD` with four or more digits of the year (WHATWG HTML, section 2.3.5.2),
  /// and requires it to exist.
  ///
  /// - Throws: The failure of the cursor at an unexpected byte (`position`), `date.no-such-year`,
  ///   `date.no-such-month` (`month`), `date.no-such-day` (`day`, `last`).
  mutating func skipHTMLDay(in value: Span<UInt8>) throws(ValidationFailure) {
    let year = try htmlYear(in: value, zero: "date.no-such-year")
    try expect("-", in: value)
    _ = try monthAndDay(ofYear: year, in: value)
  }
}
