internal import Controls
internal import ControlsHTML
internal import HTMLMarkup

/// The page with every control in every state, and a form whose controls do something.
struct GalleryPage {
  let live: GalleryState.Snapshot
  let isRightToLeft: Bool

  func html() -> [UInt8] {
    var html = HTMLWriter(capacity: 64 << 10)
    html.markup("<!DOCTYPE html>\n")
    html.element("html", ["lang": "en", "dir": isRightToLeft ? "rtl" : "ltr"]) { html in
      html.markup(
        """

        <head>
        <meta charset="utf-8">
        <title>Controls</title>
        <meta name="viewport" content="width=device-width">
        <link rel="icon" type="image/svg+xml" href="/icons.svg">
        <link rel="stylesheet" href="/controls.css">
        <link rel="stylesheet" href="/themes.css">
        <link rel="stylesheet" href="/fields.css">
        <link rel="stylesheet" href="/gallery.css">
        <script type="module" src="/controls.js"></script>
        <script type="module" src="/gallery.js"></script>
        </head>
        <body>
        <main>
        <h1>Controls</h1>
        <nav><a href="/">Left to right</a> <a href="/?dir=rtl">Right to left</a></nav>

        """)
      writeLive(&html)
      writeButtons(&html)
      writePlayButtons(&html)
      writeFioriButtons(&html)
      writeBrandButtons(&html)
      FieldSpecimens.write(live, to: &html)
      writeFocusableButtons(&html)
      html.markup("</main>\n")
      html.liveRegions()
      html.markup("</body>")
    }
    html.newLine()
    return html.bytes
  }

  private func writeLive(_ html: inout HTMLWriter) {
    html.markup("<h2>Live</h2>\n<form method=\"post\" action=\"/\" data-live>\n")
    html.empty(
      "input", ["type": "hidden", "name": "token", "id": "token", "data-renew": "", "value": "\(live.sent)"])
    html.markup("<div class=\"row\">\n")
    Specimens.button(.primary).write(ControlPlace(id: "send", name: "send", value: "form"), to: &html)
    Specimens.play(live.mode).write(ControlPlace(id: "run", name: "run"), to: &html)
    for mode in PlayMode.allCases {
      Specimens.button(.secondary, .small, title: mode.rawValue, loadingTitle: nil).write(
        ControlPlace(id: "mode-\(mode.rawValue)", name: "mode", value: mode.rawValue), to: &html)
    }
    Specimens.fiori(.fuiRounded, isSelected: live.isFollowing).write(
      ControlPlace(id: "follow", name: "follow", value: "toggle"), to: &html)
    BrandButtonModel(label: "Send", variant: .primaryGreen).write(
      ControlPlace(id: "brand", name: "send", value: "form"), to: &html)
    html.markup("\n</div>\n")
    html.element("p", ["class": "state", "id": "state", "data-renew": ""]) { $0.text(live.text) }
    html.markup(
      "\n</form>\n<section class=\"log\" tabindex=\"0\" aria-label=\"Events\"><ol id=\"log\"></ol></section>\n"
    )
  }

  private func writeButtons(_ html: inout HTMLWriter) {
    html.markup("<h2>Button</h2>\n")
    for style in ButtonModel.Style.allCases {
      let isInverse = style.rawValue.hasSuffix("Inverse")
      html.element("div", ["class": isInverse ? "ground ground-brand" : nil]) { html in
        html.element("h3") { $0.text(style.rawValue) }
        html.element("div", ["class": "row"]) { html in
          for state in ButtonModel.State.allCases {
            for size in ButtonModel.Size.allCases {
              Specimens.button(style, size, state).write(ControlPlace(), to: &html)
            }
          }
        }
      }
      html.newLine()
    }
    html.markup("<h3>Long titles, bleed</h3>\n<div class=\"narrow\">")
    Specimens.button(.primary, title: "A title that is longer than its place is wide").write(
      ControlPlace(id: "long"), to: &html)
    var link = Specimens.button(.link, title: "Aligned with the edge")
    link.contentMode = .left
    link.write(ControlPlace(id: "bleed"), to: &html)
    html.markup("</div>\n")
  }

  private func writePlayButtons(_ html: inout HTMLWriter) {
    html.markup("<h2>PlayButton</h2>\n<div class=\"row\">\n")
    for mode in PlayMode.allCases { Specimens.play(mode).write(ControlPlace(), to: &html) }
    for mode in PlayMode.allCases { Specimens.play(mode, isEnabled: false).write(ControlPlace(), to: &html) }
    html.markup("</div>\n<h3>88 × 88, 88 × 44 in three scalings, a theme</h3>\n<div class=\"row\">\n")
    Specimens.play(.pause).write(ControlPlace(), in: Size(width: 88, height: 88), to: &html)
    for scaling in Scaling.allCases {
      var model = Specimens.play(.play)
      model.contentMode = scaling
      model.write(ControlPlace(), in: Size(width: 88, height: 44), to: &html)
    }
    for mode in PlayMode.allCases {
      var model = Specimens.festive
      _ = model.reduce(.setMode(mode, animated: false))
      model.write(ControlPlace(theme: "festive"), to: &html)
    }
    html.markup("</div>\n")
  }

