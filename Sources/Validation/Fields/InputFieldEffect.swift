/// What a user interface has to do after an event; there is one only for what changed.
///
/// The effects of one event come in the order in which the cases stand here, each kind at most once. Under
/// ``InputFieldCompatibility/mistica`` order and occasions are the original's.
///
/// ```swift
/// model.state                 // .invalid("required")
/// model.reduce(.edit("jmp"))  // [.stateChanged(animated: true), .textChanged, .layoutNeeded]
/// model.reduce(.edit("jmp"))  // []
/// ```
public enum InputFieldEffect: Hashable, Sendable {
  /// Editing began or ended.
  case editingChanged(isEditing: Bool)

  /// The state is another; the change into `disabled` is never animated, any other is.
  case stateChanged(animated: Bool)

  /// The text is another.
  case textChanged

  /// The assistive text that is shown is another, so the field may need more or less room.
  case layoutNeeded

  /// An error text is new: an assistive technology should say it.
  case announce(String)
}
