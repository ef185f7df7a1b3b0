internal import Bytes

/// A kind of number that a state gives out: how it is written, and what has to hold of its symbols, in that order.
///
/// ```swift
/// static let pesel = CodeScheme(
///   "ddddddddddd",
///   .birthDate { … },
///   .checksum { $0.sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0 })
/// ```
struct CodeScheme: Sendable {
  let form: CodeForm
  private let checks: [Check]

  init(_ form: StaticString, _ checks: Check...) {
    self.form = CodeForm(form)
    self.checks = checks
  }

  /// One thing that has to hold of the symbols, and what is wrong where it does not.
  struct Check: Sendable {
    let fault: CodeFault
    let holds: @Sendable (CodeSymbols) -> Bool

    /// The check digits are those of the rest.
    static func checksum(_ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check(fault: .checksum, holds: holds)
    }

    /// The symbols write a day.
    static func birthDate(_ day: @escaping @Sendable (CodeSymbols) -> CalendarDay?) -> Check {
      Check(fault: .birthDate, holds: { day($0) != nil })
    }

    /// The part that begins with that symbol is one that numbers have.
    static func part(at index: Int, _ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check(fault: .part(at: index), holds: holds)
    }

    /// The first symbol is not 0.
    static let noLeadingZero = part(at: 0) { $0[0] != 0 }
  }

  /// Reads the number that stands in the value from `start`.
  ///
  /// - Parameters:
  ///   - rule: The beginning of the code of a failure.
  ///   - country: Whose number it is, for the failure.
  func check(
    _ value: Span<UInt8>, from start: Int = 0, rule: StaticString, country: String
  ) throws(ValidationFailure) {
    switch form.read(value, from: start) {
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        ["country": .text(country), "expected": .text(form.described)]
          + .position(mismatch.offset, in: value))
    case .success(let symbols):
      guard let fault = fault(in: symbols) else { return }
      throw fault.failure(rule: rule, country: country, symbols)
    }
  }

  /// What is wrong with a number that is written as it should be, or `nil`.
  func fault(in symbols: CodeSymbols) -> CodeFault? {
    for check in checks where !check.holds(symbols) { return check.fault }
    return nil
  }
}

/// What is wrong with a number that is written as it should be.
enum CodeFault: Equatable {
  /// The check digits are not those of the rest.
  case checksum
  /// The symbols write no day of the calendar where they should.
  case birthDate
  /// No number has what stands from that symbol on.
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
