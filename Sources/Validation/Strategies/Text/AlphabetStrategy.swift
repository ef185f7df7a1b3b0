internal import Bytes

/// A strategy that accepts one character or more, all of them letters, all digits, or each one of the two.
///
/// ```swift
/// AlphabetStrategy(.letters).verdict(on: "Ann")                    // .valid
/// AlphabetStrategy(.letters).failure(of: "Zoë")?.code              // "alpha.character"
/// AlphabetStrategy(.letters, of: .unicode).verdict(on: "Zoë")      // .valid
/// ```
///
/// Of ASCII, letters are A to Z and a to z, digits 0 to 9. Of Unicode, letters are the general categories L and M, so
/// that letters with combining marks and the vowel signs of Indic scripts count, and digits are Nd, the decimal digits
/// of all scripts; numbers of other kinds (Ⅳ, ½, ²) are neither. Spaces, hyphens and apostrophes are not letters.
///
/// Codes: `alpha.character`, `alphanumeric.character`, `numeric.character` (`position`, `character`), `alpha.empty`,
/// `alphanumeric.empty`, `numeric.empty`, and of Unicode `text.invalid-utf8`.
public struct AlphabetStrategy: ByteValidationStrategy, Hashable {
  /// The characters that pass.
  public enum Alphabet: String, Sendable, CaseIterable {
    case letters = "alpha"
    case lettersAndDigits = "alphanumeric"
    case digits = "numeric"

    var hasLetters: Bool { self != .digits }
    var hasDigits: Bool { self != .letters }
  }

  public let alphabet: Alphabet
  public let repertoire: CharacterRepertoire

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
          throw failure("character", .place(index, in: value))
        }
        index += 1
      } else {
        let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
        guard let scalar else { throw .invalidUTF8 }
        guard alphabet.hasLetters && scalar.isLetterOrMark || alphabet.hasDigits && scalar.isDecimalDigit
        else { throw failure("character", .place(index, in: value)) }
        index += count
      }
    }
  }

  private func failure(_ reason: String, _ parameters: FailureParameters = [:]) -> ValidationFailure {
    ValidationFailure(FailureCode(rawValue: "\(alphabet.rawValue).\(reason)"), parameters)
  }
}

/// The characters that a rule accepts.
public enum CharacterRepertoire: String, Sendable, CaseIterable {
  case ascii
  case unicode

  /// The repertoire that an optional argument names, `ascii` without one.
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
