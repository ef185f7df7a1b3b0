internal import Validation

/// An example of a value that the rules of a field accept, for sentences such as "Enter a date such as 2026-03-27".
///
/// It is the placeholder, if the rules accept it, else the first of the usual spellings that they accept.
struct FieldExample {
  private let field: CompiledField
  private let language: String
  private let placeholder: String?

  init(_ field: CompiledField, language: String) {
    (self.field, self.language) = (field, language)
    placeholder = field.wording(in: language).placeholder
  }

  /// Returns an example, or `nil` if none of the values that come to mind for the code is valid.
  func example(for code: FailureCode) -> String? {
    let name = String(code.rawValue.prefix { $0 != "." })
    guard let usual = Self.usual[name] else { return nil }
    return field.examples.value(for: "\(language) \(name)") {
      ([placeholder].compactMap(\.self) + usual() + bounds).first(where: isValid).map(typed)
    }
  }

  /// Returns a value as it is typed: a day in three boxes as three numbers in their order.
  private func typed(_ value: String) -> String {
    guard field.hasDayParts else { return value }
    let parts = DayParts(value)
    return DayParts.Part.order(in: language).map { String(parts[$0].trimmingPrefix("0")) }.joined(
      separator: " ")
  }

  private func isValid(_ value: String) -> Bool {
    let value = field.normalization?.normalized(value) ?? value
    return !value.isEmpty && field.field.rules.findings(in: value).allSatisfy { $0.severity != .error }
  }

  /// The bounds of the field's numbers, which are valid where the usual numbers are not.
  private var bounds: [String] {
    field.field.rules.strategies.compactMap { $0.strategy as? RangeStrategy }
      .flatMap { [$0.lower, $0.upper] }.compactMap { $0?.value.description }
  }

  /// The usual spellings by the first words of codes.
  private static let usual: [String: @Sendable () -> [String]] = [
    "integer": { ["12"] }, "number": { numbers }, "decimal": { numbers }, "range": { numbers },
    "multiple-of": { numbers },
    "date": { days }, "strptime": { days + times + moments }, "moment": { days + times + moments },
    "time": { times + moments }, "date-time": { moments }, "local-date-time": { moments },
    "month": { ["2026-03"] }, "year": { ["2026"] },
    "email": { ["name@example.com"] }, "phone": { phones }, "e164": { phones },
    "url": { ["https://example.com", "http://example.com"] },
    "iban": { ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"] },
    "hex-color": { ["#1f77b4", "#17b"] },
    "regex": { [] }, "not-regex": { [] }, "postal-code": { [] },
  ]

  private static let numbers = ["12.50", "12,50", "12"]
  private static let phones = ["+49 30 123456", "+4930123456", "+1 202-555-0143", "+12025550143"]
  private static let times = ["08:30", "08:30:00", "08:30:00Z"]
  private static let moments = [
    "2026-03-27T08:30", "2026-03-27T08:30:00", "2026-03-27T08:30:00Z", "2026-03-27 08:30",
    "2026-03-27 08:30:00",
    "27/03/2026 08:30", "03/27/2026 08:30", "27.03.2026 08:30",
  ]

  /// A day of this year, of another century and of a far future, in the usual spellings.
  private static let days = [("2026", "26"), ("1990", "90"), ("2060", "60")].flatMap { year, short in
    [
      "\(year)-03-27", "27/03/\(year)", "03/27/\(year)", "27.03.\(year)", "27-03-\(year)", "\(year)/03/27",
      "27 March \(year)", "27 Mar \(year)", "27-Mar-\(year)", "\(year)0327", "27/03/\(short)",
      "03/27/\(short)",
      "27.03.\(short)", "27-Mar-\(short)",
    ]
  }
}
