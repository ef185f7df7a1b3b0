/// What a rule may ask of the world when it is made: the day, and the files that its argument names.
///
/// ```swift
/// let context = RuleContext(today: CalendarDay(year: 2026, month: 11, day: 21)!)
/// let rule = try Catalog.rule("past", in: context)
/// ```
public struct RuleContext: Sendable {
  /// The day that `past`, `future`, `age` and the bound `today` compare with.
  public let today: CalendarDay

  /// Reads a file that an argument names, or throws.
  let read: @Sendable (String) throws(RuleError) -> [UInt8]

  /// - Parameters:
  ///   - today: The day; the UTC day of now unless given.
  ///   - read: Reads a file that an argument names. Unless given, a rule that names a file cannot be made, so that
  ///     rules from elsewhere open nothing.
  public init(
    today: CalendarDay = .today,
    read: @escaping @Sendable (String) throws(RuleError) -> [UInt8] = { path throws(RuleError) in
      throw .unreadableFile(path, reason: "no file may be read here")
    }
  ) {
    self.today = today
    self.read = read
  }
}
