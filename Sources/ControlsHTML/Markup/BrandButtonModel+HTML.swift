public import Controls
public import HTMLMarkup

/// The label for the held button overlays the other one and is hidden from assistive technology, so that size and name
/// do not change.
extension BrandButtonModel: HTMLControl {
  public func write(_ place: ControlPlace, to html: inout HTMLWriter) {
    let state = accessibility
    html.openControl(
      ("control-brand", "BrandButton"), of: self, label: state.name == label ? nil : state.name, at: place)
    html.attribute("data-kind", variant.kind.rawValue)
    html.attribute("data-color", variant.color.rawValue)
    html.attribute("data-size", size.rawValue)
    if isFullWidth { html.markup(" data-full-width") }
    html.attribute("data-state", self.state.rawValue)
    html.attribute("data-set", "enabled:\(isEnabled)")
    html.attribute("data-texts", ControlTexts.json(place) { _ in })
    html.markup(">")
    if let leadingIcon { html.icon(leadingIcon, in: place) }
    if !label.isEmpty {
      html.markup("<span class=\"control-title\"><span>")
      html.text(label)
      html.markup("</span>")
      if let pressedLabel {
        html.markup("<span class=\"control-pressed\" aria-hidden=\"true\">")
        html.text(pressedLabel)
        html.markup("</span>")
      }
      html.markup("</span>")
    }
    if let trailingIcon { html.icon(trailingIcon, in: place) }
    html.markup("</button>")
  }
}
