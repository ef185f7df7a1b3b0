internal import Bytes

/// A place in a value whose parts have fixed widths: reads numbers and separators from left to right.
struct DigitCursor {
  private(set) var index: Int
  /// The code of a byte that does not fit; with its `position`.
  let malformed: FailureCode

  init(at index: Int = 0, malformed: FailureCode) {
    self.index = index
    self.malformed = malformed
  }

  /// The number that so many digits write.
  mutating func number(width: Int, in value: Span<UInt8>) throws(ValidationFailure) -> Int {
    var number = 0
    for _ in 0..<width {
      guard index < value.count, value[index].isDigit else { throw fault(in: value) }
      number = number * 10 + Int(value[index] - 0x30)
      index += 1
    }
    return number
  }

  /// Steps over as many digits as follow, at least one and at most so many.
  mutating func skipDigits(atMost limit: Int = .max, in value: Span<UInt8>) throws(ValidationFailure) {
    let start = index
    while index < value.count, value[index].isDigit, index - start < limit { index += 1 }
    guard index > start else { throw fault(in: value) }
  }

  /// Steps over the character, which has to stand there.
  mutating func expect(_ character: Unicode.Scalar, in value: Span<UInt8>) throws(ValidationFailure) {
    guard skip(character, in: value) else { throw fault(in: value) }
  }

  /// Steps over the character where it stands there, and says whether it does.
  mutating func skip(_ character: Unicode.Scalar, in value: Span<UInt8>) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Steps over one byte, whatever it is.
  mutating func step() {
    index += 1
  }

  /// Nothing may follow.
  func expectEnd(of value: Span<UInt8>) throws(ValidationFailure) {
    guard index == value.count else { throw fault(in: value) }
  }

  /// What does not fit is at the cursor.
  func fault(in value: Span<UInt8>) -> ValidationFailure {
    ValidationFailure(malformed, .position(index, in: value))
  }
}
