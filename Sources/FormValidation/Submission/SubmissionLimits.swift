/// The limits of a submission. A body that exceeds one is rejected before more of it is read.
///
/// ```swift
/// let limits = SubmissionLimits(maximumFields: 2)
/// try Submission(decoding: Array("a=1&b=2&c=3".utf8), as: .urlEncoded, for: form, limits: limits)  // throws tooManyFields
/// ```
public struct SubmissionLimits: Sendable, Hashable {
  /// The maximum number of bytes of the body, files included; by default 1 MiB, like nginx's `client_max_body_size` (module
  /// ngx_http_core_module, default 1m).
  public var maximumBytes: Int
  /// The maximum number of bytes of text: values, names of files and the token; by default 1 MiB, so that a greater
  /// ``maximumBytes`` for files does not raise it. The bytes of files are not stored; a URL-encoded body, which has no files,
  /// is stored as a whole.
  public var maximumTextBytes: Int
  /// The maximum number of names with a value, declared or not; by default 1,000, like PHP's `max_input_vars` (default 1000).
  /// In JSON the leaves are counted: strings, numbers, `true`, `false`, `null`, empty arrays and objects. The same is the maximum number
  /// of the fields of all elements of repeated groups, with a value or without.
  public var maximumFields: Int
  /// The maximum number of opening brackets in a name, and of levels of JSON in the outermost object; by default 32, like
  /// Rack 3's `param_depth_limit`. For JSON, a greater value counts as 63.
  public var maximumNesting: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumBytes: The maximum number of bytes of the body, files included.
  ///   - maximumTextBytes: The maximum number of bytes of text.
  ///   - maximumFields: The maximum number of names with a value.
  ///   - maximumNesting: The maximum number of opening brackets in a name, and of levels of JSON.
  public init(
    maximumBytes: Int = 1 << 20, maximumTextBytes: Int = 1 << 20, maximumFields: Int = 1_000,
    maximumNesting: Int = 32
  ) {
    self.maximumBytes = maximumBytes
    self.maximumTextBytes = maximumTextBytes
    self.maximumFields = maximumFields
    self.maximumNesting = maximumNesting
  }
}
