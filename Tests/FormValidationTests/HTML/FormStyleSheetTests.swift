import Controls
import ControlsHTML
import Platform
import Testing

@testable import FormValidation

struct FormStyleSheetTests {
  /// Returns the custom properties of the style sheet; for the dark scheme, the dark colors replace the light ones.
  private static func colors(dark: Bool) throws -> [String: String] {
    let css = FormStyleSheet.ownCSS
    let split = try #require(css.firstRange(of: "@media (prefers-color-scheme: dark)"))
    let end = try #require(css[split.upperBound...].firstRange(of: ".form-summary"))
    let text = css[..<split.lowerBound] + (dark ? css[split.upperBound..<end.lowerBound] : "")
    var colors: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
      guard parts.count == 2, parts[0].hasPrefix("--form-"), parts[1].hasPrefix("#") else { continue }
      colors[String(parts[0].dropFirst(7))] = String(parts[1].dropLast())
    }
    return colors
  }

  /// Returns the relative luminance of `#rrggbb`: WCAG 2.2, "relative luminance".
  private static func luminance(_ color: String) throws -> Double {
    let number = try #require(color.first == "#" ? Int(color.dropFirst(), radix: 16) : nil)
    let parts = [16, 8, 0].map { shift in
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let (one, other) = (try luminance(first), try luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [false, true])
  func `text and borders have sufficient contrast in light and dark`(dark: Bool) throws {
    let colors = try Self.colors(dark: dark)
    let pairs: [(String, String, Double)] = [
      ("text", "page", 4.5), ("muted", "page", 4.5), ("error", "page", 4.5), ("warning", "page", 4.5),
      ("on-action", "action", 4.5), ("muted", "disabled", 4.5), ("border", "page", 3), ("focus", "page", 3),
      ("action", "page", 3),
    ]
    for (front, back, least) in pairs {
      let ratio = try Self.contrast(try #require(colors[front]), try #require(colors[back]))
      #expect(ratio >= least, "\(front) on \(back): \(ratio)")
    }
  }

  @Test func `the contrast ratio is that of WCAG`() throws {
    #expect(try Self.contrast("#000000", "#ffffff") == 21)
    #expect(abs(try Self.contrast("#777777", "#ffffff") - 4.48) < 0.005)
  }

  @Test func `each color has a light and a dark value, and colors are defined only there`() throws {
    let (light, dark) = (try Self.colors(dark: false), try Self.colors(dark: true))
    #expect(light.count == 10 && Set(light.keys) == Set(dark.keys))
    #expect(dark.allSatisfy { light[$0.key] != $0.value })
    let css = FormStyleSheet.ownCSS
    // The colors of brands are those of the controls, two for the button and two for its text.
    #expect(css.split(separator: "#").count - 1 == 20 + 4 * BrandVariant.Color.allCases.count)
    for name in light.keys { #expect(css.contains("var(--form-\(name))"), "\(name)") }
  }

  @Test func `the style sheet respects user preferences and the direction of the language`() {
    let css = FormStyleSheet.ownCSS
    for query in ["prefers-reduced-motion: reduce", "forced-colors: active"] {
      #expect(css.contains("@media (\(query))"))
    }
    #expect(css.contains(":focus-visible") && css.contains("color-scheme: light dark"))
    for word in ["-left", "-right", "left:", "right:", " width:", "url(", "@import", "!important"] {
      #expect(!css.contains(word), "\(word)")
    }
    #expect(css.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `only controls have a frame if a field is invalid, and boxes have the color of the form`() {
    let css = FormStyleSheet.ownCSS
    #expect(!css.contains(".form-field [aria-invalid"))
    #expect(css.contains(".form-field :is(input, select, textarea)[aria-invalid=\"true\"]"))
    #expect(css.contains("accent-color: var(--form-action)"))
  }

  @Test func `the style sheet of the controls comes first`() {
    #expect(FormStyleSheet.css == ControlsStyleSheet.css + FormStyleSheet.ownCSS)
  }

  @Test(arguments: BrandVariant.Color.allCases)
  func `the colors of a brand have sufficient contrast on the page and to their text`(
    color: BrandVariant.Color
  ) throws {
    for isDark in [false, true] {
      let look = BrandVariant(.primary, color).look(in: .normal)
      let pair = try #require(look.background)
      let (action, text) = isDark ? (pair.dark, look.foreground.dark) : (pair.light, look.foreground.light)
      let rule = try #require(FormStyleSheet.ownCSS.split(separator: "[data-brand=\"\(color)\"]").last)
      #expect(rule.prefix { $0 != "}" }.contains(action.css))
      let page = try #require(Self.colors(dark: isDark)["page"])
      #expect(try Self.contrast(action.css, page) >= 4.5)
      #expect(try Self.contrast(action.css, text.css) >= 4.5)
    }
  }

  @Test func `the braces match, and the classes are those of the page`() throws {
    #expect(FormStyleSheet.css.count { $0 == "{" } == FormStyleSheet.css.count { $0 == "}" })
    let form = EveryKindForm.form()
    let result = form.check(try EveryKindForm.post(Array("axx".utf8), to: form))
    let page = String(decoding: FormPage(form, result: result, action: "/").html(), as: UTF8.self)
    for name in [
      "form", "form-summary", "form-field", "form-choice", "form-helper", "form-error", "form-optional",
      "form-password",
    ] {
      #expect(page.contains("class=\"\(name)\"") && FormStyleSheet.css.contains(".\(name)"), "\(name)")
    }
  }
}
