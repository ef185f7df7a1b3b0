internal import Bytes

/// A piece of a document for a message: in quotes, with at most 40 scalars, and with invisible characters escaped.
///
/// ```swift
/// "\(Excerpt("reqired"))"     // 'reqired'
/// "\(Excerpt("a\u{202E}b"))"  // 'a\u{202E}b'
/// ```
package struct Excerpt: CustomStringConvertible {
  /// The maximum number of scalars that are shown.
  package static let maximumLength = 40

  package let description: String

  /// Creates the excerpt of a key, a word or another text. A long text is truncated, in O(1).
  package init(_ text: some StringProtocol) {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(Self.maximumLength) {
      if scalar.isInvisible { shown += scalar.escaped } else { shown.unicodeScalars.append(scalar) }
    }
    let isCut = text.unicodeScalars.dropFirst(Self.maximumLength).first != nil
    description = "'\(shown)\(isCut ? "…" : "")'"
  }

  /// Creates the excerpt of one scalar: in quotes if it is visible alone, otherwise by its code point and, if it is pasted often, its name.
  package init(_ scalar: Unicode.Scalar) {
    if !scalar.isInvisible && scalar.hasGlyph {
      description = scalar == "'" ? "\"'\"" : "'\(scalar)'"
    } else {
      description = scalar.codePoint + (scalar.nameOfInvisible.map { " (\($0))" } ?? "")
    }
  }
}

extension Unicode.Scalar {
  /// Unicode's name of an invisible character that texts have by mistake. The names of all characters would be 0.5 MB of the program.
  fileprivate var nameOfInvisible: String? {
    switch self {
    case "\u{A0}": "NO-BREAK SPACE"
    case "\u{AD}": "SOFT HYPHEN"
    case "\u{2007}": "FIGURE SPACE"
    case "\u{2009}": "THIN SPACE"
    case "\u{200B}": "ZERO WIDTH SPACE"
    case "\u{200C}": "ZERO WIDTH NON-JOINER"
    case "\u{200D}": "ZERO WIDTH JOINER"
    case "\u{200E}": "LEFT-TO-RIGHT MARK"
    case "\u{200F}": "RIGHT-TO-LEFT MARK"
    case "\u{2028}": "LINE SEPARATOR"
    case "\u{202F}": "NARROW NO-BREAK SPACE"
    case "\u{2060}": "WORD JOINER"
    case "\u{3000}": "IDEOGRAPHIC SPACE"
    case "\u{FEFF}": "ZERO WIDTH NO-BREAK SPACE"
    default: nil
    }
  }

  /// Whether the scalar has a glyph of its own, which is not drawn on the one before it.
  fileprivate var hasGlyph: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .privateUse, .unassigned: false
    default: true
    }
  }
}
