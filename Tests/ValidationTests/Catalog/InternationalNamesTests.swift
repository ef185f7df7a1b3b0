import Testing
import Validation

/// What the package trait `InternationalNames` adds, and what a build without it does instead.
@Suite struct InternationalNamesTests {
  @Test(
    arguments: [
      ("idn-email", "rule 'idn-email'"), ("email:international", "rule 'email:international'"),
      ("idn-hostname", "rule 'idn-hostname'"), ("script:Latin", "rule 'script'"),
      ("normalized", "rule 'normalized'"), ("normalized:NFKC", "rule 'normalized'"),
    ])
  func `a rule that needs the trait is made with it, and is an error that names it without`(
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

  @Test func `the error names the trait and how it is turned on`() {
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
  func `names in ASCII are checked in either build`(spelling: String, value: String, code: FailureCode?)
    throws
  {
    guard case .content(let strategy) = try Catalog.rule(spelling).kind else { return }
    #expect(strategy.failure(of: value)?.code == code)
    #expect((strategy.verdict(on: value) == .valid) == (code == nil))
  }

  @Test func `a host of a URL beyond ASCII is read with the trait and refused without`() {
    let code = URLStrategy().failure(of: "https://m\u{FC}nchen.de/")?.code
    #if InternationalNames
    #expect(code == nil)
    #else
    #expect(code == "url.international-host")
    #endif
  }
}
