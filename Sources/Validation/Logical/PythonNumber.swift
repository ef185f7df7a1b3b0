internal import Bytes

/// A parser of the numbers that frictionless 5.21 accepts with Python's `Decimal(text.strip())` and
/// `int(text.strip())`.
///
/// White space around the number is removed. Digits of any script are accepted. Underscores are removed
/// anywhere in a number, but in an integer they must be between two digits. `Infinity` and `NaN`, with an
/// optional sign, are numbers; digits may follow `NaN`. With `bareNumber: false` everything before the first
/// digit or minus and everything after the last digit is removed (`.5 €` is 5). `groupChar` is removed
/// anywhere in a number but not in an integer. An integer of more than 4,300 digits is rejected (Python's
/// default of `sys.set_int_max_str_digits`).
///
/// Differences: `NaN` is one value, regardless of the digits after it, and a number whose exponent is beyond
/// the limits of ``ExactDecimal`` is still a number.
package struct PythonNumber {
  /// Python 3.11, `sys.int_info.default_max_str_digits`.
  package static let longestInteger = 4_300

  private let spelling: NumberSpelling

  init(_ spelling: NumberSpelling) {
    self.spelling = spelling
  }

  /// Writes the number in the grammar ``NumberGrammar/tableSchema`` and returns its length, or returns `nil` if it is
  /// not a number.
  func write(_ value: Span<UInt8>, to buffer: inout MutableSpan<UInt8>) -> Int? {
    var range = trimmed(value)
    if !spelling.isBare { range = numericPart(of: value, in: range) }
    var count = 0
    var index = range.lowerBound
    var afterDigit = false
    while index < range.upperBound {
      if !spelling.isWhole, value.holds(spelling.groupChar, at: index) {
        index += spelling.groupChar.count
      } else if !spelling.isWhole, value.holds(spelling.decimalChar, at: index) {
        buffer[count] = UInt8(ascii: ".")
        (count, index, afterDigit) = (count + 1, index + spelling.decimalChar.count, false)
      } else if value[index] == UInt8(ascii: "_") {
        if spelling.isWhole {
          guard afterDigit, index + 1 < range.upperBound,
            PythonText.digit(in: value, at: index + 1).digit != nil
          else { return nil }
        }
        (index, afterDigit) = (index + 1, false)
      } else {
        let (digit, length) = PythonText.digit(in: value, at: index)
        let isOther = value[index] < 0x80 && value[index] != UInt8(ascii: ".")
        guard digit != nil || isOther else { return nil }
        buffer[count] = digit.map { 0x30 + $0 } ?? value[index]
        (count, index, afterDigit) = (count + 1, index + length, digit != nil)
      }
    }
    guard !spelling.isWhole || count <= Self.longestInteger + 1 else { return nil }
    return spelling.isWhole ? count : special(&buffer, count)
  }

  /// The range without white space at both ends, including `groupChar` there, which Python removes first.
  private func trimmed(_ value: Span<UInt8>) -> Range<Int> {
    let group = spelling.isWhole ? [] : spelling.groupChar
    var range = PythonText.stripped(value)
    while !group.isEmpty {
      let before = range
      if range.count >= group.count, value.holds(group, at: range.lowerBound) {
        range = range.lowerBound + group.count..<range.upperBound
      }
      if range.count >= group.count, value.holds(group, at: range.upperBound - group.count) {
        range = range.lowerBound..<range.upperBound - group.count
      }
      if range == before { break }
      let inner = PythonText.stripped(value.extracting(range))
      range = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
    }
    return range
  }

  /// Replaces Python's names of special numbers by those of the standard, and returns the new length.
  private func special(_ buffer: inout MutableSpan<UInt8>, _ count: Int) -> Int {
    func isSpelled(_ word: StaticString, from start: Int, to end: Int) -> Bool {
      buffer.span.extracting(start..<end).isSpelled(word)
    }
    guard count > 0 else { return 0 }
    let isNegative = buffer[0] == UInt8(ascii: "-")
    let start = isNegative || buffer[0] == UInt8(ascii: "+") ? 1 : 0
    var end = count
    while end > start, buffer[end - 1].isDigit { end -= 1 }
    let isInfinite =
      isSpelled("inf", from: start, to: count) || isSpelled("infinity", from: start, to: count)
    let isNaN = isSpelled("nan", from: start, to: end) || isSpelled("snan", from: start, to: end)
    guard isInfinite || isNaN else { return count }
    let word: StaticString = isNaN ? "NaN" : isNegative ? "-INF" : "INF"
    for index in 0..<word.utf8CodeUnitCount { buffer[index] = word[index] }
    return word.utf8CodeUnitCount
  }

  /// The range that remains after removing the matches of the pattern `((^[^-\d]*)|(\D*$))`.
  private func numericPart(of value: Span<UInt8>, in range: Range<Int>) -> Range<Int> {
    var start = range.upperBound
    var end = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let (digit, length) = PythonText.digit(in: value, at: index)
      if digit != nil || value[index] == UInt8(ascii: "-") { start = min(start, index) }
      index += length
      if digit != nil { end = index }
    }
    return start < end ? start..<end : 0..<0
  }
}
