internal import Bytes
internal import Validation

/// The additions of a rule file to a field of a Table Schema: rules, messages, a severity, limits, types of Arrow, and texts for a form.
struct FieldAdditions {
  /// The keys of a field that Table Schema does not define.
  static let known =
    [
      "rules", "messages", "severity", "placeholder", "assistiveText", "control", "autocomplete", "texts",
      "arrowType", "items", DependenceDecoder.key,
      FileLimitsDecoder.key, LimitsDecoder.key,
    ] + FieldHeaderDecoder.keys

  let file: FileAdditions
  private(set) var texts: FieldTexts
  /// The types in which Arrow may store the values; `nil` for any.
  let storedTypes: StoredTypes?
  /// The messages of the field and its file; `nil` for none.
  let ruleMessages: RuleMessages?
  /// The rules `unique` with an object, which are decoded when all fields are known.
  let uniqueness: [DocumentNode]
  /// The rules `file-digest`, which read another field.
  let fileDigests: [DocumentNode]
  private let rules: [DecodedRule]
  let severity: Severity?
  /// The limits of records that break a rule of the field without limits of its own; `nil` for those of the file.
  let limits: InvalidLimits?
  private let messages: DecodedMessages?
  private let levels: [RuleMessages.Texts]
  private let faults: FaultCollector
  /// Whether the field has rules of items, whose codes are not known here.
  private let hasItems: Bool

  init(_ members: Members, of file: FileAdditions) {
    faults = members.faults
    self.file = file
    hasItems = members.object["items"] != nil
    texts = FieldTexts(
      title: members.text("title"), description: members.text("description"),
      placeholder: members.string("placeholder"),
      assistiveText: members.string("assistiveText"),
      control: members.object["control"].flatMap { FieldControl.decode($0, reportingTo: members.faults) },
      autocomplete: members.string("autocomplete"), choices: members.choices)
    texts.dependence = DependenceDecoder.decode(members)
    texts.fileLimits = FileLimitsDecoder.decode(members)
    texts.isTakenLiterally = members.object[NormalizationDecoder.key] != nil
    severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: members.faults) }
    limits = LimitsDecoder.decode(members.object, for: severity ?? .error, reportingTo: members.faults)
    messages = members.object["messages"].flatMap { DecodedMessages($0, reportingTo: members.faults) }
    let decoder = RuleDecoder(definitions: file.definitions, context: file.context, faults: members.faults)
    // A faulty rule does not prevent the others from being decoded, so that all faults are reported.
    let nodes = members.array("rules") ?? []
    uniqueness = nodes.filter(UniquenessDecoder.isRule)
    fileDigests = nodes.filter(FileDigestDecoder.isRule)
    rules = nodes.flatMap {
      UniquenessDecoder.isRule($0) || FileDigestDecoder.isRule($0) ? [] : decoder.decode($0) ?? []
    }
    if let node = members.object["rules"]?.value, rules.reduce(0, { $0 + $1.size }) > DecodedRule.maximumSize
    {
      let text =
        "more than \(DecodedRule.maximumSize) rules with all definitions expanded: use fewer of them"
      faults.report(text, at: node.position)
    }
    levels = [messages?.texts, file.messages].compactMap(\.self).filter { !$0.isEmpty }
    ruleMessages = levels.isEmpty ? nil : RuleMessages(levels)
    storedTypes = StoredTypesDecoder.decode(members).map { [levels, severity] in
      StoredTypes($0, severity: severity ?? .error, messages: levels)
    }
    texts.translations = FieldTextsDecoder(members, rules: rules.map(\.rule)).decode()
  }

  /// Returns all rules of the field with their severities and messages: those of Table Schema, then those of `rules`.
  func complete(
    _ schemaRules: [DecodedField.PlacedRule]
  ) -> [DecodedField.PlacedRule] {
    check(schemaRules)
    let own = schemaRules.map { placed in
      var placed = placed
      placed.rule.severity = severity ?? .error
      placed.rule.messages = ruleMessages
      return placed
    }
    let added = rules.map { decoded in
      var rule = decoded.rule
      rule.severity = decoded.severity ?? severity ?? .error
      rule.limits = decoded.limits
      if decoded.limits != nil, decoded.severity == nil, severity == .warning {
        let text =
          "'limits' are for errors, and the severity of the field is 'warning': remove 'limits', or write 'severity: error' beside them"
        faults.report(text, at: decoded.position)
      }
      let texts = decoded.texts.filter { !$0.isEmpty }
      rule.messages = texts.isEmpty ? ruleMessages : RuleMessages(texts + levels)
      return DecodedField.PlacedRule(key: nil, position: decoded.position, value: nil, rule: rule)
    }
    checkPresence(own + added)
    checkDayParts(own + added)
    return own + added
  }

  /// Returns the rules of the field followed by that of its items, with the severity and the messages of the field.
  func rules(_ rules: RuleSet, with items: some InputFieldValidationStrategy) -> RuleSet {
    rules.appending(items, severity: severity ?? .error, messages: ruleMessages)
  }

  /// Reports messages that no rule of the field uses.
  private func check(_ schemaRules: [DecodedField.PlacedRule]) {
    guard let messages else { return }
    var codes: [String: Set<FailureCode>] = [:]
    var isComplete = !hasItems && fileDigests.isEmpty
    for rule in schemaRules.map(\.rule) {
      let own = rule.possibleCodes
      if own.isEmpty { isComplete = false }
      codes[rule.name, default: []].formUnion(own)
    }
    for decoded in rules { codes[decoded.rule.name, default: []].formUnion(decoded.codes) }
    let ofType: Set = storedTypes == nil ? [] : [StoredTypes.code]
    let all = codes.values.reduce(into: ofType) { $0.formUnion($1) }
    let isSecret = texts.control == .password || rules.contains(where: \.rule.isSecret)
    messages.check(
      codes: isComplete ? all : nil, rules: codes, isSecret: isSecret, of: "this field")
  }

  /// Reports rules about presence, or about uniqueness, with different severities or limits, since only one of these rules is
  /// evaluated.
  private func checkPresence(_ placed: [DecodedField.PlacedRule]) {
    if let culprit = rules.last(where: \.rule.isPresence) {
      let found = placed.map(\.rule).filter(\.isPresence)
      if Set(found.map(\.severity)).count > 1 {
        faults.report(
          "the rules of a field about presence must all have the same severity", at: culprit.position)
      }
      if Set(found.map(\.limits)).count > 1 {
        faults.report(
          "the rules of a field about presence must all have the same 'limits'", at: culprit.position)
      }
    }
    if let culprit = rules.last(where: \.rule.isUniqueness),
      Set(placed.map(\.rule).filter(\.isUniqueness).map(\.limits)).count > 1
    {
      faults.report(
        "the field is required to be unique twice, with different 'limits': remove one", at: culprit.position)
    }
  }
}

