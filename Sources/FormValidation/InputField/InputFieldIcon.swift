internal import HTMLMarkup
internal import Validation

extension HTMLWriter {
  /// Writes the icon of a style, by which the styles can be told apart; hidden from assistive technology.
  mutating func icon(of style: InputFieldStyle) {
    guard style.hasIcon else { return }
    markup(
      "<svg class=\"input-icon\" viewBox=\"0 0 20 20\" aria-hidden=\"true\" focusable=\"false\"><path d=\"")
    switch style {
    case .email: markup("M2 4h16v12H2zm0 .5 8 6.5 8-6.5")
    case .password: markup("M4 9h12v9H4zm2.5 0V6a3.5 3.5 0 0 1 7 0v3M10 12.5v2")
    case .phone:
      markup(
        "M4 2h3l1.5 4.5L6.5 8a10 10 0 0 0 5.5 5.5l1.5-2L18 13v3a2 2 0 0 1-2 2A14 14 0 0 1 2 4a2 2 0 0 1 2-2z")
    case .dropdown: markup("m5 7.5 5 5 5-5")
    case .default, .inverse, .multiline: break
    }
    markup("\"></path></svg>")
  }
}

extension InputFieldStyle {
  /// Whether the field has an icon at its end.
  var hasIcon: Bool { ![.default, .inverse, .multiline].contains(self) }
}
