internal import Bytes

/// A strategy that accepts a password that is long enough and meets the other requirements.
///
/// NIST SP 800-63B-4 (2025), section 3.1.1.2: at least 15 characters if the password is the only factor, 8 if
/// it is one of several; every Unicode code point is one character, spaces included; no composition rules;
/// the whole password is compared with a list of passwords that are common or were disclosed. The default is
/// therefore a minimum of 15 characters and nothing else; with a second factor it may be `length: 8...`.
/// Composition rules are nevertheless possible:
///
/// - `classes` of the four *lower-case letters*, *upper-case letters* (Unicode's `Lowercase` and
///   `Uppercase`), *digits* (Nd), and *all other characters*, such as letters without case, spaces and
///   symbols;
/// - `distinct` characters: the minimum number of different Unicode scalars.
///
/// A list is compared byte by byte, case included.
///
/// ```swift
/// PasswordStrategy().verdict(on: "correct horse battery")             // .valid
/// PasswordStrategy(length: 8...).failure(of: "letmein")?.code         // "password.too-short"
/// PasswordStrategy(length: 8..., classes: 3).failure(of: "password1")?.code  // "password.too-few-classes"
/// ```
///
/// No failure discloses any part of the value: no parameter contains it or the number of its characters.
///
/// Codes: `password.too-short` (`minimum`), `password.too-long` (`maximum`), `password.too-few-classes` (`minimum`),
/// `password.too-few-distinct` (`minimum`), `password.listed`, `text.invalid-utf8`.
public struct PasswordStrategy: ByteValidationStrategy {
  /// The accepted numbers of Unicode scalars.
  package let length: LengthStrategy
  /// The minimum number of classes of characters, 0 to 4.
  private let classes: Int
  /// The minimum number of different characters.
  private let distinct: Int
  private let listed: ByteStringSet

  /// The minimum number of characters of a password that is the only factor.
  static let defaultMinimum = 15

  /// The maximum number of different characters that can be required.
  static let maximumDistinct = 64

  /// Creates a strategy with the given requirements, by default only a minimum length of 15.
  ///
  /// - Parameters:
  ///   - length: The accepted numbers of Unicode scalars: `8...`, `12...64`.
  ///   - classes: The minimum number of the four classes of characters.
  ///   - distinct: The minimum number of different characters.
  ///   - listed: Passwords that are rejected because they are well known.
  /// - Precondition: At most 4 classes and 64 different characters are required.
  public init(
    length: some RangeExpression<Int> = 15..., classes: Int = 0, distinct: Int = 0, listed: [String] = []
  ) {
    self.init(
      length: LengthStrategy(length), classes: classes, distinct: distinct, listed: ByteStringSet(listed))
  }

  init(length: LengthStrategy, classes: Int, distinct: Int, listed: ByteStringSet) {
    precondition(0...4 ~= classes, "there are four classes of characters")
    precondition(0...Self.maximumDistinct ~= distinct, "more different characters cannot be counted")
    (self.length, self.classes, self.distinct, self.listed) = (length, classes, distinct, listed)
  }

  public var isSecret: Bool { true }

  public var ruleName: String { "password" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.isUTF8 else { throw .invalidUTF8 }
    let count = UTF8Sequence.scalarCount(in: value)
    guard count >= length.minimum else {
      throw ValidationFailure("password.too-short", ["minimum": .integer(length.minimum)])
    }
    guard count <= length.maximum else {
      throw ValidationFailure("password.too-long", ["maximum": .integer(length.maximum)])
    }
    if classes > 0 || distinct > 0 {
      let census = CharacterCounts(of: value, enough: distinct)
      guard census.classCount >= classes else {
        throw ValidationFailure("password.too-few-classes", ["minimum": .integer(classes)])
      }
      guard census.distinctCount >= distinct else {
        throw ValidationFailure("password.too-few-distinct", ["minimum": .integer(distinct)])
      }
    }
    guard !listed.contains(value) else { throw ValidationFailure("password.listed") }
  }
}

extension InputFieldValidationStrategy where Self == PasswordStrategy {
  /// A password of at least 15 characters.
  public static var password: PasswordStrategy { PasswordStrategy() }

  /// A password: `.password(length: 8..., distinct: 5, listed: common)`.
  public static func password(
    length: some RangeExpression<Int> = 15..., classes: Int = 0, distinct: Int = 0, listed: [String] = []
  ) -> PasswordStrategy {
    PasswordStrategy(length: length, classes: classes, distinct: distinct, listed: listed)
  }
}
