/// A fault of a telephone number.
enum PhoneFault: Error, Hashable {
  /// The character at this byte is not allowed there.
  case character(at: Int)
  /// The value has more characters than are read.
  case overlong
  /// International format is required, and there is no `+`.
  case notInternational
  /// The digits after the international prefix begin with no assigned calling code.
  case callingCode
  /// The number has another calling code than the region.
  case otherCallingCode(expected: Int, actual: Int)
  case tooShort(minimum: Int, actual: Int)
  case tooLong(maximum: Int, actual: Int)
  /// The number is not assigned.
  case unassigned(callingCode: Int)

  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .character(let offset): .init("phone.character", .character(offset, in: value))
    case .overlong: .init("phone.overlong", ["maximum": .integer(WrittenPhone.maximumCharacters)])
    case .notInternational: .init("phone.not-international")
    case .callingCode: .init("phone.calling-code")
    case .otherCallingCode(let expected, let actual):
      .init("phone.other-calling-code", ["expected": .integer(expected), "actual": .integer(actual)])
    case .tooShort(let minimum, let actual):
      .init("phone.too-short", ["minimum": .integer(minimum), "actual": .integer(actual)])
    case .tooLong(let maximum, let actual):
      .init("phone.too-long", ["maximum": .integer(maximum), "actual": .integer(actual)])
    case .unassigned(let callingCode):
      .init("phone.unassigned", ["callingCode": .integer(callingCode)])
    }
  }
}
