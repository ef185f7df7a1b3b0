public import Controls
public import HTMLMarkup

/// The colors of the states are those of the style, or of the ``ButtonTheme`` of the place.
extension FUIButtonModel: HTMLControl {
  public func write(_ place: ControlPlace, to html: inout HTMLWriter) {
    let state = accessibility
    let (title, name) = (shownTitle ?? "", state.name ?? "")
    html.openControl(
      ("control-fui", "FUIButton"), of: self, label: name == title || name.isEmpty ? nil : name, at: place)
    html.attribute("data-style", style.rawValue)
    html.attribute("data-state", self.state.name)
    if backgroundColorScheme == .dark { html.markup(" data-scheme=\"dark\"") }
    if isPersistentSelection { html.markup(" data-persistent") }
    html.attribute(
      "data-set", "persistent:\(isPersistentSelection) selected:\(isSelected) enabled:\(isEnabled)")
    html.attribute("data-texts", texts(place, isNamed: name != title))
    html.markup(">")
    // An image that only other states have is written without a URL.
    let hasImage = ControlState.allStates.contains { images.value(for: $0) != nil }
    if hasImage { html.icon(look.image, in: place) }
    html.markup("<span class=\"control-title\"")
    writeTitles(to: &html)
    html.markup(">")
    html.text(title)
    html.markup("</span></button>")
  }

  /// Writes the titles of all states if they differ, one a line: the style sheet makes the button as wide as the longest.
  private func writeTitles(to html: inout HTMLWriter) {
    guard differentTitles.count > 1 else { return }
    html.markup(" data-titles=\"")
    for (index, title) in differentTitles.enumerated() {
      // A line break within an attribute would be a space in XML.
      if index > 0 { html.markup("&#10;") }
      html.text(title)
    }
    html.markup("\"")
  }

  /// Returns the titles, the names and the images of all states if they differ.
  private func texts(_ place: ControlPlace, isNamed: Bool) -> String? {
    let states = ControlState.allStates
    let titles = states.map { title(for: $0) ?? "" }
    let changes = titles.contains { $0 != titles[0] }
    let images = states.map { self.images.value(for: $0) }
    let changesImage = images.contains { $0 != images[0] }
    return ControlTexts.json(place) { texts in
      for (state, title) in zip(states, titles) where changes { texts.add(state.name, title) }
      for (state, image) in zip(states, images) where changesImage {
        texts.add("image:\(state.name)", url: place.url(ofIcon: image))
      }
      guard isNamed, case .renaming(let off, let on) = toggleName else { return }
      for state in states { texts.add("label:\(state.name)", state.contains(.selected) ? on : off) }
    }
  }
}
