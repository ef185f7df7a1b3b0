internal import Bytes

/// A strategy that rejects characters that are invisible or that break or reorder the surrounding text.
///
/// ```swift
/// CharacterStrategy(.singleLine).verdict(on: "one line")            // .valid
/// CharacterStrategy(.noBidi).failure(of: "user\u{202E}nimda")?.code // "no-bidi.control"
/// ```
///
/// Characters have the properties of Unicode in the version of the Swift library. A value that is not UTF-8 fails. A
/// failure names the character by its code point and does not contain it.
///
/// Codes (each `position`, `codePoint`): `printable.character`, `no-control.control`, `no-bidi.control`,
/// `single-line.line-break`; and `text.invalid-utf8`.
public struct CharacterStrategy: ByteValidationStrategy, Hashable {
  /// The characters that are rejected.
  public enum Restriction: Hashable, Sendable, CaseIterable {
    /// Characters without a glyph, except spaces: controls (general category `Cc`), unassigned code points
    /// and noncharacters (`Cn`), private use (`Co`), line and paragraph separators (`Zl`, `Zp`). Format
    /// characters (`Cf`) are accepted, because many scripts and emoji are misspelled without them: zero-width
    /// joiners, soft hyphens and the characters of ``noBidi``.
    case printable
    /// Controls: U+0000 to U+001F, U+007F to U+009F (general category `Cc`).
    case noControl
    /// Controls except the tab, line feed and carriage return of a text of several lines.
    case noControlButInLines
    /// The explicit directional formatting characters of UAX #9, section 2: U+202A to U+202E and U+2066 to
    /// U+2069, which display text in another order than it is stored (CVE-2021-42574, "Trojan Source"). The
    /// implicit directional marks U+200E, U+200F and U+061C are accepted: they have the effect of invisible
    /// letters, override nothing, and occur in ordinary Hebrew and Arabic.
    case noBidi
    /// Line breaks: LF, VT, FF, CR, NEL, U+2028 and U+2029, the newline functions of Unicode, section 5.8.
    case singleLine

    fileprivate func rejects(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .printable: !scalar.isPrintable
      case .noControl: scalar.isControl
      case .noControlButInLines: scalar.isControl && !scalar.isTabOrLineEnd
      case .noBidi: 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
      case .singleLine:
        0x0A...0x0D ~= scalar.value || scalar.value == 0x85 || 0x2028...0x2029 ~= scalar.value
      }
    }

    fileprivate var code: FailureCode {
      switch self {
      case .printable: "printable.character"
      case .noControl, .noControlButInLines: "no-control.control"
      case .noBidi: "no-bidi.control"
      case .singleLine: "single-line.line-break"
      }
    }
  }

  /// The characters that are rejected.
  public let restriction: Restriction

  /// Creates a strategy that rejects the given characters.
  public init(_ restriction: Restriction) {
    self.restriction = restriction
  }

  public var ruleName: String {
    switch restriction {
    case .printable: "printable"
    case .noControl, .noControlButInLines: "no-control"
    case .noBidi: "no-bidi"
    case .singleLine: "single-line"
    }
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let offset = try UTF8Sequence.firstScalar(in: value) { restriction.rejects($0) }
    if let offset { throw ValidationFailure(restriction.code, .codePoint(offset, in: value)) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, of general category `Cc`.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether the scalar is HT, LF or CR.
  fileprivate var isTabOrLineEnd: Bool { value == 0x09 || value == 0x0A || value == 0x0D }

  /// Whether the scalar is visible, a space, or a format character, which may change the shape of visible
  /// ones.
  fileprivate var isPrintable: Bool {
    guard value >= 0x80 else { return !isControl }
    return switch properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension InputFieldValidationStrategy where Self == CharacterStrategy {
  /// Visible characters and spaces only.
  public static var printable: CharacterStrategy { CharacterStrategy(.printable) }
  /// No control characters.
  public static var noControl: CharacterStrategy { CharacterStrategy(.noControl) }
  /// No control characters except tabs and line ends.
  public static var noControlButInLines: CharacterStrategy { CharacterStrategy(.noControlButInLines) }
  /// No characters that reorder the text.
  public static var noBidi: CharacterStrategy { CharacterStrategy(.noBidi) }
  /// No line breaks.
  public static var singleLine: CharacterStrategy { CharacterStrategy(.singleLine) }
}
