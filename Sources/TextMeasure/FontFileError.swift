/// An error of a font file that cannot be used.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// The cause.
  public let reason: Reason

  /// A cause for which a font file cannot be used.
  public enum Reason: Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case unreadable
    /// The file is in no format that FreeType reads, or is damaged; with FreeType's number of the error.
    case unknownFormat(code: Int)
    /// The font has pictures of its glyphs in fixed sizes only.
    case notScalable
  }

  /// A sentence with the path, the cause and what to do.
  public var description: String {
    switch reason {
    case .unreadable: "\(path): the font file cannot be read; check that it exists and may be read"
    case .unknownFormat(let code):
      "\(path): not a font that FreeType reads (error \(code)); use a TrueType, OpenType or WOFF file"
    case .notScalable: "\(path): the font has only fixed sizes; use a scalable one"
    }
  }
}
