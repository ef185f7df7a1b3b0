import Controls
import Testing

/// The code lines of the founding documents. They compile as they are written, but for what is listed beside them.
@Suite struct DocumentCodeTests {
  @Test func `the lines of FUIButton's document`() {
    // init with expected style.
    let normalButton = FUIButton()  // equivalent to FUIButton(style: .none)
    let roundedOutlineButton = FUIButton(style: .fuiRounded)  // equivalent to `FUIRoundedButton()`
    let roundedFilledButton = FUIButton(style: .fuiRoundedFilled)  // equivalent to `FUIRoundedFillButton()`
    #expect(normalButton.model == FUIButton(style: .none).model)
    #expect(roundedOutlineButton.model == FUIRoundedButton().model)
    #expect(roundedFilledButton.model == FUIRoundedFillButton().model)
    #expect(FUIButtonStyle.fuiRoundedFill == .fuiRoundedFilled)

    let button = roundedOutlineButton
    button.setTitle("Follow", for: .normal)
    button.setTitle("Unfollow", for: .selected)

    // causes button to toggle between `.normal` and `.selected` states on user touch
    button.isPersistentSelection = true

    // set the `.normal` and `.disabled` tint colors
    button.setTintColor(.preferredFioriColor(forStyle: .tintColor), for: .normal)
    // The document writes `button.setTintColor.setTintColor(…)`, which is a slip.
    button.setTintColor(.preferredFioriColor(forStyle: .primary4), for: .disabled)

    // set *either* the `.highlighted` or `.selected` tint colors
    button.setTintColor(UIColor.preferredFioriColor(forStyle: .tintColorTapState), for: .highlighted)
    button.setBackgroundColor(UIColor.preferredFioriColor(forStyle: .tintColorLight), for: .highlighted)
    // The document writes `UIColor.preferedFioriColor(for: .tintColor, background: self.backgroundColorScheme)`.
    #expect(
      FUIButton().tintColor
        == UIColor.preferredFioriColor(forStyle: .tintColor, background: button.backgroundColorScheme))

    button.titleLabel?.preferredMaxLayoutWidth = 200
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.isPreservingPreferredMaxLayoutWidth = true
    #expect(button.intrinsicContentSize.width == 200 + 32)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 7, left: 16, bottom: 7, right: 16))
    #expect(button.backgroundColorScheme == .light)
  }

  @Test func `a subclass overrides what is open`() {
    final class Loud: FUIButton {
      var count = 0
      override func setTintColor(_ color: UIColor, for state: UIControlState) {
        count += 1
        super.setTintColor(color, for: state)
      }
    }
    let button = Loud(style: .none)
    button.tintColor = .black
    #expect(button.count == 1 && button.model.tintColors[.normal] == .black)
    let supported:
      [any FUIButtonClosureHandling & FUIStateSelectable & FUIBackgroundSchemeSupporting & PrepareForReuse] =
        [button]
    #expect(supported.count == 1)
  }

  @Test func `the lines of PlayButton's document`() {
    // `@IBAction`, `UIButton` and `UIEvent` are Objective-C's and UIKit's.
    final class Player {
      var calls = 0
      func doSomething() { calls += 1 }
      func doSomething(sender: PlayButton) { calls += 10 }
      func doSomething(sender: PlayButton, forEvent event: ControlEvent) { calls += 100 }
    }
    let (player, button) = (Player(), PlayButton())
    button.addTarget(
      player, action: Player.doSomething as (Player) -> () -> Void, for: .primaryActionTriggered)
    button.addTarget(player, action: Player.doSomething(sender:), for: .primaryActionTriggered)
    button.addTarget(player, action: Player.doSomething(sender:forEvent:), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(player.calls == 111)

    button.setMode(.pause, animated: true)
    button.setMode(.buffering)
    button.pauseStopBackgroundColor = .orange
    button.pauseStopTintColor = .black
    button.playBufferingBackgroundColor = .blue
    button.playBufferingTintColor = .white
    button.triangleCornerRadius = 3.0
    button.squareCornerRadius = 3.0
    button.contentMode = .scaleToFill
    #expect(PlayButton(frame: Size(width: 88, height: 88)).contentMode == .scaleAspectFit)
    #expect(button.mode == .buffering)
  }

  @Test func `the words of Button's document`() {
    let button = Button(style: .primary, size: .small, title: "Send", loadingTitle: "Sending")
    for state in [Button.State.normal, .selected, .disabled, .loading] {
      button.state = .normal
      button.state = state
      #expect(button.state == state)
    }
    let link = Button(style: .link)
    link.contentMode = .left
    link.contentMode = .right
    #expect(link.model.bleed.right == 12)
  }

  @Test func `properties can be changed after a button has been created`() {
    let button = Button()
    #expect(button.state == .normal && button.isEnabled)
    button.style = .danger
    button.size = .small
    button.title = "Delete"
    button.loadingTitle = "Deleting"
    #expect(
      button.model == ButtonModel(style: .danger, size: .small, title: "Delete", loadingTitle: "Deleting"))
  }

  @Test func `the words of BrandButton's document`() {
    let variants: [BrandButton.Variant.Choice] = [
      .primaryGreen, .primaryBlue, .primaryDisabled, .secondaryGreen, .secondaryBlue, .secondaryDisabled,
      .baseButton,
    ]
    for variant in variants { #expect(BrandButton(label: "Default", variant: variant).label == "Default") }
    let button = BrandButton(
      label: "Base button", variant: .baseButton, size: .medium, leadingIcon: "plus", trailingIcon: "minus",
      fullWidth: true,
      isEnabled: false)
    #expect(!button.isEnabled && !button.isPressed && button.fullWidth)
  }
}
