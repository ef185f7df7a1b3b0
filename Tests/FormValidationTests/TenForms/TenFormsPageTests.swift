import Foundation
import HTMLMarkup
import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// The pages of the ten forms, which `Scripts/checks/form-pages.sh` shows to other engines.
struct TenFormsPageTests {
  /// The forms by name, with a post that each refuses.
  private static let forms: [(name: String, form: Form, post: String)] = [
    ("edit", EditForm().form, "name="), ("taken", TakenForm().form, "name="),
    ("list", ListForm().form, "name=&items[0][price]=x&items[1][price]="),
    ("day", DateForm().form, "name=&day=2026-02-30"),
    ("choice", ChoiceForm().form, "name=&room=3"), ("file", FileForm().form, "name="),
    ("json", JSONForm().form, "name="), ("typed", TypedForm().form, "name="),
    ("languages", LanguagesForm(languages: "en").form, "name="), ("text", TextForm().form, "name="),
    ("rule-file", RuleFileForm().form, "name="),
    ("kinds", kinds, "born[day]=7&site=ftp://example.com"),
  ]

  /// A form with the kinds that the ten forms do not have.
  private static let kinds = Form([
    FormField(
      "born", .dayParts, label: "Date of birth", helperText: "For example, 27 3 1990", autocomplete: "bday",
      rules: [.required]),
    FormField("password", .password, label: "Password", autocomplete: "new-password", rules: [.required]),
    FormField("email", .email, label: "E-mail", rules: [.required, Rule(.email)]),
    FormField("site", .url, label: "Site", rules: [Rule(.url)]),
    FormField("start", .time, label: "Start", rules: [Rule(.time(.html))]),
    FormField("about", .multiline, label: "About you"),
    FormField(
      "size", .choice([.init("s", label: "Small"), .init("l", label: "Large")]), label: "Size",
      rules: [.required]),
    FormField(
      "days", .choice([.init("sa", label: "Saturday"), .init("su", label: "Sunday")], allowsSeveral: true),
      label: "Days"),
    FormField.country("country", label: "Country"),
    FormField("terms", .checkbox(), label: "I accept the terms", rules: [.required]),
  ])

  @Test(arguments: [MessageCatalog.english, .arabic])
  func `each form has an empty page and a refused one in a document`(catalog: MessageCatalog) throws {
    let folder = ProcessInfo.processInfo.environment["FORM_PAGES"].map { URL(fileURLWithPath: $0) }
    for (name, form, body) in Self.forms {
      let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
      let refused = FormPage(form, result: form.check(post), action: "/", catalog: catalog)
      #expect(refused.isRefused, "\(name)")
      let pages = [("empty", FormPage(form, action: "/", catalog: catalog)), ("refused", refused)]
      for (state, page) in pages {
        let document = Self.document(name, page.html(), catalog)
        #expect(document.contains("form-summary-title") == (state == "refused"))
        try document.write(to: folder, "\(name)-\(state)-\(catalog.language).html")
      }
    }
    let steps = StepsForm().steps
    let first = steps.first(action: "/", catalog: catalog).html()
    try Self.document("steps", first, catalog).write(to: folder, "steps-empty-\(catalog.language).html")
  }

  /// A chain of fields, each of which the form has for a value of the one before, in a document with the script that hides them.
  @Test func `fields that depend on others are in a document with their script`() throws {
    var phone = FormField("phone", .phone, label: "Telephone number", rules: [.required])
    phone.dependence = .init("contact", is: "phone")
    var hours = FormField(
      "hours", .choice([.init("day", label: "By day"), .init("other", label: "Other")]),
      label: "When to call",
      rules: [.required])
    hours.dependence = .init("contact", is: "phone")
    var other = FormField("other", label: "Other hours", rules: [.required])
    other.dependence = .init("hours", is: "other")
    let contact = FormField(
      "contact", .choice([.init("mail", label: "By mail"), .init("phone", label: "By telephone")]),
      label: "Contact",
      rules: [.required])
    let born = FormField("born", .dayParts, label: "Date of birth")
    var twin = FormField("twin", label: "Name of the twin")
    twin.dependence = .init("born", is: "2000-01-02")
    let html = FormPage(Form([contact, phone, hours, other, born, twin]), action: "/").html()
    #expect(String(decoding: html, as: UTF8.self).split(separator: "data-shown-when=").count == 5)
    let script =
      "<script type=\"module\">\(String(decoding: FormScript.dependence, as: UTF8.self))</script>\n"
    let folder = ProcessInfo.processInfo.environment["FORM_PAGES"].map { URL(fileURLWithPath: $0) }
    try Self.document("depending", html + script.utf8, .english).write(to: folder, "depending-empty-en.html")
  }

  private static func document(_ title: String, _ form: [UInt8], _ catalog: MessageCatalog) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(catalog.language)" dir="\(catalog.direction.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    body { margin: 0; padding: 1rem; background: var(--form-page); color: var(--form-text); }
    \(FormStyleSheet.css)</style>
    </head>
    <body>
    <main>
    <h1>\(title)</h1>
    \(String(decoding: form, as: UTF8.self))</main>
    </body>
    </html>

    """
  }
}

extension String {
  /// Writes the text to a file in the folder, if there is one.
  fileprivate func write(to folder: URL?, _ name: String) throws {
    guard let folder else { return }
    try write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }
}
