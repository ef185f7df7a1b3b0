import Controls

/// The words of Button's document, which has no code lines, as code.
enum ButtonLines {
  static func run() {
    print("# Button")
    // "When using the buttons programmatically, use the constructor where you can specify the style, the size, and titles."
    let button = Button(style: .primary, size: .regular, title: "Send", loadingTitle: "Sending")
    print(button.state, button.isEnabled)

    // "Set a new value to the property `state` in order to change the button's state."
    for state in [Button.State.normal, .selected, .disabled, .loading] {
      button.state = .normal
      button.state = state
      print(button.state, button.model.shownTitle)
    }

    // "While the button is in this state, it will not respond to touch events."
    button.effectHandler = { _, effect in print("effect:", effect) }
    button.sendActions(for: [.touchDown, .touchUpInside])
    button.effectHandler = nil
    print("no tap while loading")

    // "Button's width will be based on text size, using the longest text between `title` and `loadingTitle`."
    print(button.intrinsicContentSize.width)
    button.loadingTitle = "Sending the whole message"
    print(button.intrinsicContentSize.width > 156)

    // "For `link` buttons, you can set the view's `contentMode` to `.left` or `.right`."
    let link = Button(style: .link, title: "More")
    link.contentMode = .left
    print(link.model.bleed.left, link.model.bleed.right)
    link.contentMode = .right
    print(link.model.bleed.left, link.model.bleed.right)
  }
}
