internal import Bytes

/// The messages for failures in one language, by code.
///
/// A message is a predicate whose subject is the value, such as "must have at most {maximum}
/// {maximum|character|characters}". Its placeholders are the names of parameters. The words between bars are the plural
/// forms for a count, and `#` in such a form is replaced by the count.
///
/// ```swift
/// let failure = ValidationFailure("length.too-long", ["maximum": 3, "actual": 4])
/// MessageCatalog.english.message(for: failure)  // "must have at most 3 characters, has 4"
/// MessageCatalog.german.message(for: failure)   // "darf höchstens 3 Zeichen haben, hat 4"
/// ```
///
/// A value in a message does not change the direction of the surrounding text, because it is isolated by
/// Unicode's bidirectional algorithm (UAX #9, section 2.7): always in a language written from right to left,
/// otherwise if it contains a right-to-left character or a character that changes the direction of text.
public struct MessageCatalog: Sendable {
  /// The direction of a language's text; the raw value is that of HTML's `dir`.
  public enum Direction: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The contents of a catalog, shared by its copies.
  private final class Contents: Sendable {
    let language: String
    let direction: Direction
    let grammar: MessageGrammar
    let texts: @Sendable () -> LanguageTexts

    init(
      language: String, direction: Direction, grammar: MessageGrammar,
      texts: @escaping @Sendable () -> LanguageTexts
    ) {
      self.language = language
      self.direction = direction
      self.grammar = grammar
      self.texts = texts
    }
  }

  private let contents: Contents

  /// The language as a tag of BCP 47, such as `de`; HTML's `lang`.
  public var language: String { contents.language }

  /// The direction in which the language is written.
  public var direction: Direction { contents.direction }

  /// The texts of a form other than failure messages.
  public var interface: InterfaceTexts { contents.texts().interface }

  var grammar: MessageGrammar { contents.grammar }

  /// Creates a catalog. The message for a particular unit or fault, the value of the parameter `unit` or `fault`, has the key
  /// `CODE/UNIT`, and a ``Phrase`` the key `phrase/NAME`.
  ///
  /// - Parameters:
  ///   - texts: The texts by code.
  ///   - language: The language as a tag of BCP 47.
  ///   - direction: The direction in which the language is written.
  ///   - listSeparator: The separator of the parts of a list.
  ///   - interface: The texts of a form's page that belong to no failure.
  ///   - pluralForm: Returns the index of the plural form for a count; by default that of English: the first
  ///     form for 1, the second for all other counts. If a message has fewer plural forms, its last one is
  ///     used.
  public init(
    _ texts: [FailureCode: String], language: String = "en", direction: Direction = .leftToRight,
    listSeparator: String = ", ", interface: InterfaceTexts = .english,
    pluralForm: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 }
  ) {
    let texts = LanguageTexts(messages: texts, interface: interface)
    self.init(
      language: language, direction: direction, listSeparator: listSeparator, pluralForm: pluralForm
    ) { texts }
  }

  /// Creates a catalog whose messages are built on first use.
  init(
    language: String, direction: Direction = .leftToRight, listSeparator: String = ", ",
    pluralForm: @escaping PluralRule, texts: @escaping @Sendable () -> LanguageTexts
  ) {
    let grammar = MessageGrammar(
      pluralForm: pluralForm, listSeparator: listSeparator,
      isolation: direction == .rightToLeft ? .always : .whereMixed, texts: { texts().messages })
    contents = Contents(language: language, direction: direction, grammar: grammar, texts: texts)
  }

  /// The messages by code; those for a unit or a fault have the key `CODE/UNIT`.
  var texts: [FailureCode: String] { grammar.texts() }

  /// The codes that have a message.
  public var codes: [FailureCode] {
    texts.keys.filter { !$0.isForVariant }.ordered { $0.rawValue < $1.rawValue }
  }

  /// A catalog as the key of what is made from it: equal only to its copies.
  package struct Identity: Hashable, Sendable {
    private let contents: Contents

    package init(_ catalog: MessageCatalog) { contents = catalog.contents }

    package static func == (left: Self, right: Self) -> Bool { left.contents === right.contents }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }
  }

  /// Whether the code has a message.
  public func contains(_ code: FailureCode) -> Bool { texts[code] != nil }

  /// Returns the message for a failure: the catalog's, else the failure's own, else the English catalog's, else one that
  /// contains the code.
  public func message(for failure: ValidationFailure) -> String {
    var bytes: [UInt8] = []
    appendMessage(for: failure, isolation: grammar.isolation, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the message for a failure in UTF-8. Equal to ``message(for:)`` except for the isolation of values.
  ///
  /// - Parameter isolation: `.never` if the program that displays the message escapes characters that change the
  ///   direction of text.
  package func appendMessage(
    for failure: ValidationFailure, isolation: ValueIsolation, to output: inout [UInt8]
  ) {
    if case .always(let text) = failure.ownMessage {
      MessageTemplate(text).fill(by: failure.parameters, grammar.isolating(isolation), into: &output)
    } else if let template = template(for: failure) {
      appendMessage(template, of: failure, grammar.isolating(isolation), to: &output)
    } else {
      let template =
        failure.ownMessage.map { MessageTemplate($0.text) } ?? Self.english.template(for: failure)
        ?? MessageTemplate("is not accepted (\(failure.code))")
      template.fill(by: failure.parameters, MessageGrammar.english.isolating(isolation), into: &output)
    }
  }

  /// Appends a message, after the place of the item if the failure is that of an item of a list or of an array.
  private func appendMessage(
    _ template: MessageTemplate, of failure: ValidationFailure, _ grammar: MessageGrammar,
    to output: inout [UInt8]
  ) {
    guard let place = placeOfItem(with: failure) else {
      return template.fill(by: failure.parameters, grammar, into: &output)
    }
    var message: [UInt8] = []
    template.fill(by: failure.parameters, grammar, into: &message)
    place.fill(
      by: failure.parameters + ["message": .text(String(decoding: message, as: UTF8.self))],
      grammar.isolating(.never), into: &output)
  }

  /// Returns the template for the place of an item and the message of its rule; `nil` if the failure is about the whole value.
  private func placeOfItem(with failure: ValidationFailure) -> MessageTemplate? {
    let code: FailureCode = failure.parameters["item"] != nil ? "list.item" : "json-schema.failed"
    guard failure.code != code, code == "list.item" || failure.parameters["pointer"] != nil else {
      return nil
    }
    return texts[FailureCode(rawValue: "\(code)/rule")].map(MessageTemplate.init)
  }

  /// The message for a code with its placeholders, or an empty string if the code has none.
  func text(for code: FailureCode) -> String { texts[code] ?? "" }

  /// The template for a failure's code and, if there is one, its variant, its unit or its fault.
  func template(for failure: ValidationFailure) -> MessageTemplate? {
    var text = texts[failure.code]
    if case .text(let variant)? = failure.parameters.messageVariant {
      text = texts[FailureCode(rawValue: "\(failure.code)/\(variant)")] ?? text
    }
    return text.map(MessageTemplate.init)
  }
}
