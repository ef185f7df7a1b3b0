import FormValidation
import HTMLMarkup
import TestSupport
import Testing
import Validation

@Suite struct InputFieldMarkupTests {
  @Test func `every style in every state, empty and with a text, is written as recorded`() {
    let html = InputFieldStyle.allCases.flatMap { style in
      [InputFieldState.normal, .disabled, .invalid("required")].flatMap { state in
        ["", "a & b"].map { text in
          let field = Self.field(style, text: text)
          field.state = state
          return Self.html(field, choices: style == .dropdown ? ["a & b", "c"] : [])
        }
      }
    }.joined()
    #expect(
      GoldenFile("../Golden/input-fields.html", near: #filePath).difference(from: Array(html.utf8)) == nil)
  }

  @Test func `the style sheet is as recorded, all ASCII under 6 KB`() {
    let css = Array(InputFieldStyleSheet.css.utf8)
    #expect(css.count < 6 * 1024 && css.allSatisfy { $0 < 0x80 })
    #expect(GoldenFile("../Golden/input-field.css", near: #filePath).difference(from: css) == nil)
  }

  @Test func `the placeholder is the label, and what is under the field describes it`() {
    let field = Self.field(.email, text: "jmp")
    #expect(Self.html(field).contains("<label for=\"f\"><bdi>Placeholder</bdi></label>"))
    #expect(!Self.html(field).contains("aria-describedby"))
    field.show(helperText: "As on your badge")
    #expect(Self.html(field).contains(" aria-describedby=\"f-text\""))
    #expect(
      Self.html(field).contains("<p class=\"input-assistive\" id=\"f-text\"><bdi>As on your badge</bdi></p>"))
    field.show(errorText: "Taken")
    #expect(Self.html(field).contains(" aria-invalid=\"true\""))
    #expect(Self.html(field).contains("id=\"f-text\"><bdi>Taken</bdi></p>"))
  }

  @Test func `a field without a placeholder has the name of its place`() {
    let field = InputField()
    var html = HTMLWriter()
    field.write(InputFieldPlace(name: "city", label: "City"), to: &html)
    let text = String(decoding: html.bytes, as: UTF8.self)
    #expect(text.contains(" id=\"city\" name=\"city\"") && text.contains(" aria-label=\"City\""))
    #expect(!text.contains("<label"))
  }

  @Test func `a typed password is not written`() {
    #expect(!Self.html(Self.field(.password, text: "hunter2")).contains("hunter2"))
  }

  @Test func `a field is required unless it is optional`() {
    let field = Self.field(.default, text: "")
    #expect(Self.html(field).contains(" aria-required=\"true\""))
    field.isOptional = true
    #expect(!Self.html(field).contains("aria-required"))
  }

  @Test(arguments: InputFieldStyle.allCases) func `no text becomes markup`(style: InputFieldStyle) {
    let evil = "\"><script>alert('&')</script>"
    let field = Self.field(style, text: evil)
    field.placeholderText = evil
    field.show(errorText: evil)
    let html = Self.html(field, id: evil, choices: [evil])
    #expect(!html.contains("<script") && !html.contains("'"))
  }

  private static func field(_ style: InputFieldStyle, text: String) -> InputField {
    let field = InputField(style: style, model: InputFieldModel(text: text))
    field.placeholderText = "Placeholder"
    return field
  }

  private static func html(_ field: InputField, id: String = "f", choices: [String] = []) -> String {
    var html = HTMLWriter()
    field.write(InputFieldPlace(name: "f", id: id, choices: choices), to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}
