internal import Bytes

/// A strategy whose values are numbers in a spelling of its own.
protocol NumberReading {
  /// Returns the number that a value means; `nil` if it is none.
  func number(of value: Span<UInt8>) -> ExactDecimal?
}

/// A strategy whose values are days in a notation of its own.
protocol DayReading {
  /// Returns the day that a value means; `nil` if it is none.
  func day(of value: Span<UInt8>) -> CalendarDay?
}

extension RuleSet {
  /// Returns the number that a value means in the spelling of the rules, or in that of the rule `number`; `nil` if it is none.
  package func number(of value: Span<UInt8>) -> ExactDecimal? {
    for checked in strategies {
      if let reader = checked.strategy as? any NumberReading { return reader.number(of: value) }
    }
    return ExactDecimal(value)
  }

  /// Returns the day that a value means in the notation of the rules, or as `YYYY-MM-DD`; `nil` if it is none.
  package func day(of value: Span<UInt8>) -> CalendarDay? {
    for checked in strategies {
      if let reader = checked.strategy as? any DayReading { return reader.day(of: value) }
    }
    return CalendarDay(parsing: value)
  }

  /// Returns the truth value that a value means in the spellings of the rules, or as `true` or `false`; `nil` if it is none.
  package func boolean(of value: Span<UInt8>) -> Bool? {
    for checked in strategies {
      guard let spellings = checked.strategy as? BooleanStrategy else { continue }
      if spellings.trueValues.contains(where: { value.equals($0.utf8Span.span) }) { return true }
      return spellings.falseValues.contains(where: { value.equals($0.utf8Span.span) }) ? false : nil
    }
    return value.equals("true".utf8Span.span) ? true : value.equals("false".utf8Span.span) ? false : nil
  }
}

extension SpelledNumberStrategy: NumberReading {
  func number(of value: Span<UInt8>) -> ExactDecimal? { NumberType(spelling).decimal(of: value) }
}

extension DatePatternStrategy: DayReading {
  func day(of value: Span<UInt8>) -> CalendarDay? { (try? pattern.moment(in: value, .date))?.day }
}

extension TypeStrategy: DayReading {
  func day(of value: Span<UInt8>) -> CalendarDay? {
    guard let type = type as? MomentType, type.kind == .date else { return nil }
    return (try? type.read(value))?.day
  }
}

extension Moment {
  /// The day at whose beginning the moment is.
  fileprivate var day: CalendarDay? {
    let days = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
    // From 0000-01-01 to 9999-12-31.
    return -719_528...2_932_896 ~= days ? CalendarDay(daysSince1970: days) : nil
  }
}