  private func writeFioriButtons(_ html: inout HTMLWriter) {
    html.markup("<h2>FUIButton</h2>\n")
    for (scheme, theme) in [(.light, nil), (.dark, nil), (.light, "alarm")] as [(ColorScheme, String?)] {
      html.element("div", ["class": scheme == .dark ? "ground ground-dark" : nil]) { html in
        for style in FUIButtonStyle.allCases {
          html.element("h3") { $0.text(theme.map { "\(style.rawValue), theme \($0)" } ?? style.rawValue) }
          html.element("div", ["class": "row"]) { html in
            for (isEnabled, isSelected) in [(true, false), (true, true), (false, false), (false, true)] {
              Specimens.fiori(style, isSelected: isSelected, isEnabled: isEnabled, on: scheme).write(
                ControlPlace(theme: theme), to: &html)
            }
            Specimens.fiori(style, isPersistent: false, on: scheme).write(
              ControlPlace(theme: theme), to: &html)
          }
        }
      }
      html.newLine()
    }
    var toggle = Specimens.fiori(.fuiRounded, isPersistent: true)
    toggle.setTitle("Details", for: .selected)
    toggle.setTitle("Details", for: .normal)
    html.markup("<h3>A constant name</h3>\n<div class=\"row\">")
    toggle.write(ControlPlace(id: "details"), to: &html)
    html.markup("</div>\n<h3>A changing name, images of states, not persistent</h3>\n<div class=\"row\">")
    toggle.toggleName = .renaming(off: "Show details", on: "Hide details")
    toggle.write(ControlPlace(id: "renamed"), to: &html)
    var pictures = Specimens.fiori(.fuiRounded)
    pictures.toggleName = .pressed("Favorite")
    pictures.images[.selected] = "arrow"
    pictures.write(ControlPlace(id: "pictures"), to: &html)
    var plain = Specimens.fiori(.fuiRoundedFilled, isPersistent: false)
    plain.images[.normal] = nil
    plain.images[.highlighted] = "star"
    plain.write(ControlPlace(id: "plain"), to: &html)
    _ = plain.reduce(.setSelected(true))
    plain.write(ControlPlace(id: "plain-selected"), to: &html)
    html.markup("</div>\n")
  }

  private func writeBrandButtons(_ html: inout HTMLWriter) {
    html.markup("<h2>BrandButton</h2>\n")
    for kind in BrandVariant.Kind.allCases {
      html.element("h3") { $0.text(kind.rawValue) }
      html.element("div", ["class": "row"]) { html in
        for color in BrandVariant.Color.allCases {
          var model = Specimens.brand(.primaryGreen)
          model.variant = BrandVariant(kind, color)
          model.write(ControlPlace(), to: &html)
          model.size = .medium
          model.write(ControlPlace(), to: &html)
        }
        var disabled = Specimens.brand(.primaryDisabled)
        disabled.variant = BrandVariant(kind)
        disabled.write(ControlPlace(), to: &html)
      }
    }
    html.markup("<h3>Full width, an icon alone, a long label</h3>\n<div class=\"narrow\">")
    var full = BrandButtonModel(label: "Full width", variant: .primaryBlue, isFullWidth: true)
    full.write(ControlPlace(id: "full"), to: &html)
    html.markup("</div>\n<div class=\"row\">")
    BrandButton(icon: "star", accessibilityLabel: "Favourite", variant: .secondaryBlack).model.write(
      ControlPlace(id: "icon"), to: &html)
    BrandButtonModel(label: "Default", pressedLabel: "Pressed", variant: .secondaryGreen).write(
      ControlPlace(id: "outlined"), to: &html)
    html.markup("</div>\n<div class=\"narrow\">")
    full = BrandButtonModel(label: "A label to shrink", variant: .secondaryGreen)
    full.write(ControlPlace(id: "shrinks"), to: &html)
    full = BrandButtonModel(
      label: "OK", pressedLabel: "A pressed label that has to shrink", variant: .secondaryBlue)
    full.write(ControlPlace(id: "shrinks-pressed"), to: &html)
    full = BrandButtonModel(
      label: "A label that is longer than its place at any size", variant: .primaryBlack)
    full.write(ControlPlace(id: "cut"), to: &html)
    html.markup("</div>\n")
  }

  private func writeFocusableButtons(_ html: inout HTMLWriter) {
    html.markup("<h2>Disabled, with the focus</h2>\n<form class=\"row\" method=\"post\" action=\"/\">\n")
    func write(_ model: some HTMLControl, _ id: String) {
      var model = model
      model.staysFocusable = true
      model.write(ControlPlace(id: "found-\(id)", name: "send", value: "form"), to: &html)
    }
    write(Specimens.button(.primary, .regular, .disabled), "button")
    write(Specimens.play(.play, isEnabled: false), "play")
    write(Specimens.fiori(.fuiRounded, isEnabled: false), "fiori")
    write(Specimens.brand(.primaryDisabled), "brand")
    html.markup("\n</form>\n")
  }
}
