/// A folder in which values name files, by their paths from it.
public struct FileFolder: Sendable {
  /// What a path from the folder leads to.
  public enum Entry: Sendable {
    /// A regular file in the folder or below it.
    case file
    /// A folder or another thing that is no regular file.
    case other
    /// Nothing.
    case missing
    /// A place outside the folder, by `..`, as an absolute path, or by a link.
    case outside
  }

  /// The path of the folder as it was given, for messages.
  public let path: String
  /// Returns what a path leads to.
  let entry: @Sendable (Span<UInt8>) -> Entry

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, for messages.
  ///   - entry: Returns what a path from the folder leads to.
  public init(_ path: String, entry: @escaping @Sendable (Span<UInt8>) -> Entry) {
    (self.path, self.entry) = (path, entry)
  }
}
