internal import Bytes

/// Custom messages for failures, which replace those of a catalog: for a rule, for its field, or for all rules.
///
/// ```swift
/// let texts = RuleMessages.Texts(byCode: ["length.too-long": "{value} is longer than {maximum}"])
/// let rule = Rule(.length(...3), messages: RuleMessages([texts]))
/// let finding = RuleSet([rule]).findings(in: "word")[0]
/// finding.message(field: "code", value: "word")  // "word is longer than 3"
/// ```
///
/// A custom message has the placeholders of a ``MessageCatalog`` and, besides the failure's parameters, `{value}` and
/// `{field}`. Two instances are equal only if they are identical.
public final class RuleMessages: Sendable {
  /// The messages of one level, for all locales or for one.
  public struct Texts: Sendable {
    /// The messages by failure code.
    public var byCode: [FailureCode: String]
    /// The messages by rule name, for failures whose code is not in ``byCode``.
    public var byRule: [String: String]
    /// The message for every other failure.
    public var other: String?
    /// The messages in other languages, by their tags of BCP 47 in lower case: `de`, `de-ch`.
    public var byLocale: [String: Texts]

    /// Creates the messages of one level; by default there are none.
    public init(
      byCode: [FailureCode: String] = [:], byRule: [String: String] = [:], other: String? = nil,
      byLocale: [String: Texts] = [:]
    ) {
      self.byCode = byCode
      self.byRule = byRule
      self.other = other
      self.byLocale = byLocale
    }

    /// Whether there is no message.
    public var isEmpty: Bool { byCode.isEmpty && byRule.isEmpty && other == nil && byLocale.isEmpty }
  }

  /// The levels in the order of precedence: those of the rule, of its field, and of all rules.
  public let levels: [Texts]
  /// Whether there are messages in other languages.
  private let hasLocales: Bool

  /// Creates messages from the levels, in the order of precedence.
  public init(_ levels: [Texts]) {
    self.levels = levels
    hasLocales = levels.contains { !$0.byLocale.isEmpty }
  }

  /// Returns the custom message for a failure with its placeholders, or `nil` if the catalog's message applies.
  ///
  /// The first level that has a message determines it: by the code, else by the rule, else for all failures. Messages
  /// of the locale precede those of its language alone (`de` for `de-CH`), which precede those without a locale.
  ///
  /// - Parameters:
  ///   - code: The code of the failure.
  ///   - rule: The name of the rule, or `nil` for a failure that is the cause of another; then only messages by code are
  ///     used.
  ///   - locale: The locale as a tag of BCP 47, or `nil` for texts of no locale.
  public func text(for code: FailureCode, of rule: String?, in locale: String? = nil) -> String? {
    localizedText(for: code, of: rule, in: locale) ?? commonText(for: code, of: rule)
  }

  /// Returns the custom message that is only for the locale or its language.
  func localizedText(for code: FailureCode, of rule: String?, in locale: String?) -> String? {
    var tag = hasLocales ? locale?.lowercased() ?? "" : ""
    while !tag.isEmpty {
      for level in levels {
        if let text = level.byLocale[tag]?.text(for: code, of: rule) { return text }
      }
      tag = String(tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)])
    }
    return nil
  }

  /// Returns the custom message for all locales.
  func commonText(for code: FailureCode, of rule: String?) -> String? {
    for level in levels {
      if let text = level.text(for: code, of: rule) { return text }
    }
    return nil
  }

  /// Returns the names of the placeholders of a text in order: the text between braces up to a bar.
  package static func placeholders(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let placeholder = rest[rest.index(after: open)..<close]
      names.append(String(Substring(placeholder.prefix { $0 != UInt8(ascii: "|") })))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// Replaces the placeholders of a text and splits it at each `{value}`.
  ///
  /// - Parameters:
  ///   - catalog: The catalog whose plural forms, lists and phrases the text has.
  ///   - isolation: The parameters that are isolated from the text.
  /// - Returns: At least one piece, in UTF-8; the value is to be inserted between two pieces.
  package static func pieces(
    of text: String, for failure: ValidationFailure, field: String?, catalog: MessageCatalog = .english,
    isolation: ValueIsolation = .never
  ) -> [[UInt8]] {
    let parameters = failure.parameters + ["field": .text(field ?? "")]
    return text.split(atEach: "{value}").map { piece in
      var bytes: [UInt8] = []
      MessageTemplate(piece)
        .fill(by: parameters, catalog.grammar.isolating(isolation), into: &bytes)
      return bytes
    }
  }
}

extension RuleMessages.Texts {
  fileprivate func text(for code: FailureCode, of rule: String?) -> String? {
    if let text = byCode[code] { return text }
    guard let rule else { return nil }
    return byRule[rule] ?? other
  }
}

extension RuleMessages: Hashable {
  public static func == (first: RuleMessages, second: RuleMessages) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RuleSet.Finding {
  /// Returns the message for the failure: the custom one if there is one, else the catalog's. Values are isolated as
  /// in ``MessageCatalog``.
  ///
  /// - Parameters:
  ///   - field: The replacement of `{field}`.
  ///   - value: The replacement of `{value}`; `nil` for a secret.
  ///   - locale: A tag of BCP 47, such as `de` or `de-CH`: custom messages in that language take precedence.
  ///   - catalog: The catalog to use if there is no custom message.
  public func message(
    field: String? = nil, value: String = "", locale: String? = nil, catalog: MessageCatalog = .english
  ) -> String {
    var bytes: [UInt8] = []
    appendMessage(field: field, value: { value }, locale: locale, catalog: catalog, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the message for the failure in UTF-8, as ``message(field:value:locale:catalog:)`` returns it.
  ///
  /// - Parameter value: Evaluated only if there is a custom message.
  package func appendMessage(
    field: String?, value: () -> String, locale: String?, catalog: MessageCatalog, to output: inout [UInt8]
  ) {
    let localized = messages?.localizedText(for: failure.code, of: rule, in: locale)
    guard let text = localized ?? messages?.commonText(for: failure.code, of: rule) else {
      return catalog.appendMessage(for: failure, isolation: catalog.grammar.isolation, to: &output)
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return output.append(text) }
    let isolation = catalog.grammar.isolation
    let pieces = RuleMessages.pieces(
      of: text, for: failure, field: field, catalog: localized == nil ? .english : catalog,
      isolation: isolation)
    for index in pieces.indices {
      if index > 0 { isolation.append(value(), to: &output) }
      let piece = pieces[index]
      output.append(piece.span)
    }
  }
}

extension MessageCatalog {
  /// The parameters of failures with the code: those that its English message, or a message for one of its units,
  /// contains.
  package static func parameters(of code: FailureCode) -> Set<String> {
    let units = TextUnit.allCases.compactMap {
      englishTexts.messages[FailureCode(rawValue: "\(code)/\($0.rawValue)")]
    }
    let names = ([englishTexts.messages[code] ?? ""] + units).flatMap(RuleMessages.placeholders(in:))
    return Set(units.isEmpty ? names : names + ["unit"])
  }
}
