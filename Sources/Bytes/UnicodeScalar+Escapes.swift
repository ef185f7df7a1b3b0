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

  /// Whether the scalar looks like one letter with the one before it, which in Unicode's form NFC is one character (UAX #15): a
  /// mark after a Latin, Greek or Cyrillic letter, a voicing mark after a kana, or a part of a syllable of Hangul. So does a mark
  /// after an apostrophe, which quotes it.
  package func isDecomposed(after last: Unicode.Scalar) -> Bool {
    switch (last, self) {
    case ("A"..."Z", "\u{300}"..."\u{36F}"), ("a"..."z", "\u{300}"..."\u{36F}"): true
    case ("'", "\u{300}"..."\u{36F}"): true
    case ("\u{391}"..."\u{3C9}", "\u{300}"..."\u{345}"): true
    case ("\u{406}"..."\u{456}", "\u{306}"), ("\u{406}"..."\u{456}", "\u{308}"): true
    case ("\u{3041}"..."\u{30FF}", "\u{3099}"..."\u{309A}"): true
    case ("\u{1100}"..."\u{11FF}", "\u{1161}"..."\u{11FF}"): true
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
