extension CatalogEntry.Argument {
  /// The argument that selects the character set: ASCII or all of Unicode.
  static let repertoire = CatalogEntry.Argument.optional(
    "ascii|unicode", "the character set: ascii, the default, or unicode")
}

extension CatalogEntry {
  static let alpha = CatalogEntry(
    name: "alpha", group: .text,
    summary: "Letters only, of ASCII or of all scripts with their combining marks.",
    argument: .repertoire, swift: ".alpha, .alpha(.unicode)",
    messages: [
      "alpha.character": "must have letters only: character {position}, '{character}', is not a letter",
      "alpha.empty": "must have letters",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["alphabetic", "letters"],
    examples: [
      .init(valid: "Ann", "z"),
      .init(
        invalid: ("Zoë", "alpha.character"), ("a1", "alpha.character"), ("a b", "alpha.character"),
        ("a\n", "alpha.character")),
      .init(argument: "unicode", valid: "Zoë", "e\u{301}", "हिन्दी", "日本語"),
      .init(argument: "unicode", invalid: ("Zoë1", "alpha.character"), ("Anne-Marie", "alpha.character")),
    ]
  ) { argument throws(RuleError) in
    .content(AlphabetStrategy(.letters, of: try CharacterRepertoire(argument)))
  }

  static let alphanumeric = CatalogEntry(
    name: "alphanumeric", group: .text,
    summary: "Letters and digits only, of ASCII or of all scripts.",
    argument: .repertoire, swift: ".alphanumeric, .alphanumeric(.unicode)",
    messages: [
      "alphanumeric.character":
        "must have letters and digits only: character {position}, '{character}', is neither",
      "alphanumeric.empty": "must have letters or digits",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["alnum", "alpha-num"],
    examples: [
      .init(valid: "Ann7", "z", "0"),
      .init(invalid: ("Zoë7", "alphanumeric.character"), ("a_b", "alphanumeric.character")),
      .init(argument: "unicode", valid: "Zoë7", "٣", "हिन्दी१"),
      .init(argument: "unicode", invalid: ("½", "alphanumeric.character"), ("a b", "alphanumeric.character")),
    ]
  ) { argument throws(RuleError) in
    .content(AlphabetStrategy(.lettersAndDigits, of: try CharacterRepertoire(argument)))
  }

  static let numeric = CatalogEntry(
    name: "numeric", group: .text,
    summary: "Digits only, of ASCII or of all scripts; no sign, no point.",
    argument: .repertoire, swift: ".numeric, .numeric(.unicode)",
    messages: [
      "numeric.character": "must have digits only: character {position}, '{character}', is not a digit",
      "numeric.empty": "must have digits",
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(valid: "0", "007"),
      .init(
        invalid: ("-1", "numeric.character"), ("1.5", "numeric.character"), ("٣", "numeric.character"),
        ("1\n", "numeric.character")),
      .init(argument: "unicode", valid: "7", "٣", "１２"),
      .init(argument: "unicode", invalid: ("²", "numeric.character"), ("Ⅳ", "numeric.character")),
    ]
  ) { argument throws(RuleError) in
    .content(AlphabetStrategy(.digits, of: try CharacterRepertoire(argument)))
  }
}
