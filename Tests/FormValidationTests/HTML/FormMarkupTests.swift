import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests of the markup that all pages of a form share.
struct FormMarkupTests {
  private static func form() -> Form { EveryKindForm.form() }

  @Test func `a form that is checked and answered in JSON renders no markup`() throws {
    let form = Self.form()
    let result = form.check(
      try Submission(decoding: Array("text=x&email=x".utf8), as: .urlEncoded, for: form))
    #expect(!result.isValid)
    #expect(!result.problem().isEmpty && !result.errorsObject().isEmpty && !result.fields().isEmpty)
    let markup = form.compiled.markup.load("en")
    #expect(markup == nil)
  }

  @Test func `the first page of a form renders the markup, and all pages share it`() {
    let form = Self.form()
    let first = FormPage(form, action: "/").html()
    let markup = form.compiled.markup.load("en")
    #expect(markup != nil)
    #expect(FormPage(form, action: "/").html() == first)
    let second = form.compiled.markup.load("en")
    #expect(second === markup)
  }

  @Test func `each language of pages has markup of its own, up to more languages than there are catalogs`() {
    let form = Self.form()
    let arabic = form.fieldMarkup(in: "ar")
    #expect(
      form.fieldMarkup(in: "ar").first === arabic.first && form.fieldMarkup(in: "de").first !== arabic.first)
    for number in 0..<100 { _ = form.fieldMarkup(in: "x-\(number)") }
    #expect(form.compiled.markup.load("x-1") != nil && form.compiled.markup.load("x-99") == nil)
  }

  @Test func `a form is created with fewer allocations than its markup`() {
    let fields = Self.form().fields
    var form = Form([])
    let ofForm = allocationCount { form = Form(fields) }
    let ofMarkup = allocationCount { _ = form.fieldMarkup(in: "en") }
    #expect(ofForm < ofMarkup)
  }
}
