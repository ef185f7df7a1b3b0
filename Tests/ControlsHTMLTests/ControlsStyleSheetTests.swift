import Controls
import ControlsHTML
import Foundation
import TestSupport
import Testing

@Suite struct ControlsStyleSheetTests {
  @Test func `the style sheet is ASCII under 15 KB`() {
    let css = ControlsStyleSheet.css
    #expect(css.utf8.count < 15 * 1024 && css.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the looks of all controls are written as recorded, after the rules that are not generated`()
    throws
  {
    let css = ControlsStyleSheet.css
    let looks = try #require(css.range(of: "\n\n.control-button[data-style=\"primary\"] {"))
    let generated = Array(css.utf8[css.utf8.index(looks.lowerBound, offsetBy: 2)...])
    #expect(GoldenFile("Golden/looks.css", near: #filePath).difference(from: generated) == nil)
  }

  @Test func `every custom property that has no other value where it is read is set`() {
    let css = ControlsStyleSheet.css
    let read = Set(css.matches(of: #/var\((--[a-z-]+)\)/#).map(\.output.1))
    let set = Set(css.matches(of: #/(--[a-z-]+):/#).map(\.output.1))
    #expect(read.count > 10 && read.isSubset(of: set), "\(read.subtracting(set).sorted())")
  }

  @Test func `every style has a rule`() {
    let css = ControlsStyleSheet.css
    for style in ButtonModel.Style.allCases {
      #expect(css.contains(".control-button[data-style=\"\(style.rawValue)\"] {"))
    }
    for variant in BrandVariant.allCases {
      #expect(
        css.contains("[data-kind=\"\(variant.kind.rawValue)\"][data-color=\"\(variant.color.rawValue)\"] {"))
    }
    for style in FUIButtonStyle.allCases {
      #expect(css.contains(".control-fui[data-style=\"\(style.rawValue)\"] {"))
    }
  }

  @Test func `a theme has the attributes of its sheet`() throws {
    let sheet = StyleSheet(
      """
      Button { tint-color: #112233; tint-color-selected: #445566; font-name: 'A"B<'; text-line-clamp: 2; }
      fdlFUIButton { content-insets: 1 2 3 4; shadow-color: #000000; shadow-opacity: 0.5; shadow-radius: 3; }
      """)
    let css = try #require(ButtonTheme("alert", sheet)).css
    #expect(css.contains(".alert.control-fui[data-style=\"none\"] {\n  --text: #112233;\n"))
    #expect(css.contains(".alert.control-fui[data-style=\"none\"]:where([data-state=\"selected\"],\n"))
    #expect(css.contains(") {\n  --text: #445566;\n"))
    #expect(css.contains("  padding: 1px 2px 3px 4px;\n"))
    #expect(css.contains("  box-shadow: 0px 0px 3px #00000080;\n"))
    #expect(css.contains("  max-height: 2lh;\n"))
    #expect(!css.contains("<"))
  }

  /// For each family of attributes, the declaration that a theme has for it; without one, a page cannot show it.
  @Test(arguments: [
    ("tint-color: #112233", "--text: #112233;"), ("background-color: #112233", "--fill: #112233;"),
    ("background-image: photo", "--image: url(\"photo\");"),
    ("content-insets: 1 2 3 4", "padding: 1px 2px 3px 4px;"),
    ("image-insets: 1 2 3 4", "margin: 1px 2px 3px 4px;"),
    ("title-insets: 1 2 3 4", "margin: 1px 2px 3px 4px;"),
    ("shadow-opacity: 1; shadow-color: #112233", "box-shadow: 0px 0px 0px #112233;"),
    ("shadow-opacity: 1; shadow-color: #112233; shadow-offset: 1 2", "box-shadow: 1px 2px 0px #112233;"),
    ("shadow-color: #112233; shadow-opacity: 0.2", "box-shadow: 0px 0px 0px #11223333;"),
    ("shadow-opacity: 1; shadow-color: #112233; shadow-radius: 5", "box-shadow: 0px 0px 5px #112233;"),
    ("font-color: #112233", "--text: #112233;"), ("font-name: Serif", "font-family: \"Serif\";"),
    ("font-style: title1", "font-size: 1.75rem;"), ("font-size: 24", "font-size: 1.5rem;"),
    ("text-align: right", "text-align: right;"), ("text-alpha: 0.5", "opacity: 0.5;"),
    ("text-auto-fit: true", nil),
    ("text-line-clamp: 2", "max-height: 2lh;"), ("text-shadow-color: #112233", "--shade: #112233;"),
    ("text-shadow-offset: 1 2", "text-shadow: 1px 2px var(--shade);"), ("image: star", nil),
  ])
  func `a theme has each attribute that a style sheet of a page can have`(
    attribute: String, declaration: String?
  ) throws {
    let plain = try #require(ButtonTheme("t", StyleSheet(""))).css
    let sheet = StyleSheet("Button { \(attribute); }")
    #expect(sheet.faults.isEmpty)
    let css = try #require(ButtonTheme("t", sheet)).css
    if let declaration {
      #expect(css.contains("  \(declaration)\n") && !plain.contains("  \(declaration)\n"))
    } else {
      #expect(css == plain)
    }
  }

  @Test func `a named color of a theme depends on the ground`() throws {
    let css = try #require(ButtonTheme("alarm", StyleSheet("Button { tint-color: negative; }"))).css
    #expect(
      css.contains(".alarm.control-fui[data-style=\"none\"] {\n  --text: light-dark(#BB0000, #FF8888);\n"))
    var model = FUIButtonModel(style: .fuiRounded)
    model.tintColors[.normal] = .orange
    let own = try #require(ButtonTheme("own", model)).css
    #expect(own.contains(".own.control-fui[data-style=\"fuiRounded\"] {\n  --text: #FF9500;\n"))
  }

  @Test func `a play button with colors and shapes of its own has a theme`() throws {
    var model = PlayButtonModel()
    model.colors.playBufferingBackgroundColor = .orange
    model.shapes.barThickness = 8
    let css = try #require(ButtonTheme("orange", model)).css
    #expect(css.contains(".orange.control-play {\n  --disc: #FF9500;\n"))
    #expect(css.contains("  --buffering-width: 8px;\n"))
  }

  @Test(arguments: ["", "1a", "a b", "a{", "é", "-a"]) func `a name that is no class gives no theme`(
    name: String
  ) {
    #expect(ButtonTheme(name, StyleSheet("")) == nil)
  }
}
