import Foundation
import HTMLMarkup
import Testing
import Validation

@testable import FormValidation

/// Tests of pages with repeated groups.
struct GroupPageTests {
  private static func tree(_ page: FormPage) throws -> HTMLTree { try HTMLTree(page.html()) }

  @Test func `an empty page has the least number of elements, and one with values as many as these`() throws {
    let empty = FormPage(GroupTests.form, action: "/")
    #expect(empty.fields.map(\.field.name).filter { $0.hasSuffix("[name]") } == ["items[0][name]"])
    let values: FormValues = ["items[2][name]": "C", "items[0][name]": "A"]
    let page = FormPage(GroupTests.form, values: values, action: "/")
    #expect(page.fields.filter { $0.field.name.hasSuffix("[name]") }.map(\.values) == [["A"], [], ["C"]])
  }

  @Test func `a page of another form's result is refused by the identity of the form`() async {
    await #expect(processExitsWith: .failure) {
      let (one, other) = (Form([FormField("a")]), Form([FormField("a")]))
      let post = try Submission(decoding: Array("a=1".utf8), as: .urlEncoded, for: one)
      _ = FormPage(other, result: one.check(post), action: "/")
    }
  }

  @Test func `what was typed is shown again, and the control of a new element takes the focus`() throws {
    let post = try GroupTests.post("customer=&items[3][name]=Tea&form-edit=add+items")
    let page = FormPage(GroupTests.form, editing: post, action: "/")
    let html = String(decoding: page.html(), as: UTF8.self)
    #expect(html.contains(#"name="items[0][name]" value="Tea""#) || html.contains(#"value="Tea""#))
    #expect(html.components(separatedBy: " autofocus").count == 2)
    #expect(page.fields.first(where: \.takesFocus)?.field.name == "items[1][name]")
    #expect(!html.contains("role=\"alert\""))
  }

  @Test func `the summary links to the fields of elements, and to the group`() throws {
    let result = GroupTests.form.check(try GroupTests.post("customer=Ann&items[0][name]=&items[0][price]=1"))
    let html = String(decoding: FormPage(GroupTests.form, result: result, action: "/").html(), as: UTF8.self)
    #expect(html.contains(##"<a href="#field-items_5B0_5D_5Bname_5D">"##) && html.contains("Items 1"))
    let none = GroupTests.form.check(try GroupTests.post("customer=Ann"))
    let second = String(decoding: FormPage(GroupTests.form, result: none, action: "/").html(), as: UTF8.self)
    #expect(second.contains(##"<a href="#field-items">"##) && second.contains(#"id="field-items""#))
  }

  @Test func `the first button sends the form, so that Return removes nothing`() throws {
    let html = String(decoding: FormPage(GroupTests.form, action: "/").html(), as: UTF8.self)
    let first = try #require(html.range(of: "<button"))
    #expect(html[first.lowerBound...].hasPrefix(#"<button type="submit" class="form-default""#))
  }

  @Test func `buttons are disabled where they can change nothing`() throws {
    func buttons(_ count: Int) -> [String] {
      let values = FormValues(
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("items[\($0)][name]", "x" as String?) }))
      let html = String(
        decoding: FormPage(GroupTests.form, values: values, action: "/").html(), as: UTF8.self)
      let outside = html.split(separator: "<template>").map { $0.split(separator: "</template>").last ?? "" }
        .joined()
      return outside.split(separator: "<button ").dropFirst().filter { $0.contains("disabled>") }.compactMap {
        button in
        button.split(separator: "value=\"").dropFirst().first?.split(separator: "\"").first.map(String.init)
      }
    }
    #expect(buttons(1) == ["up items 0", "down items 0", "remove items 0"])
    #expect(buttons(2) == ["up items 0", "down items 1"])
    #expect(buttons(3) == ["up items 0", "down items 2", "add items"])
  }

  @Test func `every language of the catalogs has the texts of the buttons`() {
    let texts = MessageCatalog.all.map { $0.interface.add }
    #expect(Set(texts).count == MessageCatalog.all.count)
  }
}
