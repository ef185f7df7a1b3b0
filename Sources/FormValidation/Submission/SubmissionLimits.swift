/// How large a post may be: what is larger is refused before it is read on.
///
/// ```swift
/// let limits = SubmissionLimits(maximumFields: 2)
/// try form.submission(fromURLEncoded: Array("a=1&b=2&c=3".utf8), limits: limits)  // throws tooManyFields(maximum: 2)
/// ```
public struct SubmissionLimits: Sendable, Hashable {
  /// The most bytes of the body, files included; 1 MiB unless said otherwise, as nginx has it for `client_max_body_size`
  /// (module ngx_http_core_module, default 1m).
  public var maximumBytes: Int
  /// The most bytes of what is text: values, names of files and the token; 1 MiB unless said otherwise, so that who raises
  /// ``maximumBytes`` for files does not raise this. The bytes of files are not kept in memory; a body in URL encoding, in
  /// which there are none, is kept whole.
  public var maximumTextBytes: Int
  /// The most names with a value, declared or not; 1,000 unless said otherwise, as PHP has it for `max_input_vars`
  /// (default 1000). Of JSON the leaves count: strings, numbers, `true`, `false`, `null`, empty arrays and objects.
  public var maximumFields: Int
  /// The most opening brackets of a name, and of JSON the deepest nesting inside the outermost object; 32 unless said
  /// otherwise, as Rack 3 has it for `param_depth_limit`. Of JSON at most 63, whatever is said.
  public var maximumNesting: Int

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
