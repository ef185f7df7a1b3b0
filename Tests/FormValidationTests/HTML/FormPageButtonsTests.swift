import Controls
import HTMLMarkup
import Testing
import Validation

@testable import FormValidation

/// Tests of the buttons of a page, which are those of `ControlsHTML`.
struct FormPageButtonsTests {
  private static let form: Form = {
    var disabled = FormField("old", .password, label: "Old password")
    disabled.isDisabled = true
    return Form([
      FormField("name", label: "Name"), FormField("password", .password, label: "Password"), disabled,
    ])
  }()

  private static func buttons(_ page: FormPage) throws -> [HTMLTree.Element] {
    try HTMLTree(page.html()).elements("button")
  }

  @Test(
    arguments: [
      (ButtonModel.State.normal, nil, nil), (.disabled, "", nil), (.loading, nil, "true"),
      (.selected, nil, nil),
    ] as [(ButtonModel.State, String?, String?)])
  func `the submit button has the state of the page`(
    state: ButtonModel.State, disabled: String?, ariaDisabled: String?
  ) throws {
    var page = FormPage(Self.form, action: "/")
    page.submitState = state
    let button = try #require(try Self.buttons(page).last)
    #expect(button["type"] == "submit" && button["data-control"] == "Button")
    #expect(button["data-state"] == state.rawValue)
    #expect(button["disabled"] == disabled && button["aria-disabled"] == ariaDisabled)
  }

  @Test(arguments: BrandVariant.allCases)
  func `a brand determines the submit button and the color of the form`(brand: BrandVariant) throws {
    var page = FormPage(Self.form, action: "/")
    page.brand = brand
    var button = try #require(try Self.buttons(page).last)
    #expect(
      button["data-control"] == "BrandButton" && button["type"] == "submit" && button.wholeText == "Send")
    #expect(button["data-kind"] == brand.kind.rawValue && button["data-color"] == brand.color.rawValue)
    #expect(try HTMLTree(page.html()).elements("form")[0]["data-brand"] == brand.color.rawValue)
    #expect(button["disabled"] == nil)
    page.submitState = .loading
    button = try #require(try Self.buttons(page).last)
    #expect(button["disabled"] != nil && button.wholeText == "Sending…")
  }

  @Test func `only a password that can be typed has a button that shows it, in a template`() throws {
    let tree = try HTMLTree(FormPage(Self.form, action: "/").html())
    let templates = tree.elements("template")
    #expect(templates.count == 1)
    let button = try #require(templates.first?.all.first { $0.tag == "button" })
    #expect(button["type"] == "button" && button["name"] == nil)
    #expect(button.wholeText == "Show")
  }

  @Test func `the button that shows a password is named after what a press does, without a pressed state`()
    throws
  {
    let button = try #require(
      try Self.buttons(FormPage(Self.form, action: "/", catalog: .german)).first)
    #expect(button["aria-pressed"] == nil && button["aria-label"] == "Password: Anzeigen")
    let texts = try #require(button["data-texts"])
    for text in ["\"selected\":\"Verbergen\"", "\"label:selected\":\"Password: Verbergen\""] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test func `the script is small, and ASCII`() {
    #expect(FormScript.source.count < 2048 && FormScript.source.allSatisfy { $0 < 0x80 })
  }
}
