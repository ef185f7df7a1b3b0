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

  /// Creates the excerpt of one scalar: in quotes if it is visible alone, otherwise by its code point and name.
  package init(_ scalar: Unicode.Scalar) {
    if !scalar.isInvisible && scalar.hasGlyph {
      description = scalar == "'" ? "\"'\"" : "'\(scalar)'"
    } else {
      description = scalar.codePoint + (scalar.properties.name.map { " (\($0))" } ?? "")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has a glyph of its own, which is not drawn on the one before it.
  fileprivate var hasGlyph: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .privateUse, .unassigned: false
    default: true
    }
  }
}
