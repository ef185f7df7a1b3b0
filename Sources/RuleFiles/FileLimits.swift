/// The limits of the files of a form's field, besides the rules for their names.
///
/// ```yaml
/// fields: [{name: scans, file: {maximumSize: 5 MB, types: [image/png, application/pdf], maximumCount: 3}}]
/// ```
public struct FileLimits: Sendable, Hashable {
  /// The maximum size of each in bytes, or `nil` for the limit of the submission.
  public var maximumSize: Int?
  /// The valid media types, as declared by the browser: `image/png`, `image/*`; empty for all.
  public var mediaTypes: [String]
  /// The maximum number of files.
  public var maximumCount: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumSize: The maximum size of each in bytes; the limit of the submission by default.
  ///   - mediaTypes: The valid media types, as declared by the browser: `image/png`, `image/*`; all by default.
  ///   - maximumCount: The maximum number of files, at least 1.
  public init(maximumSize: Int? = nil, mediaTypes: [String] = [], maximumCount: Int = 1) {
    precondition(maximumCount > 0, "a field of files has at least one")
    (self.maximumSize, self.mediaTypes, self.maximumCount) = (maximumSize, mediaTypes, maximumCount)
  }
}
