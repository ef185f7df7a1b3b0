internal import Bytes

/// The severities that a check gives to codes, in place of those of its rules.
///
/// ```swift
/// var severities = CodeSeverities()
/// try severities.set("record", to: .warning)
/// try severities.set("record.ragged", to: .error)
/// severities.severity(of: "record.nul")     // .warning
/// severities.severity(of: "record.ragged")  // .error
/// severities.severity(of: "email.no-dot")   // nil
/// ```
///
/// A code is named whole or by its first part, which goes before a period. The severity of the whole code decides.
public struct CodeSeverities: Sendable, Equatable {
  /// Why a severity cannot be set.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// The codes of records and values that could not be checked, whose findings cannot be ignored.
  private static let unchecked: Set<String> = [
    "record.ragged", "record.too-long", "record.unclosed-quote", "record.invalid-utf8",
    "record.malformed-json",
    "record.duplicate-member", "regex.budget-exceeded", "file.empty", "file.unreadable", "file.not-text",
    "header.no-field", "file-digest.unreadable",
  ]

  /// The severity of a code or a part. There are few, and a dictionary of them would be a type that is created at every start.
  private struct Entry: Sendable, Equatable {
    let name: String
    var severity: Severity
  }

  private var codes: [Entry] = []
  private var parts: [Entry] = []

  /// Creates the set without a severity.
  public init() {}

  /// Whether no severity is set.
  public var isEmpty: Bool { codes.isEmpty && parts.isEmpty }

  /// Sets the severity of a code, or of all codes with that first part.
  ///
  /// - Throws: A ``Refusal`` for a name that is neither, and for `ignored` of a code of what could not be checked.
  public mutating func set(_ name: String, to severity: Severity) throws(Refusal) {
    let all = MessageCatalog.english.codes.map(\.rawValue)
    if all.contains(name) {
      if severity == .ignored, Self.unchecked.contains(name) {
        throw Refusal(description: "'\(name)' is about what could not be checked, and cannot be ignored")
      }
      Self.set(name, severity, in: &codes)
      if name.contains(".") { return }
    }
    let firsts = Set(all.map { $0.split(atFirst: UInt8(ascii: ".")).head })
    guard firsts.contains(name) || codes.contains(where: { $0.name == name }) else {
      let hint = Suggestion.question(for: name, among: all + firsts.sorted())
      throw Refusal(
        description:
          "there is no code '\(name.shortened)'; \(hint ?? "Documentation/Codes.md lists the codes")")
    }
    Self.set(name, severity, in: &parts)
  }

  private static func set(_ name: String, _ severity: Severity, in entries: inout [Entry]) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].severity = severity
    } else {
      entries.append(Entry(name: name, severity: severity))
    }
  }

  /// The severity of a code; `nil` if none is set, and for one that is not to be ignored.
  public func severity(of code: FailureCode) -> Severity? {
    let name = code.rawValue
    if let entry = codes.first(where: { $0.name == name }) { return entry.severity }
    guard !parts.isEmpty else { return nil }
    let part = name.split(atFirst: UInt8(ascii: ".")).head
    guard let severity = parts.first(where: { $0.name == part })?.severity else { return nil }
    return severity == .ignored && Self.unchecked.contains(name) ? nil : severity
  }

  /// The first parts of the codes that belong to no rule of a field or over several fields.
  package static let partsOfTables: Set<String> = [
    "record", "header", "file", "table", "group", "primary-key", "unique-key", "foreign-key",
  ]

  /// Returns the severities of the codes that begin with one of the parts, in the order of their names.
  package func limited(to firsts: Set<String>) -> CodeSeverities {
    func isIncluded(_ entry: Entry) -> Bool {
      firsts.contains(entry.name.split(atFirst: UInt8(ascii: ".")).head)
    }
    var limited = CodeSeverities()
    limited.codes = codes.filter(isIncluded).ordered { $0.name < $1.name }
    limited.parts = parts.filter(isIncluded).ordered { $0.name < $1.name }
    return limited
  }

  /// Returns these severities and, for codes and parts that have none, the others.
  package func over(_ other: CodeSeverities) -> CodeSeverities {
    var all = other
    for entry in codes { Self.set(entry.name, entry.severity, in: &all.codes) }
    for entry in parts { Self.set(entry.name, entry.severity, in: &all.parts) }
    return all
  }
}

extension CodeSeverities {
  /// Returns rules whose failures have these severities. A rule that has failures of several is one part for each, so that a failure
  /// that is ignored hides none of another rule.
  package func apply(to rules: RuleSet) -> RuleSet {
    guard !isEmpty else { return rules }
    return rules.replacing(
      presence: rules.presence.ruleName.flatMap { severity(of: FailureCode(rawValue: $0)) },
      uniqueness: severity(of: "unique.duplicate")
    ) { named in
      parts(of: named)
    }
  }

  /// Returns a rule over several fields with the severity of its code.
  package func apply(to rule: RecordRule) -> RecordRule {
    guard !isEmpty, let severity = severity(of: rule.constraint.code) else { return rule }
    var rule = rule
    rule.severity = severity
    return rule
  }

  private func parts(of named: RuleSet.NamedStrategy) -> [RuleSet.NamedStrategy] {
    let known = Catalog.entry(named: named.name)?.codes ?? []
    if !known.isEmpty, known.allSatisfy({ severity(of: $0) == nil }) { return [named] }
    let set = (codes + parts).map(\.severity) + [named.severity]
    return Severity.allCases.filter { set.contains($0) }.map { severity in
      RuleSet.NamedStrategy(
        name: named.name,
        strategy: SeverityPart(of: named.strategy, severity, of: self, default: named.severity),
        severity: severity, messages: named.messages, argument: named.argument, limits: named.limits)
    }
  }
}

/// The failures of a strategy that have one severity; a value with any other failure is valid by it.
struct SeverityPart: InputFieldValidationStrategy {
  private let base: any InputFieldValidationStrategy
  private let severity: Severity
  private let severities: CodeSeverities
  private let defaultSeverity: Severity

  init(
    of base: any InputFieldValidationStrategy, _ severity: Severity, of severities: CodeSeverities,
    default defaultSeverity: Severity
  ) {
    self.base = base
    self.severity = severity
    self.severities = severities
    self.defaultSeverity = defaultSeverity
  }

  var isSecret: Bool { base.isSecret }

  func verdict(on value: Span<UInt8>) -> Verdict {
    let verdict = base.verdict(on: value)
    guard verdict != .valid else { return .valid }
    return severity(of: base.failure(of: value)) == severity ? verdict : .valid
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    let failure = base.failure(of: value)
    return severity(of: failure) == severity ? failure : nil
  }

  private func severity(of failure: ValidationFailure?) -> Severity {
    failure.flatMap { severities.severity(of: $0.code) } ?? defaultSeverity
  }
}
