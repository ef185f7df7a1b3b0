/// Why a value does not keep a rule: a stable code and typed parameters; wording is somebody else's room.
///
/// ```swift
/// let failure = LengthStrategy(...3).failure(of: "word")!
/// failure.code                   // "length.too-long"
/// failure.parameters["maximum"]  // 3
/// failure.message                // "must have at most 3 characters, has 4"
/// ```
public struct ValidationFailure: Error, Hashable, Sendable {
  /// The stable, documented code, such as `length.too-long`.
  public let code: FailureCode

  /// What the text is made from, in the order in which it is reported.
  public let parameters: FailureParameters

  /// What the parts of an `any` or of a collecting `all` said, in their order.
  public let causes: [ValidationFailure]

  /// A text that came with the failure.
  enum OwnMessage: Hashable, Sendable {
    /// The strategy's own English text, for codes that no message catalogue knows.
    case unlessKnown(String)
    /// A text that stands before that of any catalogue.
    case always(String)

    var text: String {
      switch self {
      case .unlessKnown(let text), .always(let text): text
      }
    }
  }

  let ownMessage: OwnMessage?

  /// A failure of a strategy.
  ///
  /// - Parameter message: The English text, a predicate such as "must be blue"; needed where the code is not
  ///   one of the library's own. Placeholders in braces name parameters: "must have {count} parts".
  public init(
    _ code: FailureCode, _ parameters: FailureParameters = [:], causes: [ValidationFailure] = [],
    message: String? = nil
  ) {
    self.code = code
    self.parameters = parameters
    self.causes = causes
    ownMessage = message.map { .unlessKnown($0) }
  }

  private init(_ other: ValidationFailure, saying message: String) {
    (code, parameters, causes) = (other.code, other.parameters, other.causes)
    ownMessage = .always(message)
  }

  /// The same failure with that text in place of any catalogue's; placeholders in braces name parameters.
  package func saying(_ message: String) -> ValidationFailure {
    ValidationFailure(self, saying: message)
  }

  public static func == (first: ValidationFailure, second: ValidationFailure) -> Bool {
    guard first.code.rawValue == second.code.rawValue, first.parameters == second.parameters else {
      return false
    }
    // Nearly all have neither.
    if case nil = first.ownMessage, case nil = second.ownMessage, first.causes.isEmpty, second.causes.isEmpty
    {
      return true
    }
    return first.causes == second.causes && first.ownMessage == second.ownMessage
  }

  /// A number that is the same for the same failure, and mostly another for another. Cheap: no text is looked at.
  package var fingerprint: Int { parameters.fingerprint &* 31 &+ code.rawValue.utf8.count }

  /// The failure in English, a predicate that follows the value: "must have at most 3 characters, has 4".
  public var message: String { MessageCatalog.english.message(for: self) }
}

/// A stable name of one way to fail: dotted kebab-case, the rule first (`length.too-long`).
public struct FailureCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}
