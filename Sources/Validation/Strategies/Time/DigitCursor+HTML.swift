internal import Bytes

extension DigitCursor {
  /// Reads a year as HTML writes it and returns its remainder by 400: WHATWG HTML, section 2.3.5.1, four ASCII digits or
  /// more, above zero.
  ///
  /// The calendar repeats every 400 years, so that a year of any length is read in one pass.
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

  /// Skips a day as HTML writes it and requires it to exist: WHATWG HTML, section 2.3.5.2, `YYYY-MM-DD` with more digits
  /// of the year where it needs them.
  ///
  /// Codes: the cursor's own for the shape (`position`), `date.no-such-year`, `date.no-such-month` (`month`),
  /// `date.no-such-day` (`day`, `last`).
  mutating func skipHTMLDay(in value: Span<UInt8>) throws(ValidationFailure) {
    let year = try htmlYear(in: value, zero: "date.no-such-year")
    try expect("-", in: value)
    _ = try monthAndDay(ofYear: year, in: value)
  }
}
