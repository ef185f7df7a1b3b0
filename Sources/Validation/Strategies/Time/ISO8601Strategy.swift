internal import Bytes

/// A strategy that accepts representations of ISO 8601-1:2019: dates, times, both, durations, intervals and recurring intervals.
///
/// - Dates (section 5.2): `2024-02-29`, `2024-060`, `2024-W09-4`, the same without hyphens, and of reduced precision `2024-02`,
///   `2024-W09`, `2024`, `202` and `20`; with six digits and a sign `+002024-02-29`.
/// - Times (5.3): `14:30:05`, `14:30`, `14`, without colons, with a fraction of the last part after a point or comma, 24:00 for the end
///   of a day, and `Z` or an offset; a `T` may precede.
/// - Dates with times (5.4): a day, `T` and a time, both with separators or both without.
/// - Durations (5.5.2): `P1Y2M3DT4H5M6.7S`, `P2W`.
/// - Intervals (5.5) and recurring ones (5.6): `START/END`, `START/DURATION`, `DURATION/END`, after `R5/` or `R/`.
///
/// Letters are upper case.
///
/// ```swift
/// ISO8601Strategy().verdict(on: "2024-W09-4T14:30Z")        // .valid
/// ISO8601Strategy(.date).failure(of: "2023-366")?.code      // "iso8601.no-such-day"
/// ISO8601Strategy(.date).failure(of: "2024-02-29T10")?.code // "iso8601.malformed"
/// ```
///
/// Codes: `iso8601.malformed` (`position`), `iso8601.no-such-day` (`position`), `iso8601.no-such-time`.
public struct ISO8601Strategy: ByteValidationStrategy, Hashable {
  /// The kinds of representations; the raw value is the name in rules.
  public enum Form: String, Sendable, CaseIterable {
    /// A date, also of reduced precision.
    case date
    /// A time of day.
    case time
    /// A day with a time.
    case dateTime = "date-time"
    /// A duration.
    case duration
    /// An interval between two moments, or of a moment and a duration.
    case interval
    /// A recurring interval.
    case recurring
  }

  /// The accepted kinds.
  public let forms: [Form]

  /// Creates a strategy that accepts some kinds, or all.
  public init(_ forms: Form...) {
    self.init(forms)
  }

  init(_ forms: [Form]) {
    self.forms = forms.isEmpty ? Form.allCases : forms
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let shape = ISO8601Shape(of: value)
    let first = forms.contains(shape.form) ? shape.form : forms[0]
    do throws(ValidationFailure) { return try check(value, as: first) } catch {
      guard let other = shape.other, other != first, forms.contains(other),
        (try? check(value, as: other)) != nil
      else { throw error }
    }
  }

  private func check(_ value: Span<UInt8>, as form: Form) throws(ValidationFailure) {
    var reader = ISO8601Reader()
    switch form {
    case .date: _ = try reader.readDate(in: value)
    case .time:
      _ = reader.skip("T", in: value)
      try reader.readTime(in: value)
    case .dateTime: try readMoment(&reader, value, needsTime: true)
    case .duration: try reader.readDuration(in: value)
    case .interval: try readInterval(&reader, value)
    case .recurring:
      guard reader.skip("R", in: value) else { throw reader.fault(in: value) }
      reader.skipDigits(in: value)
      guard reader.skip("/", in: value) else { throw reader.fault(in: value) }
      try readInterval(&reader, value)
    }
    try reader.expectEnd(of: value)
  }

  private func readMoment(
    _ reader: inout ISO8601Reader, _ value: Span<UInt8>, needsTime: Bool
  ) throws(ValidationFailure) {
    let isDay = try reader.readDate(in: value)
    guard reader.skip("T", in: value) else {
      if needsTime { throw reader.fault(in: value) }
      return
    }
    guard isDay else { throw reader.fault(in: value) }
    try reader.readTime(in: value)
  }

  private func readInterval(
    _ reader: inout ISO8601Reader, _ value: Span<UInt8>
  ) throws(ValidationFailure) {
    let beginsWithDuration = reader.index < value.count && value[reader.index] == UInt8(ascii: "P")
    if beginsWithDuration {
      try reader.readDuration(in: value)
    } else {
      try readMoment(&reader, value, needsTime: false)
    }
    guard reader.skip("/", in: value) else { throw reader.fault(in: value) }
    if !beginsWithDuration, reader.index < value.count, value[reader.index] == UInt8(ascii: "P") {
      try reader.readDuration(in: value)
    } else {
      try readMoment(&reader, value, needsTime: false)
    }
  }
}

extension InputFieldValidationStrategy where Self == ISO8601Strategy {
  /// A representation of ISO 8601 of one of those kinds, or of any.
  public static func iso8601(_ forms: ISO8601Strategy.Form...) -> ISO8601Strategy { ISO8601Strategy(forms) }
}

extension CatalogEntry {
  static let iso8601 = CatalogEntry(
    name: "iso8601", group: .time,
    summary: "A date, time, duration or interval in any representation of ISO 8601.",
    argument: .optional(
      "FORM,…", "one or more of " + ISO8601Strategy.Form.allCases.map(\.rawValue).joined(separator: ", ")),
    structure: .words(of: "iso8601"), swift: ".iso8601(), .iso8601(.date, .dateTime)",
    messages: [
      "iso8601.malformed": "must be written as in ISO 8601: it is malformed at character {position}",
      "iso8601.no-such-day":
        "must be a day that exists, as in ISO 8601: there is none at character {position}",
      "iso8601.no-such-time": "must be a time that exists, as in ISO 8601",
    ],
    synonyms: ["iso-8601", "ordinal-date", "week-date"],
    lesserSynonyms: ["interval", "iso-date"],
    examples: [
      .init(
        valid: "2024-02-29", "2024-060", "2024-W09-4", "20240229T143005Z", "14:30,5", "P1Y2M",
        "2024-01-01/P1M", "R5/2024/P1Y"),
      .init(
        invalid: ("2024-02-30", "iso8601.no-such-day"), ("2024-02-29T25:00", "iso8601.no-such-time"),
        ("2024-2-9", "iso8601.malformed"), ("2024-02-29 14:30", "iso8601.malformed")),
      .init(argument: "date,date-time", valid: "2024", "2024-02-29T14:30+01:00"),
      .init(
        argument: "date,date-time", invalid: ("P1Y", "iso8601.malformed"), ("14:30", "iso8601.malformed")),
    ]
  ) { argument throws(RuleError) in
    var forms: [ISO8601Strategy.Form] = []
    for name in (argument ?? "").split(separator: ",") {
      forms.append(try ISO8601Strategy.Form(argument: String(name), of: "form of ISO 8601"))
    }
    return .content(ISO8601Strategy(forms))
  }
}
