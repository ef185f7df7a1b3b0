import TestSupport

/// Edge cases that every rule is checked with.
enum AwkwardValues {
  static let all: [[UInt8]] = texts.map { [UInt8]($0) } + broken

  private static let texts =
    [
      "", " ", "\0", "\n", "\r\n", "\t", "a", "0", "-", "+", ".", "@", "\"", "\\", "[", ",", "a\0b",
      "a@b\0.de",
    ]
    + ["ann@example.com", "ann@example.com\n", "ann@example.com\r\n", " ann@example.com", "\"a b\"@c.de"]
    + ["a@[192.0.2.1]", "a@[IPv6:::1]", "a@[", "\"", "\"\\", "\"@", "@@", "a@b@c.de", "US", "us", "US\n"]
    + [
      "12345", "12345-6789", "12345\n", "-0", "+7", "1e3", "1e", "1e-400", "1e400", ".5", "5.", "NaN", "-INF",
    ]
    + ["2024-02-29", "2023-02-29", "2024-02-29\n", "2024-13-01", "0000-00-00", "9999-12-31", "2024-2-9"]
    + ["é", "e\u{301}", "日本語", "😀", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "\u{FEFF}a", "\u{A0}", "\u{3000}", "\u{85}"]
    + ["\u{2028}", "１２３", "٣", "\u{10FFFF}", "\u{E000}", "\u{FFFD}", "İ", "ß", "\u{1F3FB}", "\u{200D}"]
    + [String(repeating: "a", count: 300), String(repeating: "é", count: 300)]
    + [String(repeating: "9", count: 300), String(repeating: "a@", count: 150)]
    + [String(repeating: "a", count: 64) + "@" + String(repeating: "b.", count: 94) + "c"]

  /// Bytes that are not UTF-8: lone continuation bytes, truncated sequences, overlong encodings, surrogates, and code
  /// points above U+10FFFF.
  private static let broken: [[UInt8]] = [
    [0x80], [0xBF, 0x80], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x82], [0xE0, 0x80, 0x80],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFF, 0xFE],
    [0x61, 0x61, 0xFF, 0x61, 0x61], [0x61, 0x40, 0x62, 0xFF, 0x2E, 0x64, 0x65], [0xC3, 0x28],
    [0x31, 0x32, 0x33, 0x34, 0xB5], Array(repeating: 0xFF, count: 300), Array(0...255),
  ]
}
