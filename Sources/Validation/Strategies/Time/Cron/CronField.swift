internal import Bytes

/// A field of a cron expression.
enum CronField {
  case second, minute, hour, day, month, weekday, year

  /// The numbers of the field.
  func numbers(in syntax: CronSyntax) -> ClosedRange<Int> {
    switch self {
    case .second, .minute: 0...59
    case .hour: 0...23
    case .day: 1...31
    case .month: 1...12
    case .weekday: syntax == .quartz ? 1...7 : 0...7
    case .year: 1970...2199
    }
  }

  /// The greatest step in Quartz; `nil` for any.
  var maximumStep: Int? {
    switch self {
    case .second, .minute: 59
    case .hour: 23
    case .day: 31
    case .month: 12
    case .weekday: 7
    case .year: nil
    }
  }

  /// The number that the first name means.
  func firstNumber(in syntax: CronSyntax) -> Int { self == .month || syntax == .quartz ? 1 : 0 }

  /// The names of the first numbers, three letters each.
  var names: StaticString {
    switch self {
    case .month: "janfebmaraprmayjunjulaugsepoctnovdec"
    case .weekday: "sunmontuewedthufrisat"
    case .second, .minute, .hour, .day, .year: ""
    }
  }
}

/// The syntax of cron expressions; the raw value is the argument of the rule.
public enum CronSyntax: String, Sendable, CaseIterable {
  /// Minute, hour, day, month and weekday, or a nickname such as `@daily`: crontab(5) of cronie.
  case crontab
  /// A second before these five: Spring's `CronExpression`.
  case spring
  /// A second before these five, of which the day or the weekday is `?`, and an optional year: Quartz's `CronExpression`.
  case quartz

  /// The fields in their order.
  var fields: [CronField] {
    switch self {
    case .crontab: [.minute, .hour, .day, .month, .weekday]
    case .spring: [.second, .minute, .hour, .day, .month, .weekday]
    case .quartz: [.second, .minute, .hour, .day, .month, .weekday, .year]
    }
  }

  /// The numbers of fields that an expression can have.
  var fieldCounts: ClosedRange<Int> {
    self == .quartz ? 6...7 : fields.count...fields.count
  }

  /// Whether `?`, `L`, `W` and `#` have a meaning, and a number may be followed by a step.
  var hasCalendarMarks: Bool { self != .crontab }

  /// Whether a byte separates fields.
  func separates(_ byte: UInt8) -> Bool { byte == 0x20 || (byte == 0x09 && self != .spring) }

  /// Whether a value is one of the nicknames, in lower case or, for Spring, in any.
  func hasNickname(_ value: Span<UInt8>) -> Bool {
    switch self {
    case .crontab: value.equals("@reboot") || Self.nicknames.contains { value.equals($0) }
    case .spring: Self.nicknames.contains { value.isSpelled($0) }
    case .quartz: false
    }
  }

  private static let nicknames: [StaticString] = [
    "@annually", "@daily", "@hourly", "@midnight", "@monthly", "@weekly", "@yearly",
  ]
}
