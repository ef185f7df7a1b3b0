internal import CSVRecords
package import FileOutput
package import Validation

extension RuleContext {
  /// Creates a context in which rules may read files, but not standard input.
  ///
  /// - Parameters:
  ///   - today: The day; the current day in UTC by default.
  ///   - folder: The folder in which relative paths start; empty for the current folder.
  ///   - opened: Receives each file that is opened, with its path.
  package static func files(
    today: CalendarDay = .today, in folder: BytePath = "",
    opened: @escaping @Sendable (InputFile, BytePath) -> Void = { _, _ in }
  ) -> RuleContext {
    RuleContext(today: today) { path, limit throws(RuleError) in
      try reading(path, in: folder, opened: opened) { try $0.readAll(limit: limit) }
    } readColumn: { column, give throws(RuleError) in
      try reading(column.path, in: folder, opened: opened) { try ColumnValues.read(column, from: $0, give) }
    } openFolder: { path throws(RuleError) in
      do throws(FileError) {
        return try FileFolder(path, at: BytePath(path).inside(folder))
      } catch {
        throw .unreadableFile(path, reason: error.reason)
      }
    }
  }

  /// Returns the result of reading a file that a rule names.
  private static func reading<Result>(
    _ name: String, in folder: BytePath, opened: (InputFile, BytePath) -> Void,
    by read: (inout DecodedInput) throws -> Result
  ) throws(RuleError) -> Result {
    let path = BytePath(name).inside(folder)
    do {
      guard !path.isStandard else {
        throw FileError(name, "read", reason: "standard input is already read for the values")
      }
      let file = try InputFile(path)
      opened(file, path)
      var text = try DecodedInput(file)
      return try read(&text)
    } catch {
      throw .unreadableFile(path.description, reason: (error as? FileError)?.reason ?? "\(error)")
    }
  }
}
