extension CatalogEntry {
  /// A valid host with a letter beyond ASCII, which is written as an A-label in a build without the package
  /// trait `InternationalNames`.
  private static var bookshop: String {
    #if InternationalNames
    "bücher.example"
    #else
    "xn--bcher-kva.example"
    #endif
  }

  static let url = CatalogEntry(
    name: "url", group: .network,
    summary: "An absolute URL of http, https or other schemes, valid by the WHATWG URL standard.",
    argument: .optional(
      "SCHEMES",
      """
      schemes with commas between (default: http,https), any, whatwg (all that browsers parse), or origin (scheme, \
      host and port alone)
      """
    ),
    structure: .words(of: "url"),
    swift: #".url, .url(.schemes(["ftp"])), .url(.anyScheme), .url(.whatwg), .url(.origin)"#,
    messages: [
      "url.scheme-missing": "must be a URL: it has no scheme, such as https:",
      "url.scheme": "must be a URL of one of the schemes '{allowed}'",
      "url.slashes-missing": "must be a URL: // is required at character {position}",
      "url.credentials":
        "must be a URL: it must not contain a user name or password, as at character {position}",
      "url.host-missing": "must be a URL: a host is required at character {position}",
      "url.host-character": "must be a URL: character {position}, '{character}', is not allowed in a host",
      "url.host-label":
        "must be a URL: the part of the host at character {position} is empty, too long or has a misplaced hyphen",
      "url.international-host":
        "must be a URL: the host at character {position} is not an international name",
      "url.international-host/too-long":
        "must be a URL: the host at character {position} has a part of more than 63 characters in ASCII",
      "url.address":
        "must be a URL: what begins at character {position} is not an IP address in the notation of URLs",
      "url.address/unclosed": "must be a URL: the bracket at character {position} is not closed",
      "url.port": "must be a URL: a port is a number up to 65535, not the text at character {position}",
      "url.character": "must be a URL: character {position}, '{character}', has to be percent-encoded",
      "url.after-host": "must be an origin: nothing may follow the host and port, as at character {position}",
      "url.percent": "must be a URL: two hexadecimal digits must follow the % at character {position}",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["href", "link", "origin", "web-origin", "website"],
    examples: [
      .init(
        valid: "https://example.com/a?b=c#d", "http://localhost:8080", "HTTPS://\(bookshop)/straße",
        "http://[2001:db8::1]/", "http://192.0.2.1/%7Euser"),
      .init(
        invalid: ("example.com", "url.scheme-missing"), ("ftp://example.com/", "url.scheme"),
        ("https:/example.com", "url.slashes-missing"), ("https://ann:pw@example.com/", "url.credentials"),
        ("https://:80/", "url.host-missing"), ("https://my_host.example/", "url.host-character"),
        ("https://a..example/", "url.host-label"), ("https://xn--x.example/", "url.international-host"),
        ("http://192.0.2.256/", "url.address"), ("https://example.com:65536/", "url.port"),
        ("https://example.com/a b", "url.character"), ("https://example.com/50%", "url.percent")),
      .init(argument: "ftp,sftp", valid: "ftp://example.com/a", "sftp://example.com:22/a"),
      .init(argument: "ftp,sftp", invalid: ("https://example.com/", "url.scheme")),
      .init(argument: "any", valid: "mailto:ann@example.com", "file:///a/b", "git://example.com/a.git"),
      .init(
        argument: "any", invalid: ("http:example.com", "url.slashes-missing"), ("a b:c", "url.scheme-missing")
      ),
      .init(
        argument: "whatwg", valid: " https:example.com ", #"http:\\example.com\a b"#, "http://ann@0x7f.1/",
        "a:b"),
      .init(
        argument: "whatwg", invalid: ("//example.com", "url.scheme-missing"), ("http://", "url.host-missing"),
        ("http://a b/", "url.host-character"), ("http://1.2.3.4.5/", "url.address"),
        ("http://a:b/", "url.port"), ("http://\u{AD}/", "url.international-host")),
      .init(
        argument: "origin", valid: "https://example.com", "http://localhost:3000",
        "https://[2001:db8::1]:8443"),
      .init(
        argument: "origin", invalid: ("https://example.com/", "url.after-host"),
        ("wss://example.com", "url.scheme"), ("https://example.com?q", "url.after-host")),
    ]
  ) { argument throws(RuleError) in
    switch argument {
    case nil: return .content(URLStrategy())
    case "any": return .content(URLStrategy(.anyScheme))
    case "whatwg": return .content(URLStrategy(.whatwg))
    case "origin": return .content(URLStrategy(.origin))
    case let text?:
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for name in names {
        let withColon = Array(name.utf8) + [UInt8(ascii: ":")]
        guard name != "any", name != "whatwg", name != "origin",
          withColon.span.endOfScheme() == name.utf8.count
        else {
          throw .malformedArgument(
            text, expected: "schemes with commas between, as in http,https; or any, whatwg or origin",
            of: "url")
        }
      }
      return .content(URLStrategy(.schemes(names)))
    }
  }
}
