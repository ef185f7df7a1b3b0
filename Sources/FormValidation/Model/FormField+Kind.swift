public import RuleFiles

extension FormField {
  /// The kind of a field's control.
  public enum Kind: Sendable, Hashable {
    /// An input of one line, for a value of the kind that the case names.
    ///
    /// A browser sends a time without its seconds if they are 0; rules for times with seconds read them as `:00`.
    case text, email, password, phone, number, date, time, dateTime, url
    /// Text of several lines. Rules read each line break as U+000A, as browsers count it (HTML, section 4.10.11).
    case multiline
    /// One of the choices, or several.
    case choice([Choice], allowsSeveral: Bool = false)
    /// A check box, which sends its value if it is ticked, and otherwise nothing.
    ///
    /// A rule `boolean` accepts its spellings of true in place of the value. The empty value, `false`, `off`,
    /// `no` and `0` in any case, and the spellings of false of that rule, mean that the box is not ticked and
    /// are absent, except the value of the box itself. Any other value is an error.
    case checkbox(value: String = "on")
    /// A value that a person does not see.
    case hidden
    /// A file, whose name is the value; its bytes are passed to the caller of a ``MultipartDecoder``.
    case file(FileLimits = FileLimits())
    /// Fields that the form has several times: ``group(_:_:)``.
    case repeated(FieldGroup)

    var allowsSeveral: Bool {
      if case .choice(_, allowsSeveral: true) = self { true } else { false }
    }
  }

  /// A value that can be chosen, and its label.
  public typealias Choice = FieldTexts.Choice

  /// The texts of a field in another language: the label as `title`, the helper text as `assistiveText`, the placeholder, and
  /// the labels of choices by their values.
  ///
  /// ```swift
  /// var name = FormField("name", label: "Name")
  /// name.translations["ar"] = .init(title: "الاسم")
  /// ```
  public typealias Translation = FieldTexts.Translation

  /// The limits of a file, besides the rules for its name.
  public struct FileLimits: Sendable, Hashable {
    /// The maximum size in bytes, or `nil` for the limit of the submission.
    public var maximumSize: Int?
    /// The valid media types, as declared by the browser: `image/png`, `image/*`; empty for all.
    public var mediaTypes: [String]

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - maximumSize: The maximum size in bytes; the limit of the submission by default.
    ///   - mediaTypes: The valid media types, as declared by the browser: `image/png`, `image/*`; all by
    ///     default.
    public init(maximumSize: Int? = nil, mediaTypes: [String] = []) {
      self.maximumSize = maximumSize
      self.mediaTypes = mediaTypes
    }
  }
}
