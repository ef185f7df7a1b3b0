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
  private let others: [CodeScheme]

  /// Creates a scheme.
  ///
  /// - Parameters:
  ///   - notation: The patterns of a ``CodeNotation``.
  ///   - example: A number that meets the checks.
  init(_ notation: StaticString, like example: StaticString, _ checks: Check...) {
    self.notation = CodeNotation(notation, like: example)
    (self.checks, others) = (checks, [])
  }

  /// Creates a scheme of numbers that are of one of several kinds.
  ///
  /// - Parameter first: The kind whose example messages show.
  init(_ first: CodeScheme, or others: CodeScheme...) {
    notation = first.notation
    checks = first.checks
    self.others = first.others + others
  }

  /// A condition on the symbols.
  struct Check: Sendable {
    /// Returns the fault of the symbols on a day, or `nil`.
    let fault: @Sendable (CodeSymbols, _ today: CalendarDay?) -> CodeFault?

    /// The condition that the check digits match the other symbols.
    static func checksum(_ holds: @escaping @Sendable (CodeSymbols) -> Bool) -> Check {
      Check { symbols, _ in holds(symbols) ? nil : .checksum }
    }

    /// The condition that the symbols contain a day that exists and is not in the future.
    static func birthDate(_ day: @escaping @Sendable (CodeSymbols) -> CalendarDay?) -> Check {
      Check { symbols, today in
        guard let day = day(symbols) else { return .birthDate }
        return today.map { day > $0 } == true ? .unborn(day) : nil
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
  ///   - country: The issuing country, a parameter of the failure; `nil` if the number is the same in all countries.
  ///   - today: The day after which nobody is born yet; `nil` for numbers without a date of birth.
  func check(
    _ value: Span<UInt8>, from start: Int = 0, prefix: String = "", rule: String, country: String? = nil,
    today: CalendarDay? = nil
  ) throws(ValidationFailure) {
    guard !accepts(value, from: start, today: today) else { return }
    let issuer: FailureParameters = country.map { ["country": .text($0)] } ?? [:]
    let closest = closest(to: value, from: start)
    switch closest.notation.read(value, from: start) {
    case .failure(let mismatch):
      throw ValidationFailure(
        FailureCode(rawValue: "\(rule).structure"),
        issuer + ["expected": notation.shown(after: prefix)] + mismatch.parameters(in: value))
    case .success(let symbols):
      guard let fault = closest.fault(in: symbols, today: today) else { return }
      let (name, parameters) = fault.description(symbols)
      throw ValidationFailure(FailureCode(rawValue: "\(rule).\(name)"), issuer + parameters)
    }
  }

  /// Whether the number is one of the scheme or of one of the others.
  private func accepts(_ value: Span<UInt8>, from start: Int, today: CalendarDay?) -> Bool {
    if let symbols = notation.symbols(of: value, from: start), fault(in: symbols, today: today) == nil {
      return true
    }
    return others.contains { other in other.accepts(value, from: start, today: today) }
  }

  /// The kind of number that a value is probably meant to be: one whose notation it has, or else the first.
  private func closest(to value: Span<UInt8>, from start: Int) -> CodeScheme {
    guard notation.symbols(of: value, from: start) == nil else { return self }
    for other in others where other.notation.symbols(of: value, from: start) != nil { return other }
    return self
  }

  /// A number of each kind.
  var examples: [String] { ["\(notation.example)"] + others.flatMap(\.examples) }

  /// The first fault of a number in the correct notation, or `nil`.
  func fault(in symbols: CodeSymbols, today: CalendarDay?) -> CodeFault? {
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

  /// The end of the code that reports the fault, and the parameters.
  func description(_ symbols: CodeSymbols) -> (name: String, FailureParameters) {
    switch self {
    case .checksum: return ("checksum", [:])
    case .birthDate: return ("birth-date", [:])
    case .unborn(let day): return ("unborn", ["day": .text(day.description)])
    case .part(let range):
      let offset = symbols.offset(of: range.lowerBound)
      return (
        "part",
        [
          "position": .integer(offset + 1), "part": .text(symbols.text(range)),
          "variant": offset == 0 ? "start" : "inside",
        ]
      )
    }
  }
}
