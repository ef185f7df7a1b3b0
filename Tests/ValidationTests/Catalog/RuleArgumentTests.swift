import Testing
import Validation

/// Checks structured arguments from rule files against the equivalent argument strings.
@Suite struct RuleArgumentTests {
  private static func parts(_ parts: KeyValuePairs<String, RuleArgument>) -> RuleArgument {
    .parts(Dictionary(uniqueKeysWithValues: parts.map { ($0.key, $0.value) }))
  }

  @Test(
    arguments: [
      ("length", parts(["min": .text("1"), "max": .text("40")]), "1..40"),
      ("length", parts(["max": .text("3"), "unit": .text("bytes")]), "..3 bytes"),
      ("words", parts(["min": .text("2")]), "2.."), ("digits", parts(["max": .text("2")]), "..2"),
      ("age", parts(["min": .text("18"), "max": .text("120")]), "18..120"),
      ("between", parts(["min": .text("2024-01-01"), "max": .text("today")]), "2024-01-01..today"),
      ("decimal", parts(["precision": .text("5"), "scale": .text("2")]), "5,2"),
      ("decimal", parts(["precision": .text("5")]), "5,0"),
      ("script", .list(["Han", "Latin"]), "Han,Latin"), ("iban", .list(["DE"]), "DE"),
      ("credit-card", .list(["visa", "amex"]), "visa,amex"), ("url", .list(["ftp"]), "ftp"),
      ("password", parts(["length": .text("8.."), "classes": .text("3")]), "length=8.. classes=3"),
      (
        "password", parts(["list": .text("common-passwords.txt"), "length": .text("8")]),
        "length=8 list=common-passwords.txt"
      ),
    ] as [(String, RuleArgument, String)])
  func `parts and lists are converted to the equivalent argument string`(
    name: String, argument: RuleArgument, text: String
  ) throws {
    let entry = try #require(Catalog.entry(named: name))
    #expect(try entry.rule(argument, in: .testing).argument == text)
  }

  @Test(
    arguments: [
      (["min": "0"], "-1", "range.too-small"), (["min": "0"], "0", nil),
      (["exclusive-min": "0"], "0", "range.not-above"),
      (["exclusive-min": "0"], "1e-400", nil), (["exclusive-max": "1.5"], "1.50", "range.not-below"),
      (["min": "0", "exclusive-max": "1"], "1", "range.not-below"),
      (["min": "0", "exclusive-max": "1"], "0.99", nil), (["max": "1"], "2", "range.too-large"),
      (["exclusive-min": "-1", "max": "1"], "-1", "range.not-above"),
    ] as [([String: String], String, FailureCode?)])
  func `bounds of a range are inclusive or exclusive`(
    bounds: [String: String], value: String, code: FailureCode?
  ) throws {
    let argument = RuleArgument.parts(bounds.mapValues { .text($0) })
    let rule = try #require(Catalog.entry(named: "range")).rule(argument)
    #expect(RuleSet([rule]).findings(in: value).map(\.failure.code) == (code.map { [$0] } ?? []))
  }

  @Test func `values of a list may contain commas`() throws {
    for (name, allows) in [("one-of", true), ("none-of", false)] {
      let entry = try #require(Catalog.entry(named: name))
      let rules = RuleSet([try entry.rule(.list(["a,b", "(?i)c"]))])
      for (value, isListed) in [("a,b", true), ("a", false), ("(?i)c", true), ("C", false)] {
        #expect(rules.findings(in: value).isEmpty == (isListed == allows), "\(name) \(value)")
      }
      let folded = try entry.rule(.parts(["values": .list(["x,Y"]), "ignore-case": .flag(true)]))
      #expect(RuleSet([folded]).findings(in: "X,y").isEmpty == allows)
    }
  }

  @Test(
    arguments: [
      ("length", .list(["1"])), ("length", parts([:])), ("length", parts(["mn": .text("1")])),
      ("length", parts(["min": .list(["1"])])), ("length", parts(["min": .text("2"), "max": .text("1")])),
      ("range", parts(["min": .text("x")])),
      ("range", parts(["min": .text("0"), "exclusive-min": .text("0")])),
      ("range", parts(["exclusive-min": .text("1"), "max": .text("1")])), ("range", parts([:])),
      ("one-of", .list([])), ("one-of", .flag(true)), ("script", .list(["Han,Latin"])), ("script", .list([])),
      ("email", .list(["html"])), ("trimmed", parts([:])),
      ("in-file", parts(["path": .text("countries.csv")])),
      (
        "in-file",
        parts(["path": .text("countries.csv"), "column": .text("code"), "delimiter": .text(";;")])
      ),
    ] as [(String, RuleArgument)])
  func `an argument that the rule does not support throws an error`(name: String, argument: RuleArgument)
    throws
  {
    let entry = try #require(Catalog.entry(named: name))
    #expect(throws: RuleError.self) { try entry.rule(argument, in: .testing) }
  }

  @Test func `no rule has the name of another key that can appear among rules`() {
    let keys: Set = [
      "all", "any", "not", "exactly-one", "when", "then", "otherwise", "use", "severity", "messages",
      "default",
    ]
    #expect(Catalog.entries.allSatisfy { !keys.contains($0.name) })
  }
}
