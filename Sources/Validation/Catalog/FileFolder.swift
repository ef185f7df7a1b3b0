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

  /// The digest of a file of the folder, or the reason why there is none.
  public enum Digest: Sendable, Equatable {
    /// The bytes of the digest.
    case computed([UInt8])
    /// The path leads to no file in the folder.
    case noFile
    /// The file cannot be read, or its digest cannot be computed.
    case unreadable(reason: String)
  }

  /// The path of the folder as it was given, for messages.
  public let path: String
  /// Returns what a path leads to.
  let entry: @Sendable (Span<UInt8>) -> Entry
  /// Returns the digest of a file by its path.
  let digest: @Sendable (Span<UInt8>, DigestAlgorithm) -> Digest

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, for messages.
  ///   - entry: Returns what a path from the folder leads to.
  ///   - digest: Returns the digest of a file by its path from the folder; by default no file is read.
  public init(
    _ path: String, entry: @escaping @Sendable (Span<UInt8>) -> Entry,
    digest: @escaping @Sendable (Span<UInt8>, DigestAlgorithm) -> Digest = { _, _ in
      .unreadable(reason: "no file may be read here")
    }
  ) {
    (self.path, self.entry, self.digest) = (path, entry, digest)
  }
}
