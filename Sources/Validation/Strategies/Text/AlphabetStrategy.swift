internal import Bytes

/// A strategy that accepts one or more characters: only letters, only digits, or only letters and digits.
///
/// ```swift
/// AlphabetStrategy(.letters).verdict(on: "Ann")                    // .valid
/// AlphabetStrategy(.letters).failure(of: "Zoë")?.code              // "alpha.character"
/// AlphabetStrategy(.letters, of: .unicode).verdict(on: "Zoë")      // .valid
/// ```
///
/// In ASCII, letters are A to Z and a to z, digits 0 to 9. In Unicode, letters are the characters of the
/// general categories L and M, which include combining marks and the vowel signs of Indic scripts, and digits
/// are those of the category Nd, the decimal digits of all scripts. Numbers of other kinds (Ⅳ, ½, ²) are
/// neither. Spaces, hyphens and apostrophes are not letters.
///
/// Codes: `alpha.character`, `alphanumeric.character`, `numeric.character` (`position`, `character`),
/// `alpha.empty`, `alphanumeric.empty`, `numeric.empty`, and in Unicode `text.invalid-utf8`.
public struct AlphabetStrategy: ByteValidationStrategy, Hashable {
  /// The kinds of characters that are accepted; the raw value is the name of the rule.
  public enum Alphabet: String, Sendable, CaseIterable {
    /// Letters.
    case letters = "alpha"
    /// Letters and digits.
    case lettersAndDigits = "alphanumeric"
    /// Digits.
    case digits = "numeric"

    var hasLetters: Bool { self != .digits }
    var hasDigits: Bool { self != .letters }
  }

  /// The kinds of characters that are accepted.
  public let alphabet: Alphabet
  /// The character set that the letters and digits belong to.
  public let repertoire: CharacterRepertoire

  /// Creates a strategy that accepts kinds of characters of a character set.
  public init(_ alphabet: Alphabet, of repertoire: CharacterRepertoire = .ascii) {
    self.alphabet = alphabet
    self.repertoire = repertoire
  }

  public var ruleName: String { alphabet.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count > 0 else { throw failure("empty") }
    var index = 0
    while index < value.count {
      if value[index] < 0x80 || repertoire == .ascii {
        let byte = value[index]
        guard alphabet.hasLetters && byte.isLetter || alphabet.hasDigits && byte.isDigit else {
          throw failure("character", .character(index, in: value))
        }
        index += 1
      } else {
        let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
        guard let scalar else { throw .invalidUTF8 }
        guard alphabet.hasLetters && scalar.isLetterOrMark || alphabet.hasDigits && scalar.isDecimalDigit
        else { throw failure("character", .character(index, in: value)) }
        index += count
      }
    }
  }

  private func failure(_ reason: String, _ parameters: FailureParameters = [:]) -> ValidationFailure {
    ValidationFailure(FailureCode(rawValue: "\(alphabet.rawValue).\(reason)"), parameters)
  }
}

/// The character set that accepted characters belong to.
public enum CharacterRepertoire: String, Sendable, CaseIterable {
  /// ASCII.
  case ascii
  /// All of Unicode.
  case unicode

  /// Creates the character set that an optional argument names; without an argument `ascii`.
  init(_ argument: String?) throws(RuleError) {
    guard let argument else {
      self = .ascii
      return
    }
    try self.init(argument: argument, of: "repertoire")
  }
}

extension Unicode.Scalar {
  /// Whether the general category is L or M.
  fileprivate var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether the general category is Nd.
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }
}

extension InputFieldValidationStrategy where Self == AlphabetStrategy {
  /// Letters of ASCII only.
  public static var alpha: AlphabetStrategy { AlphabetStrategy(.letters) }
  /// Letters and digits of ASCII only.
  public static var alphanumeric: AlphabetStrategy { AlphabetStrategy(.lettersAndDigits) }
  /// Digits of ASCII only.
  public static var numeric: AlphabetStrategy { AlphabetStrategy(.digits) }

  /// Letters only: `.alpha(.unicode)`.
  public static func alpha(_ repertoire: CharacterRepertoire) -> AlphabetStrategy {
    AlphabetStrategy(.letters, of: repertoire)
  }

  /// Letters and digits only: `.alphanumeric(.unicode)`.
  public static func alphanumeric(_ repertoire: CharacterRepertoire) -> AlphabetStrategy {
    AlphabetStrategy(.lettersAndDigits, of: repertoire)
  }

  /// Digits only: `.numeric(.unicode)`.
  public static func numeric(_ repertoire: CharacterRepertoire) -> AlphabetStrategy {
    AlphabetStrategy(.digits, of: repertoire)
  }
}
