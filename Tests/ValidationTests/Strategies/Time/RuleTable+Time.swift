extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let time: [RuleTable] = [
    .date, .htmlDate, .dayFirst, .dayWithMonthName, .compactDay, .clockTime, .htmlTime, .dateTime,
    .localDateTime, .duration, .year, .yearMonth, .month,
    .week, .before, .beforeToday, .after, .afterToday, .between, .betweenPastAndToday, .past, .future, .age,
    .ageOnLeapDays, .timeZone,
  ]
}
