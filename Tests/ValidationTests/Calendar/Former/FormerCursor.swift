internal import Bytes

@testable import Validation

// The reader of values of fixed widths as it was before all notations shared one clock and one calendar: an oracle.

struct FormerCursor {
  var index: Int
  let malformed: FailureCode

  init(at index: Int = 0, malformed: FailureCode) {
    self.index = index
    self.malformed = malformed
  }

  mutating func number(width: Int, in value: Span<UInt8>) throws(ValidationFailure) -> Int {
    var number = 0
    for _ in 0..<width {
      guard index < value.count, value[index].isDigit else { throw fault(in: value) }
      number = number * 10 + Int(value[index] - 0x30)
      index += 1
    }
    return number
  }

  mutating func skipDigits(atMost limit: Int = .max, in value: Span<UInt8>) throws(ValidationFailure) {
    let start = index
    while index < value.count, value[index].isDigit, index - start < limit { index += 1 }
    guard index > start else { throw fault(in: value) }
  }

  mutating func expect(_ character: Unicode.Scalar, in value: Span<UInt8>) throws(ValidationFailure) {
    guard skip(character, in: value) else { throw fault(in: value) }
  }

  mutating func skip(_ character: Unicode.Scalar, in value: Span<UInt8>) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func step() {
    index += 1
  }

  func expectEnd(of value: Span<UInt8>) throws(ValidationFailure) {
    guard index == value.count else { throw fault(in: value) }
  }

  func fault(in value: Span<UInt8>) -> ValidationFailure {
    ValidationFailure(malformed, .position(index, in: value))
  }
}
