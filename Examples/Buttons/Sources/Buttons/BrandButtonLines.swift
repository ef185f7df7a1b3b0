import Controls

/// The words of BrandButton's document, which has no code lines, as code.
enum BrandButtonLines {
  static func run() {
    print("# BrandButton")
    // "For this initializer, two arguments of label and variant are required."
    let button = BrandButton(label: "Default", variant: .primaryGreen)
    print(button.label, button.isEnabled, button.isPressed, button.fullWidth, button.size)

    let variants: [BrandButton.Variant.Choice] = [
      .primaryGreen, .primaryBlue, .primaryDisabled, .secondaryGreen, .secondaryBlue, .secondaryDisabled,
      .baseButton,
    ]
    for variant in variants {
      let button = BrandButton(label: "Default", variant: variant)
      print(button.variant.kind, button.variant.color, button.isEnabled)
    }

    // "The label will toggle between “Pressed” and “Default”", "the background colour will change", "the foreground colour
    // will change (only in "Secondary" modes)", "scaled down to 0.9".
    let secondary = BrandButton(label: "Default", pressedLabel: "Pressed", variant: .secondaryGreen)
    let (background, foreground) = (secondary.backgroundColor, secondary.foregroundColor)
    secondary.sendActions(for: .touchDown)
    print(secondary.model.shownLabel, secondary.isPressed, secondary.model.look.scale)
    print(secondary.backgroundColor != background, secondary.foregroundColor != foreground)
    secondary.sendActions(for: .touchUpInside)
    print(secondary.model.shownLabel)

    let full = BrandButton(
      label: "Base button", variant: .baseButton, size: .medium, leadingIcon: "plus", trailingIcon: "minus",
      fullWidth: true, isEnabled: false)
    print(full.size, full.leadingIcon ?? "", full.trailingIcon ?? "", full.fullWidth, full.isEnabled)
  }
}
