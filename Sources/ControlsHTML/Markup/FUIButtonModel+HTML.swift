public import Controls
public import HTMLMarkup

/// The colors of the states are those of the style, or of the ``ButtonTheme`` of the place.
extension FUIButtonModel: HTMLControl {
  public func write(_ place: ControlPlace, to html: inout HTMLWriter) {
    let state = accessibility
    let (title, name) = (shownTitle ?? "", state.name ?? "")
    html.openControl(
      ("control-fui", "FUIButton"), state, label: name == title || name.isEmpty ? nil : name, at: place)
    html.attribute("data-style", style.rawValue)
    html.attribute("data-state", self.state.name)
    if backgroundColorScheme == .dark { html.markup(" data-scheme=\"dark\"") }
    if isPersistentSelection { html.markup(" data-persistent") }
    html.attribute(
      "data-set", "persistent:\(isPersistentSelection) selected:\(isSelected) enabled:\(isEnabled)")
    html.attribute("data-texts", texts(place, isNamed: name != title))
    html.markup(">")
    if let image = look.image { html.icon(image, in: place) }
    html.markup("<span class=\"control-title\">")
    html.text(title)
    html.markup("</span></button>")
  }

  /// Returns the titles and names of all states if they differ.
  private func texts(_ place: ControlPlace, isNamed: Bool) -> String? {
    let states = ControlState.allStates
    let titles = states.map { title(for: $0) ?? "" }
    let changes = titles.contains { $0 != titles[0] }
    return ControlTexts.json(place) { texts in
      for (state, title) in zip(states, titles) where changes { texts.add(state.name, title) }
      guard isNamed, case .renaming(let off, let on) = toggleName else { return }
      for state in states { texts.add("label:\(state.name)", state.contains(.selected) ? on : off) }
    }
  }
}
