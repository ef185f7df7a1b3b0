/// A button of a user interface in the colors of a brand.
///
/// ```swift
/// let button = BrandButton(label: "Default", variant: .primaryGreen)
/// button.isEnabled = false
/// button.model.state  // .disabled
/// ```
public final class BrandButton: Control<BrandButtonModel, BrandButton> {
  /// The kind and the color of a button.
  public typealias Variant = BrandVariant
  /// A size of the button.
  public typealias Size = BrandButtonModel.Size

  /// Creates a button; only label and variant are required.
  public init(
    label: String, pressedLabel: String? = nil, variant: Variant.Choice, size: Size = .regular,
    leadingIcon: String? = nil, trailingIcon: String? = nil, fullWidth: Bool = false, isEnabled: Bool = true
  ) {
    super.init(
      BrandButtonModel(
        label: label, pressedLabel: pressedLabel, variant: variant, size: size, leadingIcon: leadingIcon,
        trailingIcon: trailingIcon, isFullWidth: fullWidth, isEnabled: isEnabled))
  }

  /// Creates a button that is only an icon, with its name for assistive technology.
  public init(
    icon: String, accessibilityLabel: String, variant: Variant.Choice, size: Size = .regular,
    isEnabled: Bool = true
  ) {
    super.init(
      BrandButtonModel(label: "", variant: variant, size: size, leadingIcon: icon, isEnabled: isEnabled))
    model.accessibilityLabel = accessibilityLabel
  }
}

/// Properties under the names of the original.
extension BrandButton {
  /// Whether the button is as wide as its container.
  public var fullWidth: Bool {
    get { model.isFullWidth }
    set { model.isFullWidth = newValue }
  }

  /// Whether the button is held.
  public var isPressed: Bool { model.isPressed }

  /// The colors behind the text; `nil` if the button is transparent.
  public var backgroundColor: ColorPair? { model.look.background }

  /// The colors of text and icons.
  public var foregroundColor: ColorPair { model.look.foreground }
}
