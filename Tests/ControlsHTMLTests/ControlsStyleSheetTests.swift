import Controls
import ControlsHTML
import TestSupport
import Testing

@Suite struct ControlsStyleSheetTests {
  @Test func `the style sheet is ASCII under 12 KB`() {
    let css = ControlsStyleSheet.css
    #expect(css.utf8.count < 12 * 1024 && css.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the style sheet is written as recorded`() {
    let css = Array(ControlsStyleSheet.css.utf8)
    #expect(GoldenFile("Golden/controls.css", near: #filePath).difference(from: css) == nil)
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
    #expect(css.contains("  padding: 0px 0.5px 1.5px 2.5px;\n"))
    #expect(css.contains("  box-shadow: 0px 0px 3px #00000080;\n"))
    #expect(css.contains("  max-height: 2lh;\n"))
    #expect(!css.contains("<"))
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
