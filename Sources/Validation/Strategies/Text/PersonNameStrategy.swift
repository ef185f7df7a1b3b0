internal import Bytes

/// A strategy that accepts the name of a person in any script: letters with their marks, and between them blanks, hyphens, apostrophes,
/// middle dots, and full stops and commas after letters.
///
/// No standard says what a name is, and some people have others: use it for a warning, or where letters are required by another system.
/// The rule is for the form only. Letters are those with the property `Alphabetic` of Unicode.
///
/// ```swift
/// PersonNameStrategy().verdict(on: "Martin Luther King, Jr.")        // .valid
/// PersonNameStrategy().failure(of: "R2-D2")?.code                    // "person-name.character"
/// PersonNameStrategy().failure(of: "Ann  Lee")?.code                 // "person-name.separator"
/// ```
///
/// O(n), no allocation. Codes: `person-name.empty`, `person-name.character`, `person-name.separator` (`position`, `character`),
/// `text.invalid-utf8`.
public struct PersonNameStrategy: ByteValidationStrategy, Hashable {
  /// The kind of a character of a name.
  private enum Kind {
    case letter, mark, blank, hyphen, apostrophe, fullStop, comma

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case " ", "\u{3000}", "\u{1361}": self = .blank
      case "-", "\u{5BE}", "\u{2010}", "\u{2011}", "\u{B7}", "\u{30FB}", "\u{30A0}": self = .hyphen
      case "'", "\u{2019}", "\u{2BC}", "\u{2BB}", "\u{5F3}", "\u{5F4}": self = .apostrophe
      case ".": self = .fullStop
      case ",", "\u{60C}": self = .comma
      // The joiners, by which letters of some scripts are written differently.
      case "\u{200C}", "\u{200D}": self = .mark
      default:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: self = .mark
        default:
          guard scalar.properties.isAlphabetic else { return nil }
          self = .letter
        }
      }
    }

    /// Whether a character of this kind may follow another; `nil` is the beginning.
    func canFollow(_ last: Kind?) -> Bool {
      switch self {
      case .letter: true
      case .mark: last == .letter || last == .mark
      case .apostrophe: last != .apostrophe && last != .fullStop && last != .comma
      case .blank: last != nil && last != .blank && last != .hyphen
      case .hyphen, .comma: last == .letter || last == .mark || last == .fullStop
      case .fullStop: last == .letter || last == .mark
      }
    }

    /// Whether a name may end with it.
    var canEnd: Bool {
      switch self {
      case .letter, .mark, .apostrophe, .fullStop: true
      case .blank, .hyphen, .comma: false
      }
    }
  }

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var last: (kind: Kind, index: Int)?
    var hasLetter = false
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard let scalar else { throw .invalidUTF8 }
      guard let kind = Kind(scalar) else {
        throw .init("person-name.character", .character(index, in: value))
      }
      guard kind.canFollow(last?.kind) else {
        throw .init("person-name.separator", .character(index, in: value))
      }
      hasLetter = hasLetter || kind == .letter
      last = (kind, index)
      index += count
    }
    guard hasLetter, let last else { throw ValidationFailure("person-name.empty") }
    guard last.kind.canEnd else { throw .init("person-name.separator", .character(last.index, in: value)) }
  }
}

extension InputFieldValidationStrategy where Self == PersonNameStrategy {
  /// The name of a person.
  public static var personName: PersonNameStrategy { PersonNameStrategy() }
}

extension CatalogEntry {
  static let personName = CatalogEntry(
    name: "person-name", group: .text,
    summary: "The name of a person in any script, without digits and other signs (form only).",
    swift: ".personName",
    messages: [
      "person-name.empty": "must be the name of a person, with at least one letter",
      "person-name.character":
        "must be the name of a person: character {position}, '{character}', is none of a name",
      "person-name.separator":
        "must be the name of a person: character {position}, '{character}', does not belong there",
      "text.invalid-utf8": nil,
    ],
    strategy: PersonNameStrategy(),
    synonyms: ["human-name", "full-name", "first-name", "last-name", "surname"],
    examples: [
      .init(valid: "María José O’Neill-Smith", "J. R. R. Tolkien", "山田 太郎", "’t Hooft"),
      .init(
        invalid: ("R2-D2", "person-name.character"), ("Ann  Lee", "person-name.separator"),
        ("-", "person-name.separator"), ("'", "person-name.empty")),
    ])
}
