internal import Bytes

/// A JSON text by the letter of RFC 8259, read byte by byte, wherever the bytes come from.
///
/// Arrays and objects inside each other are kept as one bit each, so that there is a bound to them and no
/// recursion.
struct JSONScanner {
  /// How many arrays and objects may stand inside each other.
  static let maximumDepth = 1024

  enum State: Equatable {
    case value, elementOrEnd, memberOrEnd, member, colon, afterValue
    case string, escape
    case hexEscape(digits: Int)
    case minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits
    case literal(Literal, offset: Int)
  }

  enum Literal {
    case `true`, `false`, null
    /// Python's names for what JSON has none for.
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

  /// Whether `NaN`, `Infinity` and `-Infinity` are numbers, as Python's `json` has them.
  private let allowsPythonNumbers: Bool
  private(set) var state = State.value
  /// How many arrays and objects the place is in.
  private(set) var depth = 0
  /// Whether the string that is being read, or was read last, names a member.
  private(set) var isName = false
  /// The UTF-16 unit of the string that the byte completed; 0xFFFF stands for all that are not ASCII and were
  /// not escaped.
  private(set) var unit: UInt16?
  private var escaped: UInt16 = 0
  /// Bit `n` says whether what begins at depth `n` is an object.
  private var objects = InlineArray<16, UInt64>(repeating: 0)
  private var utf8 = UTF8Progress()

  /// Whether the innermost array or object is an object.
  private var isInObject = false

  init(allowsPythonNumbers: Bool = false) {
    self.allowsPythonNumbers = allowsPythonNumbers
  }

  /// Whether the bytes so far are a whole text.
  var isComplete: Bool {
    guard depth == 0 else { return false }
    switch state {
    case .afterValue, .zero, .integer, .fraction, .exponentDigits: return true
    default: return false
    }
  }

  /// Reads one byte.
  mutating func take(_ byte: UInt8) throws(JSONFault) {
    unit = nil
    switch state {
    case .string: try takeInString(byte)
    case .escape: try takeEscape(byte)
    case .hexEscape(let digits): try takeHexEscape(byte, digits)
    case .literal(let literal, let offset): try takeLiteral(byte, literal, offset)
    case .minus, .zero, .integer, .point, .fraction, .exponent, .exponentSign, .exponentDigits:
      try takeNumber(byte)
    default:
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { return }
      try takeStructure(byte)
    }
  }

  private mutating func takeStructure(_ byte: UInt8) throws(JSONFault) {
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

  private mutating func beginValue(_ byte: UInt8) throws(JSONFault) {
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
    case UInt8(ascii: "N") where allowsPythonNumbers: state = .literal(.notANumber, offset: 1)
    case UInt8(ascii: "I") where allowsPythonNumbers: state = .literal(.infinity, offset: 1)
    default: throw .unexpected
    }
  }

  private mutating func open(_ inside: State) throws(JSONFault) {
    guard depth < Self.maximumDepth else { throw .tooDeep }
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

/// What is wrong with the byte that was taken last.
enum JSONFault: Error {
  case unexpected, controlCharacter, escape, tooDeep, invalidUTF8
}

// MARK: - Scalars

extension JSONScanner {
  private mutating func takeInString(_ byte: UInt8) throws(JSONFault) {
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

  private mutating func takeEscape(_ byte: UInt8) throws(JSONFault) {
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

  private mutating func takeHexEscape(_ byte: UInt8, _ digits: Int) throws(JSONFault) {
    guard let digit = BaseEncoding.hex.digit(byte) else { throw .escape }
    escaped = escaped << 4 | UInt16(digit)
    state = digits == 3 ? .string : .hexEscape(digits: digits + 1)
    if digits == 3 { unit = escaped }
  }

  private mutating func takeLiteral(_ byte: UInt8, _ literal: Literal, _ offset: Int) throws(JSONFault) {
    guard byte == literal.text[offset] else { throw .unexpected }
    let isLast = offset + 1 == literal.text.utf8CodeUnitCount
    state = isLast ? .afterValue : .literal(literal, offset: offset + 1)
  }

  private mutating func takeNumber(_ byte: UInt8) throws(JSONFault) {
    switch (state, byte) {
    case (.minus, UInt8(ascii: "I")) where allowsPythonNumbers: state = .literal(.infinity, offset: 1)
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
