import Validation

extension RuleTable {
  static let emoji = RuleTable(
    "emoji", as: .emoji,
    accepts: [
      "👍", "😀😀", "👍🏽", "👩‍👩‍👧", "👩🏽‍💻", "🇩🇪", "🇩🇪🇫🇷", "☀️", "1️⃣", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "🏳️‍🌈", "©️", "☝🏿", "⌚",
    ],
    rejects: [
      "emoji.empty": [""],
      "emoji.character": [
        "a", "1", "#", "©", "☀", "👍 👍", "👍a", "a👍", "🇩", "🇩🇪🇫", "\u{FE0F}", "\u{200D}", "👍\u{200D}", "日", "\n",
        "👍\u{200D}a",
      ],
    ])

  static let noEmoji = RuleTable(
    "no-emoji", as: .noEmoji,
    accepts: [
      "", "Ann Lee", "1", "#10 *", "© ® ™", "日本語", "☀", "é", "🇩", "a\u{200D}b", "\u{FE0F}", "नमस्ते", "→ ✓ ✗",
      "a\n",
    ],
    rejects: [
      "no-emoji.emoji": [
        "👍", "Ann 👍", "👍 Ann", "☀️", "1️⃣", "🇩🇪", "a🏽", "❤️", "⌚", "©️", "日本🗾", "👩‍👩‍👧",
      ]
    ])
}
