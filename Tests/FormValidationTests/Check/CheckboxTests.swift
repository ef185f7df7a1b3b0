import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests which values of a check box are a consent.
struct CheckboxTests {
  private static func swift(_ value: String = "on", required: Bool = true) -> Form {
    Form([FormField("terms", .checkbox(value: value), rules: required ? [.required] : [])])
  }

  private static func file(_ field: String) throws -> Form {
    try Form(RuleFile(Array("fields: [{name: terms, \(field)}]".utf8)))
  }

  private static func result(_ form: Form, _ body: String) throws -> FormResult {
    form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
  }

  private static func codes(_ result: FormResult) -> [String] {
    result.findings.map(\.finding.failure.code.rawValue)
  }

  /// The values that mean "not checked" for each check box whose own value is another one.
  private static let unchecked = [
    "", "false", "False", "FALSE", "0", "off", "OFF", "no", "No", "fAlSe",
  ]

  @Test(arguments: unchecked)
  func `a value that means that the box is not checked is no consent`(value: String) throws {
    for form in try [
      Self.swift(), Self.swift("yes"), Self.swift("1"),
      Self.file("control: checkbox, constraints: {required: true}"),
      Self.file("type: boolean, constraints: {required: true}"),
    ] {
      let result = try Self.result(form, "terms=\(value)")
      #expect(Self.codes(result) == ["required"], "\(value)")
      #expect(result.submission["terms"] == nil && result["terms"] == nil)
    }
    let optional = try Self.result(Self.swift(required: false), "terms=\(value)")
    #expect(optional.isValid && optional["terms"] == nil, "\(value)")
    let form = Self.swift()
    let page = FormPage(form, result: try Self.result(form, "terms=\(value)"), action: "/")
    #expect(try HTMLTree(page.html()).elements("input")[0]["checked"] == nil)
  }

  @Test(arguments: ["on", "yes", "1", "0", "off", "false", "J'accepte", "a b"])
  func `the value of the box is the consent`(value: String) throws {
    let form = Self.swift(value)
    let body = "terms=\(value.split(separator: " ").joined(separator: "+"))"
    let result = try Self.result(form, body)
    #expect(result.isValid && result["terms"] == value)
    let page = FormPage(form, result: result, action: "/")
    #expect(try HTMLTree(page.html()).elements("input")[0]["checked"] != nil)
  }

  @Test(arguments: ["true", "On", "ON", "y", "x", "on ", "1", "null", "undefined", "%FF"])
  func `any other value is invalid, in a field that is optional too`(value: String) throws {
    for form in [Self.swift(), Self.swift(required: false)] {
      let result = try Self.result(form, "terms=\(value)")
      #expect(Self.codes(result) == [value == "%FF" ? "text.invalid-utf8" : "one-of.not-listed"], "\(value)")
      #expect(result["terms"] == nil)
    }
  }

  @Test(arguments: [
    ("type: boolean", ["true", "True", "TRUE", "1"], ["yes", "on"]),
    ("type: boolean, trueValues: [ja], falseValues: [nein]", ["ja"], ["true", "1"]),
    ("type: string, control: checkbox, constraints: {enum: [agreed]}", ["agreed"], ["on", "true"]),
  ])
  func `the spellings of true in the rules are the consent`(
    field: String, accepted: [String], rejected: [String]
  ) throws {
    let form = try Self.file(field)
    for value in accepted {
      #expect(try Self.result(form, "terms=\(value)")["terms"] == value)
      let page = FormPage(form, result: try Self.result(form, "terms=\(value)"), action: "/")
      #expect(try HTMLTree(page.html()).elements("input")[0]["checked"] != nil, "\(value)")
    }
    for value in rejected { #expect(try !Self.result(form, "terms=\(value)").isValid, "\(value)") }
    let unchecked = try Self.result(form, "terms=nein&terms=off&terms=")
    #expect(field.contains("nein") == unchecked.isValid)
    #expect(try Self.result(form, accepted[0].isEmpty ? "" : "terms=off").isValid)
  }

  @Test func `a page may send the value of an unchecked box before that of the box`() throws {
    let form = Self.swift("1")
    #expect(try Self.result(form, "terms=0&terms=1")["terms"] == "1")
    #expect(try Self.codes(Self.result(form, "terms=0&terms=0")) == ["required"])
    #expect(try Self.codes(Self.result(form, "terms=1&terms=0&terms=1")) == ["form.repeated"])
  }

  @Test func `a value is judged after its normalization`() throws {
    let field = FormField("terms", .checkbox(), rules: [.required], normalization: .init([.trim]))
    #expect(try Self.codes(Self.result(Form([field]), "terms=+false+")) == ["required"])
    #expect(try Self.result(Form([field]), "terms=+on+")["terms"] == "on")
  }
}
