internal import Synchronization
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
    let markup = form.compiled.markup.load()
    #expect(markup == nil)
  }

  @Test func `the first page of a form renders the markup, and all pages share it`() {
    let form = Self.form()
    let first = FormPage(form, action: "/").html()
    let markup = form.compiled.markup.load()
    #expect(markup != nil)
    #expect(FormPage(form, action: "/").html() == first)
    let second = form.compiled.markup.load()
    #expect(second === markup)
  }

  @Test func `a form is created with fewer allocations than its markup`() {
    let fields = Self.form().fields
    var form = Form([])
    let ofForm = allocationCount { form = Form(fields) }
    let ofMarkup = allocationCount { _ = form.fieldMarkup }
    #expect(ofForm < ofMarkup)
  }
}
