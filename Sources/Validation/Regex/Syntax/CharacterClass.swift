extension PatternSyntax {
  /// A class of characters, `[…]`.
  package struct CharacterClass: Sendable {
    package var isNegated = false
    /// The members in the order of the pattern.
    package var members: [Member] = []

    package enum Member: Sendable {
      case literal(Literal)
      /// The two ends of a range, in either order: PCRE2 rejects a range whose first end is the greater one.
      case range(Literal, Literal)
      case set(CharacterSet)
      /// `[:name:]`, one of POSIX's classes.
      case posix(name: String)
      case unsupported(Unsupported)
    }
  }

  /// A set of characters that a backslash and a letter name.
  package struct CharacterSet: Hashable, Sendable {
    package let kind: Kind
    package let isNegated: Bool

    /// The predefined sets; the raw value is the letter of the set that is not negated.
    package enum Kind: Unicode.Scalar, Sendable {
      case digit = "d"
      case word = "w"
      case space = "s"
      case horizontalSpace = "h"
      case verticalSpace = "v"
    }

    /// The set that a backslash and the letter name, or `nil`.
    init?(letter: Unicode.Scalar) {
      guard letter.isASCII, let lower = Unicode.Scalar(letter.value | 0x20), let kind = Kind(rawValue: lower)
      else { return nil }
      (self.kind, isNegated) = (kind, letter != lower)
    }
  }
}

extension PatternSyntax.CharacterClass.Member {
  /// Returns whether the member begins with that character, written without a backslash.
  package func begins(with scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .literal(let literal), .range(let literal, _): literal.isPlain(scalar)
    case .posix, .unsupported(.posixClass): scalar == "["
    case .unsupported(.hyphen): scalar == "-"
    case .set, .unsupported: false
    }
  }
}
