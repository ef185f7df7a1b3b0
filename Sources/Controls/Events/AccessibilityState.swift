/// The properties of a button for assistive technology.
public struct AccessibilityState: Hashable, Sendable {
  /// Whether a button can be activated, and by which attribute it is disabled.
  public enum Availability: String, Hashable, Sendable, CaseIterable {
    /// The button can be activated.
    case enabled
    /// The button has the attribute `disabled`: no focus, no activation.
    case disabled
    /// The button has `aria-disabled`: it keeps the focus, and activation has no effect.
    case inert
  }

  /// The accessible name; `nil` for a button without text and name, which is a fault.
  public var name: String?

  /// The value of `aria-pressed`; `nil` for a button that is not a toggle, and for one whose name changes instead.
  public var isPressed: Bool?

  /// Whether it can be activated.
  public var availability: Availability

  /// Whether the action that the button started is still running (`aria-busy`).
  public var isBusy: Bool

  /// Creates a state.
  public init(
    name: String?, isPressed: Bool? = nil, availability: Availability = .enabled, isBusy: Bool = false
  ) {
    self.name = name
    self.isPressed = isPressed
    self.availability = availability
    self.isBusy = isBusy
  }
}

extension String {
  /// The text, or `nil` if it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }
}
