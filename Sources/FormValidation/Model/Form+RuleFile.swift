internal import Bytes
public import RuleFiles
internal import Validation

extension Form {
  /// Creates the form of a rule file: its fields in their order, its rules over several fields, and its texts.
  ///
  /// ```swift
  /// let file = try RuleFile(Array("fields: [{name: email, type: string, format: email}, {name: born, type: date}]".utf8))
  /// Form(file).fields.map(\.kind)  // [.email, .date]
  /// ```
  ///
  /// The kind of a field is its `control` or, without one, follows from its rules: a list of values makes it a choice,
  /// `boolean` a check box, a rule for secrets a password, and rules for addresses, telephone numbers, numbers, dates, times or URLs the
  /// kind of that name. Keys, the rule `unique` and `limits` concern several records and are not checked.
  public init(_ file: RuleFile) {
    self.init(
      file.fields.map(FormField.init), rules: file.recordRules,
      language: file.language ?? Form.defaultLanguage,
      messages: file.messages)
  }
}

extension FormField {
  fileprivate init(_ field: RuleFile.Field) {
    let texts = field.texts
    if let items = field.items {
      self.init(field.name, .group(items.count, items.fields.map { FormField($0) }), label: texts.title)
    } else {
      self.init(
        field.name, Kind(field), label: texts.title, rules: field.formRules,
        normalization: field.normalization ?? (texts.isTakenLiterally ? Normalization([]) : nil))
    }
    dependence = texts.dependence
    listsCountries = texts.control == .country
    placeholder = texts.placeholder
    helperText = texts.assistiveText
    autocomplete = texts.autocomplete
    translations = texts.translations
  }
}

extension FormField.Kind {
  fileprivate init(_ field: RuleFile.Field) {
    let strategies = field.rules.strategies.lazy.map(\.strategy)
    self =
      switch field.texts.control ?? (field.texts.fileLimits == nil ? nil : .file)
        ?? FieldControl(followingFrom: field.rules)
      {
      case .text: .text
      case .email: .email
      case .password: .password
      case .phone: .phone
      case .number: .number
      case .date: .date
      case .time: .time
      case .dateTime: .dateTime
      case .url: .url
      case .dayParts: .dayParts
      case .multiline: .multiline
      case .choice: .choice(strategies.choices(called: field.texts.choices))
      case .country:
        .choice(strategies.choices(called: FormField.countries, unlessListed: FormField.countries))
      case .choices: .choice(strategies.choices(called: field.texts.choices), allowsSeveral: true)
      case .checkbox: .checkbox(value: strategies.trueValue ?? strategies.onlyChoice ?? "on")
      case .hidden: .hidden
      case .file: .file(field.texts.fileLimits ?? FormField.FileLimits())
      }
  }
}

extension RuleFile.Field {
  /// The rules of one value: without those over several records, and for countries one that accepts only their codes.
  fileprivate var formRules: RuleSet {
    let hasCodes = rules.strategies.contains {
      $0.strategy is CountryStrategy || $0.strategy is OneOfStrategy
    }
    let isOpen = texts.control == .country && !hasCodes
    return isOpen ? rules.withoutUniqueness.appending(CountryStrategy()) : rules.withoutUniqueness
  }
}

extension FieldControl {
  /// Creates the control of a field with these rules.
  fileprivate init(followingFrom rules: RuleSet) {
    self = rules.isSecret ? .password : rules.strategies.lazy.compactMap { Self($0.strategy) }.first ?? .text
  }

  private init?(_ strategy: any InputFieldValidationStrategy) {
    switch strategy {
    case is BooleanStrategy: self = .checkbox
    case let list as OneOfStrategy where !list.ignoresCase: self = .choice
    case is EmailStrategy: self = .email
    case is PhoneStrategy, is E164Strategy: self = .phone
    case is IntegerStrategy, is NumberStrategy, is SpelledNumberStrategy<NumberStrategy>, is RangeStrategy:
      self = .number
    case is DateStrategy: self = .date
    case let time as TimeStrategy where time.format == .html: self = .time
    case is LocalDateTimeStrategy: self = .dateTime
    case is URLStrategy: self = .url
    case let type as TypeStrategy:
      switch type.moment?.kind {
      case .time: self = .time
      case .dateTime: self = .dateTime
      default: return nil
      }
    default: return nil
    }
  }
}

extension Sequence<any InputFieldValidationStrategy> {
  fileprivate func choices(
    called labels: [FieldTexts.Choice], unlessListed others: [FormField.Choice] = []
  ) -> [FormField.Choice] {
    let list = lazy.compactMap { $0 as? OneOfStrategy }.first
    return list?.choices.map { value in
      FormField.Choice(value, label: labels.first { $0.value.hasSameBytes(as: value) }?.label)
    } ?? others
  }

  /// The value of a list that has only one.
  fileprivate var onlyChoice: String? {
    lazy.compactMap { $0 as? OneOfStrategy }.first { $0.choices.count == 1 }?.choices.first
  }

  fileprivate var trueValue: String? {
    lazy.compactMap { $0 as? BooleanStrategy }.first?.trueValues.first
  }
}
