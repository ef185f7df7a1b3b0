import Testing
import Validation

/// Checks builds with and without the package trait `InternationalNames`.
@Suite struct InternationalNamesTests {
  @Test(
    arguments: [
      ("idn-email", "rule 'idn-email'"), ("email:international", "rule 'email:international'"),
      ("idn-hostname", "rule 'idn-hostname'"), ("script:Latin", "rule 'script'"),
      ("normalized", "rule 'normalized'"), ("normalized:NFKC", "rule 'normalized'"),
    ])
  func `a rule that needs the trait is created with it and throws an error that names it without`(
    spelling: String, subject: String
  ) throws {
    let name = String(spelling.prefix { $0 != ":" })
    #expect(Catalog.entry(named: name) != nil)
    #if InternationalNames
    #expect(try Catalog.rule(spelling).name == name)
    #else
    #expect(throws: RuleError.traitRequired(subject)) { try Catalog.rule(spelling) }
    #endif
  }

  @Test func `the error names the trait and explains how to turn it on`() {
    #expect(
      RuleError.traitRequired("rule 'script'").description
        == "rule 'script' needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
    )
  }

  @Test(
    arguments: [
      ("hostname", "www.example.com", nil), ("hostname", "xn--mnchen-3ya.de", nil),
      ("hostname", "XN--MNCHEN-3YA.de", nil), ("hostname", "a.xn--X", "hostname.label-punycode"),
      ("hostname", "xn--abc-.de", "hostname.label-hyphen"), ("domain", "a.xn--X", "hostname.label-punycode"),
      ("domain", "xn--mnchen-3ya.de", nil), ("host-port", "xn--mnchen-3ya.de:80", nil),
      ("email", "ann@xn--mnchen-3ya.de", nil), ("url", "https://xn--mnchen-3ya.de/", nil),
      ("url", "https://www.example.com/", nil), ("url", "https://ab--cd.de/", "url.host-label"),
      ("url", "https://xn--X.de/", "url.international-host"),
    ] as [(String, String, FailureCode?)])
  func `ASCII names are checked with and without the trait`(
    spelling: String, value: String, code: FailureCode?
  ) throws {
    guard case .content(let strategy) = try Catalog.rule(spelling).kind else { return }
    #expect(strategy.failure(of: value)?.code == code)
    #expect((strategy.verdict(on: value) == .valid) == (code == nil))
  }

  @Test(
    arguments: [
      ("url", "https://m\u{FC}nchen.de/"), ("url:whatwg", "https://m\u{FC}nchen.de/"),
      ("url:whatwg", "https://m%C3%BCnchen.de/"),
    ])
  func `a non-ASCII host of a URL is accepted with the trait, and rejected by a text that names it without`(
    spelling: String, url: String
  ) throws {
    guard case .content(let strategy) = try Catalog.rule(spelling).kind else { return }
    let failure = strategy.failure(of: url)
    #if InternationalNames
    #expect(failure == nil)
    #else
    #expect(failure?.code == "url.international-host")
    #expect(failure?.message.contains("need the package trait InternationalNames") == true)
    #endif
  }

  @Test func `a host in ASCII that is no international name is no fault of the build`() throws {
    let failure = try #require(URLStrategy().failure(of: "https://xn--X.de/"))
    #expect(failure.message == "must be a URL: the host at character 9 is not an international name")
  }
}
