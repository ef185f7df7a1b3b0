internal import Bytes

/// Custom texts for failures, which replace those of a catalogue: for a rule, for its field, for all rules.
///
/// ```swift
/// let texts = RuleMessages.Texts(byCode: ["length.too-long": "{value} is longer than {maximum}"])
/// let rule = Rule(.length(...3), messages: RuleMessages([texts]))
/// let finding = RuleSet([rule]).findings(in: "word")[0]
/// finding.message(field: "code", value: "word")  // "word is longer than 3"
/// ```
///
/// A text has the placeholders of a ``MessageCatalog``, and beside the failure's parameters `{value}` and `{field}`.
/// Two are equal where they are the same object.
public final class RuleMessages: Sendable {
  /// Texts of one level, the same in each locale or for one.
  public struct Texts: Sendable {
    public var byCode: [FailureCode: String]
    /// For every failure of the rules of that name.
    public var byRule: [String: String]
    /// For every other failure.
    public var other: String?
    /// The texts in other languages, by their tags of BCP 47 in lower case: `de`, `de-ch`.
    public var byLocale: [String: Texts]

    public init(
      byCode: [FailureCode: String] = [:], byRule: [String: String] = [:], other: String? = nil,
      byLocale: [String: Texts] = [:]
    ) {
      self.byCode = byCode
      self.byRule = byRule
      self.other = other
      self.byLocale = byLocale
    }

    /// Whether there is no text at all.
    public var isEmpty: Bool { byCode.isEmpty && byRule.isEmpty && other == nil && byLocale.isEmpty }
  }

  /// The levels, the nearest to the rule first.
  public let levels: [Texts]
  /// Whether there are texts in other languages.
  private let hasLocales: Bool

  public init(_ levels: [Texts]) {
    self.levels = levels
    hasLocales = levels.contains { !$0.byLocale.isEmpty }
  }

  /// The text for a failure with its placeholders, or `nil` where the catalogue has to provide it.
  ///
  /// The nearest level that has one provides it, by the code, else by the rule, else for all. Texts of the locale come
  /// first, then those of its language alone (`de` for `de-CH`), then those of no locale.
  ///
  /// - Parameter rule: The name of the rule, or `nil` for a failure that is the cause of another: then only texts by
  ///   code are searched.
  public func text(for code: FailureCode, of rule: String?, in locale: String? = nil) -> String? {
    var tag = hasLocales ? locale?.lowercased() ?? "" : ""
    while !tag.isEmpty {
      for level in levels {
        if let text = level.byLocale[tag]?.text(for: code, of: rule) { return text }
      }
      tag = String(tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)])
    }
    for level in levels {
      if let text = level.text(for: code, of: rule) { return text }
    }
    return nil
  }

  /// The names of the placeholders of a text, in order: the text between braces up to a bar.
  package static func places(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let place = rest[rest.index(after: open)..<close]
      names.append(String(Substring(place.prefix { $0 != UInt8(ascii: "|") })))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// A text with its placeholders replaced, split where the value belongs.
  ///
  /// - Parameter isolation: The parameters that are isolated from the text.
  /// - Returns: At least one piece, in UTF-8; the value belongs between each and the next.
  package static func pieces(
    of text: String, for failure: ValidationFailure, field: String?, isolation: ValueIsolation = .never
  ) -> [[UInt8]] {
    let parameters = failure.parameters + ["field": .text(field ?? "")]
    return text.utf8.split(separator: "{value}".utf8, omittingEmptySubsequences: false).map { piece in
      var bytes: [UInt8] = []
      MessageTemplate(String(Substring(piece)))
        .fill(by: parameters, MessageGrammar.english.isolating(isolation), into: &bytes)
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
  /// The text of the failure: one of the rule's own, or the catalogue's, values isolated as ``MessageCatalog`` does it.
  ///
  /// - Parameters:
  ///   - field: The replacement of `{field}`.
  ///   - value: The replacement of `{value}`; `nil` for a secret.
  ///   - locale: A tag of BCP 47, such as `de` or `de-CH`: own texts in that language come first.
  ///   - catalog: Provides the text where there is no custom one.
  public func message(
    field: String? = nil, value: String = "", locale: String? = nil, catalog: MessageCatalog = .english
  ) -> String {
    var bytes: [UInt8] = []
    appendMessage(field: field, value: { value }, locale: locale, catalog: catalog, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text of the failure in UTF-8, as ``message(field:value:locale:catalog:)`` gives it.
  ///
  /// - Parameter value: Evaluated only where there is a custom text.
  package func appendMessage(
    field: String?, value: () -> String, locale: String?, catalog: MessageCatalog, to output: inout [UInt8]
  ) {
    guard let text = messages?.text(for: failure.code, of: rule, in: locale) else {
      return catalog.appendMessage(for: failure, isolation: catalog.grammar.isolation, to: &output)
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return output.append(text) }
    let isolation = catalog.grammar.isolation
    let pieces = RuleMessages.pieces(of: text, for: failure, field: field, isolation: isolation)
    for index in pieces.indices {
      if index > 0 { isolation.append(value(), to: &output) }
      let piece = pieces[index]
      output.append(piece.span)
    }
  }
}

extension MessageCatalog {
  /// The parameters that each failure of the code has: those that its English text, or a text for one of its units, names.
  package static func parameters(of code: FailureCode) -> Set<String> {
    let units = TextUnit.allCases.compactMap { englishTexts[FailureCode(rawValue: "\(code)/\($0.rawValue)")] }
    let names = ([englishTexts[code] ?? ""] + units).flatMap(RuleMessages.places(in:))
    return Set(units.isEmpty ? names : names + ["unit"])
  }
}
