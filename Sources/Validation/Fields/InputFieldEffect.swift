/// An action that a user interface performs after an event that changed the field.
///
/// The effects of one event are in the order of the cases, each at most once. With ``InputFieldCompatibility/mistica`` they
/// are those of the original.
///
/// ```swift
/// var model = InputFieldModel()
/// model.reduce(.validate)     // [.stateChanged(animated: true), .layoutNeeded, .announce("Must be present")]
/// model.state                 // .invalid("required")
/// model.reduce(.edit("jmp"))  // [.stateChanged(animated: true), .textChanged, .layoutNeeded]
/// model.reduce(.edit("jmp"))  // []
/// ```
public enum InputFieldEffect: Hashable, Sendable {
  /// Editing began or ended.
  case editingChanged(isEditing: Bool)

  /// The state changed; any change but that to `disabled` is animated.
  case stateChanged(animated: Bool)

  /// The text changed.
  case textChanged

  /// The assistive text that is shown changed, so that the size of the field may change.
  case layoutNeeded

  /// There is a new error text, which an assistive technology should announce.
  case announce(String)
}
