import Controls

/// The code lines of FUIButton's document.
enum FUIButtonLines {
  static func run() {
    print("# FUIButton")
    // init with expected style.

    let normalButton = FUIButton()  // equivalent to FUIButton(style: .none)
    let roundedOutlineButton = FUIButton(style: .fuiRounded)  // equivalent to `FUIRoundedButton()`
    let roundedFilledButton = FUIButton(style: .fuiRoundedFilled)  // equivalent to `FUIRoundedFillButton()`
    print(normalButton.model == FUIButton(style: .none).model)
    print(roundedOutlineButton.model == FUIRoundedButton().model)
    print(roundedFilledButton.model == FUIRoundedFillButton().model)

    let button = roundedOutlineButton
    button.setTitle("Follow", for: .normal)
    button.setTitle("Unfollow", for: .selected)

    // causes button to toggle between `.normal` and `.selected` states on user touch
    button.isPersistentSelection = true
    button.sendActions(for: [.touchDown, .touchUpInside])
    print(button.isSelected, button.titleLabel?.text ?? "")
    button.isSelected = false
    print(button.isSelected, button.titleLabel?.text ?? "")

    // set the `.normal` and `.disabled` tint colors
    button.setTintColor(.preferredFioriColor(forStyle: .tintColor), for: .normal)
    // Slip of the document: it writes `button.setTintColor.setTintColor(…)`.
    button.setTintColor(.preferredFioriColor(forStyle: .primary4), for: .disabled)

    // set *either* the `.highlighted` or `.selected` tint colors
    button.setTintColor(UIColor.preferredFioriColor(forStyle: .tintColorTapState), for: .highlighted)
    // --or--
    // Slips of the document: it writes `button.setTintColor.setTintColor(…)`, and `.highlighted` again.
    button.setTintColor(UIColor.preferredFioriColor(forStyle: .tintColorTapState), for: .selected)

    button.setBackgroundColor(UIColor.preferredFioriColor(forStyle: .tintColorLight), for: .highlighted)
    button.setIsApplyingBorderColor(false, for: .disabled)

    // Slips of the document: it writes `UIColor.preferedFioriColor(for: .tintColor, background: self.backgroundColorScheme)`.
    print(
      normalButton.tintColor
        == UIColor.preferredFioriColor(forStyle: .tintColor, background: normalButton.backgroundColorScheme))

    button.titleLabel?.preferredMaxLayoutWidth = 200
    button.titleLabel?.lineBreakMode = .byWordWrapping
    print(button.intrinsicContentSize.width < 232)

    button.isPreservingPreferredMaxLayoutWidth = true
    print(button.intrinsicContentSize.width)
    print(button.contentEdgeInsets == UIEdgeInsets(top: 7, left: 16, bottom: 7, right: 16))

    // "If used in combination with the target-action selector registration, handlers will be invoked in the following order."
    let receiver = Receiver()
    button.addTarget(receiver, action: Receiver.tapped, for: .touchUpInside)
    button.didSelectHandler = { button in print("didSelectHandler", button.isSelected) }
    button.sendActions(for: [.touchDown, .touchUpInside])
  }

  private final class Receiver {
    func tapped() { print("target-action") }
  }
}
