/// The part of a date or time that a directive of a `strptime` pattern reads, and its spellings.
enum StrptimeField: Hashable, Sendable {
  case year, yearOfCentury, month, day, dayOfYear, hour, hour12, minute, second, fraction
  case weekday, isoWeekday, weekdayName, shortWeekdayName, monthName, shortMonthName, period, offset, zone

  /// Creates the field of a directive by its letter, as POSIX and Python both define it; `e` and `h` are POSIX's only.
  init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "Y": self = .year
    case "y": self = .yearOfCentury
    case "m": self = .month
    case "d", "e": self = .day
    case "j": self = .dayOfYear
    case "H": self = .hour
    case "I": self = .hour12
    case "M": self = .minute
    case "S": self = .second
    case "f": self = .fraction
    case "w": self = .weekday
    case "u": self = .isoWeekday
    case "A": self = .weekdayName
    case "a": self = .shortWeekdayName
    case "B": self = .monthName
    case "b", "h": self = .shortMonthName
    case "p": self = .period
    case "z": self = .offset
    case "Z": self = .zone
    default: return nil
    }
  }

  /// Whether the field determines a year, a month or a day of the month or the year.
  var isOfDate: Bool {
    switch self {
    case .year, .yearOfCentury, .month, .monthName, .shortMonthName, .day, .dayOfYear: true
    case .hour, .hour12, .minute, .second, .fraction, .period, .offset, .zone: false
    case .weekday, .isoWeekday, .weekdayName, .shortWeekdayName: false
    }
  }

  /// The digits of one spelling, each as the range of its values; `nil` is any digit, by Python's rules of
  /// any script.
  typealias Shape = [ClosedRange<UInt8>?]

  /// The spellings of a number, in the order in which Python's `_strptime.TimeRE` tries them; empty for fields with
  /// names.
  var shapes: [Shape] { Self.shapes[self] ?? [] }

  private static let shapes: [StrptimeField: [Shape]] = {
    let month: [Shape] = [[1...1, 0...2], [0...0, 1...9], [1...9]]
    return [
      .year: [[nil, nil, nil, nil]],
      .yearOfCentury: [[nil, nil]],
      .month: month,
      .hour12: month,
      .day: [[3...3, 0...1], [1...2, nil], [0...0, 1...9], [1...9]],
      .dayOfYear: [
        [3...3, 6...6, 0...6], [3...3, 0...5, nil], [1...2, nil, nil], [0...0, 1...9, nil],
        [0...0, 0...0, 1...9],
        [1...9, nil], [0...0, 1...9], [1...9],
      ],
      .hour: [[2...2, 0...3], [0...1, nil], [nil]],
      .minute: [[0...5, nil], [nil]],
      .second: [[6...6, 0...1], [0...5, nil], [nil]],
      .fraction: (1...6).reversed().map { Array(repeating: 0...9, count: $0) },
      .weekday: [[0...6]],
      .isoWeekday: [[1...7]],
    ]
  }()

  /// The names of the field's values in lower case, in their order; letter case is ignored in matching.
  var names: [StaticString] {
    switch self {
    case .weekdayName: Self.weekdays
    case .shortWeekdayName: Self.shortWeekdays
    case .monthName: Self.months
    case .shortMonthName: Self.shortMonths
    case .period: Self.periods
    case .zone: Self.zones
    default: []
    }
  }

  private static let weekdays: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let shortWeekdays: [StaticString] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  private static let shortMonths: [StaticString] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let periods: [StaticString] = ["am", "pm"]
  private static let zones: [StaticString] = ["utc", "gmt"]
}
