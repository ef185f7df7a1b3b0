internal import Bytes

/// How the numbers of a field are written: Table Schema v2, types `number` and `integer`.
///
/// - `decimalChar` stands for the point. The point itself is then no part of a number, unless it groups digits.
/// - `groupChar` stands between two digits before the point; how many digits make a group the standard does not say, so
///   `12,34` is 1234 (India writes 1,00,000).
/// - `bareNumber: false`: what stands before the number and after its last digit is passed over, `€95`, `EUR 95`, `95 %`.
///   A sign or a point belongs to the number where it touches the first digit, the point not after a letter (`Rs.500` is
///   500). A minus that does not touch it, as in `-€5`, says nothing plain, so that is no number.
package struct NumberSpelling: Sendable, Hashable {
  /// Whose idea of a number is meant.
  package enum Reader: Sendable, Hashable {
    /// The standard's.
    case standard
    /// That of Python's `Decimal` and `int`, as frictionless calls them: see ``PythonNumber``.
    case python
  }

  package static let number = NumberSpelling(isWhole: false)
  package static let integer = NumberSpelling(isWhole: true)

  package let isWhole: Bool
  let decimalChar: [UInt8]
  let groupChar: [UInt8]
  let isBare: Bool
  let reader: Reader

  /// - Precondition: No `decimalChar` is empty.
  package init(
    isWhole: Bool, decimalChar: String = ".", groupChar: String = "", isBare: Bool = true,
    reader: Reader = .standard
  ) {
    precondition(!decimalChar.isEmpty, "a point is written somehow")
    self.isWhole = isWhole
    self.decimalChar = Array(decimalChar.utf8)
    self.groupChar = Array(groupChar.utf8)
    self.isBare = isBare
    self.reader = reader
  }

  /// Whether numbers are written as they are compared.
  package var isPlain: Bool { reader == .standard && isUnmarked }

  /// Whether Python reads what is written as numbers are compared, up to its longest integer, alike.
  package var isPlainInPython: Bool { reader == .python && isUnmarked }

  private var isUnmarked: Bool { isBare && groupChar.isEmpty && hasPoint }

  /// What stands for the point where that is something else.
  package var point: String? { hasPoint ? nil : String(decoding: decimalChar, as: UTF8.self) }

  /// Whether the point is a point.
  private var hasPoint: Bool { decimalChar == [UInt8(ascii: ".")] }

  /// What a plain spelling says: one that ``withPlain(_:_:)`` gives.
  func number(in plain: Span<UInt8>) -> NumberGrammar.Number? {
    guard isWhole else { return NumberGrammar.tableSchema.number(in: plain) }
    return DecimalLexeme(plain, .integer).map { .decimal($0) }
  }

  /// Calls the body with the value as the types `number` and `integer` write it without further properties, or with
  /// `nil` where it is not so written. Values of up to 64 bytes are not allocated for.
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

  /// Writes the plain spelling and returns its length.
  private func write(_ value: Span<UInt8>, to buffer: inout MutableSpan<UInt8>) -> Int? {
    switch reader {
    case .python: PythonNumber(self).write(value, to: &buffer)
    case .standard: writePlain(value, in: isBare ? 0..<value.count : numericPart(of: value), to: &buffer)
    }
  }

  private func writePlain(
    _ value: Span<UInt8>, in range: Range<Int>?, to buffer: inout MutableSpan<UInt8>
  ) -> Int? {
    guard let range else { return nil }
    var count = 0
    var isInteger = true
    var index = range.lowerBound
    while index < range.upperBound {
      if isInteger, value.holds(groupChar, at: index) {
        let next = index + groupChar.count
        guard count > 0, buffer[count - 1].isDigit, next < range.upperBound, value[next].isDigit
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
        index += 1
      }
      count += 1
    }
    return count
  }

  /// What is left of a value that is not bare: from its first digit, with a sign and a point that touch it, to its last.
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
  /// Whether those bytes, at least one, stand there.
  func holds(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard !bytes.isEmpty, offset >= 0, offset + bytes.count <= count else { return false }
    for index in bytes.indices where self[offset + index] != bytes[index] { return false }
    return true
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII, or part of a character beyond it.
  fileprivate var isWordByte: Bool { isLetter || self >= 0x80 }
}
