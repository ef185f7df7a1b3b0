import Foundation
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Lists of countries.
struct CountryFieldTests {
  private static func html(_ form: Form, in language: String) throws -> String {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    return String(decoding: FormPage(form, action: "/", catalog: catalog).html(), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("en", "AT", "Austria", "AZ", "Azerbaijan"), ("de", "EG", "Ägypten", "AX", "Ålandinseln"),
      ("fr", "DZ", "Algérie", "DE", "Allemagne"), ("ar", "AL", "ألبانيا", "DE", "ألمانيا"),
    ])
  func `the names are in the language of the page and in its order`(
    language: String, first: String, firstName: String, second: String, secondName: String
  ) throws {
    let html = try Self.html(Form([.country("c", label: "Country", isRequired: true)]), in: language)
    let (one, two) = (
      "<option value=\"\(first)\">\(firstName)</option>", "<option value=\"\(second)\">\(secondName)</option>"
    )
    let (start, end) = (try #require(html.range(of: one)), try #require(html.range(of: two)))
    #expect(start.upperBound < end.lowerBound)
    #expect(html.contains("autocomplete=\"country\"") && html.components(separatedBy: "<option").count == 251)
  }

  @Test func `every language has every country once`() {
    let codes = Set(CountryList.countries(in: "en").map(\.code))
    #expect(codes.count == 249)
    for language in ["ar", "de", "es", "fr", "it", "ja", "pt"] {
      let countries = CountryList.countries(in: language)
      #expect(
        Set(countries.map(\.code)) == codes && countries.count == codes.count
          && !countries.contains { $0.name.isEmpty })
    }
    for code in codes { #expect(CountryStrategy().verdict(on: Array(code.utf8).span) == .valid) }
  }

  @Test func `only codes are valid, and a form may offer some`() throws {
    let file = try RuleFile(
      Array(
        "fields: [{name: c, control: country}, {name: d, control: country, constraints: {enum: [FR, DE]}}]"
          .utf8))
    let form = Form(file)
    let post = try Submission(decoding: Array("c=Germany&d=AT".utf8), as: .urlEncoded, for: form)
    #expect(
      form.check(post).findings.map(\.finding.failure.code) == ["country.malformed", "one-of.not-listed"])
    #expect(
      try Self.html(form, in: "fr").contains(
        "<option value=\"DE\">Allemagne</option>\n<option value=\"FR\">France</option>\n</select>"))
    let own = form.adjusted(choices: ["c": [.init("JP"), .init("BR")]])
    #expect(
      try Self.html(own, in: "en").contains(
        "<option value=\"BR\">Brazil</option>\n<option value=\"JP\">Japan</option>\n</select>"))
  }
}
