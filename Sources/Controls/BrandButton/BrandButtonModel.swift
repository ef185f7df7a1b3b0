/// A button in the colors of a brand as a value.
///
/// ```swift
/// var button = BrandButtonModel(label: "Default", pressedLabel: "Pressed", variant: .primaryGreen)
/// button.reduce(.press(.touchDown)).first     // .stateChanged(.pressed)
/// button.shownLabel                           // "Pressed"
/// button.look.scale                           // 0.9
/// button.reduce(.press(.touchUpInside)).last  // .tapped
/// ```
public struct BrandButtonModel: Hashable, Sendable {
  /// The state of the button, derived from its flags.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The button can be pressed.
    case normal
    /// The button is held.
    case pressed
    /// The button cannot be pressed.
    case disabled
  }

  /// The size of a button.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// The default.
    case regular
    /// A smaller button.
    case medium
  }

  /// The text.
  public var label: String

  /// The text while the button is held; `nil` if it does not change.
  public var pressedLabel: String?

  /// A name for assistive technology, which a button without a label needs.
  public var accessibilityLabel: String?

  /// The kind and the color.
  public var variant: BrandVariant

  /// The size.
  public var size: Size

  /// Whether the button is as wide as its container.
  public var isFullWidth: Bool

  /// The name of the icon before the label.
  public var leadingIcon: String?

  /// The name of the icon after the label.
  public var trailingIcon: String?

  /// Whether the button keeps the focus while it is disabled, so that people can still find it.
  public var staysFocusable = false

  /// Whether the button can be pressed.
  public internal(set) var isEnabled: Bool

  /// Whether reduced motion is preferred; then no step is started.
  public internal(set) var reducesMotion = false

  /// The pointer and the keys on the button.
  public internal(set) var press = Press()

  /// The running change of the scale.
  public internal(set) var step: Step?

  /// The number of the last step, from 1; 0 before the first.
  var lastStep = 0

  /// Creates a button at rest; it is enabled if neither the variant nor `isEnabled` disables it.
  public init(
    label: String, pressedLabel: String? = nil, variant: BrandVariant.Choice, size: Size = .regular,
    leadingIcon: String? = nil, trailingIcon: String? = nil, isFullWidth: Bool = false, isEnabled: Bool = true
  ) {
    self.label = label
    self.pressedLabel = pressedLabel
    self.variant = variant.variant
    self.size = size
    self.leadingIcon = leadingIcon
    self.trailingIcon = trailingIcon
    self.isFullWidth = isFullWidth
    self.isEnabled = variant.isEnabled && isEnabled
  }

  /// Whether the button is held.
  public var isPressed: Bool { press.isHeld }

  /// The state: disabled takes precedence over pressed, and pressed over normal.
  public var state: State { !isEnabled ? .disabled : isPressed ? .pressed : .normal }

  /// The text of the state.
  public var shownLabel: String { state == .pressed ? pressedLabel ?? label : label }

  /// The look of the button in its state.
  public var look: BrandButtonLook { variant.look(in: state) }

  /// The properties for assistive technology. The name does not change while the button is held, and icons have no
  /// names.
  public var accessibility: AccessibilityState {
    AccessibilityState(
      name: accessibilityLabel?.nonEmpty ?? label.nonEmpty, availability: availability)
  }
}
