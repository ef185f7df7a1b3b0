import Controls
import ControlsHTML
import HTMLMarkup
import JSONDocument
import TestSupport
import Testing
import TextMeasure

/// Sizes that `Examples/Gallery/tests/test_text_sizes.py` compares with those of Chromium.
@Suite struct BrowserSizesTests {
  private static let texts = [
    "", "i", "Send", "Send the whole message now", "AVATAR", "To Te Ty Va We Yo", "fi fl ffi office",
    "Größe ändern", "Donaudampfschifffahrtsgesellschaftskapitän", "السلام عليكم", "إرسال الرسالة",
    "Send إرسال 12",
    "e\u{301}a\u{308}o\u{302}", "n\u{303}\u{323}", "Ελληνικά", "Отправить сообщение", "1,234.50 €",
    "100 % – “quoted” …",
    String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 3),
  ]

  private static let sizes: [Double] = [12, 13, 14, 15, 16, 17.5, 20, 24]

  private static let titles = [
    "Send", "Send the whole message now", "Größe ändern", "إرسال الرسالة", "AVATAR To Te Ty",
  ]

  /// The page has the line height 1.25.
  private static func measure() throws -> ShapedTextMeasure {
    try ShapedTextMeasure(fontFile: DejaVu.sans, lineHeight: 1.25)
  }

  @Test func `the sizes are those that are compared with the browser's`() throws {
    let measure = try Self.measure()
    let themes = Self.themed.compactMap { ButtonTheme($0.name, $0.model)?.css }.joined()
    var json = "{\"themes\": \(Self.quoted(themes)), \"texts\": [\n"
    json += Self.texts.flatMap { text in
      Self.sizes.map { size in
        let font = Font(size: size)
        return "  {\"text\": \(Self.quoted(text)), \"size\": \(size.short), "
          + "\"width\": \(measure.width(of: text, in: font).short)}"
      }
    }.joined(separator: ",\n")
    json += "\n], \"controls\": [\n" + Self.controls(measure).joined(separator: ",\n") + "\n]}\n"
    #expect(GoldenFile("Golden/Sizes.json", near: #filePath).difference(from: Array(json.utf8)) == nil)
  }

  /// Fiori buttons in boxes, fonts and least widths of their own.
  private static var themed: [(name: String, model: FUIButtonModel)] {
    let sheet = StyleSheet(
      "Button { content-insets: 10 24 12 20; image-insets: 0 4 2 1; title-insets: 1 2 3 4; font-size: 18; }")
    var roomy = FUIButtonModel(style: .fuiRounded)
    roomy.apply(sheet)
    var fixed = FUIButtonModel(style: .fuiRounded)
    fixed.text.preferredMaxLayoutWidth = 120
    fixed.text.lineBreakMode = .byWordWrapping
    fixed.text.isPreservingPreferredMaxLayoutWidth = true
    return [("roomy", roomy), ("fixed", fixed)]
  }

  /// Each kind of control with each title; buttons also with a longer loading title and in a narrow container.
  private static func controls(_ measure: ShapedTextMeasure) -> [String] {
    var lines: [String] = []
    for title in titles {
      for (style, size) in [
        (ButtonModel.Style.primary, ButtonModel.Size.regular), (.secondary, .small), (.link, .regular),
      ] {
        for loadingTitle in [nil, "Sending the whole message now"] {
          for container in [Double.infinity, 180] {
            let model = ButtonModel(style: style, size: size, title: title, loadingTitle: loadingTitle)
            lines.append(
              line(model, container, model.intrinsicContentSize(in: container, measure: measure)))
          }
        }
      }
      for (name, model) in themed {
        for image in [nil, "star"] {
          var model = model
          model.setTitle(title, for: .normal)
          model.images[.normal] = image
          lines.append(
            line(model, .infinity, model.intrinsicContentSize(measure: measure), theme: name))
        }
      }
      for style in FUIButtonStyle.allCases {
        for image in [nil, "star"] {
          var model = FUIButtonModel(style: style)
          model.setTitle(title, for: .normal)
          model.images[.normal] = image
          lines.append(line(model, .infinity, model.intrinsicContentSize(measure: measure)))
        }
      }
      for size in BrandButtonModel.Size.allCases {
        for (icon, pressedLabel) in [(nil, nil), ("star", nil), ("star", "A label of the pressed state")] {
          let model = BrandButtonModel(
            label: title, pressedLabel: pressedLabel, variant: .secondaryGreen, size: size, leadingIcon: icon)
          lines.append(line(model, .infinity, model.layout(measure: measure).size))
        }
      }
    }
    for size in BrandButtonModel.Size.allCases {
      let model = BrandButtonModel(label: "", variant: .primaryGreen, size: size, leadingIcon: "star")
      lines.append(line(model, .infinity, model.layout(measure: measure).size))
    }
    return lines
  }

  private static func line(
    _ control: some HTMLControl, _ container: Double, _ size: Size, theme: String? = nil
  )
    -> String
  {
    var html = HTMLWriter()
    control.write(ControlPlace(theme: theme), to: &html)
    let limit = container.isFinite ? container.short : "null"
    return "  {\"container\": \(limit), \"width\": \(size.width.short), \"height\": \(size.height.short), "
      + "\"html\": \(quoted(String(decoding: html.bytes, as: UTF8.self)))}"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
