internal import Bytes

/// A spelling of numbers.
///
/// ```swift
/// let amount = SpelledNumberStrategy<NumberStrategy>.number(.german)
/// amount.verdict(on: "1.234,50")  // .valid
/// amount.verdict(on: "1.5")       // .invalid
/// ```
///
/// The properties of Table Schema v2, types `number` and `integer`, define the spelling of a field:
///
/// - `decimalChar` replaces the point. A point is then not part of a number, unless it is the `groupChar`.
/// - `groupChar` separates digits before the point. The standard does not define the size of a group, so `12,34` is
///   1234 (India writes 1,00,000), unless the spelling has a `groupSize`: then the first group has at most that many
///   digits and each other group exactly as many.
/// - `bareNumber: false`: text before the number and after its last digit is ignored, `€95`, `EUR 95`, `95 %`. A sign
///   or a point is part of the number if it directly precedes the first digit, but a point not after a letter (`Rs.500`
///   is 500). A value with a minus elsewhere before the number, as in `-€5`, is ambiguous and rejected.
///
/// In a spelling with a trailing minus, a `-` may follow a number that has no sign before it: `12.50-`.
public struct NumberSpelling: Sendable, Hashable {
  /// The definition of a number that a spelling uses.
  package enum Reader: Sendable, Hashable {
    /// The definition of Table Schema.
    case standard
    /// The definition of Python's `Decimal` and `int` as frictionless uses them: see ``PythonNumber``.
    case python
  }

  /// A comma before the fraction, and points only between groups of three digits: `1234,50`, `1.234,50`.
  public static let german = NumberSpelling(isWhole: false, decimalChar: ",", groupChar: ".", groupSize: 3)
  /// A point before the fraction, and the minus before or after the number: `-12.50` or, as SAP writes it, `12.50-`.
  public static let trailingMinus = NumberSpelling(isWhole: false, allowsTrailingMinus: true)
  /// The German spelling with the minus before or after the number: `1.234,50-`.
  public static let germanTrailingMinus = NumberSpelling(
    isWhole: false, decimalChar: ",", groupChar: ".", groupSize: 3, allowsTrailingMinus: true)

  package static let number = NumberSpelling(isWhole: false)
  package static let integer = NumberSpelling(isWhole: true)

  package let isWhole: Bool
  let decimalChar: [UInt8]
  let groupChar: [UInt8]
  private let groupSize: Int?
  private let allowsTrailingMinus: Bool
  let isBare: Bool
  let reader: Reader

  /// - Precondition: `decimalChar` is not empty.
  package init(
    isWhole: Bool, decimalChar: String = ".", groupChar: String = "", groupSize: Int? = nil,
    allowsTrailingMinus: Bool = false, isBare: Bool = true, reader: Reader = .standard
  ) {
    precondition(!decimalChar.isEmpty, "decimalChar must not be empty")
    self.isWhole = isWhole
    self.decimalChar = Array(decimalChar.utf8)
    self.groupChar = Array(groupChar.utf8)
    self.groupSize = groupSize
    self.allowsTrailingMinus = allowsTrailingMinus
    self.isBare = isBare
    self.reader = reader
  }

  /// Whether numbers have the default spelling of the standard, so that they need no conversion.
  package var isPlain: Bool { reader == .standard && isUnmarked }

  /// Whether Python and the default spelling of the standard agree on numbers of at most
  /// ``PythonNumber/longestInteger`` digits.
  package var isPlainInPython: Bool { reader == .python && isUnmarked }

  private var isUnmarked: Bool { isBare && groupChar.isEmpty && hasPoint && !allowsTrailingMinus }

  /// The decimal separator if it is not a point.
  package var point: String? { hasPoint ? nil : String(decoding: decimalChar, as: UTF8.self) }

  /// Whether the decimal separator is a point.
  private var hasPoint: Bool { decimalChar == [UInt8(ascii: ".")] }

  /// Returns the number in the plain spelling that ``withPlain(_:_:)`` passes to its closure.
  func number(in plain: Span<UInt8>) -> NumberGrammar.Number? {
    guard isWhole else { return NumberGrammar.tableSchema.number(in: plain) }
    return DecimalLexeme(plain, .integer).map { .decimal($0) }
  }

