/// The texts of failures in one language, by code.
///
/// A text is a predicate that follows the value, "must have at most {maximum} {maximum|character|characters}", its
/// placeholders the names of parameters; words between bars are the forms that go with a count, `#` in one the count.
///
/// ```swift
/// let failure = ValidationFailure("length.too-long", ["maximum": 3, "actual": 4])
/// MessageCatalog.english.message(for: failure)  // "must have at most 3 characters, has 4"
/// MessageCatalog.german.message(for: failure)   // "darf höchstens 3 Zeichen haben, hat 4"
/// ```
///
/// A value that a message repeats cannot disturb the message: it is isolated as Unicode's bidirectional algorithm has
/// it (UAX #9, section 2.7), always in a language written from right to left, else where it has a character that is,
/// or one that turns the direction of text.
public struct MessageCatalog: Sendable {
  /// Where lines of a script begin; the raw value is that of HTML's `dir`.
  public enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The contents of a catalogue, shared by its copies.
  private final class Contents: Sendable {
    let language: String
    let direction: Direction
    let interface: InterfaceTexts
    let source: @Sendable () -> [FailureCode: String]
    let grammar: MessageGrammar

    init(
      language: String, direction: Direction, interface: InterfaceTexts, grammar: MessageGrammar,
      source: @escaping @Sendable () -> [FailureCode: String]
    ) {
      self.language = language
      self.direction = direction
      self.interface = interface
      self.grammar = grammar
      self.source = source
    }
  }

  private let contents: Contents

  /// The language as a tag of BCP 47, such as `de`; HTML's `lang`.
  public var language: String { contents.language }

  /// The direction in which the language is written.
  public var direction: Direction { contents.direction }

  /// The few words that a form needs besides.
  public var interface: InterfaceTexts { contents.interface }

  var grammar: MessageGrammar { contents.grammar }

  /// A catalogue of these texts; a text for one unit, the value of the parameter `unit`, has the key `CODE/UNIT`.
  ///
  /// - Parameters:
  ///   - language: The language as a tag of BCP 47.
  ///   - listSeparator: The separator of the parts of a list.
  ///   - pluralForm: The index of the form of a word that goes with a count; English unless given: the first
  ///     for 1 and the second for all other counts. Where a text has fewer, its last one is used.
  public init(
    _ texts: [FailureCode: String], language: String = "en", direction: Direction = .leftToRight,
    listSeparator: String = ", ", interface: InterfaceTexts = .english,
    pluralForm: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 }
  ) {
    self.init(
      language: language, direction: direction, listSeparator: listSeparator, interface: interface,
      pluralForm: pluralForm
    ) { texts }
  }

  /// A catalogue whose texts are made on first use.
  init(
    language: String, direction: Direction = .leftToRight, listSeparator: String = ", ",
    interface: InterfaceTexts, pluralForm: @escaping PluralRule,
    texts: @escaping @Sendable () -> [FailureCode: String]
  ) {
    let grammar = MessageGrammar(
      pluralForm: pluralForm, listSeparator: listSeparator,
      isolation: direction == .rightToLeft ? .always : .whereMixed)
    contents = Contents(
      language: language, direction: direction, interface: interface, grammar: grammar, source: texts)
  }

  /// The texts by code, those for one unit of a code under `CODE/UNIT`.
  var texts: [FailureCode: String] { contents.source() }

  /// The codes that there is a text for.
  public var codes: [FailureCode] {
    texts.keys.filter { !$0.rawValue.utf8.contains(UInt8(ascii: "/")) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether there is a text for the code.
  public func contains(_ code: FailureCode) -> Bool { texts[code] != nil }

  /// The text for a failure: the catalogue's, else the failure's own, else one that names the code.
  public func message(for failure: ValidationFailure) -> String {
    var bytes: [UInt8] = []
    appendMessage(for: failure, isolation: grammar.isolation, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text for a failure in UTF-8, as ``message(for:)`` gives it but for the isolation of values.
  ///
  /// - Parameter isolation: `.never` where what shows the text escapes characters that turn its direction.
  package func appendMessage(
    for failure: ValidationFailure, isolation: ValueIsolation, to output: inout [UInt8]
  ) {
    if case .always(let text) = failure.ownMessage {
      MessageTemplate(text).fill(by: failure.parameters, grammar.isolating(isolation), into: &output)
    } else if let template = template(for: failure) {
      template.fill(by: failure.parameters, grammar.isolating(isolation), into: &output)
    } else {
      let text = failure.ownMessage?.text ?? "is not accepted (\(failure.code))"
      MessageTemplate(text)
        .fill(by: failure.parameters, MessageGrammar.english.isolating(isolation), into: &output)
    }
  }

  /// The text of a code with its placeholders, or an empty one where the code has none.
  func text(for code: FailureCode) -> String { texts[code] ?? "" }

  /// The template of a code, for its unit where there is one.
  func template(for failure: ValidationFailure) -> MessageTemplate? {
    var text = texts[failure.code]
    if case .text(let unit)? = failure.parameters["unit"] {
      text = texts[FailureCode(rawValue: "\(failure.code)/\(unit)")] ?? text
    }
    return text.map(MessageTemplate.init)
  }

  /// The table as a dictionary.
  ///
  /// - Precondition: No code is in the tables twice.
  static func dictionary(_ tables: KeyValuePairs<FailureCode, String>...) -> [FailureCode: String] {
    var texts = [FailureCode: String](minimumCapacity: tables.reduce(0) { $0 + $1.count })
    for (code, text) in tables.joined() {
      precondition(texts.updateValue(text, forKey: code) == nil, "a code has one text")
    }
    return texts
  }

  /// The lines `CODE: TEXT` as a dictionary.
  ///
  /// A language is one literal: as tables of pairs seven would take 4,574 addresses that the start of every program
  /// has to put right, 63,000 instructions.
  ///
  /// - Precondition: No code is in the lines twice.
  static func dictionary(of lines: String) -> [FailureCode: String] {
    let lines = lines.utf8.split(separator: UInt8(ascii: "\n"))
    var texts = [FailureCode: String](minimumCapacity: lines.count)
    for line in lines {
      let code = line.prefix { $0 != UInt8(ascii: ":") }
      let text = String(Substring(line.dropFirst(code.count + 2)))
      let isNew = texts.updateValue(text, forKey: FailureCode(rawValue: String(Substring(code)))) == nil
      precondition(isNew, "a code has one text")
    }
    return texts
  }
}
