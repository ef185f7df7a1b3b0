extension FormField {
  /// What a field is asked for with.
  public enum Kind: Sendable, Hashable {
    case text, email, password, phone, number, date
    /// Text of several lines; line breaks reach the rules as U+000A, as browsers count them (HTML, section 4.10.11).
    case multiline
    /// One of the choices, or several where that is said.
    case choice([Choice], allowsSeveral: Bool = false)
    /// A box that sends its value where it is ticked, and nothing where it is not.
    case checkbox(value: String = "on")
    case hidden
    /// A file: its name is the value, its bytes are somebody else's.
    case file(FileLimits = FileLimits())

    var allowsSeveral: Bool {
      if case .choice(_, allowsSeveral: true) = self { true } else { false }
    }
  }

  /// A value that can be chosen, and what it is called.
  public struct Choice: Sendable, Hashable {
    public let value: String
    public let label: String

    /// - Parameter label: The value unless given.
    public init(_ value: String, label: String? = nil) {
      self.value = value
      self.label = label ?? value
    }
  }

  /// What is asked of a file beside the rules of its name.
  public struct FileLimits: Sendable, Hashable {
    /// The most bytes that pass, or `nil` for as many as a submission may have.
    public var maximumSize: Int?
    /// The media types that pass, by what the browser says of the file: `image/png`, `image/*`; none for all.
    public var mediaTypes: [String]

    public init(maximumSize: Int? = nil, mediaTypes: [String] = []) {
      self.maximumSize = maximumSize
      self.mediaTypes = mediaTypes
    }
  }
}
