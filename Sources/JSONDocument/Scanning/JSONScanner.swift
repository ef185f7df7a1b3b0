internal import Bytes

/// The grammar of RFC 8259 as a state machine that reads one byte at a time, from any source.
///
/// It stores one bit for each open array or object, so that the depth is bounded and neither recursion nor allocation is
/// needed. It defines the grammar: ``JSONReader`` finds tokens with it. ``MemberScanner`` is a fast path, whose values and faults
/// the random tests compare with it.
package struct JSONScanner: Sendable {
  /// The maximum value of the maximum depth of nested arrays and objects.
  package static let maximumDepth = 1024

  package enum State: Equatable, Sendable {
    case value, elementOrEnd, memberOrEnd, member, colon, afterValue
    case string, escape
    case hexEscape(digits: Int)
    case minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits
    case literal(Literal, offset: Int)
  }

  package enum Literal: Sendable {
    case `true`, `false`, null
    case notANumber, infinity

    fileprivate var text: StaticString {
      switch self {
      case .true: "true"
      case .false: "false"
      case .null: "null"
      case .notANumber: "NaN"
      case .infinity: "Infinity"
      }
    }
  }

  private let dialect: JSONDialect
  private let maximumDepth: Int
  package private(set) var state = State.value
  /// The number of open arrays and objects.
  package private(set) var depth = 0
  /// Whether the innermost open array or object is an object.
  package private(set) var isInObject = false
  /// Whether the current string or, outside strings, the last one is the name of a member.
  package private(set) var isName = false
  /// The UTF-16 code unit of a string that the last byte completed; 0xFFFF for each byte that is not ASCII.
  package private(set) var unit: UInt16?
  /// Whether the last escape is the first half of a surrogate pair that must be completed.
  private(set) var awaitsTrailSurrogate = false
  /// The value of the digits of the current escape so far.
  private var escaped: UInt16 = 0
  /// Bit `n` is set if the array or object opened at depth `n` is an object.
  private var objects = InlineArray<16, UInt64>(repeating: 0)
  private var utf8 = UTF8Progress()

  /// - Parameter maximumDepth: The maximum depth of nested arrays and objects, at most ``maximumDepth-swift.type.property``.
  package init(_ dialect: JSONDialect = [], maximumDepth: Int = Self.maximumDepth) {
    self.dialect = dialect
    self.maximumDepth = min(maximumDepth, Self.maximumDepth)
  }

  /// Checks that the text is JSON. O(n), without allocation.
  package static func check(_ text: Span<UInt8>, _ dialect: JSONDialect = []) throws(JSONFault) {
    var scanner = JSONScanner(dialect)
    var offset = 0
    while offset < text.count {
      try scanner.take(text, at: offset)
      offset += 1
    }
    guard scanner.isComplete else { throw JSONFault(.incomplete, at: text.count) }
  }

  /// Whether the bytes so far are a whole text.
  package var isComplete: Bool { depth == 0 && (state == .afterValue || isAtEndOfNumber) }

  /// Whether the bytes so far end with a whole number, which more digits may continue.
  var isAtEndOfNumber: Bool {
    switch state {
    case .zero, .integer, .fraction, .exponentDigits: true
    default: false
    }
  }

  /// Reads the byte at an offset of a text.
  mutating func take(_ text: Span<UInt8>, at offset: Int) throws(JSONFault) {
    do throws(JSONFault.Kind) { try take(text[offset]) } catch { throw JSONFault(error, at: offset) }
  }

  /// Reads one byte. After an error the state is unspecified.
  package mutating func take(_ byte: UInt8) throws(JSONFault.Kind) {
    unit = nil
    switch state {
    case .string: try takeInString(byte)
    case .escape: try takeEscape(byte)
    case .hexEscape(let digits): try takeHexEscape(byte, digits)
    case .literal(let literal, let offset): try takeLiteral(byte, of: literal, at: offset)
    case .minus, .zero, .integer, .point, .fraction, .exponent, .exponentSign, .exponentDigits:
      try takeNumber(byte)
    default:
      if byte.isJSONWhiteSpace { return }
      try takeStructure(byte)
    }
  }

  private mutating func takeStructure(_ byte: UInt8) throws(JSONFault.Kind) {
    switch (state, byte) {
    case (.elementOrEnd, UInt8(ascii: "]")), (.memberOrEnd, UInt8(ascii: "}")):
      close()
    case (.memberOrEnd, UInt8(ascii: "\"")), (.member, UInt8(ascii: "\"")):
      isName = true
      state = .string
    case (.colon, UInt8(ascii: ":")):
      state = .value
    case (.afterValue, UInt8(ascii: ",")) where depth > 0:
      state = isInObject ? .member : .value
    case (.afterValue, UInt8(ascii: "}")) where isInObject,
      (.afterValue, UInt8(ascii: "]")) where depth > 0 && !isInObject:
      close()
    case (.value, _), (.elementOrEnd, _): try beginValue(byte)
    default: throw .unexpected
    }
  }

  private mutating func beginValue(_ byte: UInt8) throws(JSONFault.Kind) {
    switch byte {
    case UInt8(ascii: "\""):
      isName = false
      state = .string
    case UInt8(ascii: "{"): try open(.memberOrEnd)
    case UInt8(ascii: "["): try open(.elementOrEnd)
    case UInt8(ascii: "-"): state = .minus
    case UInt8(ascii: "0"): state = .zero
    case 0x31...0x39: state = .integer
    case UInt8(ascii: "t"): state = .literal(.true, offset: 1)
    case UInt8(ascii: "f"): state = .literal(.false, offset: 1)
    case UInt8(ascii: "n"): state = .literal(.null, offset: 1)
    case UInt8(ascii: "N") where dialect.contains(.pythonNumbers): state = .literal(.notANumber, offset: 1)
    case UInt8(ascii: "I") where dialect.contains(.pythonNumbers): state = .literal(.infinity, offset: 1)
    default: throw .unexpected
    }
  }

  private mutating func open(_ inside: State) throws(JSONFault.Kind) {
    guard depth < maximumDepth else { throw .tooDeep }
    let bit: UInt64 = 1 << UInt64(depth & 63)
    if inside == .memberOrEnd { objects[depth >> 6] |= bit } else { objects[depth >> 6] &= ~bit }
    depth += 1
    isInObject = inside == .memberOrEnd
    state = inside
  }

  private mutating func close() {
    depth -= 1
    let outer = depth - 1
    isInObject = depth > 0 && objects[outer >> 6] & (1 << UInt64(outer & 63)) != 0
    state = .afterValue
  }
}

