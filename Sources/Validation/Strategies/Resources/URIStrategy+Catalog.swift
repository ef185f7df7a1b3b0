extension CatalogEntry {
  static let uri = entry(
    .uri, swift: ".uri", "A URI with its scheme (RFC 3986).",
    .init(valid: "https://example.com/a?b=c#d", "urn:isbn:0451450523", "mailto:ann@example.com", "a:"),
    .init(
      invalid: ("//example.com/", "uri.scheme-missing"), ("http://example.com/a b", "uri.character"),
      ("http://example.com/%zz", "uri.percent"), ("http://[::1", "uri.address"),
      ("http://example.com:80a/", "uri.port"), ("http://bücher.example/", "uri.character")))

  static let uriReference = entry(
    .uriReference, swift: ".uri(.uriReference)", "A URI, or a relative reference to one (RFC 3986).",
    .init(valid: "/a/b?c", "../a", "//example.com", "#top", "", "./a:b"),
    .init(
      invalid: ("1a:b", "uri.first-segment"), ("a b", "uri.character"), ("%", "uri.percent"),
      ("//[1]", "uri.address"), ("//a:b", "uri.port")))

  static let iri = entry(
    .iri, swift: ".uri(.iri)", "An IRI with its scheme: a URI with characters beyond ASCII (RFC 3987).",
    .init(valid: "https://bücher.example/straße?q=日本", "https://example.com/"),
    .init(
      invalid: ("bücher", "uri.scheme-missing"), ("http://example.com/ä b", "uri.character"),
      ("http://é/%é", "uri.percent"), ("http://[é]/", "uri.address"), ("http://é:é/", "uri.port"),
      ("http://example.com/\u{E000}", "uri.character")))

  static let iriReference = entry(
    .iriReference, swift: ".uri(.iriReference)", "An IRI, or a relative reference to one (RFC 3987).",
    .init(valid: "/straße", "日本?q", "#é", ""),
    .init(
      invalid: ("é:b", "uri.first-segment"), ("é f", "uri.character"), ("é%", "uri.percent"),
      ("//[é]", "uri.address"), ("//é:é", "uri.port")))

  private static func entry(
    _ variant: URIVariant, swift: String, _ summary: String, _ examples: Examples...
  ) -> CatalogEntry {
    let codes: [FailureCode] = ["uri.character", "uri.percent", "uri.address", "uri.port"]
    return CatalogEntry(
      name: variant.rawValue, group: .network, summary: summary, swift: swift,
      codes: codes + [variant.isReference ? "uri.first-segment" : "uri.scheme-missing"],
      strategy: URIStrategy(variant), examples: examples)
  }
}
