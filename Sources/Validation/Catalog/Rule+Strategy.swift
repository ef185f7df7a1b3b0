internal import Bytes

extension Rule {
  /// A value is present: the field is not empty.
  public static let required = Rule(name: "required", kind: .presence(.required))

  /// A value is present and not only white space.
  public static let notBlank = Rule(name: "not-blank", kind: .presence(.notBlank))

  /// No two values of a column are equal.
  public static let unique = Rule(name: "unique", kind: .uniqueness)

  /// A rule with that strategy, named as in the catalogue.
  ///
  /// ```swift
  /// Rule(.email).name                              // "email"
  /// Rule(.length(...64), severity: .warning).name  // "length"
  /// Rule(.oneOf("S", "M"), name: "size").name      // "size"
  /// ```
  ///
  /// - Parameter name: The name that findings report. If `nil`, the strategy's name in the catalogue; for a strategy of
  ///   your own the first part of the code with which it refuses the empty value, or `own` if it accepts that.
  public init(
    _ strategy: some InputFieldValidationStrategy, name: String? = nil, severity: Severity = .error,
    messages: RuleMessages? = nil
  ) {
    self.init(
      name: name ?? strategy.defaultRuleName, kind: .content(strategy), severity: severity, messages: messages
    )
  }
}

extension InputFieldValidationStrategy {
  /// The strategy's name in the catalogue, or the first part of its code.
  fileprivate var defaultRuleName: String {
    let code = catalogName ?? failure(of: "")?.code.rawValue ?? "own"
    return code.split(atFirst: UInt8(ascii: ".")).head
  }

  /// The name of the rule that makes such strategies, or `nil`.
  var catalogName: String? {
    switch self {
    case is AllStrategy: "all"
    case is AnyStrategy: "any"
    case is ExactlyOneStrategy: "exactly-one"
    case is NotStrategy: "not"
    case is WhenStrategy: "when"
    case is LengthStrategy: "length"
    case is RangeStrategy: "range"
    case is OneOfStrategy: "one-of"
    case is EqualsStrategy: "equals"
    case is RegexStrategy: "regex"
    case is PasswordStrategy: "password"
    case is InFileStrategy: "in-file"
    case is NoneOfStrategy: "none-of"
    case is NotRegexStrategy: "not-regex"
    case is NormalizedStrategy: "normalized"
    case is ScriptStrategy: "script"
    case is WordsStrategy: "words"
    case is DigitsStrategy: "digits"
    case is ASCIIStrategy: "ascii"
    case is IdentifierStrategy: "identifier"
    case is EmptyStrategy: "empty"
    case is PatternStrategy: "is-regex"
    case is TrimmedStrategy: "trimmed"
    case is DomainStrategy: "domain"
    case is URITemplateStrategy: "uri-template"
    case is AgeStrategy: "age"
    case let date as DateStrategy where !date.bounds.isEmpty: date.bounds.ruleName
    case is DateStrategy: "date"
    case let month as MonthStrategy: month.format == .html ? "month" : "year-month"
    case let email as EmailStrategy: email.profile == .international ? "idn-email" : "email"
    case let host as HostNameStrategy: host.form == .international ? "idn-hostname" : "hostname"
    case let isbn as ISBNStrategy: isbn.form.map { "isbn-\($0.rawValue)" } ?? "isbn"
    case let pointer as JSONPointerStrategy:
      pointer.form == .relative ? "relative-json-pointer" : "json-pointer"
    case let encoding as BaseEncodingStrategy: encoding.encoding.rawValue
    case let digest as DigestStrategy: digest.algorithm.rawValue
    case let uri as URIStrategy: uri.form.rawValue
    case let substring as SubstringStrategy: substring.ruleName
    case let characters as CharacterStrategy: characters.law.ruleName
    case let article as ArticleNumberStrategy: article.kind.rawValue
    case let alphabet as AlphabetStrategy: alphabet.alphabet.rawValue
    case let letters as LetterCaseStrategy: letters.letterCase.rawValue
    default: nil
    }
  }
}

extension [DateBound] {
  /// The name of the rule that makes dates with these bounds.
  fileprivate var ruleName: String {
    let kinds = map(\.kind)
    if kinds.count > 1 { return "between" }
    return kinds[0] == .minimum || kinds[0] == .exclusiveMinimum ? "after" : "before"
  }
}

extension SubstringStrategy {
  fileprivate var ruleName: String {
    let name =
      switch place {
      case .anywhere: "contains"
      case .start: "starts-with"
      case .end: "ends-with"
      }
    return isForbidden ? "not-" + name : name
  }
}

extension CharacterStrategy.Law {
  fileprivate var ruleName: String {
    switch self {
    case .printable: "printable"
    case .noControl, .noControlButInLines: "no-control"
    case .noBidi: "no-bidi"
    case .singleLine: "single-line"
    }
  }
}
