import Controls
import ControlsHTML
import HTMLMarkup
import TestSupport
import Testing

@Suite struct ControlMarkupTests {
  @Test func `every control in every state is written as recorded`() {
    let place = ControlPlace(id: "c", name: "action", value: "go")
    let html = EveryControl.all.map { $0.html(place) + "\n" }.joined()
    #expect(GoldenFile("Golden/controls.html", near: #filePath).difference(from: Array(html.utf8)) == nil)
  }

  @Test func `every control is a native button that sends only if it is to`() {
    for control in EveryControl.all {
      #expect(control.html().hasPrefix("<button class=\"control control-"))
      #expect(control.html().contains(" type=\"button\""))
      #expect(!control.html().contains(" name="))
      #expect(control.html(ControlPlace(submits: true)).contains(" type=\"submit\""))
      #expect(
        control.html(ControlPlace(name: "n", value: "")).contains(" type=\"submit\" name=\"n\" value=\""))
    }
  }

  @Test func `what cannot be activated is disabled or inert, never both`() {
    for control in EveryControl.all {
      let html = control.html()
      let state = control.accessibility
      #expect(html.contains(" disabled") == (state.availability == .disabled))
      #expect(html.contains(" aria-disabled=\"true\"") == (state.availability == .inert))
      #expect(html.contains(" aria-busy=\"true\"") == state.isBusy)
    }
  }

  @Test func `a disabled control that stays focusable is inert`() {
    func check(_ model: some HTMLControl) {
      var model = model
      model.staysFocusable = true
      let isLoading = model.accessibility.isBusy && model is ButtonModel
      #expect(model.accessibility.availability == (model.isEnabled && !isLoading ? .enabled : .inert))
      let html = model.html()
      #expect(html.contains(" data-focusable") && !html.contains(" disabled"))
      #expect(html.contains(" aria-disabled=\"true\"") == (model.accessibility.availability == .inert))
    }
    for control in EveryControl.all { check(control) }
  }

  @Test func `images of states are texts for the script only if they differ`() {
    var model = FUIButtonModel()
    model.setTitle("Follow", for: .normal)
    #expect(!model.html().contains("<svg"))
    model.images[.normal] = "star"
    #expect(model.html().contains("<use href=\"/icons.svg#star\">") && !model.html().contains("image:"))
    model.images[.normal] = nil
    model.images[.selected] = "arrow"
    #expect(model.html().contains("<use href=\"\">"))
    #expect(model.html().contains("&#34;image:normal&#34;:&#34;&#34;"))
    #expect(model.html().contains("&#34;image:selected-highlighted&#34;:&#34;/icons.svg#arrow&#34;"))
  }

  @Test func `every control that sends has the text for a failure`() {
    for control in EveryControl.all {
      #expect(
        control.html(ControlPlace(submits: true)).contains(
          "&#34;announce:assertive&#34;:&#34;It was not sent."))
      #expect(!control.html().contains("announce:assertive"))
    }
  }

  @Test func `a loading button keeps the focus and has a name`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setLoading(true))
    #expect(model.html().contains("<span class=\"control-title\">Send</span>"))
    #expect(!model.html().contains("data-has-loading-title"))
    #expect(!model.html().contains(" disabled"))
    var titled = ButtonModel(title: "", loadingTitle: "Sending")
    _ = titled.reduce(.setLoading(true))
    #expect(titled.html().contains("<span>Sending</span>"))
  }

  @Test func `a toggle has either a pressed state or a changing name`() {
    var model = FUIButtonModel(style: .fuiRounded)
    model.setTitle("Show", for: .normal)
    model.setTitle("Hide", for: .selected)
    _ = model.reduce(.setPersistentSelection(true))
    #expect(!model.html().contains("aria-pressed") && model.html().contains("\">Show</span>"))
    _ = model.reduce(.setSelected(true))
    #expect(!model.html().contains("aria-pressed") && model.html().contains("\">Hide</span>"))
    model.toggleName = .pressed("Details")
    #expect(model.html().contains(" aria-label=\"Details\" aria-pressed=\"true\""))
    _ = model.reduce(.setSelected(false))
    #expect(model.html().contains(" aria-label=\"Details\" aria-pressed=\"false\""))
  }

  @Test func `the name of a play button is what a press does, and so is what it sends`() {
    for (mode, name, value) in [
      (PlayMode.play, "Play", "play"), (.pause, "Pause", "pause"), (.stop, "Stop", "stop"),
      (.buffering, "Pause", "pause"),
    ] {
      var model = PlayButtonModel()
      _ = model.reduce(.setMode(mode, animated: false))
      let html = model.html(ControlPlace(name: "run", value: "ignored"))
      #expect(html.contains(" value=\"\(value)\" aria-label=\"\(name)\""))
      #expect(!html.contains("aria-pressed"))
    }
  }

  @Test func `icons are hidden, and an icon alone has a name`() {
    let button = BrandButton(icon: "star", accessibilityLabel: "Favourite", variant: .primaryGreen)
    let html = button.model.html(ControlPlace(icons: "/i.svg"))
    #expect(html.contains(" aria-label=\"Favourite\""))
    #expect(
      html.contains(
        "<svg class=\"control-icon\" aria-hidden=\"true\" focusable=\"false\"><use href=\"/i.svg#star\">"))
  }

  @Test func `no text becomes markup`() {
    let evil = "\"><script>alert('&')</script>"
    var button = ButtonModel(title: evil, loadingTitle: evil)
    button.accessibilityLabel = evil
    var play = PlayButtonModel()
    play.texts.play = evil
    play.texts.buffering = evil
    var fiori = FUIButtonModel()
    fiori.setTitle(evil, for: .normal)
    fiori.setTitle(evil + evil, for: .selected)
    fiori.images[.normal] = evil
    fiori.toggleName = .renaming(off: evil, on: "on")
    _ = fiori.reduce(.setPersistentSelection(true))
    let brand = BrandButtonModel(
      label: evil, pressedLabel: evil, variant: .primaryGreen, leadingIcon: evil, trailingIcon: evil)
    let place = ControlPlace(id: evil, name: evil, value: evil, theme: evil, icons: evil, failure: evil)
    let controls: [any HTMLControl] = [button, play, fiori, brand]
    for control in controls {
      let html = control.html(place)
      #expect(!html.contains("<script") && !html.contains("'"))
      // Every quote of the text is a reference, so that quotes come in pairs.
      #expect(html.count { $0 == "\"" }.isMultiple(of: 2))
    }
  }
}
