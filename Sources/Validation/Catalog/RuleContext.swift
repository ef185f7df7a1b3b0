/// The environment in which rules are made: the day, the files that arguments name, and the folder in which values name files.
///
/// ```swift
/// let context = RuleContext(today: CalendarDay(year: 2026, month: 11, day: 21)!)
/// let rule = try Catalog.rule("past", in: context)
/// ```
public struct RuleContext: Sendable {
  /// The day that `past`, `future`, `age` and the bound `today` use as the current one.
  public let today: CalendarDay

  /// Reads a file that an argument names, and throws if it has more bytes than the limit.
  package let read: FileReading

  /// Reads a column of a file that an argument names.
  package let readColumn: ColumnReading

  /// The folder in which values name files; `nil` for none.
  package private(set) var folder: FileFolder?

  /// Returns a folder in which values name files.
  package let openFolder: FolderOpening

  /// Returns a folder by its path.
  package typealias FolderOpening = @Sendable (_ path: String) throws(RuleError) -> FileFolder

  /// Returns the bytes of a file, which are at most as many as the limit.
  package typealias FileReading =
    @Sendable (_ path: String, _ limit: Int) throws(RuleError) -> [UInt8]

  /// Calls `give` with each value of a column, in order and without the header.
  public typealias ColumnReading =
    @Sendable (FileColumn, _ give: (Span<UInt8>) -> Void) throws(RuleError) -> Void

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - today: The day; the current day in UTC by default.
  ///   - folder: The folder in which values name files; by default none, so that `file-exists` is an error.
  ///   - read: Reads a file that an argument names. By default it throws, so that rules from other sources
  ///     open no file.
  ///   - readColumn: Reads a column of a CSV file that an argument names. By default it throws.
  public init(
    today: CalendarDay = .today, folder: FileFolder? = nil,
    read: @escaping @Sendable (String) throws(RuleError) -> [UInt8] = { path throws(RuleError) in
      throw .unreadableFile(path, reason: "no file may be read here")
    },
    readColumn: @escaping ColumnReading = { column, _ throws(RuleError) in
      throw .unreadableFile(column.path, reason: "no file may be read here")
    }
  ) {
    self.today = today
    self.read = { path, limit throws(RuleError) in
      let bytes = try read(path)
      guard bytes.count <= limit else {
        throw .unreadableFile(path, reason: "it has more than \(limit) bytes")
      }
      return bytes
    }
    self.readColumn = readColumn
    self.folder = folder
    openFolder = { path throws(RuleError) in
      throw .unreadableFile(path, reason: "no file may be read here")
    }
  }

  /// Creates a context that reads no more of a file than the limit of a rule.
  ///
  /// - Parameters:
  ///   - today: The day; the current day in UTC by default.
  ///   - readLimited: Reads a file that an argument names, unless it has more bytes than the limit.
  ///   - readColumn: Reads a column of a CSV file that an argument names.
  ///   - openFolder: Returns a folder in which values name files.
  package init(
    today: CalendarDay = .today, readLimited: @escaping FileReading, readColumn: @escaping ColumnReading,
    openFolder: @escaping FolderOpening
  ) {
    self.today = today
    self.read = readLimited
    self.readColumn = readColumn
    self.openFolder = openFolder
  }

  /// The same environment with a folder in which values name files.
  package func checkingFiles(in folder: FileFolder?) -> RuleContext {
    var context = self
    context.folder = folder
    return context
  }

  /// The same environment with relative paths resolved in a folder.
  ///
  /// - Parameter folder: The folder's path with its final slash; empty for the context itself.
  package func inside(_ folder: String) -> RuleContext {
    guard !folder.isEmpty else { return self }
    let (read, readColumn, openFolder) = (read, readColumn, openFolder)
    let context = RuleContext(today: today) { path, limit throws(RuleError) in
      try read(path.inside(folder), limit)
    } readColumn: { column, give throws(RuleError) in
      let moved = FileColumn(
        path: column.path.inside(folder), column: column.column, hasHeader: column.hasHeader,
        delimiter: column.delimiter)
      try readColumn(moved, give)
    } openFolder: { path throws(RuleError) in
      try openFolder(path.inside(folder))
    }
    return context.checkingFiles(in: self.folder)
  }
}

extension String {
  /// The path in the folder; an absolute path and `-` are unchanged.
  package func inside(_ folder: String) -> String { hasPrefix("/") || self == "-" ? self : folder + self }

  /// The folder of the path with its final slash; empty for the current folder.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[...slash])
  }
}
