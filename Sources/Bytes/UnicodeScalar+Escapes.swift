extension Unicode.Scalar {
  /// Whether the scalar is a control character, changes the direction of text, ends a line, looks like a space or like
  /// nothing, or is one of the noncharacters U+FFFE and U+FFFF; the plain space is visible.
  package var isInvisible: Bool {
    switch self {
    case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}": true
    case "\u{115F}", "\u{1160}", "\u{1680}", "\u{17B4}", "\u{17B5}", "\u{180B}"..."\u{180F}": true
    case "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}", "\u{205F}"..."\u{206F}", "\u{2800}": true
    case "\u{3000}", "\u{3164}", "\u{FE00}"..."\u{FE0F}", "\u{FEFF}", "\u{FFA0}": true
    case "\u{FFF0}"..."\u{FFF8}", "\u{FFFE}", "\u{FFFF}", "\u{1BCA0}"..."\u{1BCA3}",
      "\u{1D173}"..."\u{1D17A}", "\u{E0000}"..."\u{E0FFF}":
      true
    default: false
    }
  }

  /// The scalar as Swift and ECMAScript escape it, such as `\u{202E}`.
  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The scalar as Unicode writes it, such as `U+202E`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
