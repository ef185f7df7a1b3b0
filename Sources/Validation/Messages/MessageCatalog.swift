/// The texts of failures in one language, by code.
///
/// A text is a predicate that follows the value, "must have at most {maximum} {maximum|character|characters}", its
/// placeholders the names of parameters; words between bars are the forms that go with a count.
///
/// ```swift
/// MessageCatalog.english.message(for: ValidationFailure("length.too-long", ["maximum": 3, "actual": 4]))
/// // "must have at most 3 characters, has 4"
/// ```
public struct MessageCatalog: Sendable {
  enum Source {
    case texts([FailureCode: String])
    case english
  }

  private let source: Source
  private let pluralRule: MessageTemplate.PluralRule

  /// A catalogue of these texts; a text for one unit, the value of the parameter `unit`, stands under `CODE/UNIT`.
  ///
  /// - Parameter pluralForm: Which of the forms of a word goes with a count, from 0; English unless given: the first
  ///   for 1 and the second for all other counts.
  public init(
    _ texts: [FailureCode: String], pluralForm: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 }
  ) {
    source = .texts(texts)
    pluralRule = pluralForm
  }

  init(source: Source) {
    self.source = source
    pluralRule = MessageTemplate.english
  }

  /// The texts by code, those for one unit of a code under `CODE/UNIT`.
  private var texts: [FailureCode: String] {
    switch source {
    case .texts(let texts): texts
    case .english: Self.englishTexts
    }
  }

  /// The language of the texts: a tag of BCP 47.
  public var language: String { "en" }

  /// The codes that there is a text for.
  public var codes: [FailureCode] {
    texts.keys.filter { !$0.rawValue.utf8.contains(UInt8(ascii: "/")) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether there is a text for the code.
  public func contains(_ code: FailureCode) -> Bool { texts[code] != nil }

  /// The text for a failure: the catalogue's, else the failure's own, else one that names the code.
  public func message(for failure: ValidationFailure) -> String {
    var bytes: [UInt8] = []
    appendMessage(for: failure, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text for a failure, as ``message(for:)`` gives it, in UTF-8.
  package func appendMessage(for failure: ValidationFailure, to output: inout [UInt8]) {
    if case .always(let text) = failure.ownMessage {
      MessageTemplate(text).fill(by: failure.parameters, form: pluralRule, into: &output)
    } else if let template = template(for: failure) {
      template.fill(by: failure.parameters, form: pluralRule, into: &output)
    } else {
      let text = failure.ownMessage?.text ?? "is not accepted (\(failure.code))"
      MessageTemplate(text).fill(by: failure.parameters, into: &output)
    }
  }

  /// The text of a code with its places for parameters, or an empty one where there is none.
  func text(for code: FailureCode) -> String { texts[code] ?? "" }

  /// The template of a code, for its unit where there is one.
  func template(for failure: ValidationFailure) -> MessageTemplate? {
    var text = texts[failure.code]
    if case .text(let unit)? = failure.parameters["unit"] {
      text = texts[FailureCode(rawValue: "\(failure.code)/\(unit)")] ?? text
    }
    return text.map(MessageTemplate.init)
  }
}
