extension FormField {
  /// The kind of a field's control.
  public enum Kind: Sendable, Hashable {
    case text, email, password, phone, number, date
    /// Text of several lines; its line breaks are U+000A for the rules, as browsers count them (HTML, section 4.10.11).
    case multiline
    /// One of the choices, or several.
    case choice([Choice], allowsSeveral: Bool = false)
    /// A check box that sends its value if it is ticked, and otherwise nothing.
    case checkbox(value: String = "on")
    case hidden
    /// A file, whose name is the value; its bytes are passed to the caller of a ``MultipartDecoder``.
    case file(FileLimits = FileLimits())

    var allowsSeveral: Bool {
      if case .choice(_, allowsSeveral: true) = self { true } else { false }
    }
  }

  /// A value that can be chosen, and its label.
  public struct Choice: Sendable, Hashable {
    public let value: String
    public let label: String

    /// - Parameter label: The value by default.
    public init(_ value: String, label: String? = nil) {
      self.value = value
      self.label = label ?? value
    }
  }

  /// The limits of a file, besides the rules of its name.
  public struct FileLimits: Sendable, Hashable {
    /// The maximum size in bytes, or `nil` for the limit of the submission.
    public var maximumSize: Int?
    /// The valid media types, as declared by the browser: `image/png`, `image/*`; empty for all.
    public var mediaTypes: [String]

    public init(maximumSize: Int? = nil, mediaTypes: [String] = []) {
      self.maximumSize = maximumSize
      self.mediaTypes = mediaTypes
    }
  }
}
