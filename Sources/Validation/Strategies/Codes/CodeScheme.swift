internal import Bytes

/// A kind of number that a state issues: its notation, and the checks of its symbols in their order.
///
/// ```swift
/// let pesel = CodeScheme(
///   "ddddddddddd", like: "44051401359", .checksum { $0.sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0 })
/// ```
struct CodeScheme: Sendable {
  let notation: CodeNotation
  private let checks: [Check]

  /// Creates a scheme.
  ///
  /// - Parameters:
  ///   - notation: The patterns of a ``CodeNotation``.
  ///   - example: A number that meets the checks.
  init(_ notation: StaticString, like example: StaticString, _ checks: Check...) {
    self.notation = CodeNotation(notation, like: example)
    self.checks = checks
  }

  /// A condition on the symbols.
  struct Check: Sendable {
    /// Returns the fault of the symbols on a day, or `nil`.
    let fault: @Sendable (CodeSymbols, _ today: CalendarDay) -> CodeFault?

    /// The condition that the check digits match the other symbols.
    static func checksum(_ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check { symbols, _ in holds(symbols) ? nil : .checksum }
    }

    /// The condition that the symbols contain a day that exists and is not in the future.
    static func birthDate(_ day: @escaping @Sendable (CodeSymbols) -> CalendarDay?) -> Check {
      Check { symbols, today in
        guard let day = day(symbols) else { return .birthDate }
        return day <= today ? nil : .unborn(day)
      }
    }

    /// The condition that the symbols of a range are ones that are issued.
    static func part(
      _ range: Range<Int>, _ holds: @escaping @Sendable (CodeSymbols) -> Bool
    ) -> Check {
      Check { symbols, _ in holds(symbols) ? nil : .part(range) }
    }

    /// The condition that not all symbols of a range are 0, which depends on the number of symbols.
    static func isNotZero(_ range: @escaping @Sendable (CodeSymbols) -> Range<Int>) -> Check {
      Check { symbols, _ in symbols.areZero(range(symbols)) ? .part(range(symbols)) : nil }
    }

    /// The condition that not all symbols of a range are 0.
    static func isNotZero(_ range: Range<Int>) -> Check { part(range) { !$0.areZero(range) } }

    /// The condition that the first symbol is not 0.
    static let noLeadingZero = part(0..<1) { $0[0] != 0 }
  }

  /// Checks the number from `start` to the end of the value.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the example of the scheme in a message.
  ///   - rule: The beginning of the code of a failure.
  ///   - country: The issuing country, a parameter of the failure.
  ///   - today: The day after which nobody is born yet.
  func check(
    _ value: Span<UInt8>, from start: Int = 0, prefix: String = "", rule: StaticString, country: String,
    today: CalendarDay
  ) throws(ValidationFailure) {
    switch notation.read(value, from: start) {
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        ["country": .text(country), "expected": notation.shown(after: prefix)]
          + mismatch.parameters(in: value))
    case .success(let symbols):
      guard let fault = fault(in: symbols, today: today) else { return }
      throw fault.failure(rule: rule, country: country, symbols)
    }
  }

  /// The first fault of a number in the correct notation, or `nil`.
  func fault(in symbols: CodeSymbols, today: CalendarDay) -> CodeFault? {
    for check in checks {
      if let fault = check.fault(symbols, today) { return fault }
    }
    return nil
  }
}

/// A fault of a number in the correct notation.
enum CodeFault: Equatable {
  /// The check digits do not match the other symbols.
  case checksum
  /// The symbols of the date are not a day that exists.
  case birthDate
  /// The person is not born yet.
  case unborn(CalendarDay)
  /// No issued number has the symbols of a range.
  case part(Range<Int>)

  /// The failure that reports the fault.
  func failure(rule: StaticString, country: String, _ symbols: CodeSymbols) -> ValidationFailure {
    let country = ParameterValue.text(country)
    return switch self {
    case .checksum: .init(FailureCode(rawValue: "\(rule).checksum"), ["country": country])
    case .birthDate: .init(FailureCode(rawValue: "\(rule).birth-date"), ["country": country])
    case .unborn(let day):
      .init(
        FailureCode(rawValue: "\(rule).unborn"), ["country": country, "day": .text(day.description)])
    case .part(let range):
      .init(
        FailureCode(rawValue: "\(rule).part"),
        [
          "country": country, "position": .integer(symbols.offset(of: range.lowerBound) + 1),
          "part": .text(symbols.text(range)),
          "variant": symbols.offset(of: range.lowerBound) == 0 ? "start" : "inside",
        ])
    }
  }
}
