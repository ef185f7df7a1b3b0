internal import Bytes

/// A strategy that accepts a cron expression, the times at which a job runs.
///
/// Fields are separated by spaces or, but for Spring, tabs. Each is a list of numbers and ranges, with commas between and steps after `/`; months and
/// weekdays may be named by the first three letters of their English names, in any case.
///
/// ```swift
/// CronStrategy().verdict(on: "*/15 9-17 * * mon-fri")      // .valid
/// CronStrategy().failure(of: "60 * * * *")?.code           // "cron.out-of-range"
/// CronStrategy(.quartz).verdict(on: "0 0 12 ? * 6L 2030")  // .valid
/// ```
///
/// O(n), no allocation. Codes: `cron.fields` (`expected`, `actual`), `cron.malformed` (`position`), `cron.out-of-range` (`position`,
/// `minimum`, `maximum`), `cron.days`.
public struct CronStrategy: ByteValidationStrategy, Hashable {
  /// The syntax of the expressions.
  public let syntax: CronSyntax

  /// Creates a strategy that accepts expressions of a syntax.
  public init(_ syntax: CronSyntax = .crontab) { self.syntax = syntax }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard !syntax.hasNickname(value) else { return }
    let (counts, count) = (syntax.fieldCounts, fieldCount(of: value))
    guard counts.contains(count) else {
      let expected = counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound)–\(counts.upperBound)"
      throw .init("cron.fields", ["expected": .text(expected), "actual": .integer(count)])
    }
    do throws(CronFault) {
      let openDays = try checkFields(of: value)
      guard syntax != .quartz || openDays == 1 else { throw .days }
    } catch {
      switch error {
      case .days: throw ValidationFailure("cron.days")
      case .malformed(let offset): throw .init("cron.malformed", .position(offset, in: value))
      case .outOfRange(let offset, let range):
        throw .init(
          "cron.out-of-range",
          .position(offset, in: value)
            + ["minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)])
      }
    }
  }

  /// Checks the fields, and returns the number of those that are `?`: the day, the weekday or both.
  private func checkFields(of value: Span<UInt8>) throws(CronFault) -> Int {
    var (end, openDays) = (0, 0)
    for field in syntax.fields {
      guard let range = nextField(of: value, from: end) else { break }
      var reader = CronFieldReader(field, syntax, in: range)
      try reader.check(value)
      if value.extracting(range).equals("?") { openDays += 1 }
      end = range.upperBound
    }
    return openDays
  }

  private func fieldCount(of value: Span<UInt8>) -> Int {
    var (end, count) = (0, 0)
    while let range = nextField(of: value, from: end) { (end, count) = (range.upperBound, count + 1) }
    return count
  }

  /// Returns the range of the next field.
  private func nextField(of value: Span<UInt8>, from start: Int) -> Range<Int>? {
    var start = start
    while start < value.count, syntax.separates(value[start]) { start += 1 }
    var end = start
    while end < value.count, !syntax.separates(value[end]) { end += 1 }
    return start < end ? start..<end : nil
  }
}

extension InputFieldValidationStrategy where Self == CronStrategy {
  /// A cron expression of five fields.
  public static var cron: CronStrategy { CronStrategy() }

  /// A cron expression of a syntax: `.cron(.quartz)`.
  public static func cron(_ syntax: CronSyntax) -> CronStrategy { CronStrategy(syntax) }
}

extension CatalogEntry {
  static let cron = CatalogEntry(
    name: "cron", group: .time,
    summary: "A cron expression, the times at which a job runs.",
    argument: .optional(
      "SYNTAX",
      """
      crontab (default: minute, hour, day, month, weekday, or @daily and its like), spring (a second before these) or quartz (the same \
      with ? as day or weekday, and a year that may be absent)
      """),
    swift: ".cron, .cron(.quartz)",
    messages: [
      "cron.fields": "must be a cron expression with {expected} fields, has {actual}",
      "cron.malformed":
        "must be a cron expression: the part that begins at character {position} is not allowed",
      "cron.out-of-range":
        "must be a cron expression: the number at character {position} must be from {minimum} to {maximum}",
      "cron.days": "must be a cron expression in which either the day or the weekday is ?",
    ],
    synonyms: ["crontab", "job-schedule", "quartz"],
    examples: [
      .init(valid: "*/15 9-17 * * mon-fri", "0 0 1,15 * *", "@daily", "5 4 * JAN,jul 7"),
      .init(
        invalid: ("60 * * * *", "cron.out-of-range"), ("* * * *", "cron.fields"),
        ("* * 5-1 * *", "cron.malformed"),
        ("0 0 0 * *", "cron.out-of-range"), ("0 12 ? * *", "cron.malformed")),
      .init(argument: "spring", valid: "0 0 12 * * *", "0 0 0 L * ?", "@hourly"),
      .init(
        argument: "quartz", valid: "0 0 12 * * ?", "0 15 10 ? * 6L 2002-2005", "0 0 8 LW * ?",
        "0 0 0 ? * fri#2"),
      .init(argument: "quartz", invalid: ("0 0 12 * * *", "cron.days"), ("0 0 12 * *", "cron.fields")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(CronStrategy()) }
    return .content(CronStrategy(try .init(argument: argument, of: "syntax")))
  }
}
