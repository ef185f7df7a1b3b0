/// How large a post may be: what is larger is refused before it is read on.
public struct SubmissionLimits: Sendable, Hashable {
  /// The most bytes of the body, files included; 1 MiB unless said otherwise, as nginx has it for `client_max_body_size`.
  public var maximumBytes: Int
  /// The most names and values, declared or not; 1,000 unless said otherwise, as PHP has it for `max_input_vars`.
  public var maximumFields: Int
  /// The most brackets of a name, and the deepest nesting of JSON; 16 unless said otherwise.
  public var maximumNesting: Int

  public init(
    maximumBytes: Int = 1 << 20, maximumFields: Int = 1_000, maximumNesting: Int = 16
  ) {
    self.maximumBytes = maximumBytes
    self.maximumFields = maximumFields
    self.maximumNesting = maximumNesting
  }
}
