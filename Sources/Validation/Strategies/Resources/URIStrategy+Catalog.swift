extension CatalogEntry {
  static let uri = CatalogEntry(
    name: "uri", group: .network, variant: .uri, swift: ".uri",
    summary: "A URI with its scheme (RFC 3986).",
    examples:
      .init(valid: "https://example.com/a?b=c#d", "urn:isbn:0451450523", "mailto:ann@example.com", "a:"),
    .init(
      invalid: ("//example.com/", "uri.scheme-missing"), ("http://example.com/a b", "uri.character"),
      ("http://example.com/%zz", "uri.percent"), ("http://[::1", "uri.address"),
      ("http://example.com:80a/", "uri.port"), ("http://bücher.example/", "uri.character")))

  static let uriReference = CatalogEntry(
    name: "uri-reference", group: .network, variant: .uriReference, swift: ".uri(.uriReference)",
    summary: "A URI, or a relative reference to one (RFC 3986).",
    examples:
      .init(valid: "/a/b?c", "../a", "//example.com", "#top", "", "./a:b"),
    .init(
      invalid: ("1a:b", "uri.first-segment"), ("a b", "uri.character"), ("%", "uri.percent"),
      ("//[1]", "uri.address"), ("//a:b", "uri.port")))

  static let iri = CatalogEntry(
    name: "iri", group: .network, variant: .iri, swift: ".uri(.iri)",
    summary: "An IRI with its scheme: a URI with characters beyond ASCII (RFC 3987).",
    examples:
      .init(valid: "https://bücher.example/straße?q=日本", "https://example.com/"),
    .init(
      invalid: ("bücher", "uri.scheme-missing"), ("http://example.com/ä b", "uri.character"),
      ("http://é/%é", "uri.percent"), ("http://[é]/", "uri.address"), ("http://é:é/", "uri.port"),
      ("http://example.com/\u{E000}", "uri.character")))

  static let iriReference = CatalogEntry(
    name: "iri-reference", group: .network, variant: .iriReference, swift: ".uri(.iriReference)",
    summary: "An IRI, or a relative reference to one (RFC 3987).",
    examples:
      .init(valid: "/straße", "日本?q", "#é", ""),
    .init(
      invalid: ("é:b", "uri.first-segment"), ("é f", "uri.character"), ("é%", "uri.percent"),
      ("//[é]", "uri.address"), ("//é:é", "uri.port")))

  private static let ofURIs: CatalogMessages = [
    "uri.character": "must be a valid {kind}: character {position}, '{character}', is not allowed there",
    "uri.percent": "must be a valid {kind}: two hexadecimal digits must follow the % at character {position}",
    "uri.address": "must be a valid {kind}: there is no IP address in the brackets at character {position}",
    "uri.address/unclosed": "must be a valid {kind}: the bracket at character {position} is not closed",
    "uri.port": "must be a valid {kind}: character {position}, '{character}', is not a digit of a port",
  ]

  private static let ofReferences: CatalogMessages = [
    "uri.first-segment":
      "must be a valid {kind}: the colon at character {position} would end a scheme, and no scheme precedes it"
  ]

  private static let ofSchemes: CatalogMessages = [
    "uri.scheme-missing": "must be a valid {kind}: it has no scheme"
  ]

  private init(
    name: String, group: Group, variant: URIVariant, swift: String, summary: String, examples: Examples...
  ) {
    self.init(
      name: name, group: group, summary: summary, swift: swift,
      messages: Self.ofURIs.and(variant.isReference ? Self.ofReferences : Self.ofSchemes),
      strategy: URIStrategy(variant), examples: examples)
  }
}