extension FieldAdditions {
  /// Reports a rule for another type, or for days in another format, than the days by ISO 8601 that three boxes make.
  private func checkDayParts(_ placed: [DecodedField.PlacedRule]) {
    guard texts.control == .dayParts else { return }
    let day = Array("2000-02-29".utf8)
    for rule in placed {
      guard let strategy = rule.strategy, strategy is TypeStrategy || strategy is DatePatternStrategy,
        strategy.verdict(on: day.span) == .invalid
      else { continue }
      let text =
        "\(rule.title) rejects the days of 'control: day-parts', such as 2000-02-29; "
        + "use the format of these days, or the control 'date'"
      faults.report(text, at: rule.position)
    }
  }
}

extension Rule {
  fileprivate var isPresence: Bool {
    if case .presence = kind { true } else { false }
  }

  fileprivate var isUniqueness: Bool {
    if case .uniqueness = kind { true } else { false }
  }

  /// The codes that the rule is known to report: those of the catalog's rule with the same name, and those that begin with
  /// the name; empty if the strategy is not from the catalog.
  fileprivate var possibleCodes: Set<FailureCode> {
    if case .content(let strategy) = kind, !strategy.isOfCatalog { return [] }
    let entry = Catalog.entry(named: name)?.codes ?? []
    if case .content(is LengthStrategy) = kind { return Set(entry) }
    return Set(
      entry
        + MessageCatalog.english.codes.filter { $0.rawValue.split(atFirst: UInt8(ascii: ".")).head == name })
  }
}

extension InputFieldValidationStrategy {
  /// Whether rules of the catalog use strategies of this type.
  fileprivate var isOfCatalog: Bool {
    switch self {
    case is BoundStrategy, is EnumStrategy, is ItemCountStrategy, is TypeStrategy, is ListStrategy,
      is JSONTypeStrategy, is JSONSchemaStrategy, is GeoPointStrategy, is GeoJSONStrategy,
      is PythonFormatStrategy:
      false
    default: true
    }
  }
}

extension Members {
  /// Returns the string of a property of the standard, which is `null` in many schemas.
  fileprivate func text(_ key: String) -> String? {
    if case .null? = object[key]?.value.content { return nil }
    return string(key)
  }

  /// The values of `categories` that have a label; `CategoriesDecoder` reports their faults.
  fileprivate var choices: [FieldTexts.Choice] {
    guard case .array(let categories)? = object["categories"]?.value.content else { return [] }
    return categories.compactMap { category in
      guard case .object(let category) = category.content,
        case .string(let label)? = category["label"]?.value.content
      else { return nil }
      switch category["value"]?.value.content {
      case .string(let value), .number(let value): return .init(value, label: label)
      default: return nil
      }
    }
  }
}

extension FieldControl {
  fileprivate static func decode(_ member: DocumentMember, reportingTo faults: FaultCollector)
    -> FieldControl?
  {
    if case .string(let name) = member.value.content, let control = FieldControl(rawValue: name) {
      return control
    }
    faults.report(member.value, of: "control", isNoneOf: allCases.map(\.rawValue))
    return nil
  }
}