  /// Calls the closure with the value in the spelling that the types `number` and `integer` have by default, or with
  /// `nil` if the value is not in this spelling. Does not allocate for values of up to 64 bytes.
  func withPlain<Result>(_ value: Span<UInt8>, _ body: (Span<UInt8>?) -> Result) -> Result {
    guard !isPlain else { return body(value) }
    guard value.count > 64 else {
      var buffer = InlineArray<64, UInt8>(repeating: 0)
      var span = buffer.mutableSpan
      guard let count = write(value, to: &span) else { return body(nil) }
      return body(buffer.span.extracting(0..<count))
    }
    var buffer = [UInt8](repeating: 0, count: value.count)
    var span = buffer.mutableSpan
    guard let count = write(value, to: &span) else { return body(nil) }
    return body(buffer.span.extracting(0..<count))
  }

  /// Writes the value in the default spelling and returns its length, or returns `nil`.
  private func write(_ value: Span<UInt8>, to buffer: inout MutableSpan<UInt8>) -> Int? {
    switch reader {
    case .python: PythonNumber(self).write(value, to: &buffer)
    case .standard: writePlain(value, in: isBare ? 0..<value.count : numericPart(of: value), to: &buffer)
    }
  }

  private func writePlain(
    _ value: Span<UInt8>, in range: Range<Int>?, to buffer: inout MutableSpan<UInt8>
  ) -> Int? {
    guard var range else { return nil }
    var count = 0
    if allowsTrailingMinus, let last = range.last, value[last] == UInt8(ascii: "-") {
      range = range.lowerBound..<last
      guard let first = range.first, value[first] != UInt8(ascii: "-"), value[first] != UInt8(ascii: "+")
      else { return nil }
      buffer[0] = UInt8(ascii: "-")
      count = 1
    }
    var isInteger = true
    var groups = DigitGroups(of: groupSize)
    var index = range.lowerBound
    while index < range.upperBound {
      if isInteger, value.holds(groupChar, at: index) {
        let next = index + groupChar.count
        guard count > 0, buffer[count - 1].isDigit, next < range.upperBound, value[next].isDigit,
          groups.endGroup()
        else { return nil }
        index = next
        continue
      }
      if value.holds(decimalChar, at: index) {
        guard isInteger else { return nil }
        buffer[count] = UInt8(ascii: ".")
        index += decimalChar.count
        isInteger = false
      } else {
        guard value[index] != UInt8(ascii: ".") else { return nil }
        buffer[count] = value[index]
        isInteger = isInteger && value[index] | 0x20 != UInt8(ascii: "e")
        if isInteger, value[index].isDigit { groups.addDigit() }
        index += 1
      }
      count += 1
    }
    return groups.isLastWhole ? count : nil
  }

  /// The range of the number in a value that is not bare: from its first digit, with a directly preceding sign and
  /// point, to its last.
  private func numericPart(of value: Span<UInt8>) -> Range<Int>? {
    guard var start = value.indices.first(where: { value[$0].isDigit }),
      let last = value.indices.last(where: { value[$0].isDigit })
    else { return isWhole ? nil : 0..<value.count }
    let point = start - decimalChar.count
    if !isWhole, point >= 0, value.holds(decimalChar, at: point), point == 0 || !value[point - 1].isWordByte {
      start = point
    }
    if start > 0, value[start - 1] == UInt8(ascii: "-") || value[start - 1] == UInt8(ascii: "+") {
      start -= 1
    }
    guard !(0..<start).contains(where: { value[$0] == UInt8(ascii: "-") }) else { return nil }
    return start..<last + 1
  }
}

extension Span<UInt8> {
  /// Whether the bytes, of which there is at least one, occur at the offset.
  func holds(_ bytes: [UInt8], at offset: Int) -> Bool {
    !bytes.isEmpty && offset >= 0 && starts(with: bytes.span, at: offset)
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII, or part of a character beyond it.
  fileprivate var isWordByte: Bool { isLetter || self >= 0x80 }
}
