/// Who draws a field: told what changed, after the field is in its final state.
///
/// Every method has an empty default. A delegate may call the field back: its event happens at once, and what
/// follows from it is told after what is still to be told.
///
/// A field belongs to one isolation domain and so does its delegate; one on the main actor conforms there:
///
/// ```swift
/// extension SignUpScreen: @MainActor InputFieldDelegate {
///   func inputFieldShouldLayout(_ inputField: InputField) { setNeedsLayout() }
/// }
/// ```
public protocol InputFieldDelegate: AnyObject {
  /// Editing began.
  func inputFieldDidBeginEditing(_ inputField: InputField)

  /// Editing ended: the person left, or the field was disabled or reset.
  func inputFieldDidEndEditing(_ inputField: InputField)

  /// The state is another; only the change into `disabled` is not animated.
  func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool)

  /// The text is another, by the person or by the program.
  func inputFieldTextDidChange(_ inputField: InputField)

  /// The assistive text that is shown is another, so the field may need more or less room.
  func inputFieldShouldLayout(_ inputField: InputField)

  /// An error text is new: an assistive technology should say it.
  func inputField(_ inputField: InputField, shouldAnnounce message: String)
}

extension InputFieldDelegate {
  public func inputFieldDidBeginEditing(_ inputField: InputField) {}
  public func inputFieldDidEndEditing(_ inputField: InputField) {}
  public func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool) {}
  public func inputFieldTextDidChange(_ inputField: InputField) {}
  public func inputFieldShouldLayout(_ inputField: InputField) {}
  public func inputField(_ inputField: InputField, shouldAnnounce message: String) {}
}