// MARK: - Strings, literals and numbers

extension JSONScanner {
  private mutating func takeInString(_ byte: UInt8) throws(JSONFault.Kind) {
    guard !awaitsTrailSurrogate || byte == UInt8(ascii: "\\") else { throw .unpairedSurrogate }
    guard !utf8.isInside, byte < 0x80 else {
      guard utf8.take(byte) else { throw .invalidUTF8 }
      unit = .max
      return
    }
    switch byte {
    case UInt8(ascii: "\""): state = isName ? .colon : .afterValue
    case UInt8(ascii: "\\"): state = .escape
    case 0..<0x20: throw .controlCharacter
    default: unit = UInt16(byte)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) throws(JSONFault.Kind) {
    guard !awaitsTrailSurrogate || byte == UInt8(ascii: "u") else { throw .unpairedSurrogate }
    state = .string
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unit = UInt16(byte)
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      unit = 0
    case UInt8(ascii: "u"):
      escaped = 0
      state = .hexEscape(digits: 0)
    default: throw .escape
    }
  }

  private mutating func takeHexEscape(_ byte: UInt8, _ digits: Int) throws(JSONFault.Kind) {
    guard let digit = byte.hexDigitValue else { throw .escape }
    escaped = escaped << 4 | UInt16(digit)
    guard digits == 3 else {
      state = .hexEscape(digits: digits + 1)
      return
    }
    state = .string
    unit = escaped
    guard !dialect.contains(.unpairedSurrogates) else { return }
    guard awaitsTrailSurrogate == UTF16.isTrailSurrogate(escaped) else { throw .unpairedSurrogate }
    awaitsTrailSurrogate = UTF16.isLeadSurrogate(escaped)
  }

  private mutating func takeLiteral(
    _ byte: UInt8, of literal: Literal, at offset: Int
  ) throws(JSONFault.Kind) {
    guard byte == literal.text[offset] else { throw .unexpected }
    let isLast = offset + 1 == literal.text.utf8CodeUnitCount
    state = isLast ? .afterValue : .literal(literal, offset: offset + 1)
  }

  private mutating func takeNumber(_ byte: UInt8) throws(JSONFault.Kind) {
    switch (state, byte) {
    case (.minus, UInt8(ascii: "I")) where dialect.contains(.pythonNumbers):
      state = .literal(.infinity, offset: 1)
    case (.minus, UInt8(ascii: "0")): state = .zero
    case (.minus, 0x31...0x39), (.integer, 0x30...0x39): state = .integer
    case (.zero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): state = .point
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39): state = .fraction
    case (.zero, UInt8(ascii: "e")), (.zero, UInt8(ascii: "E")), (.integer, UInt8(ascii: "e")),
      (.integer, UInt8(ascii: "E")), (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
      state = .exponent
    case (.exponent, UInt8(ascii: "+")), (.exponent, UInt8(ascii: "-")): state = .exponentSign
    case (.exponent, 0x30...0x39), (.exponentSign, 0x30...0x39), (.exponentDigits, 0x30...0x39):
      state = .exponentDigits
    case (.zero, _) where !byte.isDigit, (.integer, _), (.fraction, _), (.exponentDigits, _):
      state = .afterValue
      try take(byte)
    default: throw .unexpected
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space between tokens: RFC 8259, section 2.
  package var isJSONWhiteSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
