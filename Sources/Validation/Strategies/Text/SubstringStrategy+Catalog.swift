extension CatalogEntry {
  private static let text = Argument.required("TEXT", "the text, verbatim, blanks and colons included")

  static let contains = CatalogEntry(
    name: "contains", group: .text,
    summary: "The value contains the text.",
    argument: text, swift: #".contains("://")"#,
    messages: [
      "contains.missing": "must contain '{text}'"
    ],
    synonyms: ["include", "includes", "like", "substring"],
    examples: [
      .init(argument: "://", valid: "http://a.de", "://"),
      .init(argument: "://", invalid: ("http:a.de", "contains.missing"), (":/ /", "contains.missing")),
      .init(argument: "ab", valid: "aab"),
      .init(argument: "ab", invalid: ("aB", "contains.missing")),
    ]
  ) { argument throws(RuleError) in .content(SubstringStrategy(argument ?? "", .anywhere)) }

  static let notContains = CatalogEntry(
    name: "not-contains", group: .text,
    summary: "The value does not contain the text.",
    argument: text, swift: #".notContains("--")"#,
    messages: [
      "not-contains.found": "must not contain '{text}', which begins at character {position}"
    ],
    synonyms: ["excludes"],
    examples: [
      .init(argument: "--", valid: "a-b", "- -"),
      .init(argument: "--", invalid: ("a--b", "not-contains.found"), ("---", "not-contains.found")),
    ]
  ) { argument throws(RuleError) in
    .content(SubstringStrategy(argument ?? "", .anywhere, isForbidden: true))
  }

  static let startsWith = CatalogEntry(
    name: "starts-with", group: .text,
    summary: "The value begins with the text.",
    argument: text, swift: #".startsWith("https://")"#,
    messages: [
      "starts-with.missing": "must begin with '{text}'"
    ],
    synonyms: ["begins-with", "prefix"],
    examples: [
      .init(argument: "https://", valid: "https://a.de", "https://"),
      .init(
        argument: "https://", invalid: ("http://a.de", "starts-with.missing"),
        (" https://a.de", "starts-with.missing"), ("HTTPS://a.de", "starts-with.missing")),
    ]
  ) { argument throws(RuleError) in .content(SubstringStrategy(argument ?? "", .start)) }

  static let notStartsWith = CatalogEntry(
    name: "not-starts-with", group: .text,
    summary: "The value does not begin with the text.",
    argument: text, swift: #".notStartsWith("www.")"#,
    messages: [
      "not-starts-with.found": "must not begin with '{text}'"
    ],
    examples: [
      .init(argument: "www.", valid: "a.www.de", "WWW.a.de", "www"),
      .init(
        argument: "www.", invalid: ("www.a.de", "not-starts-with.found"), ("www.", "not-starts-with.found")),
    ]
  ) { argument throws(RuleError) in
    .content(SubstringStrategy(argument ?? "", .start, isForbidden: true))
  }

  static let endsWith = CatalogEntry(
    name: "ends-with", group: .text,
    summary: "The value ends with the text.",
    argument: text, swift: #".endsWith(".pdf")"#,
    messages: [
      "ends-with.missing": "must end with '{text}'"
    ],
    synonyms: ["suffix"],
    examples: [
      .init(argument: ".pdf", valid: "a.pdf", ".pdf", "a.pdf.pdf"),
      .init(
        argument: ".pdf", invalid: ("a.PDF", "ends-with.missing"), ("a.pdf\n", "ends-with.missing"),
        ("pdf", "ends-with.missing")),
    ]
  ) { argument throws(RuleError) in .content(SubstringStrategy(argument ?? "", .end)) }

  static let notEndsWith = CatalogEntry(
    name: "not-ends-with", group: .text,
    summary: "The value does not end with the text.",
    argument: text, swift: #".notEndsWith(".exe")"#,
    messages: [
      "not-ends-with.found": "must not end with '{text}'"
    ],
    examples: [
      .init(argument: ".exe", valid: "a.pdf", "a.exe ", "exe", "a.EXE"),
      .init(argument: ".exe", invalid: ("a.exe", "not-ends-with.found"), (".exe", "not-ends-with.found")),
    ]
  ) { argument throws(RuleError) in
    .content(SubstringStrategy(argument ?? "", .end, isForbidden: true))
  }
}
