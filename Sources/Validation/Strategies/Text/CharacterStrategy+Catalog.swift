extension CatalogEntry {
  static let printable = CatalogEntry(
    name: "printable", group: .text,
    summary: "Visible characters and spaces only: no controls, line breaks, private or unassigned ones.",
    swift: ".printable",
    messages: [
      "printable.character": "must have printable characters only: character {position} is {codePoint}",
      "text.invalid-utf8": nil,
    ],
    strategy: CharacterStrategy(.printable),
    examples: [
      .init(valid: "Ann Lee", "日本語", "👩‍👩‍👧", "e\u{301}", "\u{A0}"),
      .init(
        invalid: ("a\tb", "printable.character"), ("a\n", "printable.character"),
        ("\u{7F}", "printable.character"), ("\u{85}", "printable.character"),
        ("\u{2028}", "printable.character"), ("\u{E000}", "printable.character"),
        ("\u{FFFE}", "printable.character")),
    ])

  static let noControl = CatalogEntry(
    name: "no-control", group: .text,
    summary: "No control characters: U+0000 to U+001F and U+007F to U+009F.",
    argument: .optional("lines", "tabs, line feeds and carriage returns are accepted"),
    swift: ".noControl, .noControlButInLines",
    messages: [
      "no-control.control": "must not have control characters: character {position} is {codePoint}",
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(valid: "Ann Lee", "日本語", "\u{2028}"),
      .init(
        invalid: ("a\tb", "no-control.control"), ("\0", "no-control.control"),
        ("\u{1B}[31m", "no-control.control"), ("\u{7F}", "no-control.control"),
        ("\u{9B}", "no-control.control")),
      .init(argument: "lines", valid: "a\tb\r\nc\n"),
      .init(argument: "lines", invalid: ("a\u{B}b", "no-control.control"), ("\u{85}", "no-control.control")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(CharacterStrategy(.noControl)) }
    guard argument == "lines" else { throw .unknownChoice(argument, of: "exception", among: ["lines"]) }
    return .content(CharacterStrategy(.noControlButInLines))
  }

  static let noBidi = CatalogEntry(
    name: "no-bidi", group: .text,
    summary: "None of the characters that change the order in which text is displayed (Trojan Source).",
    swift: ".noBidi",
    messages: [
      "no-bidi.control": "must not reorder text: character {position} is {codePoint}",
      "text.invalid-utf8": nil,
    ],
    strategy: CharacterStrategy(.noBidi),
    examples: [
      .init(valid: "Ann", "שלום", "سلام", "a\u{200E}b\u{200F}\u{61C}"),
      .init(
        invalid: ("user\u{202E}nimda", "no-bidi.control"), ("\u{202A}", "no-bidi.control"),
        ("\u{2066}a\u{2069}", "no-bidi.control"), ("a\u{2069}", "no-bidi.control")),
    ])

  static let singleLine = CatalogEntry(
    name: "single-line", group: .text,
    summary: "No line breaks, of ASCII or of Unicode.",
    swift: ".singleLine",
    messages: [
      "single-line.line-break": "must be a single line: character {position} is the line break {codePoint}",
      "text.invalid-utf8": nil,
    ],
    strategy: CharacterStrategy(.singleLine),
    examples: [
      .init(valid: "one line", "a\tb", "\0"),
      .init(
        invalid: ("two\nlines", "single-line.line-break"), ("a\r", "single-line.line-break"),
        ("\u{B}", "single-line.line-break"), ("\u{C}", "single-line.line-break"),
        ("\u{85}", "single-line.line-break"), ("\u{2028}", "single-line.line-break"),
        ("\u{2029}", "single-line.line-break")),
    ])
}
