import Controls
import ControlsHTML
import HTMLMarkup
import TestSupport
import Testing

/// The picture of the controls in Documentation/Controls.md: an SVG file with the markup and the style sheet of the library,
/// in the colors that its reader prefers.
@Suite struct ControlPicturesTests {
  @Test func `the picture of the controls is that of the present markup and style`() {
    let golden = GoldenFile("../../Documentation/Pictures/controls.svg", near: #filePath)
    #expect(golden.difference(from: Array(Self.picture.utf8)) == nil)
  }

  /// A line of the picture: its label and its controls.
  private typealias Row = (label: String, controls: [any HTMLControl], ground: String)

  private static var picture: String {
    let height = rows.count * 64 + 16
    let lines = rows.map { row in
      "<div class=\"row \(row.ground)\"><span class=\"label\">\(row.label)</span>"
        + row.controls.map { xml($0.html(ControlPlace(icons: ""))) }.joined(separator: "\n") + "</div>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" height="\(height)" viewBox="0 0 900 \(height)">
      <symbol id="star" viewBox="0 0 20 20"><path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z"/></symbol>
      <symbol id="arrow" viewBox="0 0 20 20"><path d="M11 3l7 7-7 7-1.5-1.5L14 11H2V9h12L9.5 4.5z"/></symbol>
      <style><![CDATA[
      \(ControlsStyleSheet.css)
      svg:root { color-scheme: light dark; background: light-dark(#FFFFFF, #121212); }
      .row { box-sizing: border-box; display: flex; gap: 12px; align-items: center; height: 64px; padding: 0 16px;
        color: light-dark(#1C1C21, #ECECF1); font: 14px/1.25 system-ui, sans-serif; }
      .label { flex: none; width: 150px; }
      .row .control { flex: none; }
      .brand { background: light-dark(#003A66, #0B2239); color: #FFF; }
      ]]></style>
      <foreignObject width="900" height="\(height)"><div xmlns="http://www.w3.org/1999/xhtml">
      \(lines.joined(separator: "\n"))
      </div></foreignObject>
      </svg>

      """
  }

  /// HTML as XML: attributes have values, and the namespace of a picture is named. What only the script reads is removed.
  private static func xml(_ html: String) -> String {
    html.replacing(#/ data-(set|texts)="[^"]*"/#, with: "")
      .replacing(#/ (disabled|data-has-loading-title|data-loop|data-persistent)([ >])/#) {
        " \($0.output.1)=\"\"\($0.output.2)"
      }
      .replacing("<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ")
  }

  private static var rows: [Row] {
    let buttons = ButtonModel.Style.allCases.map { style -> Row in
      let controls = ButtonModel.State.allCases.map { state in
        var model = ButtonModel(style: style, size: .small, title: "Send", loadingTitle: "Sending")
        _ = model.reduce(.setState(state))
        return model
      }
      return ("Button, \(style.rawValue)", controls, style.rawValue.hasSuffix("Inverse") ? "brand" : "")
    }
    return buttons + [("PlayButton", EveryControl.playButtons, "")] + fiori + brand
  }

  private static var fiori: [Row] {
    FUIButtonStyle.allCases.map { style in
      ("FUIButton, \(style.rawValue)", EveryControl.fioriButtons(style, on: .light), "")
    }
  }

  private static var brand: [Row] {
    BrandVariant.Kind.allCases.map { kind in
      let controls = BrandVariant.Color.allCases.map { color in
        var model = BrandButtonModel(
          label: "Default", variant: .primaryGreen, size: .medium, trailingIcon: "arrow")
        model.variant = BrandVariant(kind, color)
        return model
      }
      var disabled = BrandButtonModel(
        label: "Default", variant: .primaryDisabled, size: .medium, isEnabled: false)
      disabled.variant = BrandVariant(kind)
      return ("BrandButton, \(kind.rawValue)", controls + [disabled], "")
    }
  }
}
