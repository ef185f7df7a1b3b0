import Glibc
import Testing

@testable import FormValidation

struct FormStyleSheetTests {
  /// The custom properties of the style sheet, those of the dark colours over those of the light ones.
  private static func colours(dark: Bool) throws -> [String: String] {
    let css = FormStyleSheet.css
    let split = try #require(css.firstRange(of: "@media (prefers-color-scheme: dark)"))
    let end = try #require(css[split.upperBound...].firstRange(of: ".form-summary"))
    let text = css[..<split.lowerBound] + (dark ? css[split.upperBound..<end.lowerBound] : "")
    var colours: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
      guard parts.count == 2, parts[0].hasPrefix("--form-") else { continue }
      colours[String(parts[0].dropFirst(7))] = String(parts[1].dropLast())
    }
    return colours
  }

  /// The relative luminance of `#rrggbb`: WCAG 2.2, "relative luminance".
  private static func luminance(_ colour: String) throws -> Double {
    let number = try #require(colour.first == "#" ? Int(colour.dropFirst(), radix: 16) : nil)
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
  func `text and what bounds it stand out, in light and dark`(dark: Bool) throws {
    let colours = try Self.colours(dark: dark)
    let pairs: [(String, String, Double)] = [
      ("text", "page", 4.5), ("muted", "page", 4.5), ("error", "page", 4.5), ("warning", "page", 4.5),
      ("on-action", "action", 4.5), ("muted", "disabled", 4.5), ("border", "page", 3), ("focus", "page", 3),
      ("action", "page", 3),
    ]
    for (front, back, least) in pairs {
      let ratio = try Self.contrast(try #require(colours[front]), try #require(colours[back]))
      #expect(ratio >= least, "\(front) on \(back): \(ratio)")
    }
  }

  @Test func `a ratio is WCAG's own`() throws {
    #expect(try Self.contrast("#000000", "#ffffff") == 21)
    #expect(abs(try Self.contrast("#777777", "#ffffff") - 4.48) < 0.005)
  }

  @Test func `each colour has a light and a dark one, and colours stand nowhere else`() throws {
    let (light, dark) = (try Self.colours(dark: false), try Self.colours(dark: true))
    #expect(light.count == 10 && Set(light.keys) == Set(dark.keys))
    #expect(dark.allSatisfy { light[$0.key] != $0.value })
    let css = FormStyleSheet.css
    #expect(css.split(separator: "#").count - 1 == 20)
    for name in light.keys { #expect(css.contains("var(--form-\(name))"), "\(name)") }
  }

  @Test func `it follows what a person has asked for, and the direction of the language`() {
    let css = FormStyleSheet.css
    for query in ["prefers-reduced-motion: reduce", "forced-colors: active"] {
      #expect(css.contains("@media (\(query))"))
    }
    #expect(css.contains(":focus-visible") && css.contains("color-scheme: light dark"))
    for word in ["-left", "-right", "left:", "right:", " width:", "url(", "@import", "!important"] {
      #expect(!css.contains(word), "\(word)")
    }
    #expect(css.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `its braces match, and its classes are those of the page`() throws {
    #expect(FormStyleSheet.css.count { $0 == "{" } == FormStyleSheet.css.count { $0 == "}" })
    let form = EveryKindForm.form()
    let result = form.check(try EveryKindForm.post(Array("axx".utf8), to: form))
    let page = String(decoding: FormPage(form, result: result, action: "/").html(), as: UTF8.self)
    for name in [
      "form", "form-summary", "form-field", "form-choice", "form-helper", "form-error", "form-optional",
    ] {
      #expect(page.contains("class=\"\(name)\"") && FormStyleSheet.css.contains(".\(name)"), "\(name)")
    }
  }
}
