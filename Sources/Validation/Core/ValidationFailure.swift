/// The reason why a value is not valid: a stable code and typed parameters, from which a message is made.
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

  /// The parameters of the message, in the order in which they are reported.
  public let parameters: FailureParameters

  /// The failures of the parts of an `any` or of a collecting `all`, in their order.
  public let causes: [ValidationFailure]

  /// The message with which a failure was created.
  enum OwnMessage: Hashable, Sendable {
    /// The strategy's own English text, used for codes that the message catalog lacks.
    case unlessKnown(String)
    /// A text used in place of the message catalog's.
    case always(String)

    var text: String {
      switch self {
      case .unlessKnown(let text), .always(let text): text
      }
    }
  }

  let ownMessage: OwnMessage?

  /// Creates a failure of a strategy.
  ///
  /// - Parameters:
  ///   - code: The stable code.
  ///   - parameters: The parameters of the message, in the order in which they are reported.
  ///   - causes: The failures of the parts of a composite strategy.
  ///   - message: The English text, a predicate such as "must be blue"; required unless the code is one of the library's own.
  ///     Placeholders in braces name parameters: "must have {count} parts".
  public init(
    _ code: FailureCode, _ parameters: FailureParameters = [:], causes: [ValidationFailure] = [],
    message: String? = nil
  ) {
    self.code = code
    self.parameters = parameters
    self.causes = causes
    ownMessage = message.map { .unlessKnown($0) }
  }

  private init(_ other: ValidationFailure, message: String) {
    (code, parameters, causes) = (other.code, other.parameters, other.causes)
    ownMessage = .always(message)
  }

  private init(_ other: ValidationFailure, _ parameters: FailureParameters) {
    (code, causes, ownMessage) = (other.code, other.causes, other.ownMessage)
    self.parameters = parameters
  }

  /// The same failure with other parameters.
  func with(_ parameters: FailureParameters) -> ValidationFailure { ValidationFailure(self, parameters) }

  /// The same failure with that text in place of the catalog's; placeholders in braces name parameters.
  package func withMessage(_ message: String) -> ValidationFailure {
    ValidationFailure(self, message: message)
  }

  public static func == (first: ValidationFailure, second: ValidationFailure) -> Bool {
    guard first.code.rawValue == second.code.rawValue, first.parameters == second.parameters else {
      return false
    }
    // Nearly all failures have neither a message of their own nor causes.
    if case nil = first.ownMessage, case nil = second.ownMessage, first.causes.isEmpty, second.causes.isEmpty
    {
      return true
    }
    return first.causes == second.causes && first.ownMessage == second.ownMessage
  }

  /// A hash of the integers among the parameters and of the code's length, computed without reading a text.
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
