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
      if scalar.isVisible {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    let isCut = text.unicodeScalars.dropFirst(Self.maximumLength).first != nil
    description = "'\(shown)\(isCut ? "…" : "")'"
  }

  /// Creates the excerpt of one scalar: in quotes if it is visible alone, otherwise by its number and name.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.isVisible && !scalar.isCombining {
      description = scalar == "'" ? "\"'\"" : "'\(scalar)'"
    } else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      description = number + (scalar.properties.name.map { " (\($0))" } ?? "")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible when printed and does not change the positions of others.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: self == " "
    default: true
    }
  }

  /// Whether the scalar is drawn on the one before it.
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
