/// The types `date`, `time`, `datetime`, `year` and `yearmonth` of Table Schema v2.
///
/// - ``Notation/standard``: a date is `yyyy-mm-dd` and a time `hh:mm:ss`, without fraction or offset; a
///   datetime, a year and a month are XML Schema's `dateTime`, `gYear` and `gYearMonth` (part 2, second
///   edition, sections 3.2.7, 3.2.11 and 3.2.10). Years have four digits or more, may be negative and are
///   never 0000; the offset is at most 14:00; 24:00:00 is the end of the day.
/// - ``Notation/iso8601``, the format `any`: ISO 8601's calendar, ordinal and week dates, `2024-02-29`,
///   `20240229`, `2024-060`, `2024060`, `2024-W09-4`, `2024W094`; times `08:30`, `08:30:15`, `08:30:15.5` (or
///   a comma), `0830`, `083015`, with or without `Z` or an offset `+01`, `+0100`, `+01:00`; a datetime is a
///   date, `T` or a space, and a time. Years are 0001 to 9999. Ambiguous notations such as `01/02/2024` are
///   rejected.
/// - ``Notation/pattern(_:)``: see ``StrptimePattern``.
/// - ``Notation/python``: see ``PythonMoment``.
///
/// Limits, which XML Schema leaves to implementations (part 2, section 5.4 of 1.1): years have at most nine digits,
/// fractions at most 18.
package struct MomentType: OrderedType {
  package enum Kind: Sendable {
    case date, time, dateTime, year, yearMonth
  }

  package enum Notation: Sendable {
    case standard, iso8601, python
    case pattern(StrptimePattern)
  }

  package let kind: Kind
  package let notation: Notation

  package init(_ kind: Kind, _ notation: Notation = .standard) {
    (self.kind, self.notation) = (kind, notation)
  }

  func read(_ value: Span<UInt8>) throws(ValidationFailure) -> Moment {
    switch notation {
    case .standard: try XMLMoment.read(value, kind)
    case .iso8601: try ISO8601Moment.read(value, kind)
    case .python: try PythonMoment.read(value, kind)
    case .pattern(let pattern): try pattern.moment(in: value, kind)
    }
  }

  /// Returns the moment of a day, or of a date and time, in the default formats; `nil` for any other value.
  static func moment(in value: Span<UInt8>) -> Moment? {
    (try? XMLMoment.read(value, .date)) ?? (try? XMLMoment.read(value, .dateTime))
  }

  static func order(_ first: Moment, _ second: Moment) -> LogicalOrder? { Moment.order(first, second) }

  static func append(_ value: Moment, to bytes: inout [UInt8]) { Moment.append(value, to: &bytes) }

  static var boundCodes: BoundCodes {
    BoundCodes(
      minimum: "moment.too-early", maximum: "moment.too-late", exclusiveMinimum: "moment.not-after",
      exclusiveMaximum: "moment.not-before", incomparable: "moment.incomparable")
  }
}
