internal import Bytes

/// Reads a text of ``BaseEncoding`` byte by byte, from any source of bytes.
struct BaseEncodingReader {
  private let encoding: BaseEncoding
  private var digits = 0
  private var padding = 0
  private var last: (digit: UInt8, offset: Int) = (0, 0)

  init(_ encoding: BaseEncoding) {
    self.encoding = encoding
  }

  /// Reads the next byte and returns its bits, or `nil` for padding.
  @discardableResult
  mutating func take(_ byte: UInt8, at offset: Int) throws(BaseEncodingFault) -> UInt8? {
    if padding == 0, let digit = encoding.digit(byte) {
      last = (digit, offset)
      digits += 1
      return digit
    }
    guard byte == UInt8(ascii: "="), encoding != .hex else { throw .character(at: offset) }
    padding += 1
    return nil
  }

  /// Checks that the bytes so far are a complete text.
  func finish() throws(BaseEncodingFault) {
    let unused = digits * encoding.bitsPerDigit % 8
    guard unused < encoding.bitsPerDigit else { throw .length(digits) }
    let group = encoding.digitsPerGroup
    let expected = (group - digits % group) % group
    guard padding == expected || encoding == .base64url && padding == 0 else {
      throw .padding(expected: expected, actual: padding)
    }
    guard last.digit & (1 << UInt8(unused) - 1) == 0 else { throw .unusedBits(at: last.offset) }
  }
}

/// The reason why bytes are not a text of an encoding, with the byte offset of the fault.
enum BaseEncodingFault: Error {
  case character(at: Int)
  case length(Int)
  case padding(expected: Int, actual: Int)
  case unusedBits(at: Int)

  /// The end of the code of the failure.
  var name: String {
    switch self {
    case .character: "character"
    case .length: "length"
    case .padding: "padding"
    case .unusedBits: "unused-bits"
    }
  }

  /// The failure that reports this fault of the value.
  func failure(of value: Span<UInt8>, encoding: BaseEncoding) -> ValidationFailure {
    func code(_ reason: String) -> FailureCode { FailureCode(rawValue: encoding.rawValue + "." + reason) }
    switch self {
    case .character(let offset):
      let isLowerCase = encoding == .base32 && value[offset].isLetter && !value[offset].isUppercase
      return .init(
        code("character"), .character(offset, in: value) + (isLowerCase ? ["variant": "lower-case"] : [:]))
    case .length(let digits): return .init(code("length"), ["actual": .integer(digits)])
    case .padding(let expected, let actual):
      let parameters: FailureParameters = ["expected": .integer(expected), "actual": .integer(actual)]
      return .init(
        code("padding"),
        parameters
          + (expected == 0
            ? ["ending": "", "variant": "none"] : ["ending": .text(String(repeating: "=", count: expected))]))
    case .unusedBits(let offset): return .init(code("unused-bits"), .character(offset, in: value))
    }
  }
}
