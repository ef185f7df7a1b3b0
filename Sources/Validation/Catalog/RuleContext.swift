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
  package let read: @Sendable (String) throws(RuleError) -> [UInt8]

  /// Gives each value of a column of a file that an argument names, or throws.
  package let readColumn: ColumnReading

  /// Gives each value of a column in the order of the file, the header not counted.
  public typealias ColumnReading =
    @Sendable (FileColumn, _ give: (Span<UInt8>) -> Void) throws(RuleError) -> Void

  /// - Parameters:
  ///   - today: The day; the UTC day of now unless given.
  ///   - read: Reads a file that an argument names. Unless given, a rule that names a file cannot be made, so that
  ///     rules from elsewhere open nothing.
  ///   - readColumn: Reads a column of a CSV file that an argument names; none can be read unless given.
  public init(
    today: CalendarDay = .today,
    read: @escaping @Sendable (String) throws(RuleError) -> [UInt8] = { path throws(RuleError) in
      throw .unreadableFile(path, reason: "no file may be read here")
    },
    readColumn: @escaping ColumnReading = { column, _ throws(RuleError) in
      throw .unreadableFile(column.path, reason: "no file may be read here")
    }
  ) {
    self.today = today
    self.read = read
    self.readColumn = readColumn
  }

  /// The same world seen from a folder: what is not named from the root is looked for there.
  ///
  /// - Parameter folder: The folder's name with its slash; empty for this very context.
  package func inside(_ folder: String) -> RuleContext {
    guard !folder.isEmpty else { return self }
    let (read, readColumn) = (read, readColumn)
    return RuleContext(today: today) { path throws(RuleError) in
      try read(path.inside(folder))
    } readColumn: { column, give throws(RuleError) in
      let moved = FileColumn(
        path: column.path.inside(folder), column: column.column, hasHeader: column.hasHeader,
        delimiter: column.delimiter)
      try readColumn(moved, give)
    }
  }
}

extension String {
  /// The path as it is named from where the folder is named; one from the root stays, and so does `-`.
  package func inside(_ folder: String) -> String { hasPrefix("/") || self == "-" ? self : folder + self }

  /// The folder of the file with its slash; empty where that is the one worked in.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[...slash])
  }
}
