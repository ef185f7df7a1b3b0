import Testing
import Validation

@testable import FormValidation

struct FormPageAccessibilityTests {
  /// Returns pages of forms with and without errors, with names that are difficult to convert to ids.
  private static func pages() throws -> [FormPage] {
    var pages: [FormPage] = []
    for prefix in ["", "address[", "a b\"", "é_5B", "x-1-"] {
      let form = EveryKindForm.form(named: prefix)
      pages.append(FormPage(form, action: "/"))
      for typed in ["", "b", "too long"] {
        let result = form.check(try EveryKindForm.post(Array(typed.utf8), to: form))
        pages.append(FormPage(form, result: result, action: "/"))
      }
    }
    let signUp = try SignUpForm.tenFields()
    let post = SubmissionBuilder(signUp, limits: SubmissionLimits()).finish()
    return pages + [FormPage(signUp, action: "/"), FormPage(signUp, result: signUp.check(post), action: "/")]
  }

  private static let controls: Set = ["input", "select", "textarea"]

  private static func controls(of tree: HTMLTree) -> [HTMLTree.Element] {
    tree.elements.filter { controls.contains($0.tag) && $0["type"] != "hidden" }
  }

  @Test func `ids are unique and consist of characters that need no escaping in links`() throws {
    for page in try Self.pages() {
      let ids = try HTMLTree(page.html()).elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      let isPlain = ids.allSatisfy { $0.utf8.allSatisfy { $0.isIDByte } }
      #expect(isPlain && !ids.isEmpty)
    }
  }

  @Test func `different names have different ids`() {
    let names = ["a", "a_", "a_5F", "a[", "a_5B", "A", "a-1", "é", "e\u{301}", " ", "", "_"]
    let fields = FormPage(Form(names.map { FormField($0) }), action: "/").fields
    #expect(
      Set(fields.flatMap { [$0.id, $0.errorID, $0.helperID, $0.choiceID(1)] }).count == names.count * 4)
  }

  @Test func `each control has one label, which is not empty`() throws {
    for page in try Self.pages() {
      let tree = try HTMLTree(page.html())
      let labels = tree.elements("label")
      for control in Self.controls(of: tree) {
        let own = labels.filter { $0["for"] == control["id"] }
        #expect(own.count == 1 && !own[0].wholeText.isEmpty, "\(control)")
      }
      #expect(labels.count == Self.controls(of: tree).count)
      for set in tree.elements("fieldset") { #expect(set.children.first?.tag == "legend") }
    }
  }

  @Test func `descriptions refer to the existing helper text and error`() throws {
    for page in try Self.pages() {
      let tree = try HTMLTree(page.html())
      for field in page.fields where field.attributes.type != .hidden {
        let control = try #require(
          field.group == nil
            ? tree.element(id: field.id)
            : tree.elements("fieldset").first { $0.all.contains { $0["id"] == field.id } })
        let ids = control["aria-describedby"]?.split(separator: " ").map(String.init) ?? []
        #expect(ids.contains(field.helperID) == (field.field.helperText != nil))
        #expect(ids.contains(field.errorID) == field.isInvalid)
        for id in ids { #expect(tree.element(id: id)?.wholeText.isEmpty == false, "\(id)") }
      }
    }
  }

  @Test func `a control is marked invalid if and only if its field is invalid`() throws {
    for page in try Self.pages() {
      let tree = try HTMLTree(page.html())
      for field in page.fields where field.attributes.type != .hidden {
        let own =
          field.group == nil
          ? tree.element(id: field.id)
          : tree.elements("fieldset").first { $0.all.contains { $0["id"] == field.id } }
        let marks = (own?.all ?? []).filter { $0["aria-invalid"] == "true" }
        #expect(!marks.isEmpty == field.isInvalid, "\(field.id)")
        let controls = (own?.all ?? []).filter { Self.controls.contains($0.tag) }
        #expect(controls.allSatisfy { $0["aria-invalid"] == (field.isInvalid ? "true" : "false") })
        #expect((tree.element(id: field.errorID) != nil) == field.isInvalid)
      }
    }
  }

  @Test func `the summary has a link to a control for each error and receives the focus`() throws {
    for page in try Self.pages() {
      let tree = try HTMLTree(page.html())
      let invalid = page.fields.filter(\.isInvalid)
      let summary = tree.elements.filter { $0["role"] == "alert" }
      #expect(summary.count == (invalid.isEmpty ? 0 : 1))
      guard let summary = summary.first else { continue }
      #expect(summary["tabindex"] == "-1" && summary["autofocus"] != nil)
      #expect(tree.element(id: summary["aria-labelledby"] ?? "")?.wholeText.hasPrefix("There ") ?? false)
      let targets = summary.all.compactMap { $0["href"] }.map { String($0.dropFirst()) }
      #expect(targets == invalid.filter { $0.attributes.type != .hidden }.map(\.id))
      let ids = Self.controls(of: tree).compactMap { $0["id"] }
      #expect(targets.allSatisfy(ids.contains))
      #expect(summary.all.count { $0.tag == "li" } == invalid.count)
    }
  }

  @Test func `the marks of required fields are consistent`() throws {
    for page in try Self.pages() {
      let tree = try HTMLTree(page.html())
      for field in page.fields where field.attributes.type != .hidden {
        let control = try #require(tree.element(id: field.id))
        let frame = tree.elements("fieldset").first { $0.all.contains { $0["id"] == field.id } }
        let label = frame?.children.first ?? tree.elements("label").first { $0["for"] == field.id }
        #expect(label?.wholeText.contains("optional") == !field.field.isRequired, "\(field.id)")
        if control["required"] != nil { #expect(field.field.isRequired) }
        #expect(control["required"] == nil || control["aria-required"] == nil, "\(field.id)")
        let isMarked = (frame ?? control)["aria-required"] == "true" || control["required"] != nil
        #expect(isMarked == (field.field.isRequired && field.group != .checkboxes), "\(field.id)")
      }
    }
  }

  @Test func `the page contains no script and no style`() throws {
    for page in try Self.pages() {
      for element in try HTMLTree(page.html()).elements {
        #expect(!["script", "style", "link"].contains(element.tag))
        #expect(element["style"] == nil && !element.attributes.keys.contains { $0.hasPrefix("on") })
      }
    }
  }
}

extension UInt8 {
  fileprivate var isIDByte: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || 0x30...0x39 ~= self || 0x41...0x5A ~= self
      || 0x61...0x7A ~= self
  }
}
