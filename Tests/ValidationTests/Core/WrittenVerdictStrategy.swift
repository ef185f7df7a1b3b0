import Validation

/// A stub whose verdict is determined by the value: the byte at index `place` is `v` (valid), `i` (invalid) or `u`
/// (undecided).
///
/// Parts of a composite with different indices can therefore have any combination of verdicts on one value.
struct WrittenVerdictStrategy: InputFieldValidationStrategy {
  let place: Int

  func verdict(on value: Span<UInt8>) -> Verdict {
    switch value[place] {
    case UInt8(ascii: "v"): .valid
    case UInt8(ascii: "i"): .invalid
    default: .undecided
    }
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch verdict(on: value) {
    case .valid: nil
    case .invalid: Self.failure(.invalid, at: place)
    case .undecided: Self.failure(.undecided, at: place)
    }
  }

  /// Returns the failure that a part reports.
  static func failure(_ verdict: Verdict, at place: Int) -> ValidationFailure {
    let code: FailureCode = verdict == .invalid ? "written.invalid" : "written.undecided"
    return ValidationFailure(code, ["place": .integer(place)])
  }
}

extension Verdict {
  /// The byte that ``WrittenVerdictStrategy`` interprets as this verdict.
  var letter: UInt8 {
    switch self {
    case .valid: UInt8(ascii: "v")
    case .invalid: UInt8(ascii: "i")
    case .undecided: UInt8(ascii: "u")
    }
  }

  /// Returns all sequences of `count` verdicts, of which there are 3 to the power of `count`.
  static func rows(of count: Int) -> [[Verdict]] {
    guard count > 0 else { return [[]] }
    return rows(of: count - 1).flatMap { row in allCases.map { row + [$0] } }
  }

  /// All sequences of zero to three verdicts.
  static let rowsUpToThree = (0...3).flatMap { rows(of: $0) }
}
