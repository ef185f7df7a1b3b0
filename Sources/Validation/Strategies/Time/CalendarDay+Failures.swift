extension CalendarDay {
  /// The day that the whole value writes as `YYYY-MM-DD`.
  init(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch Self.read(value) {
    case .day(let day): self = day
    case .malformed: throw ValidationFailure("date.malformed")
    case .noSuchMonth(let month): throw .noSuchMonth(month)
    case .noSuchDay(let day, let last): throw .noSuchDay(day, last: last)
    }
  }

  /// The day that the first ten bytes of the value write as `YYYY-MM-DD`.
  ///
  /// - Parameter malformed: The code of a byte that does not fit; with its `position`.
  init(in value: Span<UInt8>, malformed: FailureCode) throws(ValidationFailure) {
    var cursor = DigitCursor(malformed: malformed)
    let year = try cursor.number(width: 4, in: value)
    try cursor.expect("-", in: value)
    let month = try cursor.number(width: 2, in: value)
    try cursor.expect("-", in: value)
    let day = try cursor.number(width: 2, in: value)
    guard 1...12 ~= month else { throw .noSuchMonth(month) }
    guard let result = CalendarDay(year: year, month: month, day: day) else {
      throw .noSuchDay(day, last: Self.lastDay(ofMonth: month, year: year))
    }
    self = result
  }

  /// The day that an argument names: `YYYY-MM-DD`, or `today`.
  init?(argument text: some StringProtocol, today: CalendarDay) {
    if text == "today" {
      self = today
    } else {
      let bytes = Array(text.utf8)
      guard case .day(let day) = Self.read(bytes.span) else { return nil }
      self = day
    }
  }
}

extension ValidationFailure {
  /// The year has no such month.
  static func noSuchMonth(_ month: Int) -> ValidationFailure {
    ValidationFailure("date.no-such-month", ["month": .integer(month)])
  }

  /// The month has no such day.
  static func noSuchDay(_ day: Int, last: Int) -> ValidationFailure {
    ValidationFailure("date.no-such-day", ["day": .integer(day), "last": .integer(last)])
  }
}
