internal import Bytes

/// A kind of number that a state issues: its notation, and the checks of its symbols in their order.
///
/// ```swift
/// let pesel = CodeScheme("ddddddddddd", .checksum { $0.sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0 })
/// ```
struct CodeScheme: Sendable {
  let notation: CodeNotation
  private let checks: [Check]

  init(_ notation: StaticString, _ checks: Check...) {
    self.notation = CodeNotation(notation)
    self.checks = checks
  }

  /// A condition on the symbols; its case decides the fault that is reported.
  struct Check: Sendable {
    let fault: CodeFault
    let holds: @Sendable (CodeSymbols) -> Bool

    /// The condition that the check digits match the other symbols.
    static func checksum(_ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check(fault: .checksum, holds: holds)
    }

    /// The condition that the symbols contain a day that exists.
    static func birthDate(_ day: @escaping @Sendable (CodeSymbols) -> CalendarDay?) -> Check {
      Check(fault: .birthDate, holds: { day($0) != nil })
    }

    /// The condition that the part that begins at the index of a symbol is one that is issued.
    static func part(at index: Int, _ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check(fault: .part(at: index), holds: holds)
    }

    /// The condition that the first symbol is not 0.
    static let noLeadingZero = part(at: 0) { $0[0] != 0 }
  }

  /// Checks the number from `start` to the end of the value.
  ///
  /// - Parameters:
  ///   - rule: The beginning of the code of a failure.
  ///   - country: The issuing country, a parameter of the failure.
  func check(
    _ value: Span<UInt8>, from start: Int = 0, rule: StaticString, country: String
  ) throws(ValidationFailure) {
    switch notation.read(value, from: start) {
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        ["country": .text(country), "expected": .text(notation.described)]
          + .position(mismatch.offset, in: value))
    case .success(let symbols):
      guard let fault = fault(in: symbols) else { return }
      throw fault.failure(rule: rule, country: country, symbols)
    }
  }

  /// The first fault of a number in the correct notation, or `nil`.
  func fault(in symbols: CodeSymbols) -> CodeFault? {
    for check in checks where !check.holds(symbols) { return check.fault }
    return nil
  }
}

/// A fault of a number in the correct notation.
enum CodeFault: Equatable {
  /// The check digits do not match the other symbols.
  case checksum
  /// The symbols of the date are not a day that exists.
  case birthDate
  /// No issued number has the part that begins at the index of a symbol.
  case part(at: Int)

  /// The failure that reports the fault.
  func failure(rule: StaticString, country: String, _ symbols: CodeSymbols) -> ValidationFailure {
    let country = ParameterValue.text(country)
    return switch self {
    case .checksum: .init(FailureCode(rawValue: "\(rule).checksum"), ["country": country])
    case .birthDate: .init(FailureCode(rawValue: "\(rule).birth-date"), ["country": country])
    case .part(let index):
      .init(
        FailureCode(rawValue: "\(rule).part"),
        ["country": country, "position": .integer(symbols.offset(of: index) + 1)])
    }
  }
}
