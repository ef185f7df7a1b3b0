public import RuleFiles

extension FormField {
  /// The kind of a field's control.
  public enum Kind: Sendable, Hashable {
    /// An input of one line, for a value of the kind that the case names.
    ///
    /// A browser sends a time without its seconds if they are 0; rules for times with seconds read them as `:00`.
    case text, email, password, phone, number, date, time, dateTime, url
    /// A day in three boxes, for days that people know by heart, such as that of their birth: with the names `born[year]`,
    /// `born[month]` and `born[day]` in submissions. The value is the day by ISO 8601, and so it is in JSON.
    case dayParts
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
    /// A file, or several, whose names are the values; their bytes are passed to the caller of a ``MultipartDecoder``.
    case file(FileLimits = FileLimits())
    /// Fields that the form has several times: ``group(_:_:)``.
    case repeated(FieldGroup)

    var allowsSeveral: Bool {
      switch self {
      case .choice(_, let allowsSeveral): allowsSeveral
      case .file(let limits): limits.maximumCount > 1
      default: false
      }
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

  /// The limits of the files of a field, besides the rules for their names.
  public typealias FileLimits = RuleFiles.FileLimits
}
