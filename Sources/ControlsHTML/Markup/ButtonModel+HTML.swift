public import Controls
public import HTMLMarkup

/// Both contents are in the same cell of a grid, so that the button is as wide and high as the larger one in every state.
extension ButtonModel: HTMLControl {
  public func write(_ place: ControlPlace, to html: inout HTMLWriter) {
    let state = accessibility
    let ownLabel = accessibilityLabel?.nonEmpty
    html.openControl(
      ("control-button", "Button"), of: self, label: ownLabel == nil ? nil : state.name, at: place)
    html.attribute("data-style", style.rawValue)
    html.attribute("data-size", size.rawValue)
    if contentMode != .scaleToFill && style.isLink { html.attribute("data-bleed", contentMode.rawValue) }
    html.attribute("data-state", self.state.rawValue)
    let loading = loadingTitle?.nonEmpty
    if loading != nil { html.markup(" data-has-loading-title") }
    html.attribute("data-set", "loading:\(isLoading) enabled:\(isEnabled) selected:\(isSelected)")
    html.attribute("data-texts", texts(place, ownLabel: ownLabel))
    html.markup("><span class=\"control-title\">")
    html.text(title.nonEmpty ?? loading ?? "")
    html.markup("</span><span class=\"control-loading\"><span class=\"control-spinner\"></span>")
    if let loading {
      html.markup("<span>")
      html.text(loading)
      html.markup("</span>")
    }
    html.markup("</span></button>")
  }

  /// Returns the names of the states, without which a name would have both titles while one fades out. A changed name is
  /// announced, since screen readers often do not report it.
  private func texts(_ place: ControlPlace, ownLabel: String?) -> String? {
    let name = ownLabel ?? title
    let loading = loadingTitle?.nonEmpty ?? title
    return ControlTexts.json(place) { texts in
      if loading == name {
        texts.add("announce:loading", name)
      } else {
        texts.add("label", name)
        texts.add("label:loading", loading)
      }
    }
  }
}
